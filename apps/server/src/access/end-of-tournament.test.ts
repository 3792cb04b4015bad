import { describe, expect, test } from 'vitest';
import { lastMomentOfLinks } from './end-of-tournament.ts';

const NOW = '2026-11-18T12:00:00.000Z';
const last = (details: object, isFinished = false) =>
  lastMomentOfLinks({ zone: 'America/Mexico_City', ...details }, isFinished, NOW);

describe('the last moment of a link', () => {
  test('is a week after the last day, where the tournament is', () => {
    expect(last({ end: '2026-12-05' })).toBe('2026-12-13T06:00:00.000Z');
    expect(last({ end: '2026/12/05', zone: 'Asia/Tokyo' })).toBe('2026-12-12T15:00:00.000Z');
  });
  test('on a day when clocks change: of the midnight that ends it', () => {
    // Madrid leaves summer time on 31 October 2027: midnight after it is 23:00 UTC, the one before 22:00.
    expect(last({ end: '2027-10-31', zone: 'Europe/Madrid' })).toBe('2027-11-07T23:00:00.000Z');
    expect(last({ end: '2027-10-30', zone: 'Europe/Madrid' })).toBe('2027-11-06T22:00:00.000Z');
  });
  test('goes by the latest of all days that were said', () => {
    expect(last({ start: '2026-12-01', roundTimes: ['2026-12-01T10:00', '', '2026-12-09T10:00'] })).toBe(
      '2026-12-17T06:00:00.000Z',
    );
  });
  test('is a week from now without days, and where it should have ended and has not', () => {
    for (const details of [{}, { end: '2020-01-01' }]) expect(last(details)).toBe('2026-11-25T12:00:00.000Z');
  });
  test('has passed where the tournament finished long ago', () => {
    expect(last({ end: '2020-01-01' }, true)).toBe('2020-01-09T06:00:00.000Z');
  });
  test('of an unknown zone goes by UTC', () => {
    expect(last({ end: '2026-12-05', zone: 'Nowhere/Else' })).toBe('2026-12-13T00:00:00.000Z');
  });
});
