import type { RatingKind } from '../model/index.ts';
import type { Rule } from '../rules/index.ts';
import type { RatingEdition } from './editions.ts';
import { BLITZ_TIME, b02, RAPID_TIME, SAME_TIME, TOO_FAR_APART } from './rules.ts';
import type { GameTime } from './time.ts';

export interface Rated {
  readonly rated: boolean;
  /** The first condition that fails; otherwise that of the time. */
  readonly rule: Rule;
}

/** The conditions of a game between two players, by their ratings. Each game passes or fails for itself. */
export const isRated = (
  { kind, edition }: { readonly kind: RatingKind; readonly edition: RatingEdition },
  /** Undefined: unrated. */
  ratings: Readonly<Record<'white' | 'black', number | undefined>>,
  /** Undefined: not known, and not judged. */
  time?: GameTime,
): Rated => {
  const byTime = hasTime(kind, ratings, time);
  if (!byTime.rated) return byTime;
  return isTooFarApart(edition, kind, ratings) ? { rated: false, rule: TOO_FAR_APART } : byTime;
};

const MINUTE = 60;

/** Standard: what the stronger of the two asks for; the unrated stand below 1800 (decision 897). */
const minutesFor = (rating: number): number => (rating >= 2400 ? 120 : rating >= 1800 ? 90 : 60);

const hasTime = (
  kind: RatingKind,
  { white = 0, black = 0 }: Readonly<Record<'white' | 'black', number | undefined>>,
  time: GameTime | undefined,
): Rated => {
  const rule = { standard: b02('standard', 'time'), rapid: RAPID_TIME, blitz: BLITZ_TIME }[kind];
  if (!time) return { rated: true, rule };
  const sides = [time.white, time.black];
  if (kind === 'standard') {
    const short = sides.find(({ firstControl }) => firstControl !== undefined && firstControl < 30);
    if (short) return { rated: false, rule: b02('standard', 'firstControl') };
    const needed = minutesFor(Math.max(white, black)) * MINUTE;
    return { rated: sides.every(({ seconds }) => seconds >= needed), rule };
  }
  if (time.white.seconds !== time.black.seconds) return { rated: false, rule: SAME_TIME };
  const [more, most] = kind === 'rapid' ? [10 * MINUTE, 60 * MINUTE - 1] : [3 * MINUTE, 10 * MINUTE];
  return { rated: time.white.seconds > more && time.white.seconds <= most, rule };
};

/** R/B 7.3.1, since December 2024. */
const isTooFarApart = (
  edition: RatingEdition,
  kind: RatingKind,
  { white, black }: Readonly<Record<'white' | 'black', number | undefined>>,
): boolean =>
  kind !== 'standard' &&
  edition === '2024-12' &&
  white !== undefined &&
  black !== undefined &&
  Math.abs(white - black) >= 600 &&
  Math.max(white, black) > 2600;
