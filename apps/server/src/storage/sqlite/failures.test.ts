import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { verified } from '../../desks/head.ts';
import { newFolder, removeFolder, temporaryFolder } from '../../testing/folder.ts';
import { MIGRATIONS } from '../migrations/catalogue.ts';
import { MigrationFailed, SchemaTooNew } from '../migrations/migration.ts';
import { JournalDamaged } from '../seals.ts';
import type { StoredEntry } from '../storage.ts';
import { spoilIndex } from '../testing/damage.ts';
import { appending, making } from '../testing/rows.ts';
import { backUp } from './backup.ts';
import { isAsClosed, noteClosed } from './closed-file.ts';
import { openDatabase } from './driver.ts';
import { FolderInUse, lockFolder, ownerOf } from './lock.ts';
import { BACKUP_FOLDER, DataDamaged, JOURNAL_FILE, openSqlite } from './storage.ts';
import { isWhole } from './whole.ts';

const long = process.env['PAREO_LONG'] === '1';

describe('one process per folder', () => {
  const holdIn = (folder: string) => {
    // A process of its own: a second connection of this one would share our rights.
    const program = `
      const { createRequire } = require('node:module');
      const major = Number(process.versions.node.split('.')[0]);
      const { DatabaseSync } = createRequire(${JSON.stringify(import.meta.url)})(major >= 24 ? 'node:sqlite' : '@photostructure/sqlite');
      const database = new DatabaseSync(${JSON.stringify(join(folder, 'lock.sqlite'))});
      database.exec('BEGIN EXCLUSIVE');
      console.log('held');
      setInterval(() => database.isOpen, 1000);`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const held = new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', () => reject(new Error('ended')));
    });
    const killed = () =>
      new Promise<void>(resolve => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      });
    return { held, killed };
  };

  test('a second one is refused, and told who has it', async () => {
    const folder = temporaryFolder();
    const { held, killed } = holdIn(folder);
    await held;
    writeFileSync(
      join(folder, 'owner.json'),
      JSON.stringify({ pid: 4711, since: 'noon', address: 'http://x' }),
    );
    expect(() => lockFolder(folder, 'now')).toThrow(FolderInUse);
    try {
      lockFolder(folder, 'now');
    } catch (error) {
      expect(error).toMatchObject({ owner: { pid: 4711, since: 'noon', address: 'http://x' } });
    }
    await killed();
    const lock = lockFolder(folder, 'later');
    expect(ownerOf(folder)).toMatchObject({ pid: process.pid, since: 'later' });
    lock.release();
  });

  test('an unreadable note of the owner is no note', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'owner.json'), '{"pid":');
    expect(ownerOf(folder)).toBeUndefined();
  });
});

describe('backups', () => {
  test('are whole, alone, and hold what was written', async () => {
    const folder = temporaryFolder();
    const storage = await openSqlite({ folder });
    await storage.journals.append([making('t1'), appending('t1', 1, 50)]);
    const path = join(folder, BACKUP_FOLDER, 'copy.sqlite');
    expect(await storage.backup(path)).toMatchObject({ tournaments: 1 });
    await storage.journals.append([appending('t1', 51, 1)]);
    await storage.close();
    expect(readdirSync(join(folder, BACKUP_FOLDER))).toEqual(['copy.sqlite']);
    expect(isWhole(path)).toBe(true);
    const copy = newFolder();
    copyFileSync(path, join(copy, JOURNAL_FILE));
    const restored = await openSqlite({ folder: copy });
    expect((await restored.tournaments.head('t1'))?.version).toBe(51);
    await restored.close();
    removeFolder(copy);
  });

  test('that cannot be made leave no file that looks like one', async () => {
    const folder = temporaryFolder();
    const database = openDatabase(':memory:');
    database.exec('CREATE TABLE other (x)');
    await expect(backUp(database, join(folder, 'b.sqlite'))).rejects.toThrow();
    expect(existsSync(join(folder, 'b.sqlite'))).toBe(false);
    database.close();
  });

  test('are made under writes', async () => {
    const folder = temporaryFolder();
    const storage = await openSqlite({ folder });
    await storage.journals.append([making('t1')]);
    const writing = (async () => {
      for (let version = 1; version < 200; version += 1)
        await storage.journals.append([appending('t1', version, 1)]);
    })();
    await storage.backup(join(folder, BACKUP_FOLDER, 'during.sqlite'));
    await writing;
    expect(isWhole(join(folder, BACKUP_FOLDER, 'during.sqlite'))).toBe(true);
    expect((await storage.tournaments.head('t1'))?.version).toBe(200);
    await storage.close();
  });
});

