import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

/*
 * The guide of arbiters runs a team event from its list to the final ranks. Its list is written into a file, its commands are
 * typed one after the other, and each prints what the page shows. `PAREO_WRITE=1` writes what is printed now into the page.
 */
const root = new URL('../../../', import.meta.url);
const program = fileURLToPath(new URL('apps/cli/bin/pareo.mjs', root));
const isWriting = process.env['PAREO_WRITE'] === '1';

const LIST = /```csv\n([\s\S]*?)```/;
const BLOCK = /```console\n([\s\S]*?)```/g;

/** `$ pareo …` and what stands below it. */
interface Example {
  readonly typed: string;
  readonly shown: string;
}

const examplesIn = (block: string): readonly Example[] =>
  block
    .split(/^\$ pareo /m)
    .slice(1)
    .map(part => {
      const end = part.indexOf('\n');
      return { typed: part.slice(0, end), shown: part.slice(end + 1) };
    });

const wordsIn = (typed: string): readonly string[] =>
  [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

const printedBy = (typed: string, place: { readonly folder: string; readonly locale: string }): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...wordsIn(typed)], {
    cwd: place.folder,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: place.locale, NO_COLOR: '1' },
  });
  return `${stdout}${stderr}`;
};

describe.each([
  { page: 'docs/guides/arbiter.md', list: 'teams.csv', locale: 'C', least: 12 },
  { page: 'docs/guides/arbiter.es.md', list: 'equipos.csv', locale: 'es_MX.UTF-8', least: 12 },
])('$page', ({ page, list, locale, least }) => {
  const folderWithList = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'pareo-guide-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, list), LIST.exec(pageNow())?.[1] ?? '');
    return folder;
  };
  const pageNow = () => readFileSync(new URL(page, root), 'utf8');
  if (isWriting) {
    const folder = folderWithList();
    const written = pageNow().replace(BLOCK, (_, block: string) => {
      const printed = examplesIn(block).map(
        ({ typed }) => `$ pareo ${typed}\n${printedBy(typed, { folder, locale })}`,
      );
      return `\`\`\`console\n${printed.join('')}\`\`\``;
    });
    writeFileSync(new URL(page, root), written);
  }
  const folder = folderWithList();
  const examples = [...pageNow().matchAll(BLOCK)].flatMap(([, block = '']) => examplesIn(block));
  test('shows the whole event', () => expect(examples.length).toBeGreaterThanOrEqual(least));
  // One after the other: each works on the file that the one before has left.
  test.each(examples)('$typed', ({ typed, shown }) => {
    expect(printedBy(typed, { folder, locale })).toBe(shown);
  });
});
