import { expect, test } from 'vitest';
import { typedField, usualDates } from './typed-fields.ts';

test.each([
  ['title', 'MI', 'IM'],
  ['title', 'wgm', 'WGM'],
  ['title', 'MN', undefined],
  ['birth', '15/08/1999', '1999/08/15'],
  ['birth', '1999', '1999/00/00'],
  ['birth', '2001/00/00', '2001/00/00'],
  ['birth', '05/03/1990', undefined],
  ['federation', 'mex', 'MEX'],
  ['federation', 'México', undefined],
  ['fideId', '5100123', '5100123'],
  ['fideId', 'x', undefined],
  ['club', 'Norte', 'Norte'],
  ['title', '', ''],
])('%s typed as %j is %j', (name, text, kept) => {
  expect(typedField(name, text, 'unknown')).toBe(kept);
});

test('the order of a date follows the region, not the language', () => {
  expect(['es-MX', 'en-US', 'en-GB', 'sv-SE', undefined].map(usualDates)).toEqual([
    'day-first',
    'month-first',
    'day-first',
    'unknown',
    'unknown',
  ]);
});
