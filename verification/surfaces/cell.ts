/* What a surface shows of a tournament, brought to one form: a line for each board, each place, each reason. */

export interface Cell {
  /** The last published round. */
  readonly round?: readonly string[];
  /** The coming one. */
  readonly preview?: readonly string[];
  /** A table, or one for each group. */
  readonly tables?: readonly string[];
  /** Why the first board of the last round is what it is. */
  readonly reasons?: readonly string[];
  /** Why the first two of the starting order do not meet. */
  readonly answer?: readonly string[];
}

export const boardLine = (board: number, white: string, black: string, result?: string): string =>
  `${board} ${white} - ${black}${result === undefined || result === '' || result === '–' ? '' : ` ${result}`}`;

/** A tie-break is shown with two decimals at most. */
export const placeLine = (
  rank: number | string,
  name: string,
  points: number | string,
  values: readonly (number | string | null | undefined)[],
): string =>
  [String(rank).replace(/–.*/, ''), name, Number(points).toFixed(1), ...values.map(valueText)].join(' ');

const valueText = (value: number | string | null | undefined): string =>
  value === null || value === undefined || value === '–' || value === ''
    ? '–'
    : String(Math.round(Number(value) * 100) / 100);

/** Surfaces number the people of a sentence in different places. */
export const sentence = (text: string): string =>
  text.replaceAll(/(?:\d+ )?(Given Surname\d+|Ana Tarde)(?: \(\d+\))?/g, '$1');
