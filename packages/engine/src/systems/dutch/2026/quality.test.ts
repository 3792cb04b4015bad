import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../rules/index.ts';
import { movedDown, resident, traits } from '../testing/traits.ts';
import * as quality from './quality.ts';

const { c6, c7, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21 } = quality;

test('C6: every downfloater counts once', () => {
  expect(faultsOf(c6, { pairs: [], downfloaters: [resident(), movedDown(3)] })).toEqual([1, 1]);
});

test('C7: the higher downfloater is the greater fault', () => {
  expect(c7.ofDownfloater(movedDown(3))).toBeGreaterThan(c7.ofDownfloater(movedDown(2.5)));
  expect(c7.ofDownfloater(movedDown(2.5))).toBeGreaterThan(c7.ofDownfloater(resident()));
});

test('C9: the unplayed games of the recipient of the bye', () => {
  expect(c9.ofDownfloater(resident({ unplayedGames: 2 }))).toBe(2);
});

describe('C10 and C11: two absolute preferences for one colour', () => {
  const due = (colourDifference: number, hasRepeatedColour: boolean) =>
    traits({ preference: { colour: 'black', strength: 'absolute' }, colourDifference, hasRepeatedColour });

  test('C10: whoever is denied goes beyond +2 when both have +2', () => {
    expect(c10.ofPair(due(2, false), due(2, true))).toBe(1);
  });
  test('C10: the wider difference is granted, and +1 does not go beyond +2', () => {
    expect(c10.ofPair(due(2, false), due(1, true))).toBe(0);
  });
  test('C11: the smaller difference is denied, for the third time running', () => {
    expect(c11.ofPair(due(2, false), due(1, true))).toBe(1);
    expect(c11.ofPair(due(2, true), due(1, false))).toBe(0);
  });
  test('C11: of equal differences the one without a repeated colour is denied (5.2.3)', () => {
    expect(c11.ofPair(due(2, true), due(2, false))).toBe(0);
    expect(c11.ofPair(due(2, true), due(2, true))).toBe(1);
  });
});

describe('C12 and C13: preferences for one colour', () => {
  const wants = (strength: 'absolute' | 'strong' | 'mild') =>
    traits({ preference: { colour: 'white', strength } });
  const none = traits({ preference: undefined });

  test('C12: one of two equal preferences is denied, whatever their strength', () => {
    expect(c12.ofPair(wants('mild'), wants('strong'))).toBe(1);
    expect(c12.ofPair(wants('mild'), none)).toBe(0);
    expect(c12.ofPair(wants('mild'), traits({ preference: { colour: 'black', strength: 'mild' } }))).toBe(0);
  });
  test('C13: a strong preference loses against a strong or an absolute one', () => {
    expect(c13.ofPair(wants('strong'), wants('strong'))).toBe(1);
    expect(c13.ofPair(wants('absolute'), wants('strong'))).toBe(1);
  });
  test('C13: against a mild one the strong preference is granted', () => {
    expect(c13.ofPair(wants('strong'), wants('mild'))).toBe(0);
  });
  test('C13: an absolute preference that loses is not a strong one', () => {
    expect(c13.ofPair(wants('absolute'), wants('absolute'))).toBe(0);
  });
});

describe('C14 to C17: floats repeated', () => {
  test('C14: a resident sent down last round is charged when left over again', () => {
    expect(c14.ofDownfloater(resident({ floats: ['down', undefined] }))).toBe(1);
  });
  test('C14: nobody is charged for a downfloat two rounds ago; C16 does that', () => {
    const ana = resident({ floats: [undefined, 'down'] });
    expect([c14.ofDownfloater(ana), c16.ofDownfloater(ana)]).toEqual([0, 1]);
  });
  test('C14: a moved-down player who floats again is not a resident downfloater', () => {
    expect(c14.ofDownfloater(movedDown(3, { floats: ['down', 'down'] }))).toBe(0);
  });
  test('C15: a resident moved up last round is charged against a moved-down player', () => {
    expect(c15.ofPair(movedDown(3), resident({ floats: ['up', undefined] }))).toBe(1);
  });
  test('C15: two residents do not float', () => {
    expect(c15.ofPair(resident(), resident({ floats: ['up', 'up'] }))).toBe(0);
  });
  test('C17: the same two rounds before', () => {
    expect(c17.ofPair(movedDown(3), resident({ floats: [undefined, 'up'] }))).toBe(1);
    expect(c17.ofPair(movedDown(3), resident({ floats: ['up', undefined] }))).toBe(0);
  });
});

describe('C18 to C21: score differences', () => {
  test('C18: a moved-down player sent down last round is charged with the difference', () => {
    expect(c18.ofPair(movedDown(3.5, { floats: ['down', undefined] }), resident())).toBe(15);
    expect(c18.ofPair(movedDown(3.5), resident())).toBe(0);
  });
  test('C18: left in the Limbo is more than any pair (decision 0020)', () => {
    const charged = { floats: ['down', undefined] } as const;
    expect(c18.ofDownfloater(movedDown(2.5, charged))).toBeGreaterThan(
      c18.ofPair(movedDown(9, charged), resident()),
    );
  });
  test('C19: an opponent moved up last round is charged with the difference', () => {
    expect(c19.ofPair(movedDown(3), resident({ floats: ['up', undefined] }))).toBe(10);
  });
  test('C20 and C21: the same two rounds before', () => {
    expect(c20.ofPair(movedDown(3, { floats: [undefined, 'down'] }), resident())).toBe(10);
    expect(c21.ofPair(movedDown(3), resident({ floats: [undefined, 'up'] }))).toBe(10);
  });
});

test('the criteria stand in the order of article 2.4', () => {
  const order = [...quality.BEFORE_NEXT_BRACKET_2026, quality.c8, ...quality.AFTER_NEXT_BRACKET_2026];
  expect(order.map(rule => rule.id)).toEqual(Array.from({ length: 16 }, (_, index) => `C${index + 6}`));
  expect(order.map(rule => rule.article)).toEqual(order.map((_, index) => `C.04.3, 2.4.${index + 1}`));
});
