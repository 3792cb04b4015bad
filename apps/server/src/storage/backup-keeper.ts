import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Instant } from '@pareo/engine/journal';
import type { BackupPlan } from '@pareo/host';
import type { Log } from '../log.ts';
import { damagedName, underNewName } from './backup-name.ts';
import { type BackupTimes, KEEP, type Keep, lastMoment } from './backup-plan.ts';
import type { Broken } from './sound.ts';
import { BACKUP_FOLDER } from './sqlite/storage.ts';
import type { Storage } from './storage.ts';

/* Backups as files in a folder beside the data: before the first pairing of a round, daily when something changed, and
 * by command. A file there was checked before it got its name, and is whole unless its name says that it is damaged. */

export interface BackupFile {
  readonly name: string;
  readonly at: string;
  readonly reason: string;
  /** The address of the tournament because of which it was made; it holds all the others too. */
  readonly tournament?: string;
  /** Its id, which no other tournament gets. Copies of earlier programs have none. */
  readonly of?: string;
  readonly bytes: number;
  /** A journal in it is not what was sealed. */
  readonly isDamaged?: true;
}

/** One that was just made; with what is damaged in it. */
export interface MadeBackup extends BackupFile {
  readonly damaged: readonly Broken[];
}

/** The tournament because of which a copy is made. */
export interface BackupCause {
  readonly id: string;
  readonly slug: string;
}

export interface BackupKeeper {
  readonly make: (reason: string, cause?: BackupCause) => Promise<MadeBackup>;
  /** The one that is due, if something was written since the last one of any kind. What fails is tried again an hour later. */
  readonly scheduled: () => Promise<BackupFile | undefined>;
  /** Newest first. */
  readonly list: () => readonly BackupFile[];
  readonly path: (name: string) => string | undefined;
  /** Makes room: the last three stay, and the last three that are whole. */
  readonly prune: () => void;
  readonly plan: () => BackupPlan;
}

const KEPT_ALWAYS = 3;
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const LOW_ON_SPACE = 500 * 1024 * 1024;

const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})-([a-z0-9-]+)(\.damaged)?\.sqlite$/;

export const backupKeeper = (given: {
  readonly storage: Storage;
  readonly folder: string;
  readonly times: BackupTimes;
  readonly keep: Keep;
  readonly now: () => string;
  readonly log: Log;
}): BackupKeeper => {
  const { storage, now, log, times, keep } = given;
  const folder = join(given.folder, BACKUP_FOLDER);
  const path = (name: string): string | undefined =>
    NAME.test(name) && existsSync(join(folder, name)) ? join(folder, name) : undefined;
  let failedAt: string | undefined;
  /** What a clock ahead of its time made says nothing of when the next one is due. */
  const made = (): readonly BackupFile[] => {
    const time = now();
    return backupsIn(folder).filter(({ at }) => at <= time);
  };
  const keeper: BackupKeeper = {
    make: async (reason, cause) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      keeper.prune();
      const why = cause === undefined ? reason : [reason, cause.slug, cause.id].join(OF);
      return underNewName(folder, now(), why, async name => {
        const report = await storage.backup(join(folder, name), join(folder, damagedName(name)));
        const { bytes, broken: damaged } = report;
        log(damaged.length === 0 ? { level: 'info', code: 'backup' } : { level: 'error', code: 'damaged' });
        return { ...fileNamed(basename(report.path), bytes), damaged };
      });
    },
    scheduled: async () => {
      if (failedAt !== undefined && Date.parse(now()) - Date.parse(failedAt) < HOUR) return undefined;
      const due = dueSince(times, made(), now());
      if (due === undefined) return undefined;
      const [last] = made();
      const changed = await storage.tournaments.lastChange();
      if (changed === undefined || (last !== undefined && changed <= last.at)) return undefined;
      const claim = claimed(folder, due, now());
      if (claim === undefined) return undefined;
      try {
        // Another process may have finished it meanwhile.
        if (dueSince(times, made(), now()) !== due) return undefined;
        const backup = await keeper.make('daily');
        failedAt = undefined;
        return backup;
      } catch (error) {
        failedAt = now();
        throw error;
      } finally {
        claim.release();
      }
    },
    list: () => backupsIn(folder),
    path,
    prune: () => {
      for (const { name } of toPrune(backupsIn(folder), freeBytes(folder), keep))
        rmSync(join(folder, name), { force: true });
    },
    plan: () => ({
      at: times,
      beforeRounds: !storage.isShared,
      keep,
      ...(failedAt === undefined ? {} : { failedAt: failedAt as Instant }),
    }),
  };
  return keeper;
};

