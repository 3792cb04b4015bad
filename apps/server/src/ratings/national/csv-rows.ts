import { type Cell, rowsIn } from '@pareo/engine/formats';
import { BadList } from '../bad-list.ts';

/* Rows of a list of a federation: cells apart by one sign, quoted where they hold it. A cell may go on over lines. */

export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const;
export type Separator = keyof typeof SEPARATORS;

export interface Row {
  /** Of the file, where the row begins: from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const LONGEST_ROW = 20_000;

/** Takes pieces as they come and gives the rows that are complete; rows of nothing are left out. */
export const rowReader = (separator: Separator): ((piece: string) => readonly Row[]) => {
  const sign = SEPARATORS[separator];
  let rest = '';
  let line = 0;
  let open = { text: '', line: 0 };
  return piece => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_ROW) throw new BadList('line-without-end', line + 1);
    const rows: Row[] = [];
    for (const one of lines) {
      line += 1;
      const text = open.line === 0 ? one : `${open.text}\n${one}`;
      const begun = open.line === 0 ? line : open.line;
      const { cells, isOpen } = rowOf(text.endsWith('\r') ? text.slice(0, -1) : text, sign);
      if (isOpen) {
        if (text.length > LONGEST_ROW) throw new BadList('quote-without-end', begun);
        open = { text, line: begun };
        continue;
      }
      open = { text: '', line: 0 };
      if (cells.some(cell => cell !== '')) rows.push({ line: begun, cells });
    }
    return rows;
  };
};

/** One row, as the engine reads rows of lists; what needs no look at its signs is only parted. */
const rowOf = (
  text: string,
  sign: string,
): { readonly cells: readonly string[]; readonly isOpen: boolean } => {
  if (!/["']/.test(text)) return { cells: text.split(sign).map(cell => cell.trim()), isOpen: false };
  const row = rowsIn(text, sign).next().value;
  return { cells: row?.cells.map((cell: Cell) => cell.text) ?? [], isOpen: row?.isOpen ?? false };
};

/** The sign that most rows of a beginning have equally often; a comma alone may stand inside names. */
export const separatorOf = (start: string): Separator => {
  const lines = start.split(/\r?\n/).filter(line => line.trim() !== '');
  const judged = (Object.keys(SEPARATORS) as Separator[]).map(separator => {
    const counts = lines.map(line => rowOf(line, SEPARATORS[separator]).cells.length);
    const usual = mostFrequent(counts);
    return { separator, cells: usual, agree: counts.filter(count => count === usual).length };
  });
  const several = judged.filter(({ cells }) => cells > 1);
  return (
    several.sort(
      (a, b) => b.agree - a.agree || rankOf(a.separator) - rankOf(b.separator) || b.cells - a.cells,
    )[0]?.separator ?? 'comma'
  );
};

const rankOf = (separator: Separator): number => (separator === 'comma' ? 1 : 0);

const mostFrequent = (counts: readonly number[]): number => {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 1;
};
