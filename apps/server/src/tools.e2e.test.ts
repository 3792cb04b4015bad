import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './storage/sqlite/driver.ts';
import { newFolder, removeFolder } from './testing/folder.ts';
import { type BuiltServer, startBuilt } from './testing/server-process.ts';

const pareo = fileURLToPath(new URL('../../cli/bin/pareo.mjs', import.meta.url));
const run = (...args: readonly string[]) => runIn('en', ...args);
const runIn = (language: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [pareo, ...args, `--lang=${language}`], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr, stdout };
};

describe('the command line beside a server that runs', () => {
  const folder = newFolder();
  const elsewhere = newFolder();
  let server: BuiltServer;
  beforeAll(async () => {
    server = await startBuilt(folder, ['--demo']);
  }, 60_000);
  afterAll(async () => {
    await server.kill();
    removeFolder(folder);
    removeFolder(elsewhere);
  });

  test.each([
    [
      'en',
      /^ +1 {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}\S.* {2}Tournament created: Abierto de Xalapa/,
      'Round 1 published.',
    ],
    [
      'es',
      /^ +1 {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}\S.* {2}Torneo creado: Abierto de Xalapa/,
      'Ronda 1 publicada.',
    ],
  ])('pareo journal tells what was done, in sentences (%s)', (language, first, published) => {
    const { status, stdout } = runIn(language, 'journal', 'demo', '--data', folder);
    expect(status).toBe(0);
    expect(stdout).toMatch(first);
    expect(stdout).toContain(published);
    // A correction names the players, not their keys.
    expect(stdout).not.toMatch(/correct-result|enter-result|"kind"/);
  });

  test('pareo export writes the report', () => {
    const file = join(elsewhere, 'report.trf');
    expect(run('export', 'demo', '--data', folder, '-o', file).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('012 Abierto de Xalapa (demo)');
    expect(run('export', 'demo', '--data', folder, '-o', file)).toMatchObject({
      status: 3,
      output: expect.stringContaining(
        'is there already; nothing was written. Write elsewhere, or say --force.',
      ),
    });
    expect(run('export', 'demo', '--data', folder, '-o', file, '--to', 'csv', '--force').status).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain('012 Abierto de Xalapa (demo)');
    expect(run('export', 'nobody', '--data', folder).status).toBe(3);
  });

  test('pareo backup and restore: the same tournament in another folder', () => {
    const file = join(elsewhere, 'copy.sqlite');
    expect(run('backup', '--data', folder, '-o', file)).toMatchObject({ status: 0 });
    expect(run('backup', '--data', folder, '-o', file)).toMatchObject({
      status: 3,
      output: expect.stringContaining('A backup replaces no file: name another one.'),
    });
    const restored = join(elsewhere, 'restored');
    expect(run('restore', file, '--data', restored)).toMatchObject({ status: 0 });
    expect(existsSync(join(restored, 'journal.sqlite'))).toBe(true);
    const one = run('export', 'demo', '--data', folder, '--to', 'journal');
    const other = run('export', 'demo', '--data', restored, '--to', 'journal');
    expect(other.stdout).toBe(one.stdout);
    expect(run('restore', file, '--data', restored).status).toBe(5);
    expect(run('restore', file, '--data', folder).status).toBe(5);
  });

  test('a journal that is not what was sealed is named by backup and restore', async () => {
    const file = join(elsewhere, 'damaged.sqlite');
    const changed = join(elsewhere, 'changed');
    expect(run('backup', '--data', folder, '-o', join(elsewhere, 'sound.sqlite')).status).toBe(0);
    expect(run('restore', join(elsewhere, 'sound.sqlite'), '--data', changed).status).toBe(0);
    const database = openDatabase(join(changed, 'journal.sqlite'));
    database.exec(`UPDATE entries SET entry = replace(entry, '1-0', '0-1') WHERE seq = 8`);
    database.close();
    const backup = run('backup', '--data', changed, '-o', file);
    expect([backup.status, backup.output]).toEqual([1, expect.stringContaining('demo: Entry 8')]);
    const restored = run('restore', file, '--data', join(elsewhere, 'restored-damaged'));
    expect([restored.status, restored.output]).toEqual([1, expect.stringContaining('demo: Entry 8')]);
  });
});
