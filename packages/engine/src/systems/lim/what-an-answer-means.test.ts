import { describe, expect, test } from 'vitest';
import { playerId } from '../../model/index.ts';
import { asked, expectSaid, forbidden, higherScore, later, pair, worse } from '../testing/said-before.ts';
import { replayOf } from './referee/replay.ts';

/* By the kind of what was false in rounds of Lim (decision 731). */

const plain = replayOf({ maxi: false, noCompatriots: false });
const maxi = replayOf({ maxi: true, noCompatriots: true });

type Counted = Parameters<typeof worse>;
const leftOver = (...of: Counted) => ({ ...worse(...of), unit: 'left-over' }) as const;
const pairs = (...of: Counted) => ({ ...worse(...of), unit: 'pairs' }) as const;
const type = (...of: Counted) => ({ ...worse(...of), unit: 'type' }) as const;
const broken = (rule: string, ...suffers: readonly number[]) =>
  ({ ...worse(rule, 0, 1, ...suffers), unit: 'breach' }) as const;

describe('3.2: the limit of a Maxi-tournament', () => {
  test('3.2: a pair that sends down another, kept from it by the limit and not by the number', () => {
    expectSaid(maxi, 55, pair(6, 7), { before: later('3.3'), now: broken('3.2', 4) });
  });

  test('3.2: upwards likewise', () => {
    expectSaid(maxi, 182, pair(2, 3), { before: later('3.4'), now: broken('3.2', 5) });
  });

  test('3.2: and so is the ruling: whoever would have floated but for it comes first', () => {
    const { position, rulings } = asked(maxi, 64, { kind: 'float', player: playerId(7) });
    const ruling = rulings.find(({ subject, about }) => subject === 'float' && about[0] === 7);
    expect(ruling).toMatchObject({ rule: { id: '3.2' }, because: [3] });
    expect(ruling?.passedOver[0]).toMatchObject({ players: [3], chosen: 0, other: 1, suffers: [3] });
    expect(maxi.refute(position, rulings)).toEqual([]);
  });
});

describe('the first word', () => {
  test('5.7 forbids nothing: with the pair an exchange goes beyond the limit', () => {
    expectSaid(maxi, 2, pair(1, 3), { before: forbidden('5.7'), now: broken('5.7', 1, 3) });
  });

  test('4.4: forbidden with the group kept, where others can float instead', () => {
    expectSaid(plain, 218, pair(4, 11), { before: forbidden('4.4'), now: leftOver('4.4', 0, 2, 3, 8) });
    expectSaid(plain, 244, pair(6, 7), { before: forbidden('4.4'), now: later('3.3') });
  });

  test('2.6: forbidden with the median as it was, where another pairing can be undone', () => {
    expectSaid(plain, 4, pair(5, 8), {
      before: forbidden('4.4'),
      now: pairs('2.6', 2, 3, 1, 2, 3, 4, 5, 8),
    });
  });

  test('1.1: forbidden with the bye kept, where another could have it', () => {
    expectSaid(plain, 22, pair(4, 7), { before: forbidden('4.4'), now: higherScore('1.1', 0, 0.5, 12) });
  });

  test('3.8: forbidden with the boards before kept, and as good', () => {
    expectSaid(plain, 36, pair(2, 7), { before: forbidden('4.4'), now: later('3.8') });
  });
});

describe('the group that decides', () => {
  test('5.2: a pairing that was undone (2.6) does not tell two rounds apart', () => {
    expectSaid(plain, 69, pair(5, 6), {
      before: leftOver('4.4', 0, 2, 1, 5),
      now: worse('5.2', 1, 3, 2, 4, 6),
    });
  });

  test('3.9: the first group that gave somebody another opponent', () => {
    expectSaid(plain, 284, pair(3, 6), { before: leftOver('4.4', 0, 2, 4, 6), now: type('3.9', 1, 3, 3) });
  });
});

test('3.8: where a floater meets somebody due the same colour, that is worse, in a Maxi-tournament too', () => {
  expectSaid(maxi, 2, pair(1, 4), { before: later('3.8'), now: worse('3.8', 0, 1, 2) });
});
