import { afterAll, beforeAll, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';
import { SAMPLE } from '../testing/sample.ts';

const { pareo, write, remove } = workplace();
beforeAll(() => write('open.trf', SAMPLE));
afterAll(remove);

test('the changes of all, with first ratings in brackets and performances', () => {
  const { code, stdout } = pareo('ratings', 'open.trf');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Abierto de Xalapa · Rating changes, standard · text of B\.02 since 2025-10\n/);
  expect(stdout).toMatch(/2 +WFM +Barrera Luna, Ximena +2288 +4 +\+1\.13 +20 +\+22\.60 +\+23 +2902\n/);
  expect(stdout).toMatch(/24 +Núñez Ibáñez, Íñigo +4 +\(1655\) +1550\n/);
  expect(stdout).toContain('( ) not published yet: B.02 7.1.4');
});

test('--why: every game of a player, and what it comes to, in both languages', () => {
  const { stdout } = pareo('ratings', 'open.trf', '--why', 'galindo');
  expect(stdout).toMatch(/1 +19 Paola Trejo Báez +1788 +\+319 +\+319 +0\.87 +1 +\+0\.13\n/);
  expect(stdout).toMatch(/2 +25 Begoña Peña Ñáñez +unrated +1 +not counted · B\.02 8\.3\n/);
  expect(stdout).toContain('Sum −0.21 × K 20 = −4.20 → −4');
  expect(pareo('ratings', 'open.trf', '--why', '7', '--lang', 'es').stdout).toContain('Suma −0.21 × K 20');
});

test('--k, --kind and --start decide, and --json says by what', () => {
  const asked = ['ratings', 'open.trf', '--json', '--kind', 'rapid', '--k', 'galindo=40', '--k', '2=10'];
  const { kind, edition, players } = JSON.parse(pareo(...asked, '--start', '2024/05/01').stdout);
  expect([kind, edition]).toEqual(['rapid', '2024-03']);
  expect(players[6]).toMatchObject({ startNumber: 7, k: 40, change: -8.4, assumedOfK: [], games: 3 });
  expect(players[1]).toMatchObject({ k: 10, performance: { games: 4, of: 4, rating: 2902 } });
  expect(players[23].first).toMatchObject({ games: 4, published: false, because: ['B.02 7.1.4'] });
});

test('what cannot be said is refused with its reason', () => {
  const early = pareo('ratings', 'open.trf', '--start', '2021/05/01');
  expect([early.code, early.stdout]).toEqual([3, '']);
  expect(early.stderr).toContain('[rating-text-not-kept]');
  expect(pareo('ratings', 'open.trf', '--k', '7').stderr).toContain('[value-not-allowed]');
  expect(pareo('ratings', 'open.trf', '--k', '99=20').stderr).toContain('[player-not-there]');
  expect(pareo('ratings', 'open.trf', '--start', 'tomorrow').stderr).toContain('[date-not-understood]');
});
