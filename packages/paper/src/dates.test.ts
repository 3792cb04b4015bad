import { expect, test } from 'vitest';
import { datesText, momentText } from './dates.ts';

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

test('a moment has the hours of a clock on the wall, in either language', () => {
  const moment = new Date('2026-11-18T22:03:00Z');
  expect(momentText(moment, 'es', 'America/Mexico_City')).toBe('18 nov 2026, 16:03');
  expect(momentText(moment, 'en', 'America/Mexico_City')).toBe('18 Nov 2026, 16:03');
  expect(momentText(new Date('2026-11-18T06:05:00Z'), 'es', 'America/Mexico_City')).toBe(
    '18 nov 2026, 00:05',
  );
});

test('a moment in a zone that no clock knows is told in UTC', () => {
  expect(momentText(new Date('2026-11-18T16:03:00Z'), 'en', 'Mars/Olympus')).toBe('18 Nov 2026, 16:03');
});
