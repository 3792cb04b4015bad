import { expect, test } from 'vitest';
import { changeDetails, faultsOfDetails } from './acts/change-details.ts';
import { EMPTY } from './index.ts';
import { DETAILS } from './testing/desk.ts';
import { clockZone } from './zones.ts';

const zoned = (zone: string) => faultsOfDetails({ ...DETAILS, zone }).map(({ code }) => code);

test.each(['UTC', 'America/Mexico_City', 'Etc/GMT+6', 'America/Argentina/Buenos_Aires', 'Europe/Kyiv'])(
  '%s is the zone of a clock',
  zone => expect(zoned(zone)).toEqual([]),
);

test.each(['Mars/Olympus', 'America/Xalapa', 'America/Mexico_City/x'])(
  '%s has the form of a zone and is none',
  zone => expect(zoned(zone)).toEqual(['zone-unknown']),
);

test.each(['', '12:30', '+06:00', 'America/Mexico City', '../../etc'])(
  '"%s" is not even a name of one',
  zone => expect(zoned(zone)).toEqual(['zone-unknown']),
);

test('what is said of a tournament with an unknown zone is judged without it', () => {
  const { state } = EMPTY;
  const on = { ...state, details: { ...DETAILS, zone: 'Mars/Olympus' } };
  const change = (changes: object, was: object) =>
    changeDetails
      .check(on, { act: { kind: 'change-details', changes, was } } as never)
      .map(({ code }) => code);
  expect(change({ name: 'Otro' }, { name: DETAILS.name })).toEqual([]);
  expect(change({ zone: 'UTC' }, { zone: 'Mars/Olympus' })).toEqual([]);
});

test('times are shown in the zone, or in UTC where no clock knows it', () => {
  expect(clockZone('America/Mexico_City')).toBe('America/Mexico_City');
  expect(clockZone('Mars/Olympus')).toBe('UTC');
});
