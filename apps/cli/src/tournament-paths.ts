import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Outcome } from '@pareo/engine';
import { accept, refuse, together } from '@pareo/engine/model';
import { callFault, type Fault } from './answer.ts';
import { faultOfSystem, STANDARD } from './files.ts';

export interface TournamentPath {
  readonly path: string;
  readonly origin: 'named' | 'folder';
}

/** Endings under which tournaments are kept; a file named in the call may have any. */
const ENDINGS: readonly string[] = ['.trf', '.trfx', '.trf16', '.trf26', '.fid', '.json'];

/** The files named, and those of the folders named and everything below them, in the order of their names. */
export const tournamentPaths = async (
  paths: readonly string[],
): Promise<Outcome<readonly TournamentPath[], Fault>> => {
  const found = together(await Promise.all(paths.map(pathsAt)));
  return found.ok ? accept(found.value.flat()) : found;
};

const pathsAt = async (path: string): Promise<Outcome<readonly TournamentPath[], Fault>> => {
  if (path === STANDARD) return accept([{ path, origin: 'named' }]);
  const files = await filesAt(path);
  if (!files.ok) return files;
  if (files.value === 'no folder') return accept([{ path, origin: 'named' }]);
  return files.value.length === 0
    ? refuse(callFault('no-files', {}, path))
    : accept(files.value.map(file => ({ path: file, origin: 'folder' })));
};

const filesAt = async (path: string): Promise<Outcome<readonly string[] | 'no folder', Fault>> => {
  try {
    if (!(await stat(path)).isDirectory()) return accept('no folder');
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    const files = entries
      .filter(entry => !entry.isDirectory() && ENDINGS.includes(extname(entry.name).toLowerCase()))
      .map(entry => join(entry.parentPath, entry.name));
    return accept(files.sort());
  } catch (error) {
    return refuse(faultOfSystem(error, path, 'read'));
  }
};
