import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

/* An arbiter's program starts us once a round and waits (decision 771): bytes are what a call takes to start. */

const folder = mkdtempSync(join(tmpdir(), 'pareo-loaded-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = fileURLToPath(new URL('../dist/pareo.mjs', import.meta.url));
const sample = fileURLToPath(new URL('../samples/open.trf', import.meta.url));

/** The files of the program that a call loads, as Node lists them for coverage. */
const loadedBy = (...args: readonly string[]): readonly string[] => {
  const listed = mkdtempSync(join(folder, 'call-'));
  execFileSync(process.execPath, [program, ...args], { env: { ...process.env, NODE_V8_COVERAGE: listed } });
  const { result } = JSON.parse(readFileSync(join(listed, readdirSync(listed)[0] ?? ''), 'utf8')) as {
    readonly result: readonly { readonly url: string }[];
  };
  return result.flatMap(({ url }) => (url.startsWith('file:') ? [fileURLToPath(url)] : []));
};

const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(file).size, 0);

test('the next round of a Dutch tournament loads no other system and no other command', () => {
  const pairing = loadedBy('pair', sample);
  expect(pairing.length).toBeGreaterThan(3);
  expect(sizeOf(pairing)).toBeLessThan(850_000);
  expect(sizeOf(loadedBy('pair', sample, '--system', 'lim-1999'))).toBeGreaterThan(sizeOf(pairing) + 200_000);
});
