import { expect, test } from 'vitest';
import { dayOfReport, roundTimeOf, roundTimeText } from './round-times.ts';

test('the time of a round, in both languages, by the clock of the hall', () => {
  expect(roundTimeText('2026-11-21T16:00', 'es')).toMatch(/^sáb,? 21 (de )?nov,? 16:00$/);
  expect(roundTimeText('2026-11-21T16:00', 'en')).toMatch(/^Sat,? 21 Nov,? 16:00$/);
  expect(roundTimeText('2026-11-21', 'en')).toMatch(/^Sat,? 21 Nov$/);
  expect(roundTimeText('soon', 'en')).toBe('soon');
});

test('a round without a time has none; a report has days of two digits', () => {
  expect(roundTimeOf({ roundTimes: ['', '2026-11-21T16:00'] }, 1)).toBeUndefined();
  expect(roundTimeOf({}, 3)).toBeUndefined();
  expect(dayOfReport('26/11/21')).toBe('2026-11-21');
  expect(dayOfReport('2026/11/21')).toBe('2026-11-21');
  expect(dayOfReport('')).toBeUndefined();
});