/** Names what is due, so that of several processes one does it. Undefined: nothing is. */
const dueSince = (times: BackupTimes, backups: readonly BackupFile[], now: string): string | undefined => {
  if (times === 'daily') {
    const [last] = backups;
    if (last === undefined) return 'first';
    return Date.parse(now) - Date.parse(last.at) >= DAY ? last.name : undefined;
  }
  const moment = lastMoment(times, new Date(now))?.toISOString();
  const isDone = backups.some(({ reason, at }) => reason === 'daily' && moment !== undefined && at >= moment);
  return isDone ? undefined : moment;
};

/* Several processes of a machine share a folder: who makes the file has the job. One that was killed over it leaves the file
 * behind, and an hour later it says nothing any more. */
const claimed = (folder: string, due: string, now: string): { readonly release: () => void } | undefined => {
  const file = join(folder, `${due.replace(/[:.]/g, '-')}.claim`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (existsSync(file) && Date.parse(now) - Date.parse(readFileSync(file, 'utf8')) >= HOUR)
    rmSync(file, { force: true });
  try {
    writeFileSync(file, now, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
  return { release: () => rmSync(file, { force: true }) };
};

export const backupsIn = (folder: string): readonly BackupFile[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter(name => NAME.test(name))
    .sort()
    .reverse()
    .map(name => fileNamed(name, statSync(join(folder, name)).size));

/** Between the reason, the address of the tournament and its id: neither reason nor id has two hyphens. */
const OF = '--';
const ID = /^[a-z2-9]{16}$/;

const fileNamed = (name: string, bytes: number): BackupFile => {
  const [reason = '', ...cause] = (NAME.exec(name)?.[6] ?? '').split(OF);
  const last = cause.at(-1) ?? '';
  const of = cause.length > 1 && ID.test(last) ? last : undefined;
  const slug = (of === undefined ? cause : cause.slice(0, -1)).join(OF);
  return {
    name,
    at: instantOf(name),
    reason,
    ...(slug === '' ? {} : { tournament: slug }),
    ...(of === undefined ? {} : { of }),
    bytes,
    ...(NAME.exec(name)?.[7] === undefined ? {} : { isDamaged: true }),
  };
};

const instantOf = (name: string): string => {
  const [, day, hours, minutes, seconds, milliseconds] = NAME.exec(name) ?? [];
  return `${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`;
};

const freeBytes = (folder: string): number => {
  if (!existsSync(folder)) return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/* Kept: the last ones of each tournament, one of each of some days and months, as said. Where space is short, whoever has most gives
 * its oldest first, until there is enough: what one tournament does takes nothing from another that has less. */
export const toPrune = (
  backups: readonly BackupFile[],
  free: number,
  keep: Keep = KEEP,
): readonly BackupFile[] => {
  const whole = backups.filter(({ isDamaged }) => isDamaged !== true);
  const always = new Set([...backups.slice(0, KEPT_ALWAYS), ...whole.slice(0, KEPT_ALWAYS)]);
  const kept = new Set([
    ...always,
    ...[...groupsOf(backups)].flatMap(([of, own]) => (of === '' ? [] : own.slice(0, keep.rounds))),
    ...firstOfEach(backups, 10, keep.days),
    ...firstOfEach(backups, 7, keep.months),
  ]);
  const gone = backups.filter(backup => !kept.has(backup));
  const groups = [...groupsOf(backups.filter(backup => kept.has(backup))).values()].map(own => ({
    count: own.length,
    left: own.filter(backup => !always.has(backup)),
  }));
  let room = gone.reduce((sum, { bytes }) => sum + bytes, free);
  while (room < LOW_ON_SPACE) {
    const giving = groups.filter(({ left }) => left.length > 0);
    if (giving.length === 0) break;
    const most = giving.reduce((one, other) => (other.count > one.count ? other : one));
    const oldest = most.left.pop();
    if (oldest === undefined) break;
    most.count -= 1;
    kept.delete(oldest);
    room += oldest.bytes;
  }
  return backups.filter(backup => !kept.has(backup));
};

/** By the tournament because of which they were made; empty: because of none. */
const groupsOf = (backups: readonly BackupFile[]): ReadonlyMap<string, readonly BackupFile[]> => {
  const groups = new Map<string, BackupFile[]>();
  for (const backup of backups) {
    const { of, tournament, reason } = backup;
    // Early programs wrote only the round.
    const cause = of ?? tournament ?? (reason.startsWith('round-') ? 'unknown' : '');
    const own = groups.get(cause);
    if (own === undefined) groups.set(cause, [backup]);
    else own.push(backup);
  }
  return groups;
};

const firstOfEach = (backups: readonly BackupFile[], length: number, most: number): readonly BackupFile[] => {
  const found = new Map<string, BackupFile>();
  for (const backup of backups) {
    const period = backup.at.slice(0, length);
    if (!found.has(period) && found.size < most) found.set(period, backup);
  }
  return [...found.values()];
};