describe('migrations', () => {
  const failing = { name: '0002-failing', up: async () => Promise.reject(new Error('no')) };
  test('that fail change nothing, and a backup was made before', async () => {
    const folder = temporaryFolder();
    const storage = await openSqlite({ folder });
    await storage.journals.append([making('t1')]);
    await storage.close();
    const before = [
      {
        name: '0002-adds',
        up: async (database: {
          schema: {
            createTable: (name: string) => {
              addColumn: (name: string, type: 'text') => { execute: () => Promise<void> };
            };
          };
        }) => database.schema.createTable('added').addColumn('x', 'text').execute(),
      },
      failing,
    ];
    const migrations = [...MIGRATIONS, ...before] as unknown as typeof MIGRATIONS;
    await expect(openSqlite({ folder, migrations })).rejects.toThrow(MigrationFailed);
    expect(readdirSync(join(folder, BACKUP_FOLDER))).toHaveLength(1);
    const again = await openSqlite({ folder });
    expect((await again.tournaments.head('t1'))?.version).toBe(1);
    await again.close();
  });

  test('of a newer program are refused', async () => {
    const folder = temporaryFolder();
    const newer = [...MIGRATIONS, { name: '0002-later', up: async () => undefined }];
    await (await openSqlite({ folder, migrations: newer })).close();
    await expect(openSqlite({ folder })).rejects.toThrow(SchemaTooNew);
  });
});

describe('a full disk', () => {
  test('refuses the whole append and keeps everything that was acknowledged', async () => {
    const folder = temporaryFolder();
    const storage = await openSqlite({ folder, maxPages: 60 });
    await storage.journals.append([making('t1')]);
    let acknowledged = 1;
    let failure: unknown;
    const heavy = (version: number) => {
      const append = appending('t1', version, 5);
      return { ...append, entries: append.entries.map(one => ({ ...one, text: one.text.padEnd(3000) })) };
    };
    for (let turn = 0; turn < 200 && failure === undefined; turn += 1)
      try {
        await storage.journals.append([heavy(acknowledged)]);
        acknowledged += 5;
      } catch (error) {
        failure = error;
      }
    expect(String(failure)).toContain('full');
    expect((await storage.tournaments.head('t1'))?.version).toBe(acknowledged);
    expect(await storage.journals.entries('t1', 0, 10_000)).toHaveLength(acknowledged);
    await storage.close();
    const again = await openSqlite({ folder });
    expect((await again.tournaments.head('t1'))?.version).toBe(acknowledged);
    await again.close();
  });
});

