import { afterAll, beforeAll } from 'vitest';
import { type Cluster, startCluster } from '../../testing/postgres.ts';
import type { Storage } from '../storage.ts';
import { storageSuite } from '../testing/suite.ts';
import { openPostgres } from './storage.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ settings: ['fsync=off'] });
}, 60_000);
afterAll(() => cluster.end());

storageSuite('PostgreSQL', async () => {
  const url = await cluster.database();
  const opened: Storage[] = [];
  const open = async () => {
    const storage = await openPostgres({ url });
    opened.push(storage);
    return storage;
  };
  const storage = await open();
  return {
    storage,
    again: open,
    writers: async () => [storage, await open(), await open()],
    close: async () => {
      for (const storage of opened) await storage.close();
    },
  };
});
