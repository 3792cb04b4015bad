import { describe, expect, test } from 'vitest';
import { FEWEST_BOARDS, MOST_BOARDS, type TableGame, tableFor } from './tables.ts';

/* All sizes, all rounds, all players: nothing is sampled, so that what holds here is proved. */
const SIZES = Array.from({ length: MOST_BOARDS - FEWEST_BOARDS + 1 }, (_, index) => FEWEST_BOARDS + index);

type Side = 'A' | 'B';

interface Line {
  readonly side: Side;
  readonly number: number;
  /** In the order of the rounds. */
  readonly games: readonly TableGame[];
}

const linesOf = (games: readonly TableGame[]): readonly Line[] => {
  const linesFor = (side: Side, numberOf: (game: TableGame) => number) =>
    [...new Set(games.map(numberOf))].map(number => ({
      side,
      number,
      games: games.filter(game => numberOf(game) === number),
    }));
  return [...linesFor('A', game => game.a), ...linesFor('B', game => game.b)];
};

/** Whites minus Blacks. */
const balance = (games: readonly TableGame[], side: Side): number =>
  games.reduce((sum, game) => sum + (game.white === side ? 1 : -1), 0);

/** The least that parity allows: an odd number of games cannot be shared evenly. */
const least = (games: number): number => games % 2;

describe.each(SIZES)('Seed 001, Scheveningen on %i boards', boards => {
  const rounds = tableFor(boards);

  test('everybody plays in every round, and every A meets every B once', () => {
    const everyone = Array.from({ length: boards }, (_, index) => index + 1);
    expect(rounds).toHaveLength(boards);
    for (const round of rounds) {
      expect(round.map(game => game.a)).toEqual(everyone);
      expect(round.map(game => game.b).sort((a, b) => a - b)).toEqual(everyone);
    }
    expect(new Set(rounds.flat().map(({ a, b }) => `${a}-${b}`)).size).toBe(boards * boards);
  });

  test('every player has the colours as balanced as parity allows', () => {
    for (const { side, number, games } of linesOf(rounds.flat()))
      expect(Math.abs(balance(games, side)), `${side}${number}`).toBe(least(boards));
  });

  test('each team has the colours of every round as balanced as can be', () => {
    const possible = boards === 2 ? 2 : least(boards);
    for (const round of rounds) expect(Math.abs(balance(round, 'A'))).toBe(possible);
  });

  test('over the whole match no team has more Whites than parity allows', () => {
    expect(Math.abs(balance(rounds.flat(), 'A'))).toBe(least(boards));
  });

  test('nobody has the same colour three times running', () => {
    for (const { side, number, games } of linesOf(rounds.flat())) {
      const colours = games.map(game => (game.white === side ? 'W' : 'B')).join('');
      expect(colours, `${side}${number}`).not.toMatch(/WWW|BBB/);
    }
  });
});

describe('Scheveningen on two boards', () => {
  const pairs = [
    { a: 1, b: 1 },
    { a: 2, b: 2 },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ];
  /** Up to the order of the rounds this is the only schedule: here are all its colours. */
  const colourings = Array.from({ length: 16 }, (_, bits) =>
    pairs.map((pair, index): TableGame => ({ ...pair, white: (bits >> index) % 2 === 0 ? 'A' : 'B' })),
  );
  const isEvenForPlayers = (games: readonly TableGame[]) =>
    linesOf(games).every(line => balance(line.games, line.side) === 0);
  const isEvenInRounds = (games: readonly TableGame[]) =>
    [games.slice(0, 2), games.slice(2)].every(round => balance(round, 'A') === 0);

  test('no colours are even for all players and in both rounds: players go first', () => {
    expect(colourings.some(isEvenForPlayers)).toBe(true);
    expect(colourings.some(isEvenInRounds)).toBe(true);
    expect(colourings.some(games => isEvenForPlayers(games) && isEvenInRounds(games))).toBe(false);
  });
});