describe('damage', () => {
  /** Sealed entries of a journal, as the desks write them. */
  const sealedEntries = async (count: number): Promise<readonly StoredEntry[]> => {
    const { createHash } = await import('node:crypto');
    let seal = '';
    return Array.from({ length: count }, (_, index) => {
      const text = JSON.stringify({ seq: index + 1, text: `entry ${index + 1}`.padEnd(300, 'x') });
      seal = createHash('sha256')
        .update(seal + text)
        .digest('hex');
      return {
        ...appending('t', index, 1).entries[0],
        seq: index + 1,
        id: `e${index + 1}`,
        text,
        seal,
      } as StoredEntry;
    });
  };

  const filled = async (folder: string, entries: readonly StoredEntry[]) => {
    const storage = await openSqlite({ folder });
    const [first] = entries;
    if (first === undefined) return storage;
    await storage.journals.append([
      { ...making('t1'), entries: [first], summary: { phase: 'x', seal: first.seal, json: '{}' } },
    ]);
    for (const entry of entries.slice(1))
      await storage.journals.append([
        {
          ...appending('t1', entry.seq - 1, 1),
          after: entries[entry.seq - 2]?.seal ?? '',
          entries: [entry],
          summary: { phase: 'x', seal: entry.seal, json: '{}' },
        },
      ]);
    return storage;
  };

  /** Opened right, or refused: whatever is read of the journal is what was written, all of it. */
  const outcomeOf = async (
    folder: string,
    entries: readonly StoredEntry[],
  ): Promise<'right' | 'refused' | 'wrong'> => {
    try {
      const storage = await openSqlite({ folder });
      try {
        const head = await storage.tournaments.head('t1');
        if (head === undefined) return 'refused';
        const found = await storage.journals.entries('t1', 0, 10_000);
        const read = verified(found, { version: 0, seal: '' });
        if (head.version !== read.length || head.seal !== read.at(-1)?.seal) return 'refused';
        return found.length === entries.length &&
          found.every((one, index) => one.text === entries[index]?.text)
          ? 'right'
          : 'wrong';
      } finally {
        await storage.close();
      }
    } catch (error) {
      if (error instanceof DataDamaged || error instanceof JournalDamaged) return 'refused';
      return error instanceof Error ? 'refused' : 'wrong';
    }
  };

  const flips = long ? 300 : 60;

  test.each([
    ['that something has touched', false],
    // The disk itself forgets: the file looks as we closed it, and only its structure is looked at first.
    ['that looks as we closed it', true],
  ])(
    `${flips} flipped bytes in a database %s: opened right or refused, never wrong`,
    async (_, isTrusted) => {
      const folder = temporaryFolder();
      const entries = await sealedEntries(60);
      await (await filled(folder, entries)).close();
      const path = join(folder, JOURNAL_FILE);
      const whole = readFileSync(path);
      const outcomes = { right: 0, refused: 0, wrong: 0 };
      for (let turn = 0; turn < flips; turn += 1) {
        const copy = newFolder();
        const bytes = Buffer.from(whole);
        const at = (turn * 7919 + 13) % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ (1 << (turn % 8));
        writeFileSync(join(copy, JOURNAL_FILE), bytes);
        if (isTrusted) noteClosed(join(copy, JOURNAL_FILE));
        outcomes[await outcomeOf(copy, entries)] += 1;
        removeFolder(copy);
      }
      expect(outcomes.wrong).toBe(0);
      expect(outcomes.refused).toBeGreaterThan(0);
    },
  );

  test(`${flips} flipped bytes in the log: opened right or refused, never with acknowledged acts missing`, async () => {
    const folder = temporaryFolder();
    const entries = await sealedEntries(40);
    const storage = await filled(folder, entries);
    // As after kill -9: the log is there and was not taken over yet.
    const database = readFileSync(join(folder, JOURNAL_FILE));
    const log = readFileSync(join(folder, `${JOURNAL_FILE}-wal`));
    await storage.close();
    expect(log.length).toBeGreaterThan(10_000);
    const outcomes = { right: 0, refused: 0, wrong: 0 };
    const frame = 4096 + 24;
    // The last transaction is what a power cut may take: damage there cannot be told from one.
    const lastCommits = lastTransactionOf(log, frame);
    for (let turn = 0; turn < flips; turn += 1) {
      const copy = newFolder();
      mkdirSync(copy, { recursive: true });
      const bytes = Buffer.from(log);
      const at = (turn * 104_729 + 7) % lastCommits;
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (turn % 8));
      writeFileSync(join(copy, JOURNAL_FILE), database);
      writeFileSync(join(copy, `${JOURNAL_FILE}-wal`), bytes);
      outcomes[await outcomeOf(copy, entries)] += 1;
      removeFolder(copy);
    }
    expect(outcomes.wrong).toBe(0);
    expect(outcomes.refused).toBeGreaterThan(flips / 2);
  });

  test('the log cut anywhere inside its last transaction opens with everything before it', async () => {
    const folder = temporaryFolder();
    const entries = await sealedEntries(20);
    const storage = await filled(folder, entries);
    const database = readFileSync(join(folder, JOURNAL_FILE));
    const log = readFileSync(join(folder, `${JOURNAL_FILE}-wal`));
    await storage.close();
    const start = lastTransactionOf(log, 4096 + 24);
    for (let turn = 0; turn < 10; turn += 1) {
      const copy = newFolder();
      const length = start + Math.floor(((log.length - start) * turn) / 10);
      writeFileSync(join(copy, JOURNAL_FILE), database);
      writeFileSync(join(copy, `${JOURNAL_FILE}-wal`), log.subarray(0, length));
      const again = await openSqlite({ folder: copy });
      expect((await again.journals.entries('t1', 0, 100)).length).toBeGreaterThanOrEqual(19);
      await again.close();
      removeFolder(copy);
    }
  });

  test('a file is trusted only if it was closed in order and nobody has touched it since', async () => {
    const folder = temporaryFolder();
    const path = join(folder, JOURNAL_FILE);
    const isTrusted = async () => {
      const storage = await openSqlite({ folder });
      await storage.close();
      return storage.toBeChecked === path;
    };
    expect([await isTrusted(), await isTrusted()]).toEqual([false, true]);
    // As after kill -9: open, and not closed.
    const running = await openSqlite({ folder });
    expect(isAsClosed(path)).toBe(false);
    await running.close();
    copyFileSync(path, `${path}.copy`);
    renameSync(`${path}.copy`, path);
    expect([await isTrusted(), await isTrusted()]).toEqual([false, true]);
    utimesSync(path, 1, 1);
    expect(await isTrusted()).toBe(false);
  });

  test('what the structure does not show is damage all the same before a migration', async () => {
    const folder = temporaryFolder();
    const path = join(folder, JOURNAL_FILE);
    await (await filled(folder, await sealedEntries(3))).close();
    spoilIndex(path, 't1e3');
    noteClosed(path);
    expect([isWhole(path, 'structure'), isWhole(path)]).toEqual([true, false]);
    const bytes = readFileSync(path);
    const step = { name: '9999-nothing', up: async () => undefined };
    await expect(openSqlite({ folder, migrations: [...MIGRATIONS, step] })).rejects.toThrow(DataDamaged);
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });

  test('what is damaged is not written to', async () => {
    const folder = temporaryFolder();
    await (await filled(folder, await sealedEntries(60))).close();
    const path = join(folder, JOURNAL_FILE);
    const bytes = readFileSync(path);
    bytes.fill(0xff, 4096, 8192);
    writeFileSync(path, bytes);
    await expect(openSqlite({ folder })).rejects.toThrow(DataDamaged);
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });
});

/** Where the last transaction of a log begins: after the last commit mark but one. */
const lastTransactionOf = (log: Buffer, frame: number): number => {
  const commits: number[] = [];
  for (let at = 32; at + frame <= log.length; at += frame)
    if (log.readUInt32BE(at + 4) !== 0) commits.push(at + frame);
  return commits.at(-2) ?? 32;
};

test('what a folder holds is for its owner only', async () => {
  if (process.platform === 'win32') return;
  const folder = join(temporaryFolder(), 'data');
  await (await openSqlite({ folder })).close();
  expect(statSync(join(folder, BACKUP_FOLDER)).mode & 0o077).toBe(0);
});
