import { describe, expect, test } from 'vitest';
import { position, type Sketch } from '../../testing/index.ts';
import { allocateColours, COLOUR_RULES } from './colours.ts';
import { type Edition, membersOf } from './definitions.ts';

/** The colours of two players before the next round, with the rule that gave them: `1-2 by 5.2.1`. */
const between = (a: number, b: number, sketch: Sketch, edition: Edition = '2026'): string => {
  const before = position({ initialColour: 'white', plannedRounds: 9, ...sketch });
  const [higher, lower] = membersOf(before, edition).filter(({ id }) => id === a || id === b);
  if (!higher || !lower) throw new Error('two players are asked for');
  const { white, black, rule } = allocateColours([higher, lower], before, edition);
  return `${white}-${black} by ${rule.id}`;
};

describe('5.2.1 (E.1): both preferences', () => {
  test('are granted when they differ', () => {
    expect(between(1, 4, { players: 4, rounds: [['1-2 1-0', '3-4 1-0']] })).toBe('4-1 by 5.2.1');
  });

  test('a player who has not played yet leaves the choice to the opponent', () => {
    expect(between(1, 3, { players: 3, rounds: [['1-2 1-0', '3 U']] })).toBe('3-1 by 5.2.1');
  });
});

describe('5.2.2 (E.2): the stronger preference', () => {
  test('absolute goes before strong', () => {
    const rounds = [
      ['1-2 1-0', '3-4 1-0'],
      ['1-4 1-0', '2-3 1-0', '5-6 1-0'],
    ];
    expect(between(1, 5, { players: 6, rounds })).toBe('5-1 by 5.2.2');
  });

  test('strong goes before mild', () => {
    const rounds = [['1-2 1-0'], ['2-1 1-0', '4-3 1-0']];
    expect(between(2, 4, { players: 4, rounds })).toBe('2-4 by 5.2.2');
  });

  test('of two absolute ones, the wider colour difference', () => {
    const rounds = [
      ['1-3 1-0', '5-2 1-0'],
      ['1-4 1-0', '2-6 1-0'],
      ['2-3 1-0', '1 Z'],
    ];
    expect(between(1, 2, { players: 6, rounds })).toBe('2-1 by 5.2.2');
  });
});

describe('5.2.3 (E.3): alternation', () => {
  test('from the most recent time in which one had White and the other Black', () => {
    const rounds = [
      ['3-1 =', '2-4 ='],
      ['1-4 =', '3-2 ='],
      ['5-1 =', '6-2 ='],
      ['1-6 =', '2-5 ='],
    ];
    expect(between(1, 2, { players: 6, rounds })).toBe('2-1 by 5.2.3');
  });

  test('rounds without a game do not count (C.04.2, 3.4)', () => {
    const rounds = [
      ['3-1 =', '2-4 ='],
      ['1-4 =', '2 Z'],
      ['5-1 =', '6-2 ='],
      ['1 Z', '3-2 ='],
      ['1-6 =', '2-5 ='],
    ];
    expect(between(1, 2, { players: 6, rounds })).toBe('2-1 by 5.2.3');
  });
});

test('5.2.4 (E.4): the preference of the higher ranked, where the histories do not differ', () => {
  expect(between(1, 3, { players: 4, rounds: [['1-2 1-0', '3-4 1-0']] })).toBe('3-1 by 5.2.4');
  expect(between(1, 3, { players: 4, rounds: [['1-2 0-1', '3-4 1-0']] })).toBe('1-3 by 5.2.4');
});

describe('5.2.5 (E.5): the lot', () => {
  test('an odd number has the initial colour, an even one the other', () => {
    expect(between(1, 3, { players: 4 })).toBe('1-3 by 5.2.5');
    expect(between(2, 4, { players: 4 })).toBe('4-2 by 5.2.5');
    expect(between(1, 3, { players: 4, initialColour: 'black' })).toBe('3-1 by 5.2.5');
  });

  test('whoever was never paired has no number (C.04.2, 2.4)', () => {
    const requestedByes = [{ worth: 'zero', round: 1, participants: [1] }] as const;
    expect(between(2, 4, { players: 4, requestedByes })).toBe('2-4 by 5.2.5');
  });
});

test('the edition of 2017 has the same rules under E', () => {
  expect(between(1, 3, { players: 4 }, '2017')).toBe('1-3 by E.5');
  expect(COLOUR_RULES['2017'].map(({ colourOfHigher }) => colourOfHigher)).toEqual(
    COLOUR_RULES['2026'].map(({ colourOfHigher }) => colourOfHigher),
  );
});
