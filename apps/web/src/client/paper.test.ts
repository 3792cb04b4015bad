import { expect, test } from 'vitest';
import { paperOf } from './paper.ts';

test.each([
  ['es-MX', 'letter'],
  ['en-US', 'letter'],
  ['es-419', 'letter'],
  ['es-ES', 'a4'],
  ['en-GB', 'a4'],
  ['es-AR', 'a4'],
])('lists are printed on the sheets of the region: %s', (locale, paper) => {
  expect(paperOf(locale)).toBe(paper);
});
