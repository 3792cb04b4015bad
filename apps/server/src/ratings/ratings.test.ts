import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { CutOff, TooLarge } from '../routes/bodies.ts';
import { putOn } from '../routes/ratings.ts';
import { zipOf } from '../routes/zip.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { playersIn } from './list-file.ts';
import { loadList } from './load.ts';
import type { RatedPlayer, RatingKind } from './rated-player.ts';
import { combinedList, legacyList, singleList, xmlList } from './testing/lists.ts';

const PLAYERS: readonly RatedPlayer[] = [
  {
    id: 1503014,
    name: 'Carlsen, Magnus',
    federation: 'NOR',
    sex: 'm',
    title: 'GM',
    born: 1990,
    standard: 2839,
    rapid: 2824,
    blitz: 2881,
  },
  {
    id: 5100001,
    name: 'Garcia Lopez, Maria Jose',
    federation: 'MEX',
    sex: 'w',
    title: 'WFM',
    born: 2001,
    standard: 1985,
  },
  { id: 5100002, name: 'Garcia, Juan', federation: 'MEX', sex: 'm', rapid: 1500 },
  { id: 5100003, name: 'Nunez & Sons, Jose', federation: 'ESP', sex: 'm', born: 1970 },
  { id: 99, name: 'Anand', federation: 'IND', sex: 'm' },
];

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (content: string | Uint8Array, kind: RatingKind = 'standard') => {
  const path = join(temporaryFolder(), 'list');
  writeFileSync(path, content);
  const found: RatedPlayer[] = [];
  for await (const player of playersIn(path, kind)) found.push(player);
  return found;
};

const standardOnly = PLAYERS.map(({ rapid: _rapid, blitz: _blitz, ...rest }) => rest);

describe('lists of FIDE', () => {
  test.each([
    ['combined, text', combinedList(PLAYERS), PLAYERS],
    ['combined, text without the titles of FOA', legacyList(PLAYERS), PLAYERS],
    ['of one kind, text', singleList(PLAYERS), standardOnly],
    ['combined, XML', xmlList(PLAYERS), PLAYERS],
  ])('%s', async (_, content, expected) => {
    expect(await read(content)).toEqual(expected);
  });

  test('a list of one kind is of the kind that is said', async () => {
    const [first] = await read(singleList(PLAYERS), 'blitz');
    expect(first).toMatchObject({ blitz: 2839 });
    expect(first).not.toHaveProperty('standard');
  });

  test('titles too long for their column do not spoil what stands after them', async () => {
    const list = combinedList(PLAYERS, ['', 'FST,FA,NI,DI,IO']);
    const pushed = combinedList(PLAYERS, ['', 'FST,FA,NI,DI,IOX']);
    expect(await read(list)).toEqual(PLAYERS);
    expect(await read(pushed)).toEqual(PLAYERS);
  });

  test('packed: the one file in the zip, whatever its name', async () => {
    for (const content of [combinedList(PLAYERS), xmlList(PLAYERS)])
      expect(await read(zipOf([{ name: '../../etc/passwd', content }]))).toEqual(PLAYERS);
  });

  test.each<[string, string | Uint8Array]>([
    ['nothing', ''],
    ['text without columns', 'hello\nworld\n'],
    ['a line without an end', 'x'.repeat(200_000)],
    ['another XML', '<html><body></body></html>'],
    ['a player without an end', `<playerslist><player>${'x'.repeat(300_000)}`],
    [
      'two files in a zip',
      zipOf([
        { name: 'a', content: 'a' },
        { name: 'b', content: 'b' },
      ]),
    ],
    ['half a zip', zipOf([{ name: 'a', content: combinedList(PLAYERS) }]).slice(0, 100)],
    ['a file that grows beyond measure', zipOf([{ name: 'a', content: '0'.repeat(30_000_000) }])],
  ])('%s: refused', async (_, content) => {
    await expect(read(content)).rejects.toThrow();
  });

  test('what cannot be read leaves nothing behind', async () => {
    const folder = temporaryFolder();
    const source = join(folder, 'source');
    writeFileSync(source, `${combinedList(PLAYERS)}${'x'.repeat(20_000)}`);
    const target = join(folder, 'list.sqlite');
    await expect(
      loadList({ source, target, kind: 'standard', name: '', loadedAt: '' }, () => undefined),
    ).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['source']);
  });
});

