import { playerKey } from '@pareo/engine/journal';
import { expect, test } from 'vitest';
import { seatedFrom, textOfSeated } from './places.ts';

const roster = Array.from({ length: 11 }, (_, at) => playerKey(at + 21));

test('places of the roster, nobody, and the tenth', () => {
  expect(seatedFrom('1245', roster, 4)).toEqual([21, 22, 24, 25]);
  expect(seatedFrom('120a', roster, 4)).toEqual([21, 22, 0, 30]);
  expect(textOfSeated([21, 0, 30, 31] as never, roster)).toBe('10AB');
});

test('fewer or more than the boards, or no place of the roster', () => {
  expect(['124', '12345', '12x4', '12C4'].map(text => seatedFrom(text, roster, 4))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
