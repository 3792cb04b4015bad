import { NINE, trfOfNorm } from '@pareo/tournament/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';

const { pareo, write, remove } = workplace();
beforeAll(() => {
  write('made.trf', trfOfNorm(NINE('=')));
  write('missed.trf', trfOfNorm(NINE('0')));
});
afterAll(remove);

test('who made a norm, in both languages', () => {
  const { code, stdout } = pareo('norms', 'made.trf');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Open de Nice · Norms after round 9 of 9 · B\.01 of 2024\n/);
  expect(stdout).toMatch(/1 +Martin, Jean +made +made\n/);
  expect(pareo('norms', 'made.trf', '--lang', 'es').stdout).toMatch(/1 +Martin, Jean +hecha +hecha\n/);
});

test('--player: every condition with its article, every game, and the sums', () => {
  const { stdout } = pareo('norms', 'made.trf', '--player', 'martin', '--title', 'gm');
  expect(stdout).toContain('1 Jean Martin (FRA) · GM norm: made');
  expect(stdout).toMatch(/✓ +opponents with a title +7 +5 +B\.01 1\.4\.5a\n/);
  expect(stdout).toContain('Average 21851 ÷ 9 → 2428');
  expect(stdout).toContain('7 of 9 → 78 %; 2428 + 220 = 2648, needed 2600');
  expect(stdout).toContain('Otto Rival I 2148 → 2200, the lowest opponent (B.01 1.4.6)');
  expect(pareo('norms', 'missed.trf', '--player', '1', '--title', 'GM').stdout).toContain(
    'Stands against it: B.01 1.4.8.',
  );
});

test('--json has the figures, --next what is needed', () => {
  const { players, after } = JSON.parse(
    pareo('norms', 'made.trf', '--json', '--player', '1', '--next').stdout,
  );
  expect(after).toBe(9);
  expect(players[0].titles[0]).toMatchObject({
    title: 'GM',
    norm: true,
    score: 7,
    performance: 2648,
    counts: 9,
  });
  expect(players[0].needs).toEqual([]);
});

test('what cannot be judged is refused with its reason', () => {
  write('nohost.trf', trfOfNorm(NINE('='), { host: '' }));
  const { code, stderr } = pareo('norms', 'nohost.trf');
  expect([code, stderr.includes('[host-missing]')]).toEqual([3, true]);
  expect(pareo('norms', 'nohost.trf', '--host', 'fra').code).toBe(0);
  expect(pareo('norms', 'made.trf', '--title', 'FM').stderr).toContain('[value-not-allowed]');
  expect(pareo('norms', 'made.trf', '--exempt', '1.4.3d').stderr).toContain('[value-not-allowed]');
});
