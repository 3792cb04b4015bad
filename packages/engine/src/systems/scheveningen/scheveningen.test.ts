import { describe, expect, test } from 'vitest';
import { playerId, type Team } from '../../model/index.ts';
import { accepted, pairedBy, position, type Sketch } from '../../testing/index.ts';
import type { Options, Pairing } from '../system.ts';
import { scheveningen } from './index.ts';
import { PRINTED_MATCHES } from './testing/printed-matches.ts';

/** A's players are 1, 2, 3 …, B's 101, 102, 103 … */
const match = (boards: number): Sketch => ({
  players: [
    ...Array.from({ length: boards }, (_, index) => ({ id: playerId(1 + index), group: 'A' })),
    ...Array.from({ length: boards }, (_, index) => ({ id: playerId(101 + index), group: 'B' })),
  ],
});

const paired = (sketch: Sketch, round: number, options: Options = {}): Pairing =>
  accepted(pairedBy(scheveningen, position(sketch, round), options));

const refusalOf = (sketch: Sketch, round: number, options: Options = {}) => {
  const outcome = pairedBy(scheveningen, position(sketch, round), options);
  return outcome.ok ? undefined : outcome.faults[0];
};

const codeOf = (id: number) => (id > 100 ? `B${id - 100}` : `A${id}`);

/** As the seed prints it: `A1-B1 A2-B2`. */
const columnOf = ({ boards }: Pairing): string =>
  boards.map(({ white, black }) => `${codeOf(white)}-${codeOf(black)}`).join(' ');

describe('Seed 001, Tablas del Sistema Scheveningen', () => {
  test.each(PRINTED_MATCHES)('the table for $boards boards, cell by cell', ({ boards, rounds }) => {
    expect(rounds.map((_, index) => columnOf(paired(match(boards), index + 1)))).toEqual(rounds);
  });

  test('a double match repeats the table with colours reversed', () => {
    const double = { cycles: 'double' };
    expect(columnOf(paired(match(4), 5, double))).toBe('B1-A1 B2-A2 A3-B3 A4-B4');
    expect(scheveningen.roundsFor?.(8, double)).toBe(8);
    expect(refusalOf(match(4), 9, double)?.code).toBe('round-beyond-schedule');
  });

  test('a file that says FIDE_DOUBLESCHEVENINGEN is played twice', () => {
    const sketch = { ...match(4), systemCode: 'FIDE_DOUBLESCHEVENINGEN' };
    expect(columnOf(paired(sketch, 5))).toBe('B1-A1 B2-A2 A3-B3 A4-B4');
  });
});

const teamOf = (number: number, players: readonly number[]): Team => ({
  number,
  name: `Team ${number}`,
  players: players.map(playerId),
});
const teamEvent = (...teams: readonly Team[]) => ({
  teamEvent: { teams, pairingByes: [], forfeitedMatches: [], lineUps: [] },
});

describe('the two teams', () => {
  test('are those of the team event, the lower number A, each in the order of its list', () => {
    const sketch = { players: 4, ...teamEvent(teamOf(7, [1, 2]), teamOf(3, [4, 3])) };
    expect(paired(sketch, 1).boards.map(({ white, black }) => [white, black])).toEqual([
      [4, 1],
      [3, 2],
    ]);
  });

  test('are otherwise the two groups the players are in', () => {
    const players = ['Sur', 'Norte', 'Sur', 'Norte'].map(group => ({ group }));
    expect(paired({ players }, 1).boards.map(({ white, black }) => [white, black])).toEqual([
      [2, 1],
      [4, 3],
    ]);
  });

  test('are never guessed', () => {
    expect(refusalOf({ players: 8 }, 1)).toEqual({ code: 'two-equal-teams-needed', data: { sizes: [] } });
  });

  test('are two', () => {
    const players = ['A', 'A', 'B', 'B', 'C', 'C'].map(group => ({ group }));
    expect(refusalOf({ players }, 1)).toEqual({
      code: 'two-equal-teams-needed',
      data: { sizes: [2, 2, 2] },
    });
  });

  test('are equal', () => {
    const players = ['A', 'A', 'A', 'B', 'B'].map(group => ({ group }));
    expect(refusalOf({ players }, 1)).toEqual({ code: 'two-equal-teams-needed', data: { sizes: [3, 2] } });
  });

  test('hold everybody', () => {
    const sketch = { players: 5, ...teamEvent(teamOf(1, [1, 2]), teamOf(2, [3, 4])) };
    expect(refusalOf(sketch, 1)).toEqual({ code: 'group-unknown', data: { players: [5] } });
  });

  test('have from two to twelve players', () => {
    expect(refusalOf(match(1), 1)?.code).toBe('wrong-number-of-players');
    expect(refusalOf(match(13), 1)).toEqual({
      code: 'wrong-number-of-players',
      data: { players: 26, minimum: 4, maximum: 24 },
    });
  });
});

test('whoever would meet a player who is not there rests', () => {
  const { players, ...rest } = match(4);
  const absent = { requestedByes: [{ worth: 'zero' as const, round: 2, participants: [102] }] };
  const pairing = paired({ players, ...rest, ...absent }, 2);
  expect(columnOf(pairing)).toBe('B1-A2 A3-B4 A4-B3');
  expect(pairing.byes).toEqual([{ player: 1, kind: 'rest' }]);
});
