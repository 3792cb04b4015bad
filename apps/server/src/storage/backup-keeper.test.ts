import { describe, expect, test } from 'vitest';
import { silent } from '../log.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { type BackupFile, backupKeeper, toPrune } from './backup-keeper.ts';
import { openSqlite } from './sqlite/storage.ts';
import { appending, making } from './testing/suite.ts';

const HOUR = 3600 * 1000;

test('one backup a day, and only of what has changed', async () => {
  let time = Date.parse('2026-11-21T08:00:00.000Z');
  const now = () => new Date(time).toISOString();
  const folder = temporaryFolder();
  const storage = await openSqlite({ folder, now });
  const keeper = backupKeeper({ storage, folder, now, log: silent });
  expect(await keeper.daily()).toBeUndefined();
  await storage.journals.append([making('t1')]);
  expect(await keeper.daily()).toMatchObject({ reason: 'daily' });
  time += 25 * HOUR;
  expect(await keeper.daily()).toBeUndefined();
  await storage.journals.append([appending('t1', 1, 1)]);
  expect(await keeper.daily()).toMatchObject({ reason: 'daily' });
  time += HOUR;
  await storage.journals.append([appending('t1', 2, 1)]);
  expect(await keeper.daily()).toBeUndefined();
  time += 23 * HOUR;
  expect(await keeper.daily()).toMatchObject({ reason: 'daily' });
  expect(keeper.list()).toHaveLength(3);
  await storage.close();
});

describe('what is kept', () => {
  /** One a day, newest first. */
  const daily = (days: number): readonly BackupFile[] =>
    Array.from({ length: days }, (_, ago) => {
      const at = new Date(Date.parse('2026-11-21T08:00:00.000Z') - ago * 24 * HOUR).toISOString();
      return { name: at, at, reason: 'daily', bytes: 1 };
    });
  const kept = (backups: readonly BackupFile[], free: number) => {
    const gone = new Set(toPrune(backups, free));
    return backups.filter(backup => !gone.has(backup));
  };
  const PLENTY = 1024 ** 4;

  test('fourteen days, then one a month for a year', () => {
    const found = kept(daily(800), PLENTY);
    expect(found.slice(0, 14)).toEqual(daily(14));
    expect(new Set(found.map(({ at }) => at.slice(0, 7))).size).toBe(12);
    expect(found).toHaveLength(14 + 11);
  });
  test('twenty of rounds', () => {
    const rounds = Array.from({ length: 40 }, (_, at) => {
      const time = new Date(Date.parse('2026-11-21T08:00:00.000Z') - at * 60_000).toISOString();
      return { name: `${at}`, at: time, reason: `round-${40 - at}`, bytes: 1 };
    });
    expect(kept(rounds, PLENTY)).toEqual(rounds.slice(0, 20));
  });
  test('the last three where there is little space', () => {
    expect(kept(daily(30), 1000)).toEqual(daily(3));
  });
});
