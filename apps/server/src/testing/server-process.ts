import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/* The built server as a process of its own: what is killed is what people run. */

export interface BuiltServer {
  readonly url: string;
  readonly welcome: string | undefined;
  readonly output: () => string;
  readonly process: ChildProcess;
  readonly kill: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const program = fileURLToPath(new URL('../../dist/server.mjs', import.meta.url));

export const startBuilt = async (
  folder: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
  through: readonly string[] = [],
): Promise<BuiltServer> => {
  const started = launch(folder, args, environment, through);
  const ended = new Promise<never>((_, reject) =>
    started.process.once('exit', code => reject(new Error(`ended with ${code}: ${started.output()}`))),
  );
  // Whoever kills it later does not look at this promise any more.
  ended.catch(() => undefined);
  await Promise.race([started.said(/Ctrl C/), ended]);
  const address = /http:\/\/localhost:\d+/.exec(started.output())?.[0] ?? '';
  return {
    url: address.replace('localhost', '127.0.0.1'),
    welcome: /\/welcome\/([\w-]+)/.exec(started.output())?.[1],
    output: started.output,
    process: started.process,
    kill: signal =>
      new Promise(resolve => {
        const { exitCode, signalCode } = started.process;
        if (exitCode !== null || signalCode !== null) return resolve(exitCode);
        started.process.once('exit', code => resolve(code));
        started.process.kill(signal ?? 'SIGTERM');
      }),
  };
};

/** Runs it to its end: for starts that fail. */
export const runBuilt = async (
  folder: string,
  args: readonly string[] = [],
): Promise<{ readonly code: number | null; readonly output: string }> => {
  const started = launch(folder, args, {});
  const code = await new Promise<number | null>(resolve => started.process.once('close', resolve));
  return { code, output: started.output() };
};

/** `through`: a command that starts the one after it. */
const launch = (
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  through: readonly string[] = [],
) => {
  const [command = process.execPath, ...rest] = [...through, process.execPath];
  const child = spawn(command, [...rest, program, '--port=0', `--data=${folder}`, '--no-open', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'en', ...environment },
  });
  let text = '';
  const waiting = new Set<() => void>();
  const hear = (piece: Buffer) => {
    text += piece.toString();
    for (const look of waiting) look();
  };
  child.stdout.on('data', hear);
  let errors = '';
  child.stderr.on('data', (piece: Buffer) => {
    // Its log would fill our memory: the beginning tells why it did not start.
    if (errors.length < 10_000) errors += piece.toString();
  });
  return {
    process: child,
    output: () => text + errors,
    said: (what: RegExp) =>
      new Promise<void>(resolve => {
        const look = () => {
          if (!what.test(text)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
};
