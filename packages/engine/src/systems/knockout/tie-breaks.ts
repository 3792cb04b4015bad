import type { MatchMeasure } from '../../position/knockout/index.ts';
import type { Rule } from '../../rules/index.ts';

/** A way to decide a match that the announced games left level. Announced beforehand, in order (Seed 001, Wimbledon). */
export interface MatchTieBreak<Key extends string = string> extends Rule<Key> {
  /** As the option `tie-breaks` names it. */
  readonly name: MatchMeasure;
}

const ANNEX = 'FIDE annex of 1998';
/* The text has ties broken as announced; which ways there are says the decision. */
const ANNOUNCED = 'Mexican manual, Wimbledon';

export const extraGames = {
  key: 'wimbledon.tiebreak.extra-games',
  id: 'Desempate, más partidas',
  article: ANNOUNCED,
  text: 'More points from the games played beyond those announced.',
  name: 'extra-games',
} as const satisfies MatchTieBreak;

export const drawOdds = {
  key: 'wimbledon.tiebreak.draw-odds',
  id: 'Desempate, tablas con negras',
  article: ANNOUNCED,
  text: 'A draw in the last game played counts for Black.',
  name: 'draw-odds',
} as const satisfies MatchTieBreak;

export const progressive = {
  key: 'wimbledon.tiebreak.progressive',
  id: '2.1.1',
  article: `${ANNEX}, 2.1.1`,
  text: 'The greater sum of progressive scores: the score after each game of the match, added up.',
  name: 'progressive',
} as const satisfies MatchTieBreak;

export const moreWins = {
  key: 'wimbledon.tiebreak.wins',
  id: '2.1.5',
  article: `${ANNEX}, 2.1.5`,
  text: 'More games won.',
  name: 'wins',
} as const satisfies MatchTieBreak;

export const winsWithBlack = {
  key: 'wimbledon.tiebreak.wins-with-black',
  id: 'Desempate, victorias con negras',
  article: ANNOUNCED,
  text: 'More games won with Black.',
  name: 'wins-with-black',
} as const satisfies MatchTieBreak;

export const higherSeed = {
  key: 'wimbledon.tiebreak.higher-seed',
  id: 'Desempate, mejor sembrado',
  article: ANNOUNCED,
  text: 'The player seeded higher.',
  name: 'higher-seed',
} as const satisfies MatchTieBreak;

export const lowerSeed = {
  key: 'wimbledon.tiebreak.lower-seed',
  id: 'Desempate, peor sembrado',
  article: ANNOUNCED,
  text: 'The player seeded lower.',
  name: 'lower-seed',
} as const satisfies MatchTieBreak;

export const lots = {
  key: 'wimbledon.tiebreak.lot',
  id: 'F10',
  article: 'Mexican manual, Swiss by rating, F10',
  text: 'By lot.',
  name: 'lot',
} as const satisfies MatchTieBreak;

export const MATCH_TIE_BREAKS = [
  extraGames,
  drawOdds,
  progressive,
  moreWins,
  winsWithBlack,
  higherSeed,
  lowerSeed,
  lots,
] as const satisfies readonly MatchTieBreak[];
