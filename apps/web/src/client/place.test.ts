import { expect, test } from 'vitest';
import { addressOf, placeOf } from './place.ts';

test.each([
  ['/console', { kind: 'tournaments' }],
  ['/console/', { kind: 'tournaments' }],
  ['/console/new', { kind: 'new' }],
  ['/console/server', { kind: 'server', page: 'people' }],
  ['/console/server/audit', { kind: 'server', page: 'audit' }],
  ['/console/server/cellar', { kind: 'unknown', path: '/console/server/cellar' }],
  ['/welcome/abc', { kind: 'welcome', token: 'abc' }],
  ['/console/t1', { kind: 'tournament', id: 't1', page: 'now' }],
  ['/console/t1/rounds/5', { kind: 'tournament', id: 't1', page: 'rounds', round: 5 }],
  ['/console/t1/players/12', { kind: 'tournament', id: 't1', page: 'players', player: 12 }],
  ['/console/t1/rounds/0', { kind: 'unknown', path: '/console/t1/rounds/0' }],
  ['/console/t1/cellar', { kind: 'unknown', path: '/console/t1/cellar' }],
])('%s is a place', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test('an address leads to its place', () => {
  expect(placeOf(addressOf('t1', 'rounds', 3))).toEqual({
    kind: 'tournament',
    id: 't1',
    page: 'rounds',
    round: 3,
  });
  expect(placeOf(addressOf('t1'))).toEqual({ kind: 'tournament', id: 't1', page: 'now' });
});
