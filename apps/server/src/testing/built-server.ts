import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { newFolder, removeFolder } from './folder.ts';

/* The built program in a process of its own, on a free port of the loopback: what a user starts. */

const PROGRAM = fileURLToPath(new URL('../../dist/server.mjs', import.meta.url));

export interface BuiltServer {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  /** The link that makes the first visitor the owner. */
  readonly welcome: string | undefined;
  /** Everything it printed so far. */
  readonly printed: () => string;
  readonly end: (signal?: NodeJS.Signals) => Promise<void>;
}

export interface BuiltServerWish {
  readonly args?: readonly string[];
  /** Absent: a new one, removed at the end. */
  readonly folder?: string;
  readonly port?: number;
}

export const startBuiltServer = async ({
  args = [],
  folder,
  port = 0,
}: BuiltServerWish = {}): Promise<BuiltServer> => {
  const data = folder ?? newFolder();
  const child = spawn(
    process.execPath,
    [PROGRAM, '--port', String(port), '--data', data, '--no-open', ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: 'en_GB.UTF-8' },
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Uint8Array) => {
      printed += Buffer.from(bytes).toString('utf8');
    });
  await ready(child, () => printed);
  const url = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';
  const welcome = /http:\/\/localhost:\d+\/welcome\/\S+/.exec(printed)?.[0];
  return {
    url,
    port: Number(new URL(url).port),
    folder: data,
    welcome,
    printed: () => printed,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      if (folder === undefined) removeFolder(data);
    },
  };
};

/** It says how to end it when everything before has been said. */
const ready = (child: ChildProcess, printed: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = setInterval(() => {
      if (!/Ctrl C/.test(printed())) return;
      clearInterval(look);
      resolve();
    }, 20);
    child.once('exit', code => {
      clearInterval(look);
      reject(new Error(`the server ended with ${code}: ${printed()}`));
    });
  });

/** Requests as somebody with a session. */
export interface Signed {
  readonly token: string;
  readonly ask: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<{ readonly status: number; readonly body: unknown }>;
}

export const signIn = async (server: BuiltServer, key: object): Promise<Signed> => {
  const answer = await fetch(`${server.url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ ...key, as: 'token' }),
  });
  const { token } = (await answer.json()) as { readonly token: string };
  return {
    token,
    ask: async (method, path, body) => {
      const reply = await fetch(`${server.url}/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) };
    },
  };
};
