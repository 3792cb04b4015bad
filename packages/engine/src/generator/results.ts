import type { Result } from '../model/index.ts';
import { PARTS_OF_ONE, type Random } from './random.ts';

/** How likely each result of a game is; the three add up to 1. */
export interface Chances {
  readonly white: number;
  readonly draw: number;
  readonly black: number;
}

/** White's result, then Black's. */
export type GameResult = readonly [white: Result, black: Result];

/** The floor of the FIDE list: how somebody without a rating is expected to play. */
export const RATING_OF_THE_UNRATED = 1400;

/**
 * The statistical model that the Technical Commission asks generators to follow (Milvang 2015). For each side a curve
 * of two parabolas over the difference of the ratings: it leaves 0 at `low`, passes `value` at `centre` and reaches 1
 * at `high` (for Black the other way round).
 */
export const chancesBetween = (white: number, black: number): Chances => {
  const mean = (white + black) / 2;
  const difference = white - black;
  const q = mean > 1200 ? (mean - 1200) / 1200 : 0;
  const win = rising(difference, {
    centre: 40,
    value: 0.45 - 0.1 * q * q,
    low: -1492 + 0.391 * mean,
    high: 1691 - 0.428 * mean,
  });
  const loss = falling(difference, {
    centre: -80,
    value: 0.46 - 0.13 * q * q,
    low: -1753 + 0.416 * mean,
    high: 1428 - 0.388 * mean,
  });
  return { white: win, draw: Math.max(0, 1 - win - loss), black: Math.min(loss, 1 - win) };
};

interface Curve {
  readonly centre: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const rising = (difference: number, { centre, value, low, high }: Curve): number => {
  if (difference <= low) return 0;
  if (difference >= high) return 1;
  return difference <= centre
    ? value * squared((difference - low) / (centre - low))
    : 1 - (1 - value) * squared((difference - high) / (centre - high));
};

const falling = (difference: number, { centre, value, low, high }: Curve): number => {
  if (difference <= low) return 1;
  if (difference >= high) return 0;
  return difference <= centre
    ? 1 - (1 - value) * squared((difference - low) / (centre - low))
    : value * squared((difference - high) / (centre - high));
};

const squared = (number: number): number => number * number;

/** This share of draws, whatever the model says; wins and losses keep their proportion. */
export const withDraws = ({ white, black }: Chances, percent: number): Chances => {
  const draw = percent / 100;
  const decided = white + black;
  const share = decided > 0 ? white / decided : 1 / 2;
  return { white: (1 - draw) * share, draw, black: (1 - draw) * (1 - share) };
};

export const drawResult = ({ white, draw }: Chances, random: Random): GameResult => {
  const drawn = random.below(PARTS_OF_ONE);
  const wins = Math.round(white * PARTS_OF_ONE);
  if (drawn < wins) return ['win', 'loss'];
  return drawn < wins + Math.round(draw * PARTS_OF_ONE) ? ['draw', 'draw'] : ['loss', 'win'];
};

/** A draw for one side only, or a game lost by both: what arbiters may decide. */
export const UNUSUAL_RESULTS: readonly GameResult[] = [
  ['draw', 'loss'],
  ['loss', 'draw'],
  ['loss', 'loss'],
];
