import { describe, expect, test } from 'vitest';
import { replayOf as replayOfDoubleSwiss } from '../double-swiss/referee/replay.ts';
import { replayOf as replayOfTeamSwiss } from '../team-swiss/referee/replay.ts';
import {
  asked,
  expectSaid,
  float,
  forbidden,
  higherScore,
  later,
  offeredFor,
  pair,
  worse,
} from '../testing/said-before.ts';

/* C.04.5 and C.04.6: rounds of which something false was once said, by the kind of what was false (decisions 600 and 720). */

const double = replayOfDoubleSwiss({ noCompatriots: false });
const team = replayOfTeamSwiss({});

const broken = (...suffers: readonly number[]) => ({ ...worse('C6', 0, 1, ...suffers), unit: 'breach' });

describe('1: C6 asks what the following scoregroup can do, not what the pair makes it do', () => {
  test('the set of upfloaters with the pair is as good, and later', () => {
    expectSaid(double, 36, pair(1, 2), { before: broken(2, 10), now: later('3.5.4') });
    expectSaid(team, 5, pair(1, 6), { before: broken(2, 5, 6, 9), now: later('3.5.4') });
  });

  test('the scoregroup itself needs more upfloaters', () => {
    expectSaid(double, 56, pair(4, 15), { before: broken(8, 15), now: worse('C4', 0, 2, 4, 13) });
    expectSaid(team, 22, pair(4, 12), { before: later('3.5.4'), now: worse('C4', 0, 2, 14, 17) });
  });
});

describe('2: whoever suffers does so in the first of the best sets that have the pair', () => {
  test('C5', () => {
    expectSaid(team, 117, pair(1, 6), { before: worse('C5', 0, 1, 9), now: worse('C5', 0, 1, 8) });
  });
});

describe('3: a legal round has what was told as forbidden with the earlier boards kept', () => {
  test('the bye would go to a higher score', () => {
    expectSaid(double, 4, float(8, 5), { before: forbidden('C3'), now: higherScore('3.4.2', 2.5, 5.5, 7) });
    expectSaid(team, 46, pair(6, 9), { before: forbidden('C3'), now: higherScore('3.4.2', 3, 8, 1) });
  });

  test('others would have to float', () => {
    expectSaid(double, 6, pair(2, 5), { before: forbidden('C3'), now: worse('C5', 0, 1, 3) });
    expectSaid(team, 43, pair(3, 6), { before: forbidden('C3'), now: worse('C4', 0, 2, 1, 8) });
  });

  test('another pairing of the bracket has it, and is later', () => {
    expectSaid(double, 55, pair(5, 7), { before: forbidden('C3'), now: later('3.6') });
  });
});

/* Of four a < b < c < d, a-c b-d and a-d b-c have the tops a and b, a-b c-d the tops a and c: the order has it last. */
describe('5: “first in the order” of a board for which the order offered others first', () => {
  test('of C.04.5: 1-3 4-6', () => {
    expect(offeredFor(double, 15, [1, 3])).toEqual([
      [1, 4, 'forbidden', 'C1'],
      [1, 6, 'worse', 'C5'],
    ]);
  });

  test('of C.04.6: 2-3 5-7', () => {
    expect(offeredFor(team, 4, [2, 3])).toEqual([
      [2, 5, 'worse', '3.4.2'],
      [2, 7, 'forbidden', 'C1'],
    ]);
  });
});

describe('6: whoever does not float is not said to be barred from the bye', () => {
  test('they met everybody of the bracket', () => {
    expectSaid(double, 1, float(1, 8), { before: forbidden('C3'), now: forbidden('C1') });
    expectSaid(team, 1, float(7, 6), { before: forbidden('C3'), now: forbidden('C1') });
  });

  test('nor where the one who floated has nobody else', () => {
    const { answer } = asked(double, 59, float(7, 2));
    expect(answer).toMatchObject({ verdict: 'forbidden', rule: { id: 'C3' } });
    expect(answer.facts.leftOver).toMatchObject({ count: 1, players: [7] });
    expect(answer.facts.leftOver?.bye).toBeUndefined();
  });
});
