import { type MatchGame, type PlayerId, playerId, type Result, type Turn } from '../model/index.ts';

/**
 * What a round's lines say, by player. White is named first:
 *
 *     1-8 1-0          a game; also `0-1`, `=`, and the unusual `0-0`, `=-0`, `0-=`
 *     1-8 +-           a forfeit; also `-+`, `--`
 *     1-8 *            paired, no result yet
 *     1-8 1-0 = 0-1    a match: colours alternate, but each result is written for the player named first
 *     1-8 +- =         a match of which a game was not played
 *     1-8 = = won 8    a match that the arbiter gave to 8
 *     5 U              byes, by their letters in TRF: U F H Z
 */
export const turnsIn = (lines: readonly string[]): ReadonlyMap<PlayerId, Turn> =>
  new Map(lines.flatMap(entriesOf));

type Entry = readonly [PlayerId, Turn];

const entriesOf = (line: string): readonly Entry[] => {
  const [who = '', ...what] = line.split(' ');
  const [first, second] = who.split('-').map(number => playerId(Number(number)));
  if (!first) throw new Error(`Who played in "${line}"?`);
  if (!second) return [[first, byeOf(what.join(' '), line)]];
  const [result = ''] = what;
  if (result === '*')
    return [
      [first, { kind: 'adjourned', opponent: second, colour: 'white' }],
      [second, { kind: 'adjourned', opponent: first, colour: 'black' }],
    ];
  const forfeit = FORFEITS[result];
  if (forfeit && what.length === 1)
    return [
      [first, { kind: 'forfeit', opponent: second, colour: 'white', won: forfeit[0] }],
      [second, { kind: 'forfeit', opponent: first, colour: 'black', won: forfeit[1] }],
    ];
  return what.length === 1 ? gameOf(first, second, result) : matchOf(first, second, what);
};

const FORFEITS: Readonly<Record<string, readonly [boolean, boolean]>> = {
  '+-': [true, false],
  '-+': [false, true],
  '--': [false, false],
};

const RESULTS: Readonly<Record<string, readonly [Result, Result]>> = {
  '1-0': ['win', 'loss'],
  '=': ['draw', 'draw'],
  '0-1': ['loss', 'win'],
  '0-0': ['loss', 'loss'],
  '=-0': ['draw', 'loss'],
  '0-=': ['loss', 'draw'],
};

const resultsOf = (text: string): readonly [Result, Result] => {
  const results = RESULTS[text];
  if (!results) throw new Error(`"${text}" is no result`);
  return results;
};

const gameOf = (first: PlayerId, second: PlayerId, result: string): readonly Entry[] => {
  const [own, others] = resultsOf(result);
  return [
    [first, { kind: 'game', opponent: second, colour: 'white', result: own }],
    [second, { kind: 'game', opponent: first, colour: 'black', result: others }],
  ];
};

const matchOf = (first: PlayerId, second: PlayerId, what: readonly string[]): readonly Entry[] => {
  const won = what.at(-2) === 'won' ? playerId(Number(what.at(-1))) : undefined;
  const results = (won === undefined ? what : what.slice(0, -2)).map(gameOfMatch);
  const sideOf = (opponent: PlayerId, side: 0 | 1): Turn => ({
    kind: 'match',
    opponent,
    games: results.map((sides, index): MatchGame => {
      const colour = index % 2 === side ? 'white' : 'black';
      return { opponent, colour, ...sides[side] };
    }),
    ...(won === undefined ? {} : { won: won !== opponent }),
  });
  return [
    [first, sideOf(second, 0)],
    [second, sideOf(first, 1)],
  ];
};

type SideOfGame = Pick<MatchGame, 'result' | 'forfeited'>;

const gameOfMatch = (text: string): readonly [SideOfGame, SideOfGame] => {
  const came = FORFEITS[text];
  const side = (result: Result): SideOfGame => ({ result });
  const given = (won: boolean): SideOfGame => ({ result: won ? 'win' : 'loss', forfeited: true });
  if (came) return [given(came[0]), given(came[1])];
  const [own, others] = resultsOf(text);
  return [side(own), side(others)];
};

const byeOf = (letter: string, line: string): Turn => {
  switch (letter) {
    case 'U':
      return { kind: 'pairing-bye' };
    case 'F':
      return { kind: 'requested-bye', worth: 'full' };
    case 'H':
      return { kind: 'requested-bye', worth: 'half' };
    case 'Z':
      return { kind: 'requested-bye', worth: 'zero' };
    default:
      throw new Error(`"${letter}" is no bye in "${line}"`);
  }
};
