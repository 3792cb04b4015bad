import { describe, expect, test } from 'vitest';
import { playerId, pointsOf } from '../../model/index.ts';
import { accepted, answeredBy, pairedBy, position, type Sketch } from '../../testing/index.ts';
import { systemNamed } from '../catalogue.ts';
import { compatriotsIn } from './compatriots.ts';

/** 1 to 4 stand above 50 %: 1 and 3, or 1 and 4, are of one federation, the other two of another. */
const sketch = (plannedRounds: number, friend: 3 | 4 = 3): Sketch => ({
  players: ['MEX', 'ESP', friend === 3 ? 'MEX' : 'ESP', friend === 4 ? 'MEX' : 'ESP', 'MEX', 'MEX'].map(
    (federation, index) => ({
      federation,
      rating: 2400 - 10 * index,
    }),
  ),
  plannedRounds,
  initialColour: 'white',
  virtualPoints: [
    { fromPlayer: playerId(1), toPlayer: playerId(4), fromRound: 1, toRound: 9, points: pointsOf(1) },
  ],
});

/** Round 1 of 3 is a seeding round of Burstein (C.04.4.2, 1.6): the Dutch system pairs it. */
const pairingSystemOf = (name: string): string => (name === 'burstein-2026' ? 'dutch-2026' : name);

describe('C.04.2 (1999), 22: members of one federation', () => {
  test('are kept apart above 50 % in the last three rounds only', () => {
    const areApart = (plannedRounds: number, a: number, b: number) => {
      const before = position(sketch(plannedRounds));
      const [one, other] = [a, b].map(id => before.entrants.find(entrant => entrant.id === id));
      return one && other && compatriotsIn(before)(one, other);
    };
    expect(areApart(3, 1, 3)).toBe(true);
    expect(areApart(4, 1, 3)).toBe(false);
    expect(areApart(3, 1, 2)).toBe(false);
    expect(areApart(3, 5, 6)).toBe(false);
    expect(areApart(3, 1, 5)).toBe(false);
  });

  test('count from the last round: where its number is not known, nothing is paired', () => {
    const { plannedRounds: _, ...unknown } = sketch(3);
    const paired = systemNamed('harkness')?.workOut(position(unknown), { 'no-compatriots': true });
    expect(paired).toMatchObject({ ok: false, faults: [{ code: 'rounds-unknown' }] });
  });

  test.each([
    'lim-1999',
    'dubov-2026',
    'dubov-1997',
    'dutch-1998',
    'dutch-2017',
    'dutch-2026',
    'burstein-2017',
    'burstein-2026',
    'harkness',
    'double-swiss-2026',
  ])('%s: do not meet, and the rule says so', name => {
    const system = systemNamed(name);
    if (!system) throw new Error(`${name} is in the catalogue`);
    // Burstein of 2017 folds the group: 1 meets the last of four.
    const friend = name === 'burstein-2017' ? 4 : 3;
    const before = position(sketch(3, friend));
    const meet = (options: Readonly<Record<string, boolean>>) =>
      accepted(pairedBy(system, before, options)).boards.some(
        ({ white, black }) => [white, black].sort().join() === `1,${friend}`,
      );
    expect(meet({})).toBe(true);
    expect(meet({ 'no-compatriots': true })).toBe(false);
    const answer = accepted(
      answeredBy(
        system,
        before,
        { 'no-compatriots': true },
        { kind: 'pair', players: [playerId(1), playerId(friend)] },
      ),
    );
    expect([answer.verdict, answer.rule.key]).toEqual(['forbidden', `${pairingSystemOf(name)}.compatriots`]);
  });
});
