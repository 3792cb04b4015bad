import type { Game } from '../../model/index.ts';
import { drawnColour } from '../../model/lots.ts';
import type { Rule } from '../../rules/index.ts';
import { type Match, type MatchSide, moreOf, pointsFrom, type Winner } from './match.ts';

/** A way to decide a match that the announced games left level. Announced beforehand, in order (Seed 001, Wimbledon). */
export interface MatchTieBreak<Key extends string = string> extends Rule<Key> {
  /** As the option `tie-breaks` names it. */
  readonly name: string;
  readonly favours: (match: Match) => Winner;
}

const ANNEX = 'FIDE annex of 1998';
/* The text has ties broken as announced; which ways there are says the decision. */
const ANNOUNCED = 'Mexican manual, Wimbledon';

const comparing =
  (measure: (side: MatchSide, match: Match) => number) =>
  (match: Match): Winner =>
    moreOf(measure(match.first, match), measure(match.second, match));

const wins = (games: readonly Game[]): number => games.filter(({ result }) => result === 'win').length;

export const extraGames = {
  key: 'wimbledon.tiebreak.extra-games',
  id: 'Desempate, más partidas',
  article: ANNOUNCED,
  text: 'More points from the games played beyond those announced.',
  name: 'extra-games',
  favours: comparing((side, { terms }) => pointsFrom(side.extraGames, terms.scoring)),
} as const satisfies MatchTieBreak;

export const drawOdds = {
  key: 'wimbledon.tiebreak.draw-odds',
  id: 'Desempate, tablas con negras',
  article: ANNOUNCED,
  text: 'A draw in the last game played counts for Black.',
  name: 'draw-odds',
  favours: comparing(({ games, extraGames }) => {
    const last = [...games, ...extraGames].at(-1);
    return last?.result === 'draw' && last.colour === 'black' ? 1 : 0;
  }),
} as const satisfies MatchTieBreak;

export const progressive = {
  key: 'wimbledon.tiebreak.progressive',
  id: '2.1.1',
  article: `${ANNEX}, 2.1.1`,
  text: 'The greater sum of progressive scores: the score after each game of the match, added up.',
  name: 'progressive',
  favours: comparing(({ games }, { terms }) =>
    games.reduce((sum, _, index) => sum + pointsFrom(games.slice(0, index + 1), terms.scoring), 0),
  ),
} as const satisfies MatchTieBreak;

export const moreWins = {
  key: 'wimbledon.tiebreak.wins',
  id: '2.1.5',
  article: `${ANNEX}, 2.1.5`,
  text: 'More games won.',
  name: 'wins',
  favours: comparing(({ games }) => wins(games)),
} as const satisfies MatchTieBreak;

export const winsWithBlack = {
  key: 'wimbledon.tiebreak.wins-with-black',
  id: 'Desempate, victorias con negras',
  article: ANNOUNCED,
  text: 'More games won with Black.',
  name: 'wins-with-black',
  favours: comparing(({ games }) => wins(games.filter(({ colour }) => colour === 'black'))),
} as const satisfies MatchTieBreak;

export const higherSeed = {
  key: 'wimbledon.tiebreak.higher-seed',
  id: 'Desempate, mejor sembrado',
  article: ANNOUNCED,
  text: 'The player seeded higher.',
  name: 'higher-seed',
  favours: comparing(({ number }) => -number),
} as const satisfies MatchTieBreak;

export const lowerSeed = {
  key: 'wimbledon.tiebreak.lower-seed',
  id: 'Desempate, peor sembrado',
  article: ANNOUNCED,
  text: 'The player seeded lower.',
  name: 'lower-seed',
  favours: comparing(({ number }) => number),
} as const satisfies MatchTieBreak;

export const lots = {
  key: 'wimbledon.tiebreak.lot',
  id: 'F10',
  article: 'Mexican manual, Swiss by rating, F10',
  text: 'By lot.',
  name: 'lot',
  favours: ({ first, second, round, terms }) => {
    const [a, b] = [first.entrant.id, second.entrant.id];
    const drawn = drawnColour(`${terms.lot}, tie-break`, [round, Math.min(a, b), Math.max(a, b)]);
    return (drawn === 'white') === a < b ? 'first' : 'second';
  },
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
