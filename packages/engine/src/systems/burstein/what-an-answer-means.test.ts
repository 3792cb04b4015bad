import { describe, expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import {
  asked,
  expectSaid,
  float,
  forbidden,
  higherScore,
  later,
  pair,
  worse,
} from '../testing/said-before.ts';
import { replayOf } from './referee/replay.ts';

/* By the kind of what was false in rounds of the Burstein system (decisions 600 and 700). */

const [of2026, of2017] = [replayOf('2026'), replayOf('2017')];

describe('1: what the following bracket can do (C7), not what the pair makes it do', () => {
  test('the pair is worse by a later criterion', () => {
    expectSaid(of2026, 81, pair(5, 15), { before: worse('C7', 0, 2, 5, 8), now: worse('C8', 0, 1, 16) });
  });

  test('the pair is worse in a bracket below, where C5 separates', () => {
    expectSaid(of2026, 123, pair(1, 5), { before: worse('C7', 0, 2, 5, 7), now: worse('C5', 0, 2, 2, 5) });
  });

  test('the pair is as good, and later', () => {
    expectSaid(of2026, 162, pair(4, 8), { before: worse('C7', 0, 1, 4), now: later('4.3') });
    expectSaid(of2026, 167, pair(1, 6), { before: worse('C7', 1, 3, 2, 3, 6), now: later('4.3') });
  });
});

describe('2: whoever suffers does so in the first candidate of the order', () => {
  test('C8', () => {
    expectSaid(of2026, 36, float(6, 1), { before: worse('C8', 0, 1, 6), now: worse('C8', 0, 1, 5) });
  });

  test('6.5 of 2017', () => {
    const denied = { unit: 'denied' } as const;
    expectSaid(of2017, 73, float(8, 1), {
      before: { ...worse('6.5', 0, 1, 8), ...denied },
      now: { ...worse('6.5', 0, 1, 7), ...denied },
    });
  });
});

describe('3: the first word', () => {
  test('forbidden by C4, with the bye kept: a legal round has the float, and gives the bye to a higher score', () => {
    expectSaid(of2026, 20, float(3, 2), { before: forbidden('C4'), now: higherScore('3.1.3', 0, 3, 2) });
  });

  test('forbidden by C4, with the brackets above kept: C6 separates there', () => {
    const { position, rulings } = asked(of2026, 37, { kind: 'float', player: playerId(1) });
    const ruling = rulings.find(({ subject, about }) => subject === 'float' && about[0] === 1);
    expect(ruling?.passedOver[0]).toMatchObject({ verdict: 'worse', rule: { id: 'C6' }, suffers: [2] });
    expect(of2026.refute(position, rulings)).toEqual([]);
  });

  test('forbidden by 6.6 of 2017: the pair is legal, and takes the group and the next as one', () => {
    expectSaid(of2017, 2, pair(1, 4), {
      before: forbidden('6.6'),
      now: { ...worse('6.6', 0, 1, 1, 6), unit: 'union' },
    });
  });

  test('forbidden by 6.6: it costs a colour preference (6.5)', () => {
    expectSaid(of2017, 2, pair(2, 4), {
      before: forbidden('6.6'),
      now: { ...worse('6.5', 0, 1, 3), unit: 'denied' },
    });
  });

  test('forbidden by 6.6: it is as good, and later', () => {
    expectSaid(of2017, 41, pair(2, 4), { before: forbidden('6.6'), now: later('6.1') });
  });
});
