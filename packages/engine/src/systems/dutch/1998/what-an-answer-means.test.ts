import { describe, expect, test } from 'vitest';
import { playerId } from '../../../model/index.ts';
import { asked, expectSaid, float, forbidden, later, pair, worse } from '../../testing/said-before.ts';
import { dutch1998 } from './index.ts';
import { replay } from './referee/replay.ts';

/* By the kind of what was false in rounds of the system of 1998 (decision 730). */

const leftOver = (...of: Parameters<typeof worse>) => ({ ...worse(...of), unit: 'left-over' }) as const;
const broken = (rule: string, ...suffers: readonly number[]) =>
  ({ ...worse(rule, 0, 1, ...suffers), unit: 'breach' }) as const;

describe('groups that C13 made one are not what tells two rounds apart', () => {
  test('C13: a pair that costs two colours is worse by B4', () => {
    expectSaid(replay, 125, pair(2, 3), { before: later('C13'), now: worse('B4', 1, 3, 2, 5, 7) });
  });

  test('C13: a pair that repeats an upfloat is worse by B5', () => {
    expectSaid(replay, 142, pair(3, 4), { before: later('C13'), now: broken('B5', 3) });
  });

  test('C13: a pair that costs a pair is worse by C14, and the group does not count', () => {
    expectSaid(replay, 4, pair(1, 4), {
      before: broken('C13', 1, 2, 3, 4, 5, 6, 7, 8),
      now: leftOver('C14', 0, 2, 5, 8),
    });
  });
});

describe('what decides comes before what follows from it', () => {
  test('C14: one pair fewer is worse, and not equal and later', () => {
    expectSaid(replay, 26, pair(1, 2), { before: later('D1'), now: leftOver('C14', 1, 3, 2, 6, 7) });
  });

  test('C12: a float is told by whoever would find no opponent', () => {
    expectSaid(replay, 1411, float(6, 4), { before: later('B4'), now: broken('C12', 4) });
    expectSaid(replay, 989, float(3, 2), { before: later('D1'), now: broken('C12', 2) });
  });

  test('C12: and so is the ruling, which says first whoever the pairing undone moved down', () => {
    const { position, rulings } = asked(replay, 1411, { kind: 'float', player: playerId(6) });
    const ruling = rulings.find(
      ({ subject, about, rule }) => subject === 'float' && about[0] === 6 && rule.id === 'C12',
    );
    expect(ruling?.passedOver[0]).toMatchObject({ players: [4], chosen: 0, other: 1, suffers: [4] });
    expect(replay.refute(position, rulings)).toEqual([]);
  });

  test('C14: of those moved down one fewer is paired, before any float is repeated', () => {
    expectSaid(replay, 332, pair(1, 3), { before: broken('B5', 2), now: worse('C14', 0, 1, 4) });
  });
});

describe('the first word', () => {
  test('C13: forbidden with the boards before kept, where a legal round has the pair', () => {
    expectSaid(replay, 95, pair(2, 6), {
      before: forbidden('C13'),
      now: worse('B4', 0, 2, 2, 7),
    });
    expectSaid(replay, 384, pair(4, 11), { before: forbidden('C13'), now: later('D1') });
  });

  test('21: B2 forbids no pair for which it could be waived: that needs more pairs', () => {
    expectSaid(replay, 1075, pair(1, 3), {
      before: forbidden('B2a'),
      now: broken('21', 1, 3, 6),
    });
  });
});

test.each([
  ['B4', 'C11'],
  ['B5', 'C9'],
  ['B5.up', 'C10'],
  ['B6', 'C9'],
  ['B6.up', 'C10'],
  ['D1', 'C7'],
  ['D2', 'C8'],
])('%s names %s, the step of C that gives it up or applies it', (key, step) => {
  const rule = dutch1998.rules.find(each => each.key === `dutch-1998.${key}`);
  expect(rule?.article).toMatch(new RegExp(`\\b${step}\\b`));
});
