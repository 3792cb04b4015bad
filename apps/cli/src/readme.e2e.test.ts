import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);

/** The examples of a page: what is typed, and what is shown below it. */
const examplesIn = (page: string) =>
  [
    ...readFileSync(new URL(page, root), 'utf8').matchAll(/```console\n\$ npx pareo (.*)\n([\s\S]*?)```/g),
  ].map(([, typed = '', shown = '']) => ({ typed, shown }));

describe.each(['README.md', 'README.es.md'])('%s', page => {
  const examples = examplesIn(page);
  test('has three examples', () => {
    expect(examples).toHaveLength(3);
  });
  test.each(examples)('shows what is really printed: $typed', ({ typed, shown }) => {
    const { stdout } = spawnSync(process.execPath, ['apps/cli/bin/pareo.mjs', ...typed.split(' ')], {
      cwd: fileURLToPath(root),
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1' },
    });
    expect(stdout).toContain(shown);
  });
});
