import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importJournal } from '@pareo/engine/journal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresTables } from './storage/postgres/storage.ts';
import { BACKUP_FOLDER, openSqliteTables } from './storage/sqlite/storage.ts';
import type { OpenTables } from './storage/storage.ts';
import { DAMAGES, type Kept, keptOf, OF_EACH_PLACE, putBack } from './testing/damages.ts';
import { newFolder, removeFolder, temporaryFolder } from './testing/folder.ts';
import { type Cluster, startCluster } from './testing/postgres.ts';
import { driver, startServer } from './testing/server.ts';

/* Damage in a data folder and in a database, and what the commands say of it. */

const pareo = fileURLToPath(new URL('../../cli/bin/pareo.mjs', import.meta.url));
const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [pareo, ...args, '--lang=en'], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

const folder = newFolder();
let cluster: Cluster;
const places = new Map<
  string,
  { readonly at: readonly string[]; readonly open: () => Promise<OpenTables> }
>();
let kept: ReadonlyMap<string, Kept>;
let slug: string;

const play = async (opened: OpenTables): Promise<Kept> => {
  const server = await startServer({ storage: opened.storage });
  const token = await server.owner();
  const life = await driver(server, token);
  for (const round of [1, 2]) await life.play(round);
  await driver(server, token);
  const whole = await keptOf(opened.tables, life.id);
  slug = life.slug;
  await server.stop();
  return whole;
};

beforeAll(async () => {
  cluster = await startCluster({ settings: ['fsync=off'] });
  const url = await cluster.database();
  places.set('SQLite', { at: ['--data', folder], open: () => openSqliteTables({ folder }) });
  places.set('PostgreSQL', { at: ['--database', url], open: () => openPostgresTables({ url }) });
  const lives: [string, Kept][] = [];
  for (const [name, { open }] of places) lives.push([name, await play(await open())]);
  kept = new Map(lives);
}, 120_000);
afterAll(async () => {
  await cluster.end();
  removeFolder(folder);
});

/** Once with the damage, put right again afterwards. */
const damaged = async (
  database: string,
  damage: (typeof DAMAGES)[number],
  look: (at: readonly string[], id: string) => void,
): Promise<void> => {
  const place = places.get(database);
  const whole = kept.get(database);
  if (place === undefined || whole === undefined) throw new Error('nothing was played');
  const { id } = whole.tournament;
  const on = async (act: (tables: OpenTables['tables']) => Promise<unknown>) => {
    const { storage, tables } = await place.open();
    await act(tables);
    await storage.close();
  };
  await on(tables => damage.act(tables, id));
  try {
    look(place.at, id);
  } finally {
    await on(tables => putBack(tables, whole));
  }
};

const SAID = {
  entry: /^.*: Entry (\d+) /m,
  attachment: /attached to entry (\d+) /,
  head: /list .* entry is (\d+)/,
} as const;

describe.each(['SQLite', 'PostgreSQL'])('%s', database => {
  describe.each(OF_EACH_PLACE)('$name', damage => {
    const named = (said: string) => Number(SAID[damage.what].exec(said)?.[1]);

    test('pareo export gives what stands before it, and names it', () =>
      damaged(database, damage, at => {
        const { status, stdout, stderr } = run('export', slug, '--to', 'journal', ...at);
        expect([status, named(stderr)]).toEqual([1, damage.seq]);
        const read = importJournal(stdout);
        expect(read.ok && read.value.journal.state.version).toBe(damage.holds);
      }));

    test('pareo backup and pareo restore name it, and give the rest', () =>
      damaged(database, damage, at => {
        const file = join(temporaryFolder(), 'copy.sqlite');
        const backup = run('backup', ...at, '-o', file);
        expect([backup.status, backup.stdout, named(backup.stderr)]).toEqual([1, '', damage.seq]);
        expect(backup.stderr).toContain(slug);
        const to = join(temporaryFolder(), 'new');
        const restored = run('restore', file, '--data', to);
        expect([restored.status, restored.stdout, named(restored.stderr)]).toEqual([1, '', damage.seq]);
        const other = run('export', `${slug}-2`, '--to', 'journal', '--data', to);
        expect([other.status, importJournal(other.stdout).ok]).toEqual([0, true]);
      }));
  });

  test('a backup in the folder of backups has a name that says so', () =>
    damaged(database, OF_EACH_PLACE[2] as (typeof DAMAGES)[number], at => {
      const to = temporaryFolder();
      // A database has its folder of backups where it is told.
      const where = database === 'SQLite' ? at : [...at, '--data', to];
      const backups = join(database === 'SQLite' ? folder : to, BACKUP_FOLDER);
      expect(run('backup', ...where).status).toBe(1);
      expect(existsSync(backups) && readdirSync(backups)).toEqual([
        expect.stringMatching(/-asked\.damaged\.sqlite$/),
      ]);
    }));

  test('pareo journal tells what was done before it, and names it', () =>
    damaged(database, DAMAGES.find(({ name }) => name.includes('cut short')) ?? (DAMAGES[0] as never), at => {
      const { status, stdout, stderr } = run('journal', slug, ...at);
      expect([status, stdout.trim().split('\n').length]).toEqual([1, 4]);
      expect(stderr).toMatch(/Entry 5 /);
    }));

  test('a report is that of the tournament as it stands, and the damage is named', () =>
    damaged(database, OF_EACH_PLACE[0] as (typeof DAMAGES)[number], at => {
      const report = join(temporaryFolder(), 'report.trf');
      const { status, stderr } = run('export', slug, '-o', report, ...at);
      expect([status, stderr]).toEqual([1, expect.stringMatching(/Entry 5 /)]);
      expect(readFileSync(report, 'utf8')).toContain('012 Abierto de Xalapa');
    }));
});
