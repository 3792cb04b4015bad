import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { startBuilt } from '../testing/server-process.ts';
import { combinedList } from './testing/lists.ts';

test('the built server loads a list in a thread of its own, and answers meanwhile', async () => {
  const server = await startBuilt(temporaryFolder());
  const ask = (path: string, more: RequestInit = {}) =>
    fetch(`${server.url}/api/v1${path}`, { ...more, headers: { ...headers, ...more.headers } });
  let headers: Record<string, string> = { 'content-type': 'application/json', origin: server.url };
  const session = await ask('/session', {
    method: 'POST',
    body: JSON.stringify({ token: server.welcome, name: 'Ana', as: 'token' }),
  });
  headers = { authorization: `Bearer ${((await session.json()) as { token: string }).token}` };
  const players = Array.from({ length: 30_000 }, (_, at) => ({
    id: 1000 + at,
    name: `Player${at}, Given${at % 100}`,
    federation: 'MEX',
    sex: 'm' as const,
    standard: 1400 + (at % 1000),
  }));
  const loaded = await ask('/rating-lists?name=list', { method: 'POST', body: combinedList(players) });
  expect(loaded.status).toBe(202);
  for (;;) {
    const { items } = (await (await ask('/rating-lists')).json()) as {
      readonly items: readonly { readonly status: string; readonly rows: number }[];
    };
    expect(items[0]?.status).not.toBe('failed');
    if (items[0]?.status === 'ready') break;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  const found = await ask('/rated?q=given99%20player29999');
  expect((await found.json()) as object).toMatchObject({
    items: [{ id: 30_999, name: 'Player29999, Given99' }],
  });
  expect(await server.kill()).toBe(0);
});
