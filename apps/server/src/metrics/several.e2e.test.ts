import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder, removeFolder } from '../testing/folder.ts';
import { type Cluster, startCluster } from '../testing/postgres.ts';
import { type BuiltServer, startBuilt } from '../testing/server-process.ts';

let cluster: Cluster;
let server: BuiltServer;
const folder = newFolder();
beforeAll(async () => {
  cluster = await startCluster({ settings: ['fsync=off'] });
  server = await startBuilt(folder, [`--database=${await cluster.database()}`, '--processes=2', '--metrics']);
}, 60_000);
afterAll(async () => {
  await server.kill();
  await cluster.end();
  removeFolder(folder);
});

test('of two processes either tells the figures of both', async () => {
  const processesIn = (text: string) =>
    [...text.matchAll(/^pareo_streams\{process="(\d+)"\} 0$/gm)].map(([, process]) => process).sort();
  // The second one starts after the first has spoken.
  let found: readonly (string | undefined)[] = [];
  while (found.length < 2) found = processesIn(await (await fetch(`${server.url}/metrics`)).text());
  for (let ask = 0; ask < 8; ask += 1) {
    // A connection of its own each time: whichever process is free takes it.
    const answer = await fetch(`${server.url}/metrics`, { headers: { connection: 'close' } });
    expect(answer.status).toBe(200);
    expect(processesIn(await answer.text())).toEqual(found);
  }
}, 60_000);

test('a signal that reaches all of them ends all of them in order', async () => {
  // As a terminal does: the first process and those it started, which said so.
  const others = [...server.output().matchAll(/Process (\d+) answers/g)].map(([, pid]) => Number(pid));
  expect(others).toHaveLength(2);
  for (const pid of others) process.kill(pid, 'SIGINT');
  expect(await server.kill('SIGINT')).toBe(0);
});
