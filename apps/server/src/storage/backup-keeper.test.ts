import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { silent } from '../log.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { driver, startServer } from '../testing/server.ts';
import { type BackupFile, backupKeeper, toPrune } from './backup-keeper.ts';
import { type BackupTimes, KEEP, lastMoment, readKeep, readTimes } from './backup-plan.ts';
import { restoreFrom } from './restore.ts';
import { openSqlite } from './sqlite/storage.ts';
import { appending, making } from './testing/rows.ts';

const HOUR = 3600 * 1000;

/** A keeper with a clock that tests turn. */
const keeperOn = async (times: BackupTimes, from: string, keep = KEEP) => {
  let time = Date.parse(from);
  const now = () => new Date(time).toISOString();
  const folder = temporaryFolder();
  const storage = await openSqlite({ folder, now });
  const make = () => backupKeeper({ storage, folder, times, keep, now, log: silent });
  return {
    storage,
    folder,
    keeper: make(),
    another: make,
    write: async () => {
      const version = (await storage.tournaments.head('t1'))?.version ?? 0;
      await storage.journals.append([version === 0 ? making('t1') : appending('t1', version, 1)]);
    },
    turn: (milliseconds: number) => {
      time += milliseconds;
    },
  };
};

test('one backup a day, and only of what has changed', async () => {
  const { storage, keeper, write, turn } = await keeperOn('daily', '2026-11-21T08:00:00.000Z');
  expect(await keeper.scheduled()).toBeUndefined();
  await write();
  expect(await keeper.scheduled()).toMatchObject({ reason: 'daily' });
  turn(25 * HOUR);
  expect(await keeper.scheduled()).toBeUndefined();
  await write();
  expect(await keeper.scheduled()).toMatchObject({ reason: 'daily' });
  turn(HOUR);
  await write();
  expect(await keeper.scheduled()).toBeUndefined();
  turn(23 * HOUR);
  expect(await keeper.scheduled()).toMatchObject({ reason: 'daily' });
  expect(keeper.list()).toHaveLength(3);
  await storage.close();
});

test('at the times that were said, by the clock of the machine, and once each', async () => {
  const local = new Date(2026, 10, 21, 3, 0).toISOString();
  const { storage, keeper, write, turn } = await keeperOn(['03:30', '15:30'], local);
  await write();
  // What was due yesterday afternoon, when nobody was running.
  expect(await keeper.scheduled()).toMatchObject({ reason: 'daily' });
  await write();
  turn(29 * 60_000);
  expect(await keeper.scheduled()).toBeUndefined();
  turn(60_000);
  await write();
  expect(await keeper.scheduled()).toMatchObject({ reason: 'daily' });
  turn(60_000);
  await write();
  expect(await keeper.scheduled()).toBeUndefined();
  turn(12 * HOUR);
  expect(await keeper.scheduled()).toMatchObject({ reason: 'daily' });
  await storage.close();
});

test('never, where that was said', async () => {
  const { storage, keeper, write } = await keeperOn([], '2026-11-21T08:00:00.000Z');
  await write();
  expect(await keeper.scheduled()).toBeUndefined();
  await storage.close();
});

test('of several processes on one folder one makes it', async () => {
  const { storage, another, keeper, write } = await keeperOn(['03:30'], '2026-11-21T12:00:00.000Z');
  await write();
  const made = await Promise.all([another(), another(), another()].map(one => one.scheduled()));
  expect(made.filter(one => one !== undefined)).toHaveLength(1);
  expect(keeper.list()).toHaveLength(1);
  await storage.close();
});

test('a claim of a process that was killed holds for an hour', async () => {
  const at = new Date(2026, 10, 21, 12, 0);
  const { storage, folder, keeper, write, turn } = await keeperOn(['03:30'], at.toISOString());
  await write();
  const moment = lastMoment(['03:30'], at)?.toISOString() ?? '';
  writeFileSync(join(folder, 'backups', `${moment.replace(/[:.]/g, '-')}.claim`), at.toISOString());
  turn(59 * 60_000);
  expect(await keeper.scheduled()).toBeUndefined();
  turn(60_000);
  expect(await keeper.scheduled()).toMatchObject({ reason: 'daily' });
  await storage.close();
});

test('one that fails is told, and tried again an hour later', async () => {
  const { storage, folder, keeper, write, turn } = await keeperOn('daily', '2026-11-21T08:00:00.000Z');
  await write();
  rmSync(join(folder, 'backups'), { recursive: true });
  writeFileSync(join(folder, 'backups'), 'a file where the folder was');
  await expect(keeper.scheduled()).rejects.toThrow();
  rmSync(join(folder, 'backups'));
  storage.backup = () => Promise.reject(new Error('no space'));
  await expect(keeper.scheduled()).rejects.toThrow('no space');
  expect(keeper.plan().failedAt).toBe('2026-11-21T08:00:00.000Z');
  expect(await keeper.scheduled()).toBeUndefined();
  turn(HOUR);
  await expect(keeper.scheduled()).rejects.toThrow('no space');
  await storage.close();
});

test('a name is never given twice, though the clock goes back', async () => {
  const { storage, keeper, write, turn } = await keeperOn('daily', '2026-11-21T08:00:00.000Z');
  await write();
  const made = [await keeper.make('asked'), await keeper.make('asked')];
  turn(HOUR);
  made.push(await keeper.make('asked'));
  turn(-HOUR);
  made.push(...(await Promise.all([keeper.make('asked'), keeper.make('asked')])));
  expect(new Set(made.map(({ name }) => name)).size).toBe(5);
  expect(keeper.list()).toHaveLength(5);
  await storage.close();
});

