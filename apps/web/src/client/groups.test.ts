import { expect, test } from 'vitest';
import { groupNames } from './groups.ts';

test('group 2 stands before group 10; who is in no group makes none', () => {
  expect(groupNames(['10', '2', undefined, '2', ''])).toEqual(['2', '10']);
  expect(groupNames(['B', 'A'])).toEqual(['A', 'B']);
});
