import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Answer, callFault, done, type ExitCode, failed } from './answer.ts';
import type { Context } from './context.ts';

/** Files of the server that the command line runs. It is another program: only its built files are known here. */
export type ServerProgram = 'server' | 'tools';

/** In the project the server lies beside us; installed, in our own package. */
const programAt = (which: ServerProgram, { home }: Context): string | undefined =>
  [`../server/dist/${which}.mjs`, `dist/server/${which}.mjs`]
    .map(path => fileURLToPath(new URL(path, home)))
    .find(path => existsSync(path));

/** Runs it until it ends, with our own input and output. */
export const runServerProgram = async (
  which: ServerProgram,
  args: readonly string[],
  context: Context,
): Promise<Answer> => {
  const program = programAt(which, context);
  if (program === undefined) return failed([callFault('server-not-built', {})]);
  const child = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, LC_ALL: context.language },
  });
  // Signals of the terminal reach the child too: we wait for its end. Those meant for the program are passed on.
  const ignore = () => undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, signal === 'SIGINT' ? ignore : () => child.kill(signal));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', exit => resolve(exit ?? 2));
  });
  return done('', { exit: exitOf(code) });
};

const EXITS: readonly ExitCode[] = [0, 1, 2, 3, 4, 5];
const exitOf = (code: number): ExitCode => EXITS.find(exit => exit === code) ?? 2;