describe('over the API', () => {
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  const ready = async (one: TestServer, token: string, count: number) => {
    for (;;) {
      const { items } = (await one.ask('GET', '/api/v1/rating-lists', { token })).body;
      if (items.length === count && items.every((item: { status: string }) => item.status !== 'loading'))
        return items;
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  };
  const load = (one: TestServer, token: string, content: Uint8Array, name = 'Oct%202026') =>
    one.ask('POST', `/api/v1/rating-lists?name=${name}`, { token, bytes: content });

  test('loaded, searched, replaced, removed', async () => {
    server = await startServer();
    const token = await server.owner();
    const search = async (q: string): Promise<readonly string[]> => {
      const found = await server?.ask('GET', `/api/v1/rated?q=${encodeURIComponent(q)}`, { token });
      return found?.body.items.map(({ name }: RatedPlayer) => name);
    };
    expect(await search('carlsen')).toEqual([]);
    const packed = zipOf([{ name: 'players_list_foa.txt', content: combinedList(PLAYERS) }]);
    expect((await load(server, token, packed)).status).toBe(202);
    const [first] = await ready(server, token, 1);
    expect(first).toMatchObject({ name: 'Oct 2026', status: 'ready', rows: 5 });

    expect(await search('1503014')).toEqual(['Carlsen, Magnus']);
    expect(await search('carls')).toEqual(['Carlsen, Magnus']);
    expect(await search('magnus carlsen')).toEqual(['Carlsen, Magnus']);
    expect(await search('Carlsen M')).toEqual(['Carlsen, Magnus']);
    expect(await search('García')).toEqual(['Garcia, Juan', 'Garcia Lopez, Maria Jose']);
    expect(await search('lopez maria')).toEqual(['Garcia Lopez, Maria Jose']);
    expect(await search('NÚÑEZ')).toEqual(['Nunez & Sons, Jose']);
    expect(await search("%' OR 1=1 --")).toEqual([]);
    expect(await search('   ')).toEqual([]);
    expect(await search('4711')).toEqual([]);
    const whole = await server.ask('GET', '/api/v1/rated?q=carlsen', { token });
    expect(whole.body.items).toEqual([PLAYERS[0]]);

    // The next list replaces it; one that cannot be read does not.
    await load(server, token, bytes('no list\n'), 'bad');
    const failed = await ready(server, token, 2);
    expect(failed[0]).toMatchObject({ name: 'bad', status: 'failed' });
    expect(await search('carlsen')).toEqual(['Carlsen, Magnus']);
    await server.ask('DELETE', `/api/v1/rating-lists/${failed[0].id}`, { token });
    await load(server, token, bytes(xmlList(PLAYERS.slice(1))), 'Nov%202026');
    while ((await search('carlsen')).length > 0) await new Promise(resolve => setTimeout(resolve, 10));
    const [second, ...rest] = await ready(server, token, 1);
    expect([second.name, rest]).toEqual(['Nov 2026', []]);
    expect(await server.ask('DELETE', `/api/v1/rating-lists/${second.id}`, { token })).toMatchObject({
      status: 204,
    });
    expect(await search('garcia')).toEqual([]);
    expect(readdirSync(join(server.folder, 'ratings'))).toEqual([]);
  });

  test('what is larger than allowed, or is cut off, is not taken in', async () => {
    const path = join(temporaryFolder(), 'upload');
    const three = () => Readable.from([bytes('aaa'), bytes('bbb'), bytes('ccc')]);
    await putOn(path, three(), 9);
    await expect(putOn(path, three(), 8)).rejects.toThrow(TooLarge);
    const cut = three();
    cut.on('data', () => cut.destroy());
    await expect(putOn(path, cut, 9)).rejects.toThrow(CutOff);
  });
});
