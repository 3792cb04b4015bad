import { dirname, join } from 'node:path';
import { backupsIn } from './storage/backup-keeper.ts';
import { MigrationFailed, SchemaTooNew } from './storage/migrations/migration.ts';
import { DatabaseUnreachable } from './storage/postgres/storage.ts';
import { FolderInUse } from './storage/sqlite/lock.ts';
import { BACKUP_FOLDER, DataDamaged } from './storage/sqlite/storage.ts';
import { startTexts } from './texts/start.ts';

export interface StartFailure {
  readonly exit: 2 | 3 | 5;
  readonly lines: readonly string[];
}

/** What kept the server from starting, in one or two sentences, and the exit code for it. */
export const startFailureOf = (error: unknown, language: 'en' | 'es', port: number): StartFailure => {
  const texts = startTexts[language];
  if (error instanceof FolderInUse)
    return {
      exit: 5,
      lines: [texts.folderInUse(error.folder, error.owner?.pid, error.owner?.since, error.owner?.address)],
    };
  if (error instanceof DataDamaged) {
    const backups = backupsIn(join(dirname(error.path), BACKUP_FOLDER));
    return {
      exit: 5,
      lines: [
        error.what === 'meanwhile' ? texts.damagedMeanwhile(error.path) : texts.damaged(error.path),
        ...texts.restoreFrom(backups.map(({ name }) => name).slice(0, 5)),
      ],
    };
  }
  if (error instanceof SchemaTooNew) return { exit: 5, lines: [texts.tooNew(error.found)] };
  if (error instanceof MigrationFailed)
    return { exit: 5, lines: [texts.migrationFailed(error.step, error.message)] };
  if (error instanceof DatabaseUnreachable)
    return { exit: 5, lines: [texts.noDatabase(error.database, error.message)] };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return { exit: 5, lines: [texts.portTaken(port)] };
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return { exit: 5, lines: [texts.notAllowed(error instanceof Error ? error.message : '')] };
  return { exit: 2, lines: [texts.fault(error instanceof Error ? error.message : String(error))] };
};
