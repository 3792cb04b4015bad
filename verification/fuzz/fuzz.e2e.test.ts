import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GROWING } from './growing.mjs';

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], {
    encoding: 'utf8',
  });

test('a thousand changed and grown files: every answer is a value, in bounded time and memory', () => {
  const { status, stdout } = run('main.mjs', '--cases=1000', '--jobs=2');
  expect(stdout).toContain('1000 cases from seed 1');
  expect(stdout).toContain(' 0 failed.');
  expect(status).toBe(0);
}, 600_000);

test('a case that takes longer than it may is a failure', () => {
  const { status, stdout } = run('main.mjs', '--cases=1', '--seconds=0');
  expect(stdout).toContain('case 0: more than 0 seconds');
  expect(status).toBe(1);
});

/** What reading may take for every byte that is read, at most. */
const BYTES_PER_BYTE = 100;

const memoryOf = (name: string, bytes: number): { readonly bytes: number; readonly most: number } =>
  JSON.parse(run('memory.mjs', name, String(bytes)).stdout);

test.each([
  'TRF: rounds of one line',
  'TRF: one long round for many',
  'TRF: players',
  'TRF: shifted lines',
  'JSON: faults on one line',
  'JSON: the same key',
  'CSV: players',
  'CSV: columns',
])('%s: memory grows with the file, and by little', name => {
  expect(Object.keys(GROWING)).toContain(name);
  const [small, large] = [memoryOf(name, 1_000_000), memoryOf(name, 4_000_000)];
  expect((large.most - small.most) / (large.bytes - small.bytes)).toBeLessThan(BYTES_PER_BYTE);
});
