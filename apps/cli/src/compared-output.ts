import type { PassedOver } from '@pareo/engine';
import { describeCompared, type NameOf } from '@pareo/texts';
import type { Context } from './context.ts';
import { wrapped } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';

/** Both candidates side by side, below what was said of them; nothing where there are none to compare. */
export const comparedAsText = async (
  { compared }: Pick<PassedOver, 'compared'>,
  name: NameOf,
  { language, paint, width }: Context,
): Promise<string> => {
  if (!compared) return '';
  const { title, headings, rows, notes } = describeCompared(compared, name, language);
  const left = (heading: string) => ({ heading, align: 'left' as const });
  const table = await drawTable(
    {
      columns: ['', ...headings, ''].map(left),
      rows: rows.map(({ what, chosen, otherwise, decides }) => [
        what,
        chosen,
        otherwise,
        decides ? MARK : '',
      ]),
    },
    paint,
  );
  const lines = [title, ...table.trimEnd().split('\n')].map(line => `${INDENT}${line}\n`);
  const below = notes.map(
    note => `${INDENT}${wrapped(note, { width: width - INDENT.length, indent: INDENT.length })}\n`,
  );
  return [...lines, ...below].join('');
};

const INDENT = '    ';
const MARK = '←';