test('a copy that a clock ahead of its time made does not stop those of every day', async () => {
  const { storage, keeper, write, turn } = await keeperOn('daily', '2030-01-01T08:00:00.000Z');
  await write();
  expect(await keeper.scheduled()).toMatchObject({ reason: 'daily' });
  turn(-1000 * 24 * HOUR);
  await write();
  expect(await keeper.scheduled()).toMatchObject({ reason: 'daily' });
  await storage.close();
});

test('what the schedule made is brought back as it was', async () => {
  const { storage, keeper, write } = await keeperOn('daily', '2026-11-21T08:00:00.000Z');
  const server = await startServer({ options: { backupAt: ['00:00'] } });
  const life = await driver(server, await server.owner());
  await life.play(1);
  await write();
  const made = await server.server.backups.scheduled();
  const { restored: back } = await restoreFrom(
    server.server.backups.path(made?.name ?? '') ?? '',
    storage,
    'ana',
  );
  expect(back).toHaveLength(1);
  const [copy] = back;
  const entries = await server.storage.journals.entries(life.id, 0, 1000);
  expect(entries.length).toBeGreaterThan(5);
  expect(await storage.journals.entries(copy?.id ?? '', 0, 1000)).toEqual(entries);
  expect(await keeper.scheduled()).toMatchObject({ reason: 'daily' });
  await server.stop();
  await storage.close();
});

describe('as said at the start', () => {
  test.each([
    ['03:30', ['03:30']],
    ['15:30,03:30,15:30', ['03:30', '15:30']],
    ['never', []],
    ['24:00', undefined],
    ['3:30', undefined],
    ['', undefined],
  ])('--backup-at %s', (text, times) => expect(readTimes(text)).toEqual(times));
  test.each([
    ['days=30', { ...KEEP, days: 30 }],
    ['rounds=0,months=24', { ...KEEP, rounds: 0, months: 24 }],
    ['weeks=3', undefined],
    ['days=-1', undefined],
    ['days', undefined],
  ])('--keep %s', (text, keep) => expect(readKeep(text)).toEqual(keep));
});

describe('what is kept', () => {
  /** One a day, newest first. */
  const daily = (days: number): readonly BackupFile[] =>
    Array.from({ length: days }, (_, ago) => {
      const at = new Date(Date.parse('2026-11-21T08:00:00.000Z') - ago * 24 * HOUR).toISOString();
      return { name: at, at, reason: 'daily', bytes: 1 };
    });
  const kept = (backups: readonly BackupFile[], free: number, keep = KEEP) => {
    const gone = new Set(toPrune(backups, free, keep));
    return backups.filter(backup => !gone.has(backup));
  };
  const PLENTY = 1024 ** 4;

  test('fourteen days, then one a month for a year', () => {
    const found = kept(daily(800), PLENTY);
    expect(found.slice(0, 14)).toEqual(daily(14));
    expect(new Set(found.map(({ at }) => at.slice(0, 7))).size).toBe(12);
    expect(found).toHaveLength(14 + 11);
  });
  test('as many as were said', () => {
    const found = kept(daily(800), PLENTY, { rounds: 0, days: 5, months: 2 });
    expect(found.slice(0, 5)).toEqual(daily(5));
    expect(found).toHaveLength(5 + 1);
  });
  test('twenty of rounds', () => {
    const rounds = Array.from({ length: 40 }, (_, at) => {
      const time = new Date(Date.parse('2026-11-21T08:00:00.000Z') - at * 60_000).toISOString();
      return { name: `${at}`, at: time, reason: `round-${40 - at}`, bytes: 1 };
    });
    expect(kept(rounds, PLENTY)).toEqual(rounds.slice(0, 20));
  });
  const ofRounds = (tournament: string, count: number, from: string): readonly BackupFile[] =>
    Array.from({ length: count }, (_, ago) => {
      const at = new Date(Date.parse(from) - ago * 60_000).toISOString();
      return { name: `${at}${tournament}`, at, reason: `round-${count - ago}`, tournament, bytes: 1024 ** 2 };
    });
  test('twenty of each tournament: nobody flushes those of another', () => {
    const busy = ofRounds('busy', 40, '2026-11-21T18:00:00.000Z');
    const quiet = ofRounds('quiet', 5, '2026-11-21T09:00:00.000Z');
    expect(kept([...busy, ...quiet], PLENTY)).toEqual([...busy.slice(0, 20), ...quiet]);
  });
  test('one made before a deletion stays, whatever others do', () => {
    const busy = ofRounds('busy', 40, '2026-11-21T18:00:00.000Z');
    const at = '2026-11-21T09:00:00.000Z';
    const gone = { name: at, at, reason: 'before-deletion', tournament: 'gone', bytes: 1 };
    expect(kept([...busy, gone], PLENTY)).toContain(gone);
  });
  test('where space is short, whoever has most gives first, and no more than is short', () => {
    const busy = ofRounds('busy', 20, '2026-11-21T18:00:00.000Z');
    const quiet = ofRounds('quiet', 5, '2026-11-21T09:00:00.000Z');
    const tenShort = (500 - 10) * 1024 ** 2;
    expect(kept([...busy, ...quiet], tenShort)).toEqual([...busy.slice(0, 10), ...quiet]);
  });
  test('the last three that are whole, however many damaged ones come after them', () => {
    const damaged = daily(40).map(one => ({ ...one, isDamaged: true as const }));
    const whole = daily(60).slice(40);
    expect(kept([...damaged, ...whole], PLENTY)).toEqual(expect.arrayContaining(whole.slice(0, 3)));
    expect(kept([...damaged, ...whole], 1000)).toEqual([...damaged.slice(0, 3), ...whole.slice(0, 3)]);
  });
  test('the last three where there is little space', () => {
    expect(kept(daily(30), 1000)).toEqual(daily(3));
  });
});
