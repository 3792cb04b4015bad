import { expect, test } from 'vitest';
import { networkOf } from '../log.ts';
import { addressOf, placeOf } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:1:2:3:4', '2001:db8:0:0::/64'],
  ['[2001:db8:0:7::9]:443', '2001:db8:0:7::/64'],
  ['2001:db8:0:8::', '2001:db8:0:8::/64'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  // No mapped address: another group stands before.
  ['::1:ffff:203.0.113.7', '0:0:0:0::/64'],
])('%s counts as %s', (text, place) => expect(placeOf(text)).toBe(place));

test.each(['', 'unknown', '_hidden', '203.0.113', '203.0.113.256', '1:2:3', '::1::', '[::1', 'x%y'])(
  '%s is no address',
  text => expect(placeOf(text)).toBeUndefined(),
);

test('without a proxy the connection counts, whatever a header says', () =>
  expect(addressOf({ remote: '::ffff:192.0.2.1', forwarded: '203.0.113.7', trustProxy: false })).toBe(
    '192.0.2.1',
  ));

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, ::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, unknown', '127.0.0.1'],
  ['', '127.0.0.1'],
  [undefined, '127.0.0.1'],
])('behind a proxy that says %s, %s', (forwarded, place) =>
  expect(addressOf({ remote: '::ffff:127.0.0.1', forwarded, trustProxy: true })).toBe(place),
);

test('a place is still cut to its network in the log', () => {
  expect(networkOf(placeOf('2001:db8:5:7::1') ?? '')).toBe('2001:db8:5::/48');
  expect(networkOf(placeOf('::ffff:cb00:7107') ?? '')).toBe('203.0.113.0/24');
});
