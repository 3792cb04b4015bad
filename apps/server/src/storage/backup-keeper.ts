import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { BACKUP_FOLDER, backupName } from './sqlite/storage.ts';
import type { Storage } from './storage.ts';

/* Backups as files in a folder beside the data: before the first pairing of a round, daily when something changed, and
 * by command. A file there is whole: it was checked before it got its name. */

export interface BackupFile {
  readonly name: string;
  readonly at: string;
  readonly reason: string;
  readonly bytes: number;
}

export interface BackupKeeper {
  readonly make: (reason: string) => Promise<BackupFile>;
  /** One a day, if something was written since the last one of any kind. */
  readonly daily: () => Promise<BackupFile | undefined>;
  /** Newest first. */
  readonly list: () => readonly BackupFile[];
  readonly path: (name: string) => string | undefined;
  /** Makes room: the oldest go first, the last three stay. */
  readonly prune: () => void;
}

const KEPT_OF_ROUNDS = 20;
const KEPT_DAYS = 14;
const KEPT_MONTHS = 12;
const KEPT_ALWAYS = 3;
const DAY = 24 * 3600 * 1000;
const LOW_ON_SPACE = 500 * 1024 * 1024;

const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})-([a-z0-9-]+)\.sqlite$/;

export const backupKeeper = (given: {
  readonly storage: Storage;
  readonly folder: string;
  readonly now: () => string;
  readonly log: Log;
}): BackupKeeper => {
  const { storage, now, log } = given;
  const folder = join(given.folder, BACKUP_FOLDER);
  const path = (name: string): string | undefined =>
    NAME.test(name) && existsSync(join(folder, name)) ? join(folder, name) : undefined;
  const keeper: BackupKeeper = {
    make: async reason => {
      keeper.prune();
      const name = backupName(now(), reason);
      const report = await storage.backup(join(folder, name));
      log({ level: 'info', code: 'backup' });
      return { name, at: instantOf(name), reason, bytes: report.bytes };
    },
    daily: async () => {
      const [last] = keeper.list();
      const heads = await storage.tournaments.list();
      if (!heads.some(({ changedAt }) => last === undefined || changedAt > last.at)) return undefined;
      const isDue = last === undefined || Date.parse(now()) - Date.parse(last.at) >= DAY;
      return isDue ? keeper.make('daily') : undefined;
    },
    list: () => backupsIn(folder),
    path,
    prune: () => {
      for (const { name } of toPrune(backupsIn(folder), freeBytes(folder)))
        rmSync(join(folder, name), { force: true });
    },
  };
  return keeper;
};

export const backupsIn = (folder: string): readonly BackupFile[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter(name => NAME.test(name))
    .sort()
    .reverse()
    .map(name => ({
      name,
      at: instantOf(name),
      reason: NAME.exec(name)?.[6] ?? '',
      bytes: statSync(join(folder, name)).size,
    }));

const instantOf = (name: string): string => {
  const [, day, hours, minutes, seconds, milliseconds] = NAME.exec(name) ?? [];
  return `${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`;
};

const freeBytes = (folder: string): number => {
  if (!existsSync(folder)) return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Kept: the last twenty of rounds, one of each of fourteen days and twelve months; little space: the last three. */
export const toPrune = (backups: readonly BackupFile[], free: number): readonly BackupFile[] => {
  const kept = new Set(backups.slice(0, KEPT_ALWAYS));
  if (free >= LOW_ON_SPACE) {
    const ofRounds = backups.filter(({ reason }) => reason.startsWith('round-'));
    for (const backup of ofRounds.slice(0, KEPT_OF_ROUNDS)) kept.add(backup);
    for (const backup of firstOfEach(backups, 10, KEPT_DAYS)) kept.add(backup);
    for (const backup of firstOfEach(backups, 7, KEPT_MONTHS)) kept.add(backup);
  }
  return backups.filter(backup => !kept.has(backup));
};

const firstOfEach = (backups: readonly BackupFile[], length: number, most: number): readonly BackupFile[] => {
  const found = new Map<string, BackupFile>();
  for (const backup of backups) {
    const period = backup.at.slice(0, length);
    if (!found.has(period) && found.size < most) found.set(period, backup);
  }
  return [...found.values()];
};
