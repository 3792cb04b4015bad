import { describe, expect, test } from 'vitest';
import { type Position, positionBefore } from '../../../position/index.ts';
import { position } from '../../../testing/index.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import { completionIn } from './completion.ts';
import { fieldOf } from './field.ts';
import type { Edition } from './member.ts';
import { pairLiterally } from './pair-literally.ts';

/** `white-black`, the bye last. */
const roundOf = (before: Position, edition: Edition): string => {
  const round = pairLiterally(before, edition);
  if (round === 'no-pairing') return round;
  const boards = round.pairs.map(([white, black]) => `${white}-${black}`);
  return [...boards, ...(round.bye === undefined ? [] : [`${round.bye} bye`])].join(', ');
};

const BOTH = ['2026', '2017'] as const satisfies readonly Edition[];

describe('first round', () => {
  test.each(BOTH)('%s: the upper half meets the lower half, the last has the bye', edition => {
    const before = position({ players: 7, initialColour: 'white' });
    expect(roundOf(before, edition)).toBe('1-4, 5-2, 3-6, 7 bye');
  });

  test('5.2.5 (C.04.2, 2.4): whoever is not there yet has no number, so 2 counts as the first', () => {
    const before = position({
      players: 10,
      initialColour: 'white',
      requestedByes: [{ worth: 'zero', round: 1, participants: [1, 3] }],
    });
    for (const edition of BOTH) expect(roundOf(before, edition)).toBe('2-7, 8-4, 5-9, 10-6');
  });
});

describe('C5 (2.3.1)', () => {
  const before = position(
    {
      players: 6,
      plannedRounds: 3,
      initialColour: 'white',
      rounds: [['1-4 1-0', '5-2 0-1', '3-6 1-0'], ['2-1 0-1', '4-3 0-1', '6-5 0-1'], ['4 Z']],
    },
    3,
  );

  test('2026: the upper brackets give way so that the lowest score has the bye', () => {
    expect(roundOf(before, '2026')).toBe('1-5, 3-2, 6 bye');
  });

  test('2017: the bye falls to whoever the last bracket leaves over', () => {
    expect(roundOf(before, '2017')).toBe('1-3, 6-2, 5 bye');
  });
});

test('C9 (2.4.4): of those left over alone, the one with fewest unplayed games has the bye', () => {
  const before = position({
    players: 5,
    plannedRounds: 3,
    initialColour: 'white',
    rounds: [['1-3 1-0', '4-2 0-1', '5 Z']],
  });
  expect(roundOf(before, '2026')).toBe('2-1, 3-5, 4 bye');
});

describe('A.9 and C4: the players below cannot be paired among themselves', () => {
  const before = position(
    {
      players: 6,
      plannedRounds: 5,
      initialColour: 'white',
      rounds: [
        ['5-1 0-1', '2-6 1-0', '3-4 ='],
        ['5 Z', '6 Z'],
      ],
    },
    2,
  );

  test('2017: 1 and 2, who could meet, are the penultimate bracket and go down to the collapsed one', () => {
    expect(roundOf(before, '2017')).toBe('1-3, 4-2');
  });

  test('2026: C4 keeps 1 and 2 from meeting', () => {
    expect(roundOf(before, '2026')).toBe('1-3, 4-2');
  });
});

describe('any round of a made-up tournament', () => {
  const positions = Array.from({ length: 150 }, (_, seed) => randomPosition(seed)).map(
    ({ tournament, round }) => positionBefore(tournament, round),
  );

  test.each(BOTH)('%s: everyone is paired once, by C1 to C3, unless nobody could', edition => {
    for (const before of positions) {
      const field = fieldOf(before, edition);
      const memberOf = new Map(field.members.map(member => [member.id, member]));
      const round = pairLiterally(before, edition);
      if (round === 'no-pairing') {
        expect(completionIn(field)(field.members)).toBe(false);
        continue;
      }
      const named = [...round.pairs.flat(), ...(round.bye === undefined ? [] : [round.bye])];
      expect(named.sort((a, b) => a - b)).toEqual([...memberOf.keys()].sort((a, b) => a - b));
      for (const [a, b] of round.pairs) {
        const [white, black] = [memberOf.get(a), memberOf.get(b)];
        expect(white && black && field.mayMeet(white, black)).toBe(true);
      }
      const receiver = round.bye === undefined ? undefined : memberOf.get(round.bye);
      expect(receiver?.barredSince).toBeUndefined();
    }
  });
});

describe('no complete round (1.9.3; A.9)', () => {
  test.each(BOTH)('%s: everyone has met', edition => {
    const rounds = [['1-2 1-0'], ['2-1 1-0']];
    expect(roundOf(position({ players: 2, rounds }), edition)).toBe('no-pairing');
  });

  test.each(BOTH)('%s: nobody to pair is a round without boards', edition => {
    const requestedByes = [{ worth: 'zero', round: 1, participants: [1, 2] }] as const;
    expect(roundOf(position({ players: 2, requestedByes }), edition)).toBe('');
  });
});
