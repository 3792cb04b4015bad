import { closeSync, fsyncSync, openSync, renameSync, statSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { journalsIn } from './journals.ts';
import type { Schema } from './schema.ts';
import { brokenJournals } from './sound.ts';
import type { BackupReport } from './storage.ts';
import { tournamentsIn } from './tournaments.ts';

interface Copy {
  /** Where it was made. */
  readonly part: string;
  readonly path: string;
  readonly damagedPath: string;
  readonly copy: Kysely<Schema>;
}

/* What is looked at is the copy, and not what it was made of: it is that file which will be brought back. Only then it gets its name, one
 * that says so where a journal in it is damaged. `fill` gives how many tournaments there are. */
export const finished = async (
  { part, path, damagedPath, copy }: Copy,
  fill: () => number | Promise<number>,
): Promise<BackupReport> => {
  let tournaments: number;
  let broken: BackupReport['broken'];
  try {
    tournaments = await fill();
    const journals = journalsIn(copy, () => new Date().toISOString(), { appended: () => undefined });
    broken = await brokenJournals({ journals, tournaments: tournamentsIn(copy) });
  } finally {
    await copy.destroy();
  }
  flush(part);
  const name = broken.length === 0 ? path : damagedPath;
  renameSync(part, name);
  return { path: name, bytes: statSync(name).size, tournaments, broken };
};

const flush = (path: string): void => {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};
