import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);

/* `PAREO_WRITE=1` writes what is printed now into the pages, where a rule or a sentence has changed: read the difference. */
const isWriting = process.env['PAREO_WRITE'] === '1';

const EXAMPLE = /```console\n\$ npx pareo (.*)\n([\s\S]*?)```/g;

/** The examples of a page: what is typed, and what is shown below it. */
const examplesIn = (page: string) =>
  [...readFileSync(new URL(page, root), 'utf8').matchAll(EXAMPLE)].map(([, typed = '', shown = '']) => ({
    typed,
    shown,
  }));

const printedBy = (typed: string): string =>
  spawnSync(process.execPath, ['apps/cli/bin/pareo.mjs', ...typed.split(' ')], {
    cwd: fileURLToPath(root),
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1' },
  }).stdout;

const rewrite = (page: string): void => {
  const text = readFileSync(new URL(page, root), 'utf8');
  const written = text.replace(EXAMPLE, (whole, typed: string, shown: string) => {
    const printed = printedBy(typed);
    return shown !== '' && printed.includes(shown)
      ? whole
      : `\`\`\`console\n$ npx pareo ${typed}\n${printed}\`\`\``;
  });
  writeFileSync(new URL(page, root), written);
};

describe.each([
  { page: 'README.md', count: 3 },
  { page: 'README.es.md', count: 3 },
  { page: 'docs/guides/worked-rounds.md', count: 8 },
  { page: 'docs/guides/worked-rounds.es.md', count: 8 },
])('$page', ({ page, count }) => {
  if (isWriting) rewrite(page);
  const examples = examplesIn(page);
  test('has its examples', () => {
    expect(examples).toHaveLength(count);
  });
  test.each(examples)('shows what is really printed: $typed', ({ typed, shown }) => {
    expect(shown).not.toBe('');
    expect(printedBy(typed)).toContain(shown);
  });
});
