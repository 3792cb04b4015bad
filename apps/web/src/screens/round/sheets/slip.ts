import type { GameResult, ResultCode } from '@pareo/engine/journal';

/* A slip of Scrabble as it is typed: points of the one who starts, points of the rival, and the difference where that is checked. */

export interface Slip {
  readonly left: string;
  readonly right: string;
  readonly difference: string;
}

export const EMPTY_SLIP: Slip = { left: '', right: '', difference: '' };

/** `412`, `5-` or `-5` for less than nothing. */
export const pointsIn = (text: string): number | undefined => {
  const found = /^(-?)(\d{1,4})(-?)$/.exec(text.trim());
  if (!found) return undefined;
  const [, before, digits, behind] = found;
  return before || behind ? -Number(digits) : Number(digits);
};

/** Who has more points has won (Scrabble, Swiss). */
export const resultOfSlip = (left: number, right: number): GameResult => ({
  code: left > right ? '1-0' : left < right ? '0-1' : '=',
  tally: { white: left, black: right },
});

/** What is rare enough to be typed wrong. */
export type Doubt =
  | { readonly kind: 'high'; readonly points: number }
  | { readonly kind: 'low'; readonly points: number }
  | { readonly kind: 'apart'; readonly by: number };

const HIGH = 700;
const LOW = 150;
const APART = 350;

export const doubtsOf = (left: number, right: number, cap: number | undefined): readonly Doubt[] => {
  const by = Math.abs(left - right);
  return [
    ...[left, right].filter(points => points > HIGH).map(points => ({ kind: 'high' as const, points })),
    ...[left, right].filter(points => points < LOW).map(points => ({ kind: 'low' as const, points })),
    ...(by > (cap ?? APART) ? [{ kind: 'apart' as const, by }] : []),
  ];
};

/** The slip has them the other way round. */
export const swapped = ({ left, right, difference }: Slip): Slip => ({
  left: right,
  right: left,
  difference,
});

export const slipOf = (result: GameResult | undefined): Slip =>
  result?.tally
    ? { left: String(result.tally.white), right: String(result.tally.black), difference: '' }
    : EMPTY_SLIP;

/** The keys of games that were not played. */
export const FORFEIT_KEYS: Readonly<Record<string, ResultCode>> = { '+': '+-', '-': '-+', '*': '--' };
