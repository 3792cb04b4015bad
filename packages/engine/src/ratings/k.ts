import type { RatingKind } from '../model/index.ts';
import type { Rule } from '../rules/index.ts';
import { AT_MOST_700, b02 } from './rules.ts';

export interface KnownOfK {
  /** Year. */
  readonly born?: number | undefined;
  /** Year of the list. */
  readonly listYear: number;
  /** The highest rating ever published on this list. */
  readonly highest: number;
  /** Completed before; nobody knows: 30 or more are assumed. */
  readonly games?: number | undefined;
  /** What the list itself says: it wins. */
  readonly stated?: number | undefined;
}

export interface ChosenK {
  readonly k: number;
  readonly rule: Rule;
}

const COMPLETED = 30;

/** 8.3.3 in the order in which published lists apply it (decision 896). */
export const kOf = (
  { born, listYear, highest, games = COMPLETED, stated }: KnownOfK,
  kind: RatingKind = 'standard',
): ChosenK => {
  if (stated !== undefined) return { k: stated, rule: b02(kind, 'published') };
  const isJunior = born !== undefined && listYear - born <= 18 && highest < 2300;
  const k = highest >= 2400 ? 10 : isJunior || games < COMPLETED ? 40 : 20;
  return { k, rule: b02(kind, 'k') };
};

const MOST = 700;

/** n times K is at most 700. The list counts the games of the month, a tournament only its own. */
export const kWithin700 = ({ k, rule }: ChosenK, games: number): ChosenK =>
  games * k > MOST ? { k: Math.floor(MOST / games), rule: AT_MOST_700 } : { k, rule };
