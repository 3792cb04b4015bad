import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Person } from './stage.ts';

/* What was exported in the browser, read by the command line. */

const PAREO = join(import.meta.dirname, '../../../../cli/bin/pareo.mjs');

export const pareo = (
  ...argv: readonly string[]
): { readonly status: number | null; readonly said: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PAREO, ...argv, '--lang', 'en'], {
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
};

/** Downloads a file of the report from the page of the end. */
export const exported = async (who: Person, format: 'JSON' | 'TRF26'): Promise<string> => {
  const [file] = await Promise.all([
    who.page.waitForEvent('download'),
    who.page.getByRole('button', { name: format }).click(),
  ]);
  return file.path();
};
