import { expect, test } from 'vitest';
import { roundOf } from '../testing/open-of.ts';
import { pairingsByBoard } from './rounds.ts';
import { leadsPhones } from './sheet.ts';

test.each([
  ['http://192.168.1.20:8080/t/xalapa', true],
  ['https://ajedrez.example/t/xalapa', true],
  ['http://[2001:db8::1]:8080/t/xalapa', true],
  ['http://localhost:8080/t/xalapa', false],
  ['http://xalapa.localhost/t/xalapa', false],
  ['http://127.0.0.1:8080/t/xalapa', false],
  ['http://127.1.2.3/t/xalapa', false],
  ['http://[::1]:8080/t/xalapa', false],
  ['http://0.0.0.0:8080/t/xalapa', false],
  ['/t/xalapa', false],
])('phones and %s: %s', (address, leads) => {
  expect(leadsPhones(address)).toBe(leads);
  const list = pairingsByBoard(
    {
      language: 'es',
      paper: 'a4',
      size: 'normal',
      frame: { tournament: 'Copa', system: '', program: '', printed: '', address },
    },
    roundOf(4, 0),
    'published',
  );
  expect(list.frame.address).toBe(leads ? address : undefined);
});
