import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { clientFor } from '../storage/postgres/connection.ts';

/* A PostgreSQL of our own for the length of a test: a new cluster in a temporary folder, on a free port of the loopback.
 * It refuses to run as root: then it runs as the user that its package made. */

export interface Cluster {
  readonly url: (database: string) => string;
  /** A new, empty database; its address. */
  readonly database: () => Promise<string>;
  readonly start: () => Promise<void>;
  /** `immediate`: as if the machine had stopped. */
  readonly stop: (mode?: 'fast' | 'immediate') => Promise<void>;
  readonly run: (sql: string, database?: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Stops it and removes everything. */
  readonly end: () => Promise<void>;
}

export const startCluster = async (
  more: { readonly settings?: readonly string[] } = {},
): Promise<Cluster> => {
  const programs = postgresFolder();
  if (programs === undefined)
    throw new Error(
      'These tests need PostgreSQL 15 or later: install it, or name its folder in PAREO_POSTGRES.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'pareo-postgres-'));
  const user = unprivileged();
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'pareo', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const port = await freePort();
  const url = (database: string) => `postgres://pareo@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  const cluster: Cluster = {
    url,
    start: async () => {
      const settings = [
        'listen_addresses=127.0.0.1',
        `unix_socket_directories=${folder}`,
        ...(more.settings ?? []),
      ];
      const child = spawn(
        join(programs, 'postgres'),
        ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
        { ...user, cwd: folder, stdio: 'ignore' },
      );
      server = child;
      let isOver = false;
      child.once('exit', () => {
        isOver = true;
      });
      for (;;) {
        try {
          await cluster.run('select 1');
          return;
        } catch (error) {
          if (isOver) throw new Error('PostgreSQL did not start', { cause: error });
          await new Promise(resolve => setTimeout(resolve, 50));
        }
      }
    },
    stop: async (mode = 'fast') => {
      const child = server;
      if (child === undefined || child.exitCode !== null) return;
      const ended = new Promise(resolve => child.once('exit', resolve));
      child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
    },
    run: async (sql, database = 'postgres') => {
      const client = clientFor(url(database));
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
    database: async () => {
      databases += 1;
      await cluster.run(`create database test_${databases}`);
      return url(`test_${databases}`);
    },
    end: async () => {
      await cluster.stop('immediate');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await cluster.start();
  return cluster;
};

/** `PAREO_POSTGRES`, then where Debian puts it, then the path; the test script installs it where it can. */
const postgresFolder = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    process.env['PAREO_POSTGRES'] ?? '',
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].find(folder => ['initdb', 'initdb.exe'].some(program => existsSync(join(folder, program))));
};

const unprivileged = (): { readonly uid: number; readonly gid: number } | Record<never, never> => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
