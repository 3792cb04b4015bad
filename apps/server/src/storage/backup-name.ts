import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `2026-11-21T16-02-11-000-round-5.sqlite`: sorts by time, allowed by every file system. */
const nameAt = (at: number, reason: string): string =>
  `${new Date(at).toISOString().slice(0, 23).replace(/[:.]/g, '-')}-${reason}.sqlite`;

/** Of a copy in which a journal is damaged. */
export const damagedName = (name: string): string => name.replace(/\.sqlite$/, '.damaged.sqlite');

/** A name that no other copy has or is about to get. `release`: once the copy is there, or is not to be. */
export interface ClaimedName {
  readonly name: string;
  readonly release: () => void;
}

/* A clock goes back, and two copies are asked for in the same instant, also by two processes: whoever makes the file beside it has the
 * name, and the next one is a millisecond later. A file that a killed process left behind takes one millisecond from the others. */
export const claimName = (folder: string, at: string, reason: string): ClaimedName => {
  for (let time = Date.parse(at); ; time += 1) {
    const name = nameAt(time, reason);
    const claim = join(folder, `${name}.name`);
    if (isTaken(folder, name) || !isMine(claim)) continue;
    const release = () => rmSync(claim, { force: true });
    // Between the first look and the claim another may have finished its own.
    if (!isTaken(folder, name)) return { name, release };
    release();
  }
};

const isTaken = (folder: string, name: string): boolean =>
  [name, damagedName(name)].some(one => existsSync(join(folder, one)));

const isMine = (claim: string): boolean => {
  try {
    writeFileSync(claim, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Does something under a new name. */
export const underNewName = async <T>(
  folder: string,
  at: string,
  reason: string,
  use: (name: string) => Promise<T>,
): Promise<T> => {
  const { name, release } = claimName(folder, at, reason);
  try {
    return await use(name);
  } finally {
    release();
  }
};
