import { describe, expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import { accepted, type Sketch, tournament } from '../../testing/index.ts';
import { matchScore } from './index.ts';

const SKETCH: Sketch = {
  system: 'scheveningen',
  players: ['A', 'A', 'A', 'A', 'B', 'B', 'B', 'B'].map(group => ({ group })),
  plannedRounds: 4,
  rounds: [
    // A1-B1 A2-B2 B3-A3 B4-A4: 1 + ½ + 0 + ½
    ['1-5 1-0', '2-6 =', '7-3 1-0', '8-4 ='],
    // B2-A1 B1-A2 A3-B4 A4-B3: 1 + 1 + 1 + ½
    ['6-1 0-1', '5-2 0-1', '3-8 1-0', '4-7 ='],
  ],
};

const score = (sketch: Sketch, after?: number) =>
  accepted(matchScore(tournament(sketch), after === undefined ? {} : { after }));

const byRound = (sketch: Sketch) =>
  score(sketch).played.map(({ a, b, after }) => `${a}-${b} ${after.a}-${after.b}`);

describe('Seed 001, Scheveningen: a match of two teams', () => {
  test('the score of each round and after it', () => {
    expect(byRound(SKETCH)).toEqual(['20-20 20-20', '35-5 55-25']);
    expect(score(SKETCH).total).toEqual({ a: 55, b: 25 });
    expect(score(SKETCH, 1).total).toEqual({ a: 20, b: 20 });
  });

  test('every player meets every member of the other team once, with the colour of the table', () => {
    const { games, rounds } = score(SKETCH);
    expect([rounds, games.length]).toEqual([4, 16]);
    expect(new Set(games.map(({ a, b }) => `${a} ${b}`)).size).toBe(16);
    expect(games.find(({ a, b }) => a === 3 && b === 4)).toEqual({
      round: 2,
      a: 3,
      b: 4,
      white: 'A',
      points: { a: 10, b: 0 },
    });
    // Round 4 of the table: B4-A1 B3-A2 A3-B2 A4-B1.
    expect(games.filter(({ round }) => round === 4).map(({ a, b, white }) => `${a} ${b} ${white}`)).toEqual([
      '1 4 B',
      '2 3 B',
      '3 2 A',
      '4 1 A',
    ]);
  });

  test('forfeits count as their results; open games and absent players bring nothing yet', () => {
    const rounds = [['1-5 +-', '2-6 *', '8-4 --']];
    const { total, played } = score({ ...SKETCH, rounds });
    expect(total).toEqual({ a: 10, b: 0 });
    expect(played[0]?.open).toBe(1);
  });

  test('a match played twice has twice the games, the second with colours reversed', () => {
    const { games, rounds } = score({ ...SKETCH, plannedRounds: 8, options: { cycles: 'double' } });
    expect([rounds, games.length]).toEqual([8, 32]);
    expect(games.filter(({ a, b }) => a === 1 && b === 1).map(({ round, white }) => [round, white])).toEqual([
      [1, 'A'],
      [5, 'B'],
    ]);
  });

  test('teams of a team event: the lower number is A, in the order of its list', () => {
    const team = (number: number, name: string, players: readonly number[]) => ({
      number,
      name,
      players: players.map(playerId),
    });
    const teams = [team(2, 'Orizaba', [1, 2]), team(1, 'Xalapa', [4, 3])];
    const found = score({
      system: 'scheveningen',
      players: 4,
      teamEvent: { teams, pairingByes: [], forfeitedMatches: [], lineUps: [] },
      rounds: [['4-1 1-0', '3-2 =']],
    });
    expect([found.a.name, found.a.players.map(({ id }) => id), found.b.name]).toEqual([
      'Xalapa',
      [4, 3],
      'Orizaba',
    ]);
    expect(found.total).toEqual({ a: 15, b: 5 });
  });

  test('two equal teams are needed', () => {
    const outcome = matchScore(tournament({ ...SKETCH, players: 8 }));
    expect(outcome).toMatchObject({ ok: false, faults: [{ code: 'two-equal-teams-needed' }] });
  });
});
