import { expect, test } from 'vitest';
import { numberedName, spokenName } from './names.ts';

test('in a sentence the given name comes first', () => {
  expect(spokenName('López, Ana')).toBe('Ana López');
  expect(spokenName('López,Ana')).toBe('Ana López');
  expect(spokenName('Magnus')).toBe('Magnus');
  expect(spokenName('López,')).toBe('López,');
  // Nobody can tell which part is the given name.
  expect(spokenName('López, Ana, Jr.')).toBe('López, Ana, Jr.');
  expect(numberedName(5, 'López, Ana')).toBe('5 Ana López');
  expect(numberedName(5)).toBe('5');
});
