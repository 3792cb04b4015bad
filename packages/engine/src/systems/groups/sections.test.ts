import { describe, expect, test } from 'vitest';
import { accepted, recordOf } from '../../testing/index.ts';
import { splitByStrength } from './sections.ts';

const rated = (...ratings: readonly (number | undefined)[]) =>
  recordOf({ players: ratings.map(rating => (rating === undefined ? {} : { rating })) }).players;

const split = (ratings: readonly (number | undefined)[], bounds: readonly number[]) =>
  accepted(splitByStrength(rated(...ratings), bounds)).map(
    ({ name, from, below, players }) =>
      `${name} ${from ?? ''}-${below ?? ''}: ${players.map(({ id, rating }) => rating ?? `#${id}`).join(' ')}`,
  );

describe('sections by strength', () => {
  test('bounds are the lowest ratings of their sections; the unrated are in the last', () => {
    expect(split([2000, 1999, 1600, 1599, undefined, 2400, 0], [2000, 1600])).toEqual([
      'A 2000-: 2000 2400',
      'B 1600-2000: 1999 1600',
      'C -1600: 1599 #5 0',
    ]);
  });

  test('one bound makes two sections', () => {
    expect(split([1800, undefined], [1500])).toEqual(['A 1500-: 1800', 'B -1500: #2']);
  });

  const refusalsOf = (ratings: readonly (number | undefined)[], bounds: readonly number[]) => {
    const outcome = splitByStrength(rated(...ratings), bounds);
    return outcome.ok ? [] : outcome.faults;
  };

  test.each([[[]], [[1600, 2000]], [[2000, 2000]], [[2000.5]], [[-1]]])('%j are no bounds', bounds => {
    expect(refusalsOf([1800], bounds)).toMatchObject([
      { code: 'option-invalid', data: { option: 'sections' } },
    ]);
  });

  test('a section in which nobody is', () => {
    expect(refusalsOf([1800, 1500], [2000, 1600])).toEqual([
      { code: 'section-empty', data: { section: 'A', from: 2000 } },
    ]);
  });
});
