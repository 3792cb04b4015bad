import { describe, expect, test } from 'vitest';
import { playerId, pointsOf } from '../../model/index.ts';
import { accepted, position, type Sketch } from '../../testing/index.ts';
import { systemNamed } from '../catalogue.ts';
import { compatriotsIn } from './compatriots.ts';

/** 1 to 4 stand above 50 %: 1 and 3 are of one federation, 2 and 4 of another. */
const sketch = (plannedRounds: number): Sketch => ({
  players: ['MEX', 'ESP', 'MEX', 'ESP', 'MEX', 'MEX'].map((federation, index) => ({
    federation,
    rating: 2400 - 10 * index,
  })),
  plannedRounds,
  initialColour: 'white',
  virtualPoints: [
    { fromPlayer: playerId(1), toPlayer: playerId(4), fromRound: 1, toRound: 9, points: pointsOf(1) },
  ],
});

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

  test.each(['lim-1999', 'dubov-2026', 'dubov-1997', 'dutch-1998', 'harkness'])(
    '%s: do not meet, and the rule says so',
    name => {
      const system = systemNamed(name);
      if (!system) throw new Error(`${name} is in the catalogue`);
      const before = position(sketch(3));
      const meet = (options: Readonly<Record<string, boolean>>) =>
        accepted(system.pair(before, options)).boards.some(
          ({ white, black }) => [white, black].sort().join() === '1,3',
        );
      expect(meet({})).toBe(true);
      expect(meet({ 'no-compatriots': true })).toBe(false);
      const answer = accepted(
        system.answer(
          before,
          { 'no-compatriots': true },
          { kind: 'pair', players: [playerId(1), playerId(3)] },
        ),
      );
      expect([answer.verdict, answer.rule.key]).toEqual(['forbidden', `${name}.compatriots`]);
    },
  );
});
