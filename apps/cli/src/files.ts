import {
  chmod,
  copyFile,
  mkdir,
  open,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { callFault, type Fault, type NewFile } from './answer.ts';
import { anyName } from './chance.ts';

/** Standard input or output, in place of a file. */
export const STANDARD = '-';

/** How a reader sees the input in a message. */
export const displayName = (path: string): string => (path === STANDARD ? '<stdin>' : path);

/**
 * Writes all files or none. Each is written beside its place under a name of its own and then moved, so that nobody
 * ever sees half a file and a full disk leaves the old one as it was.
 */
export const writeFiles = async (
  files: readonly NewFile[],
  durability: Durability = 'synced',
): Promise<readonly Fault[]> => {
  const refused = (await Promise.all(files.map(faultOfReplacing))).flat();
  if (refused.length > 0) return refused;
  const prepared: Prepared[] = [];
  let at = '';
  try {
    for (const file of files) {
      at = file.path;
      prepared.push(await prepare(file, durability));
    }
    for (const { path, copy } of prepared) {
      at = copy ?? at;
      if (copy !== undefined) await keepCopy(path, copy);
    }
    for (const file of prepared) {
      at = file.path;
      await putInPlace(file);
    }
    return [];
  } catch (error) {
    await Promise.all(
      prepared.map(({ temporary }) => temporary !== undefined && rm(temporary, { force: true })),
    );
    return [faultOfSystem(error, at, 'write')];
  }
};

/** `synced`: on the disk before we say so. `quick`: for files that can be made again from a seed. */
type Durability = 'synced' | 'quick';

interface Prepared extends NewFile {
  /** Absent for what cannot be replaced by a file: a device or a pipe. */
  readonly temporary: string | undefined;
}

const prepare = async ({ path, content, copy }: NewFile, durability: Durability): Promise<Prepared> => {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw Object.assign(new Error('is a folder'), { code: 'EISDIR' });
  if (found && !found.isFile()) return { path, content, temporary: undefined };
  const target = found ? await realpath(path) : await targetOf(path);
  const temporary = join(dirname(target), `.pareo-${process.pid}-${anyName()}`);
  try {
    await writeNew(temporary, content, durability);
    if (found) await chmod(temporary, found.mode & PERMISSIONS);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return { path: target, content, temporary, ...(found && copy !== undefined ? { copy } : {}) };
};

/** Made beside its place and moved there, so that nobody sees half of it, and what a link leads to is not touched. */
const keepCopy = async (path: string, copy: string): Promise<void> => {
  const temporary = join(dirname(copy), `.pareo-${process.pid}-${anyName()}`);
  try {
    await copyFile(path, temporary);
    await rename(temporary, copy);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};

const PERMISSIONS = 0o7777;

/** What stands in its place and may not be replaced. The same file under another name is the same file. */
const faultOfReplacing = async ({ path, keeps }: NewFile): Promise<readonly Fault[]> => {
  if (keeps === undefined) return [];
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return [];
  const sources = await Promise.all(
    keeps.read.filter(source => source !== STANDARD).map(source => stat(source).catch(() => undefined)),
  );
  if (sources.some(source => source?.ino === found.ino && source.dev === found.dev))
    return [callFault('output-is-input', { force: keeps.others === 'kept' }, path)];
  // An empty file, as a script makes one to have a name, holds nothing that could be lost.
  return keeps.others === 'kept' && found.size > 0 ? [callFault('file-exists', {}, path)] : [];
};

/** Where a link that leads to nothing yet wants the file to be. */
const targetOf = async (path: string): Promise<string> => {
  const link = await readlink(path).catch(() => undefined);
  return link === undefined ? path : targetOf(resolve(dirname(path), link));
};

const putInPlace = ({ path, content, temporary }: Prepared): Promise<void> =>
  temporary === undefined ? writeFile(path, content) : rename(temporary, path);

export const makeFolder = async (path: string): Promise<readonly Fault[]> => {
  try {
    await mkdir(path, { recursive: true });
    return [];
  } catch (error) {
    return [faultOfSystem(error, path, 'write')];
  }
};

const writeNew = async (
  path: string,
  content: string | Uint8Array,
  durability: Durability,
): Promise<void> => {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    if (durability === 'synced') await file.sync();
  } finally {
    await file.close();
  }
};

export const faultOfSystem = (error: unknown, path: string, purpose: 'read' | 'write'): Fault => {
  const code = codeOf(error);
  const file = displayName(path);
  if (code === undefined) throw error;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return purpose === 'read'
        ? callFault('file-not-found', {}, file)
        : callFault('folder-not-found', { folder: dirname(path) }, file);
    case 'ELOOP':
    case 'ENAMETOOLONG':
      return callFault('file-not-found', {}, file);
    case 'EISDIR':
      return callFault('file-is-folder', {}, file);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return callFault('file-not-allowed', {}, file);
    default:
      return callFault(
        purpose === 'read' ? 'file-not-readable' : 'file-not-writable',
        { reason: code },
        file,
      );
  }
};

/** The name that the operating system gives to a failure. Anything without one is a mistake of ours. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
