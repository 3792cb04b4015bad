import { describe, expect, test } from 'vitest';
import type { Colour } from '../../model/index.ts';
import { colourDifference, preferenceOf } from '../swiss/colour-history.ts';
import type { ColourRule } from '../swiss/colours.ts';
import { COLOUR_RULES_2017, rule52, rule53 } from './2017/colours.ts';
import { COLOUR_RULES_2026 } from './2026/colours.ts';
import type { Member } from './definitions.ts';

/** `WBW`: the games of a player; the index only matters where a rule looks at it. */
const player = (games: string, index: readonly number[] = [0, 0]): Member => {
  const colours = [...games].map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  return {
    colours,
    colourDifference: colourDifference(colours),
    preference: preferenceOf(colours),
    index,
  } as unknown as Member;
};

const decided = (rules: readonly ColourRule<string, Member>[], higher: Member, lower: Member) => {
  for (const rule of rules) {
    const colour = rule.colourOfHigher({ higher, lower, colourByLot: 'white' });
    if (colour) return `${rule.id} ${colour}`;
  }
  return undefined;
};

const by2026 = (higher: string, lower: string) => decided(COLOUR_RULES_2026, player(higher), player(lower));
const by2017 = (higher: string, lower: string) => decided(COLOUR_RULES_2017, player(higher), player(lower));

describe('C.04.4.2 (2026), 5.2', () => {
  test('5.2.1: the lot, only when neither has played', () => {
    expect(by2026('', '')).toBe('5.2.1 white');
    expect(by2026('', 'B')).toBe('5.2.2 black');
  });
  test('5.2.2: both preferences', () => expect(by2026('WB', 'BW')).toBe('5.2.2 white'));
  test('5.2.3: the stronger preference', () => expect(by2026('WB', 'B')).toBe('5.2.3 black'));
  test('5.2.4: the most recent time with different colours', () =>
    expect(by2026('BWBW', 'WBBW')).toBe('5.2.4 black'));
  test('5.2.5: the higher ranked', () => expect(by2026('BWW', 'BWW')).toBe('5.2.5 black'));
});

describe('C.04.4.2 (2017), 5', () => {
  test('5.1: the lot, only when neither has played', () => expect(by2017('', '')).toBe('5.1 white'));
  test('5.4, first: both preferences', () => expect(by2017('WB', 'BW')).toBe('5.4.1 white'));
  test('5.2: whoever has two games more of a colour does not get a third', () =>
    expect(by2017('WBW', 'WW')).toBe('5.2 white'));
  test('5.3: two Whites running go before a greater difference (decision 0075)', () =>
    expect(by2017('BBWW', 'W')).toBe('5.3 black'));
  test('5.4, second: the greater difference', () => expect(by2017('BW', 'W')).toBe('5.4.2 white'));
  test('5.4, third: the last round with different colours', () =>
    expect(by2017('BWBW', 'WBBW')).toBe('5.4.3 black'));
  test('5.4, fourth: the higher Sonneborn-Berger; fifth: what follows', () => {
    const [high, low, equal] = [player('BW', [9, 1]), player('BW', [8, 2]), player('BW', [9, 0])];
    expect(decided(COLOUR_RULES_2017, high, low)).toBe('5.4.4 black');
    expect(decided(COLOUR_RULES_2017, high, equal)).toBe('5.4.5 black');
  });
  test('5.2 and 5.3 forbid two who must both have the same colour', () => {
    expect(rule52.forbids(player('WW'), player('BWW'))).toBe(true);
    expect(rule53.forbids(player('BWW'), player('BBWW'))).toBe(true);
    expect(rule53.forbids(player('BWW'), player('W'))).toBe(false);
  });
});
