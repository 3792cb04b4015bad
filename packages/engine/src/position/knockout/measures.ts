import type { MatchGame } from '../../model/index.ts';
import { drawnColour } from '../../model/lots.ts';
import { type Match, type MatchSide, moreOf, pointsFrom, type Winner } from './match.ts';

/** What a tie-break says of a match: who wins it, nothing, or that a game has to be played first. */
export type Verdict = Winner | 'game-needed';

const comparing =
  (measure: (side: MatchSide, match: Match) => number) =>
  (match: Match): Winner =>
    moreOf(measure(match.first, match), measure(match.second, match));

const wins = (games: readonly MatchGame[]): number => games.filter(({ result }) => result === 'win').length;

const extraPoints = comparing((side, { terms }) => pointsFrom(side.extraGames, terms.scoring));

/** By the names that the option `tie-breaks` gives them. */
export const MATCH_MEASURES = {
  // What was announced behind it waits for a game beyond those announced (decision 560).
  'extra-games': match => (match.first.extraGames.length === 0 ? 'game-needed' : extraPoints(match)),
  'draw-odds': comparing(({ games, extraGames }) => {
    const last = [...games, ...extraGames].at(-1);
    return last?.result === 'draw' && last.colour === 'black' ? 1 : 0;
  }),
  progressive: comparing(({ games }, { terms }) =>
    games.reduce((sum, _, index) => sum + pointsFrom(games.slice(0, index + 1), terms.scoring), 0),
  ),
  wins: comparing(({ games }) => wins(games)),
  'wins-with-black': comparing(({ games }) => wins(games.filter(({ colour }) => colour === 'black'))),
  'higher-seed': comparing(({ number }) => -number),
  'lower-seed': comparing(({ number }) => number),
  lot: ({ first, second, round, terms }) => {
    const [a, b] = [first.id, second.id];
    const drawn = drawnColour(`${terms.lot}, tie-break`, [round, Math.min(a, b), Math.max(a, b)]);
    return (drawn === 'white') === a < b ? 'first' : 'second';
  },
} as const satisfies Readonly<Record<string, (match: Match) => Verdict>>;

export type MatchMeasure = keyof typeof MATCH_MEASURES;

export const MATCH_MEASURE_NAMES = Object.keys(MATCH_MEASURES) as readonly MatchMeasure[];

/** Names separated by commas or blanks, the first to be asked first. */
export const measureNamesIn = (text: string): readonly string[] =>
  text.split(/[\s,]+/).filter(name => name !== '');

export const isMatchMeasure = (name: string): name is MatchMeasure => Object.hasOwn(MATCH_MEASURES, name);
