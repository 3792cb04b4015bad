import { describe, expect, test } from 'vitest';
import { compareFaults, faultsOf } from '../../../rules/index.ts';
import { movedDown, resident, traits } from '../testing/traits.ts';
import * as quality from './quality.ts';

test('C.5: every downfloater is a pair less', () => {
  expect(faultsOf(quality.c5Of2017, { pairs: [], downfloaters: [resident()] })).toEqual([1]);
});

describe('C.6 (A.8): the list of score differences', () => {
  test('a pair adds the difference of its scores', () => {
    expect(quality.c6Of2017.ofPair(movedDown(3.5), resident())).toBe(15);
  });
  test('a downfloater adds the difference to one point below the lowest score', () => {
    expect(quality.c6Of2017.ofDownfloater(resident())).toBe(10);
    expect(quality.c6Of2017.ofDownfloater(movedDown(3))).toBe(20);
  });
  test('lists are compared from the largest on', () => {
    const pairsTheHigher = faultsOf(quality.c6Of2017, {
      pairs: [[movedDown(3.5), resident()]],
      downfloaters: [movedDown(3)],
    });
    const pairsTheLower = faultsOf(quality.c6Of2017, {
      pairs: [[movedDown(3), resident()]],
      downfloaters: [movedDown(3.5)],
    });
    expect(compareFaults(pairsTheHigher, pairsTheLower)).toBeLessThan(0);
  });
});

test('C.8, C.9, C.10 and C.11: colours are counted as in 2026', () => {
  const wants = (strength: 'absolute' | 'strong' | 'mild') =>
    traits({ preference: { colour: 'white', strength }, colourDifference: -2, hasRepeatedColour: true });
  const pair = [wants('absolute'), wants('absolute')] as const;
  expect(quality.c8Of2017.ofPair(...pair)).toBe(1);
  expect(quality.c9Of2017.ofPair(...pair)).toBe(1);
  expect(quality.c10Of2017.ofPair(...pair)).toBe(1);
  expect(quality.c11Of2017.ofPair(wants('strong'), wants('strong'))).toBe(1);
});

test('C.11: a strong preference is denied to a strong or an absolute one, never to a mild one', () => {
  const wants = (strength: 'absolute' | 'strong' | 'mild') =>
    traits({ preference: { colour: 'white', strength } });
  expect(quality.c11Of2017.ofPair(wants('strong'), wants('absolute'))).toBe(1);
  expect(quality.c11Of2017.ofPair(wants('strong'), wants('mild'))).toBe(0);
  expect(quality.c11Of2017.ofPair(wants('mild'), wants('mild'))).toBe(0);
});

describe('C.12, C.13, C.14 and C.15: whoever receives the same float again', () => {
  const again = movedDown(3, { floats: ['down', undefined] });
  test('C.12: a moved-down player who is paired below, or left over once more', () => {
    expect(quality.c12Of2017.ofPair(again, resident())).toBe(1);
    expect(quality.c12Of2017.ofDownfloater(again)).toBe(1);
  });
  test('C.13: the lower of a pair with different scores', () => {
    expect(quality.c13Of2017.ofPair(movedDown(3), resident({ floats: ['up', undefined] }))).toBe(1);
    expect(quality.c13Of2017.ofPair(resident(), resident({ floats: ['up', undefined] }))).toBe(0);
  });
  test('C.14 and C.15: two rounds before', () => {
    expect(quality.c14Of2017.ofDownfloater(resident({ floats: [undefined, 'down'] }))).toBe(1);
    expect(quality.c15Of2017.ofPair(movedDown(3), resident({ floats: [undefined, 'up'] }))).toBe(1);
  });
});

describe('C.16 to C.19: their score differences', () => {
  test('C.16: of the pair, or of the downfloater as A.8 says', () => {
    expect(quality.c16Of2017.ofPair(movedDown(3.5, { floats: ['down', undefined] }), resident())).toBe(15);
    expect(quality.c16Of2017.ofDownfloater(resident({ floats: ['down', undefined] }))).toBe(10);
  });
  test('C.17: of the player who goes up', () => {
    expect(quality.c17Of2017.ofPair(movedDown(3), resident({ floats: ['up', undefined] }))).toBe(10);
  });
  test('C.18 and C.19: two rounds before', () => {
    expect(quality.c18Of2017.ofPair(movedDown(3, { floats: [undefined, 'down'] }), resident())).toBe(10);
    expect(quality.c19Of2017.ofPair(movedDown(3), resident({ floats: [undefined, 'up'] }))).toBe(10);
  });
});

test('the criteria stand in the order of section C', () => {
  const order = [...quality.BEFORE_NEXT_BRACKET_2017, quality.c7Of2017, ...quality.AFTER_NEXT_BRACKET_2017];
  expect(order.map(rule => rule.id)).toEqual(Array.from({ length: 15 }, (_, index) => `C.${index + 5}`));
});
