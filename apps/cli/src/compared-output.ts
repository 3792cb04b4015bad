import type { Compared } from '@pareo/engine/systems';
import { describeCompared, type NameOf, type PassedIn } from '@pareo/texts';
import type { Context } from './context.ts';
import { wrapped } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';

/** Both candidates side by side, below what was said of them. */
export const comparedAsText = async (
  { compared, passedIn }: { readonly compared: Compared; readonly passedIn?: PassedIn },
  name: NameOf,
  { language, paint, width }: Context,
): Promise<string> => {
  const { title, headings, rows, notes } = describeCompared(compared, name, language, passedIn);
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
  const indented = { width: width - INDENT.length, indent: INDENT.length };
  const lines = [wrapped(title, indented), ...table.trimEnd().split('\n')].map(line => `${INDENT}${line}\n`);
  const below = notes.map(note => `${INDENT}${wrapped(note, indented)}\n`);
  return [...lines, ...below].join('');
};

const INDENT = '    ';
const MARK = '←';
