import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/* How the file looked when we closed it in order. A file that looks the same when it is opened again has been touched by nobody: its
 * structure is looked at first, and all of it while the server is at work. Whatever was not closed in order, or was copied, restored or
 * changed by anything else, is looked at as a whole before anything is written to it. */

const ENDING = '.closed';

const looksOf = (path: string): string => {
  const { size, mtimeNs, ino } = statSync(path, { bigint: true });
  return `${size} ${mtimeNs} ${ino}\n`;
};

export const noteClosed = (path: string): void =>
  writeFileSync(path + ENDING, looksOf(path), { mode: 0o600 });

export const isAsClosed = (path: string): boolean =>
  existsSync(path + ENDING) && readFileSync(path + ENDING, 'utf8') === looksOf(path);

/** From now on it is written to: whoever finds it so finds a file that was not closed. */
export const forgetClosed = (path: string): void => rmSync(path + ENDING, { force: true });
