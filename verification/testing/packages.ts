import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const PACKAGES = ['packages/engine', 'packages/texts', 'packages/host', 'apps/cli'];

export const npm = (args: readonly string[], cwd: string) => {
  const script = process.env['npm_execpath'];
  const [command, ...first] =
    script !== undefined && /\.[cm]?js$/.test(script) ? [process.execPath, script] : ['npm'];
  const ran = spawnSync(command ?? 'npm', [...first, ...args], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (ran.status !== 0) throw new Error(`npm ${args.join(' ')}\n${ran.stderr}`);
  return ran.stdout;
};

export interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** Packs what would be published; without a folder it only says what would be in it. */
export const packedInto = (folder?: string): readonly Packed[] =>
  PACKAGES.flatMap(path =>
    JSON.parse(
      npm(['pack', '--json', ...(folder ? ['--pack-destination', folder] : ['--dry-run'])], join(root, path)),
    ),
  );
