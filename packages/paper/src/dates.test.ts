import { expect, test } from 'vitest';
import { datesText } from './dates.ts';

test('dates are written as people write them, in either language', () => {
  const dates = { start: '2026-11-21', end: '2026/11/23' };
  expect(datesText(dates, 'es')).toBe('21 nov 2026 – 23 nov 2026');
  expect(datesText(dates, 'en')).toBe('21 Nov 2026 – 23 Nov 2026');
});

test('one day is one date; nothing is nothing; what is no date stays as it is', () => {
  expect(datesText({ start: '2026-11-21', end: '2026-11-21' }, 'en')).toBe('21 Nov 2026');
  expect(datesText({}, 'es')).toBe('');
  expect(datesText({ start: 'en otoño' }, 'es')).toBe('en otoño');
});
