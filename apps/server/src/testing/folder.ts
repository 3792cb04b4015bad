import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of the test's own, gone when it ends. */
export const temporaryFolder = (): string => {
  const folder = newFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
};

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'pareo-server-'));

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
