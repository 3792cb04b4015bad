import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../bin/pareo.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
}

/** A folder of its own for a test, and the built program run in it. */
export interface Workplace {
  readonly pareo: (...args: readonly string[]) => Ran;
  /** The same with other surroundings: variables of the environment, something on standard input. */
  readonly pareoWith: (surroundings: Surroundings, ...args: readonly string[]) => Ran;
  readonly read: (name: string) => string;
  readonly write: (name: string, content: string | Uint8Array) => void;
  readonly files: () => readonly string[];
  readonly path: (name: string) => string;
  readonly remove: () => void;
}

export const workplace = (): Workplace => {
  const folder = mkdtempSync(join(tmpdir(), 'pareo-test-'));
  const path = (name: string) => join(folder, name);
  const pareoWith: Workplace['pareoWith'] = ({ environment = {}, input }, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'en_GB.UTF-8', NO_COLOR: '1', ...environment },
      ...(input === undefined ? {} : { input }),
    });
    return { code: status, stdout, stderr };
  };
  return {
    pareo: (...args) => pareoWith({}, ...args),
    pareoWith,
    read: name => readFileSync(path(name), 'utf8'),
    write: (name, content) => writeFileSync(path(name), content),
    files: () => readdirSync(folder).sort(),
    path,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** The file with White and Black exchanged in the game of a player. Columns of TRF: 97 + 10 (round - 1). */
export const withColoursExchanged = (trf: string, player: number, round: number): string => {
  const at = 91 + 10 * (round - 1);
  const lines = trf.split('\n');
  const lineOf = (id: number) =>
    lines.findIndex(line => line.startsWith('001') && Number(line.slice(4, 8)) === id);
  const own = lineOf(player);
  const opponents = lineOf(Number(lines[own]?.slice(at, at + 4)));
  for (const index of [own, opponents]) {
    const line = lines[index] ?? '';
    lines[index] = `${line.slice(0, at + 5)}${line[at + 5] === 'w' ? 'b' : 'w'}${line.slice(at + 6)}`;
  }
  return lines.join('\n');
};
