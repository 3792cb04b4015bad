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
      if (isOpen(text, sign)) {
        if (text.length > LONGEST_ROW) throw new BadList('quote-without-end', begun);
        open = { text, line: begun };
        continue;
      }
      open = { text: '', line: 0 };
      const cells = cellsOf(text.endsWith('\r') ? text.slice(0, -1) : text, sign);
      if (cells.some(cell => cell !== '')) rows.push({ line: begun, cells });
    }
    return rows;
  };
};

/** A quoted cell has begun and not ended. */
const isOpen = (text: string, sign: string): boolean => text.includes('"') && scan(text, sign).isQuoted;

export const cellsOf = (text: string, sign: string): readonly string[] =>
  text.includes('"') ? scan(text, sign).cells : text.split(sign).map(cell => cell.trim());

/** A quotation mark inside a cell that does not begin with one is a sign like any other: Juan "Juanito". */
const scan = (
  text: string,
  sign: string,
): { readonly cells: readonly string[]; readonly isQuoted: boolean } => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at] ?? '';
    if (isQuoted && one === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (one === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (one === sign && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += one;
  }
  return { cells: [...cells, cell.trim()], isQuoted };
};

/** The sign that most rows of a beginning have equally often; a comma alone may stand inside names. */
export const separatorOf = (start: string): Separator => {
  const lines = start.split(/\r?\n/).filter(line => line.trim() !== '');
  const judged = (Object.keys(SEPARATORS) as Separator[]).map(separator => {
    const counts = lines.map(line => cellsOf(line, SEPARATORS[separator]).length);
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
