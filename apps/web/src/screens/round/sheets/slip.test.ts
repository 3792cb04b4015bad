import { expect, test } from 'vitest';
import { doubtsOf, pointsIn, resultOfSlip, slipOf, swapped } from './slip.ts';

test('points of a sheet, and fewer than none after penalties', () => {
  expect(['412', ' 388 ', '5-', '-5', '0'].map(pointsIn)).toEqual([412, 388, -5, -5, 0]);
  expect(['', '4x', '12345', '-', '--5'].map(pointsIn)).toEqual(Array(5).fill(undefined));
});

test('who has more points has won', () => {
  expect(resultOfSlip(412, 388)).toEqual({ code: '1-0', tally: { white: 412, black: 388 } });
  expect(resultOfSlip(388, 412).code).toBe('0-1');
  expect(resultOfSlip(400, 400).code).toBe('=');
});

test('over 700, under 150, or more than 350 apart', () => {
  expect(doubtsOf(412, 388, undefined)).toEqual([]);
  expect(doubtsOf(701, 400, undefined)).toEqual([{ kind: 'high', points: 701 }]);
  expect(doubtsOf(300, 149, undefined)).toEqual([{ kind: 'low', points: 149 }]);
  expect(doubtsOf(600, 249, undefined)).toEqual([{ kind: 'apart', by: 351 }]);
});

test('where a cap is stated, more than the cap apart', () => {
  expect(doubtsOf(500, 300, 199)).toEqual([{ kind: 'apart', by: 200 }]);
  expect(doubtsOf(600, 200, 400)).toEqual([]);
});

test('the slip has them the other way round', () => {
  expect(swapped({ left: '388', right: '412', difference: '24' })).toEqual({
    left: '412',
    right: '388',
    difference: '24',
  });
  expect(slipOf({ code: '--' })).toEqual({ left: '', right: '', difference: '' });
});
