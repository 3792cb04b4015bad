import { describe, expect, test } from 'vitest';
import type { Colour } from '../../../model/index.ts';
import { membersWith, type Particulars } from '../testing/members.ts';
import { ALL_COLOUR_RULES_1997 } from './colours.ts';

const games = (letters: string): readonly Colour[] =>
  [...letters].map(letter => (letter === 'W' ? 'white' : 'black'));

/** The colour of the first of two, and the rule that gives it. */
const decided = (first: Particulars, second: Particulars) => {
  const [higher, lower] = membersWith([first, second]);
  if (!higher || !lower) throw new Error('there are two');
  for (const rule of ALL_COLOUR_RULES_1997) {
    const colour = rule.colourOfHigher({ higher, lower, colourByLot: 'white' });
    if (colour) return `${rule.id} ${colour}`;
  }
  return undefined;
};

const by = (first: string, second: string) =>
  decided({ rating: 2400, colours: games(first) }, { rating: 2300, colours: games(second) });

describe('5: the lot', () => {
  test('5: decides where neither has played', () => {
    expect(by('', '')).toBe('5 white');
  });

  test('3: not where only one of the two has played: each has what is due', () => {
    expect(by('', 'B')).toBe('3.1 black');
    expect(by('B', '')).toBe('3.1 white');
    expect(by('', 'W')).toBe('3.2 white');
  });
});

describe('3: the colours of a pair, in descending priority', () => {
  test('3.1: both have the colour that is due to them', () => {
    expect(by('W', 'B')).toBe('3.1 black');
    expect(by('BWB', 'BW')).toBe('3.1 white');
  });

  test('3.2: both are due Black; who had White more often has it', () => {
    expect(by('BW', 'W')).toBe('3.2 white');
    expect(by('WBW', 'BWBW')).toBe('3.2 black');
  });

  test('3.3: the numbers are level; the last round with different colours is reversed', () => {
    // Both are due Black after Black and White; in the game before these 1 had Black and 2 had White.
    expect(by('WBBW', 'BWBW')).toBe('3.3 white');
    expect(by('WBBWBW', 'WBWBBW')).toBe('3.3 black');
  });

  test('3.4: the same history; White for the higher average of the opponents', () => {
    const one = { rating: 2400, colours: games('W'), opponents: [2310] };
    const other = { rating: 2300, colours: games('W'), opponents: [2318] };
    expect(decided(one, other)).toBe('3.4 black');
    expect(decided({ ...one, opponents: [2320] }, other)).toBe('3.4 white');
  });

  test('3.5: the same average too; White for the lower rating', () => {
    const level = { colours: games('W'), opponents: [2310] };
    expect(decided({ ...level, rating: 2400 }, { ...level, rating: 2300 })).toBe('3.5 black');
  });
});
