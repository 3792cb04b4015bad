import { expect, test } from 'vitest';
import { playerId, type Turn } from '../model/index.ts';
import { turnsIn } from '../testing/turns.ts';
import { randomFrom } from './random.ts';
import { withTallies } from './tallies.ts';

const tallies = (line: string) => {
  const turns = withTallies(turnsIn([line]), randomFrom(line));
  const of = (id: number) => {
    const turn: Turn | undefined = turns.get(playerId(id));
    return turn?.kind === 'game' ? turn.tally : undefined;
  };
  return [of(1), of(2)];
};

test('the winner has more points, and both sheets say the same', () => {
  const [first, second] = tallies('1-2 0-1');
  expect(second?.own).toBeGreaterThan(first?.own ?? Number.POSITIVE_INFINITY);
  expect(second).toEqual({ own: first?.opponents, opponents: first?.own });
});

test('a draw is a draw on the sheets too', () => {
  const [first, second] = tallies('1-2 =');
  expect(first?.own).toBe(second?.own);
});

test('nobody has points where nothing was played', () => {
  expect(tallies('1-2 +-')).toEqual([undefined, undefined]);
});
