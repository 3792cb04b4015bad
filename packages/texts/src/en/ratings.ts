import type { RatingKind } from '@pareo/engine/model';
import type { AssumedOfK } from '@pareo/engine/ratings';
import { wordingIn } from '../wording.ts';

const { list } = wordingIn('en');

const kinds = { standard: 'standard', rapid: 'rapid', blitz: 'blitz' } as const;
const ASSUMED = {
  'thirty-games': '30 games or more completed',
  'highest-is-present': 'never rated higher than now',
  'born-before': 'older than 18',
} as const;

export const ratings = {
  kinds,
  /** Of a whole report: the list, and the month since which its text holds. */
  title: (kind: RatingKind, edition: string) =>
    `Rating changes, ${kinds[kind]} · text of B.02 since ${edition}`,
  columns: {
    round: 'Round',
    opponent: 'Opponent',
    rating: 'Rtg',
    difference: 'D',
    counted: 'Counts',
    expected: 'PD',
    score: 'Score',
    change: 'Rtg±',
    note: 'Note',
    games: 'Games',
    sum: 'Sum',
    k: 'K',
    rounded: 'Rounded',
    performance: 'Perf',
    perfect: 'Perfect',
    first: 'First rating',
  },
  unrated: 'unrated',
  /** Before the article by which a difference was limited. */
  limited: 'over 400',
  notCounted: 'not counted',
  earlier: 'earlier tournament',
  hypothetical: 'draw with 1800, by the rule',
  /** K as it multiplies the sum. */
  sumOf: ({ sum, k, change, rounded }: Record<'sum' | 'k' | 'change' | 'rounded', string>) =>
    `Sum ${sum} × K ${k} = ${change} → ${rounded}`,
  kLimited: (listed: number, games: number) =>
    `K ${listed} is lowered: times ${games} games it would be more than 700.`,
  kAssumed: (assumed: readonly AssumedOfK[]) =>
    `No list says K. Assumed: ${list(assumed.map(one => ASSUMED[one]))}.`,
  fromStandard: 'The standard rating stands in: there is none on this list.',
  month: 'The month may hold other tournaments: the list adds them up before it rounds.',
  timeUnknown:
    'The encoded time control (record 222) is not stated, so no game is left out for its time (B.02 1.1).',
  performanceOf: ({
    value,
    average,
    difference,
    percent,
    games,
    of,
  }: Record<'value' | 'average' | 'percent' | 'games' | 'of', number> & Record<'difference', string>) =>
    `Performance ${value} = ${average} ${difference} (${percent} %) · ${games} of ${of} games`,
  perfectOf: ({ value, expected, points }: Record<'value', number> & Record<'expected' | 'points', string>) =>
    `Perfect performance ${value}: it expects ${expected} points, and ${points} were made`,
  firstOf: ({
    sum,
    count,
    average,
    difference,
    percent,
    rating,
  }: Record<'sum' | 'average' | 'difference', string> & Record<'count' | 'percent' | 'rating', number>) =>
    `First rating: ${sum} ÷ ${count} = ${average}; ${average} ${difference} (${percent} %) → ${rating}`,
  firstLimited: '2200 is the most that a first rating can be.',
  notPublished: 'not published yet',
};
