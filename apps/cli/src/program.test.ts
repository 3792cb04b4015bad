import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { type Machine, run } from './program.ts';

/** A machine that remembers what was printed. */
const machine = (environment: Machine['environment'], program = new URL('file:///nowhere/src/main.ts')) => {
  const printed = { out: '', err: '' };
  return {
    printed,
    stdout: { write: (text: string) => (printed.out += text) },
    stderr: { write: (text: string) => (printed.err += text) },
    environment,
    program,
  };
};

test('without a word: the server at a terminal, help to a program', async () => {
  const home = mkdtempSync(join(tmpdir(), 'pareo-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, 'dist/server'), { recursive: true });
  const started = join(home, 'started');
  const server = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(started)}, '');`;
  writeFileSync(join(home, 'dist/server/server.mjs'), server);
  const here = machine({ LANG: 'en' }, pathToFileURL(join(home, 'dist/pareo.mjs')));
  expect(await run([], here)).toBe(0);
  expect([existsSync(started), here.printed.out.includes('pareo pair')]).toEqual([false, true]);
  const terminal = { ...here, stdout: { ...here.stdout, isTTY: true } };
  expect(await run([], terminal)).toBe(0);
  expect(existsSync(started)).toBe(true);
});

test('a mistake of ours is one sentence and exit code 2, never a stack trace', async () => {
  const broken = machine({});
  expect(await run(['--version'], broken)).toBe(2);
  expect(broken.printed.out).toBe('');
  expect(broken.printed.err).toMatch(/^pareo: Something went wrong inside pareo: .* \[internal-error\]\n$/);
});
test('PAREO_DEBUG=1 shows where it happened', async () => {
  const broken = machine({ PAREO_DEBUG: '1' });
  expect(await run(['--version'], broken)).toBe(2);
  expect(broken.printed.err).toMatch(/\n +at /);
});
