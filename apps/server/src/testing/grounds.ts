import { afterAll, beforeAll, describe, expect } from 'vitest';
import { openPostgres } from '../storage/postgres/storage.ts';
import { openSqlite } from '../storage/sqlite/storage.ts';
import type { Storage } from '../storage/storage.ts';
import { type BuiltLife, beginAt, signInAt } from './built-life.ts';
import { newFolder, removeFolder } from './folder.ts';
import { startCluster } from './postgres.ts';
import { type BuiltServer, startBuilt } from './server-process.ts';

/** A place for data on one of the databases, with built servers on it. */
export interface Ground {
  /** On PostgreSQL the second one is another process on the same data. */
  readonly start: (args?: readonly string[]) => Promise<BuiltServer>;
  /** The data themselves, while no server has them. */
  readonly storage: () => Promise<Storage>;
  /** Kills what runs and removes everything. */
  readonly end: () => Promise<void>;
}

export const GROUNDS: readonly {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly make: () => Promise<Ground>;
}[] = [
  { name: 'SQLite', make: async () => sqliteGround() },
  { name: 'PostgreSQL', make: () => postgresGround() },
];

export interface Begun {
  readonly ground: Ground;
  /** What runs now; a test that ends it says what runs instead. */
  server: BuiltServer;
  readonly life: BuiltLife;
}

/** The same tests on both databases, each with a server and a tournament with a round on the wall. */
export const onEachGround = (tests: (begun: () => Begun) => void): void => {
  describe.each(GROUNDS)('on $name', ({ make }) => {
    let begun: Begun | undefined;
    beforeAll(async () => {
      const ground = await make();
      const server = await ground.start();
      begun = { ground, server, life: await beginAt(server, await signInAt(server)) };
    }, 60_000);
    afterAll(() => begun?.ground.end());
    tests(() => begun ?? expect.fail('nothing has begun'));
  });
};

const FAST = '--rates=acts=1000000,bytes=100000000';

const sqliteGround = (): Ground => {
  const folder = newFolder();
  const started: BuiltServer[] = [];
  return {
    start: async (args = []) => {
      const server = await startBuilt(folder, [FAST, ...args]);
      started.push(server);
      return server;
    },
    storage: () => openSqlite({ folder }),
    end: async () => {
      for (const server of started) await server.kill('SIGKILL');
      removeFolder(folder);
    },
  };
};

const postgresGround = async (): Promise<Ground> => {
  const cluster = await startCluster();
  const url = await cluster.database();
  const folders: string[] = [];
  const started: BuiltServer[] = [];
  return {
    start: async (args = []) => {
      const folder = newFolder();
      folders.push(folder);
      const server = await startBuilt(folder, [`--database=${url}`, FAST, ...args]);
      started.push(server);
      return server;
    },
    storage: () => openPostgres({ url }),
    end: async () => {
      for (const server of started) await server.kill('SIGKILL');
      await cluster.end();
      for (const folder of folders) removeFolder(folder);
    },
  };
};
