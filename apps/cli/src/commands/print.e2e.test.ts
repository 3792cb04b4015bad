import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';
import { SAMPLE } from '../testing/sample.ts';

const { pareo, path, write, remove } = workplace();

beforeAll(() => write('open.trf', SAMPLE));
afterAll(remove);

/** The first lines of a list as a reader of the file sees them. */
const printed = (...args: readonly string[]): string => {
  expect(pareo('print', 'open.trf', '--list', 'start', '--force', '-o', 'list.pdf', ...args).code).toBe(0);
  return spawnSync('pdftotext', ['-raw', '-enc', 'UTF-8', path('list.pdf'), '-'], { encoding: 'utf8' })
    .stdout;
};

test.each([
  ['es', '14 nov 2026'],
  ['en', '14 Nov 2026'],
])('dates stand on paper as people write them, not as the file does: %s', (language, date) => {
  const text = printed('--lang', language);
  expect(text).toContain(date);
  expect(text).not.toContain('2026/11/14');
});
