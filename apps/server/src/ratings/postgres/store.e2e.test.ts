import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../testing/postgres.ts';
import type { RatingList } from '../lists.ts';
import { listStoreSuite, sharedListsSuite } from '../testing/suite.ts';
import { postgresStore } from './store.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, 60_000);
afterAll(() => cluster.end());

describe('rating lists in PostgreSQL', () => {
  listStoreSuite(async () => postgresStore(await cluster.database()));
  sharedListsSuite(async () => {
    const url = await cluster.database();
    return [postgresStore(url), postgresStore(url)];
  });

  test('no table stays of a list that could not be read or was removed', async () => {
    const tables = await cluster.run(
      `select count(*) as n from pg_tables where tablename like 'rated%' and tablename not like '%_lists'`,
      'test_7',
    );
    expect(tables).toEqual([{ n: 0 }]);
  });

  test('of a process that was stopped while it loaded, the others say so', async () => {
    const url = await cluster.database();
    const store = postgresStore(url);
    const list: RatingList = {
      id: 'x',
      name: 'Nov 2026',
      from: 'fide',
      status: 'loading',
      rows: 5,
      leftOut: 0,
      faults: [],
      loadedAt: '2026-11-17T00:00:00.000Z',
    };
    await store.note(list);
    expect(await store.underWay()).toEqual([list]);
    const database = new URL(url).pathname.slice(1);
    await cluster.run(`update rated_lists set beat = now() - interval '2 minutes'`, database);
    expect(await store.underWay()).toEqual([{ ...list, status: 'failed', reason: { code: 'stopped' } }]);
    expect(await store.forget('x')).toBe(true);
    await store.close();
  });
});
