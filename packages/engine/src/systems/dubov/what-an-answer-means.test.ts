import { describe, expect, test } from 'vitest';
import {
  expectSaid,
  float,
  forbidden,
  higherScore,
  later,
  offeredFor,
  pair,
  worse,
} from '../testing/said-before.ts';
import { replay as of1997 } from './1997/referee/replay.ts';
import { replay as of2026 } from './2026/referee/replay.ts';

/* By the kind of what was false in rounds of the Dubov system (decisions 710 and 711). */

const pairs = (...of: Parameters<typeof worse>) => ({ ...worse(...of), unit: 'pairs' }) as const;
const broken = (rule: string, ...suffers: readonly number[]) =>
  ({ ...worse(rule, 0, 1, ...suffers), unit: 'breach' }) as const;

describe('3: the first word', () => {
  test('of 2026: forbidden with the boards before kept, where a legal round has the pair', () => {
    expectSaid(of2026, 18, pair(1, 4), { before: forbidden('C4'), now: worse('C6', 0, 1, 5) });
    expectSaid(of2026, 6, pair(1, 6), { before: forbidden('C4'), now: later('4.2') });
  });

  test('of 2026: forbidden with the bye kept', () => {
    expectSaid(of2026, 4, float(10, 2), { before: forbidden('C4'), now: higherScore('3.1.3', 1.5, 2.5, 7) });
  });

  test('of 2026: whoever was shifted is not what tells two pairings apart', () => {
    expectSaid(of2026, 17, pair(1, 8), { before: later('3.2.4.2'), now: later('4.3') });
  });

  test('of 1997: forbidden with the boards before kept, where a legal round has the pair', () => {
    expectSaid(of1997, 57, pair(2, 6), { before: forbidden('9'), now: worse('6.4', 1, 3, 1, 2, 7) });
    expectSaid(of1997, 31, pair(2, 5), { before: forbidden('9'), now: later('7.1') });
  });

  test('of 1997: equal, and later, where something is lost', () => {
    expectSaid(of1997, 5, pair(1, 6), { before: later('7.2'), now: broken('7.2', 1) });
    expectSaid(of1997, 6, pair(6, 7), { before: later('7.2'), now: pairs('6.3', 0, 2, 1, 3, 6, 7) });
  });

  test('of 1997: worse, where nothing is lost', () => {
    expectSaid(of1997, 17, pair(1, 3), {
      before: pairs('6.3', 0, 1, 4, 7),
      now: later('6.3'),
    });
  });
});

describe('5: “first in the order” (3.2.4) of a board for which the order offered others first', () => {
  test('of 2026: both were worse', () => {
    expect(offeredFor(of2026, 31, [5, 1])).toEqual([
      [5, 2, 'worse', 'C6'],
      [5, 3, 'worse', 'C6'],
    ]);
  });

  test('of 2026: both were forbidden', () => {
    expect(offeredFor(of2026, 61, [3, 2])).toEqual([
      [3, 5, 'forbidden', 'C1'],
      [3, 6, 'forbidden', 'C4'],
    ]);
  });
});

describe('6: whoever does not float is not said to be barred from the bye', () => {
  test('of 2026: they met everybody of the bracket, or are kept apart from them', () => {
    expectSaid(of2026, 5, float(4, 2), { before: forbidden('C4'), now: forbidden('C1') });
    expectSaid(of2026, 9, float(5, 8), { before: forbidden('C4'), now: forbidden('C3') });
  });

  test('of 1997: they met everybody of the group', () => {
    expectSaid(of1997, 48, float(4, 2), { before: forbidden('9'), now: forbidden('C.04.1.b') });
  });
});
