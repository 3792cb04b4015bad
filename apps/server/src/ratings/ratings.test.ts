import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { CutOff, TooLarge } from '../routes/bodies.ts';
import { putOn } from '../routes/ratings.ts';
import { zipOf } from '../routes/zip.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type ListSource, openList } from './list-file.ts';
import { isFault, type Line, type RatedPlayer, type RatingKind } from './rated-player.ts';
import { combinedList, legacyList, singleList, xmlList } from './testing/lists.ts';
import { NATIONAL_COLUMNS, NATIONAL_CSV, PLAYERS } from './testing/players.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const linesOf = async (content: string | Uint8Array, source: ListSource): Promise<readonly Line[]> => {
  const path = join(temporaryFolder(), 'list');
  writeFileSync(path, content);
  const found: Line[] = [];
  for await (const lines of openList(path, source).lines) found.push(...lines);
  return found;
};
const read = (content: string | Uint8Array, kind: RatingKind = 'standard') =>
  linesOf(content, { from: 'fide', kind });

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
    for (const content of [combinedList(PLAYERS), xmlList(PLAYERS)]) {
      const zip = Buffer.from(await zipOf([{ name: 'aa/aa/etc/passwd', content }])).toString('latin1');
      const outside = Buffer.from(zip.replaceAll('aa/aa/etc', '../../etc'), 'latin1');
      expect(await read(outside)).toEqual(PLAYERS);
    }
  });

  test.each<[string, string | Promise<Uint8Array>]>([
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
    ['half a zip', zipOf([{ name: 'a', content: combinedList(PLAYERS) }]).then(zip => zip.slice(0, 100))],
    ['a file that grows beyond measure', zipOf([{ name: 'a', content: '0'.repeat(30_000_000) }])],
  ])('%s: refused', async (_, content) => {
    await expect(read(await content)).rejects.toThrow();
  });

  test('the layout of 2011: words glued together, titles as letters, women by the flag', async () => {
    const list = [
      'ID number Name                             TitlFed  Mar11 GamesBorn  Flag',
      '  1503014 Carlsen, Magnus                  g   NOR  2815  13    1990      ',
      '  5100001 Garcia Lopez, Maria Jose         wf  MEX  1985   0    2001  wi  ',
      '',
    ].join('\r\n');
    const [carlsen, garcia] = PLAYERS;
    const { sex: _sex, rapid: _rapid, blitz: _blitz, ...rest } = carlsen ?? { name: '' };
    expect(await read(list)).toEqual([{ ...rest, standard: 2815 }, garcia]);
  });

  test('a line that is no player is told of with its number', async () => {
    const list = combinedList(PLAYERS).replace('1503014', '       ').replace('Anand', '     ');
    expect((await read(list)).filter(isFault)).toEqual([
      { line: 2, code: 'id-missing' },
      { line: 6, code: 'name-missing', text: '99' },
    ]);
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
    const packed = await zipOf([{ name: 'players_list_foa.txt', content: combinedList(PLAYERS) }]);
    expect((await load(server, token, packed)).status).toBe(202);
    const [first] = await ready(server, token, 1);
    expect(first).toMatchObject({ name: 'Oct 2026', status: 'ready', rows: 5 });

    expect(await search('magnus carlsen')).toEqual(['Carlsen, Magnus']);
    const whole = await server.ask('GET', '/api/v1/rated?q=carlsen', { token });
    expect(whole.body).toEqual({ items: [PLAYERS[0]], lists: 1 });
    const matched = await server.ask('POST', '/api/v1/rated/matches', {
      token,
      body: { rows: [{ name: 'Juan García' }, { name: 'Nobody' }] },
    });
    expect(matched.body).toEqual({ items: [[PLAYERS[2]], []], lists: ['Oct 2026'] });

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

  test("a federation's list: looked at first, then loaded as it was decided", async () => {
    server = await startServer();
    const token = await server.owner();
    const latin = Uint8Array.from(NATIONAL_CSV, sign => sign.charCodeAt(0));
    const looked = await server.ask('POST', '/api/v1/rating-lists/preview?federation=MEX&whole=1', {
      token,
      bytes: latin,
    });
    expect(looked.body).toMatchObject({
      from: 'national',
      plan: {
        encoding: 'windows-1252',
        separator: 'semicolon',
        hasHeadings: true,
        columns: NATIONAL_COLUMNS.split(','),
      },
      lines: [{ name: 'García López, María José' }, {}, {}],
      faults: 0,
    });
    expect((await server.ask('GET', '/api/v1/rating-lists', { token })).body.items).toEqual([]);
    const path = '/api/v1/rating-lists?name=MX&federation=MEX&separator=semicolon&headings=1&columns=';
    const incomplete = await server.ask('POST', path + NATIONAL_COLUMNS, { token, bytes: latin });
    expect([incomplete.status, incomplete.body.code]).toEqual([400, 'malformed']);
    const nameless = await server.ask('POST', `${path}standard&encoding=latin-1`, { token, bytes: latin });
    expect(nameless.status).toBe(400);
    const unknown = await server.ask('POST', `${path}name,shoe&encoding=latin-1`, { token, bytes: latin });
    expect(unknown.status).toBe(422);
    const good = `${path}${NATIONAL_COLUMNS}&encoding=windows-1252`;
    expect((await server.ask('POST', good, { token, bytes: latin })).status).toBe(202);
    expect(await ready(server, token, 1)).toMatchObject([{ name: 'MX', from: 'national', rows: 3 }]);
    const found = await server.ask('GET', '/api/v1/rated?q=pe%C3%B1a', { token });
    expect(found.body.items).toMatchObject([{ name: 'Peña; hijo, Raúl', national: [{ standard: 1623 }] }]);
  });

  test.each<[string, Uint8Array | Promise<Uint8Array>, object]>([
    ['text of FIDE', bytes(combinedList(PLAYERS)), { from: 'fide' }],
    ['XML of FIDE', bytes(xmlList(PLAYERS)), { from: 'fide' }],
    ['packed', zipOf([{ name: 'a', content: 'a' }]), { from: 'fide' }],
    ['two bytes a letter', Uint8Array.from([255, 254, 65, 0, 66, 0]), { code: 'file-unreadable' }],
  ])('a look at the beginning of a file: %s', async (_, content, expected) => {
    server = await startServer();
    const token = await server.owner();
    const looked = await server.ask('POST', '/api/v1/rating-lists/preview', { token, bytes: await content });
    expect(looked.body).toMatchObject(expected);
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
