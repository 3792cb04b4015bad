import { playerId, type Turn } from '@pareo/engine/model';
import { expect, test } from 'vitest';
import { runningText, runningTotals, withSheet } from './running.ts';

/* Added up by hand: a win by 24, a loss by 40, a draw at 400, a bye of 50 to 0. */
const game = (result: 'win' | 'draw' | 'loss', own: number, opponents: number): Turn => ({
  kind: 'game',
  opponent: playerId(2),
  colour: 'white',
  result,
  tally: { own, opponents },
});
const turns: readonly Turn[] = [
  game('win', 412, 388),
  game('loss', 350, 390),
  game('draw', 400, 400),
  { kind: 'pairing-bye', tally: { own: 50, opponents: 0 } },
];
const record = (more: object = {}) => ({ players: [{ id: 1, turns }], abnormalPoints: [], ...more }) as never;

test('after each round the record and the spread of the slip', () => {
  const after = (round: number) => runningText(runningTotals(record(), round).get(1) as never);
  expect([0, 1, 2, 3, 4].map(after)).toEqual(['0-0 0', '1-0 +24', '1-1 −16', '1½-1½ −16', '2½-1½ +34']);
});

test('a cap holds for every sheet, and spread that an arbiter took counts from its round on', () => {
  const capped = record({
    spreadCap: 30,
    abnormalPoints: [{ spread: -5, round: 2, participants: [1] }],
  });
  expect([1, 2].map(round => runningTotals(capped, round).get(1)?.spread)).toEqual([24, 24 - 30 - 5]);
});

test('with the sheet that is being typed', () => {
  const before = { won: 10, lost: 2, spread: 212 };
  expect(runningText(withSheet(before, { own: 412, opponents: 388 }, undefined))).toBe('6-1 +236');
  expect(
    runningText(withSheet({ won: 8, lost: 4, spread: -40 }, { own: 388, opponents: 412 }, undefined)),
  ).toBe('4-3 −64');
});
