import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/folder.ts';
import { ratingBook } from '../book.ts';
import type { ListSource } from '../list-file.ts';
import type { ListStore } from '../lists.ts';
import { loadAndTell } from '../load-and-tell.ts';
import type { Field } from '../national/plan.ts';
import { combinedList, singleList } from './lists.ts';
import { NATIONAL_COLUMNS, NATIONAL_CSV, PLAYERS } from './players.ts';

/* What a store of rating lists does, whatever the database. `open` gives a store on the same lists each time. */

const FIDE: ListSource = { from: 'fide', kind: 'standard' };
const MEXICO: ListSource = {
  from: 'national',
  federation: 'MEX',
  plan: {
    encoding: 'utf-8',
    separator: 'semicolon',
    hasHeadings: true,
    columns: NATIONAL_COLUMNS.split(',') as Field[],
  },
};

let counter = 0;
/** A character that no database keeps. */
const NUL = String.fromCharCode(0);

const bookOn = (store: ListStore) => {
  const folder = temporaryFolder();
  const book = ratingBook(folder, store, (loading, hear) => void loadAndTell(loading, hear));
  const begin = async (
    content: string,
    source: ListSource,
    more: { readonly withoutFaults?: boolean } = {},
  ) => {
    counter += 1;
    const id = `2026-11-17T00-00-00-${String(counter).padStart(3, '0')}-abc`;
    writeFileSync(book.shelf(id), content);
    const loadedAt = '2026-11-17T00:00:00.000Z';
    await book.load({
      id,
      name: `List ${counter}`,
      source,
      loadedAt,
      withoutFaults: more.withoutFaults ?? false,
    });
    return id;
  };
  const load: typeof begin = async (...given) => {
    const id = await begin(...given);
    for (;;) {
      const lists = await book.lists();
      const mine = lists.find(list => list.id === id);
      const isAlone = mine?.status === 'failed' || lists.every(list => list.status !== 'loading');
      if (mine !== undefined && mine.status !== 'loading' && isAlone && (await settled(mine.id))) return id;
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  };
  /** Those that it replaces are gone a moment after it is there. */
  const settled = async (id: string): Promise<boolean> => {
    const lists = (await book.lists()).filter(({ status }) => status === 'ready');
    const mine = lists.find(list => list.id === id);
    return (
      mine === undefined ||
      lists.every(
        list =>
          list.id >= id || list.from !== mine.from || (mine.kind !== 'combined' && list.kind !== mine.kind),
      )
    );
  };
  const search = async (text: string) => (await book.search(text)).items;
  const names = async (text: string) => (await search(text)).map(({ name }) => name);
  return { book, begin, load, search, names };
};

export const listStoreSuite = (open: () => Promise<ListStore>): void => {
  test('players are found by number, by words in any order, with or without accents, and by federation', async () => {
    const { book, load, search, names } = bookOn(await open());
    await load(combinedList(PLAYERS), FIDE);
    expect(await names('1503014')).toEqual(['Carlsen, Magnus']);
    expect(await names('carls')).toEqual(['Carlsen, Magnus']);
    expect(await names('magnus carlsen')).toEqual(['Carlsen, Magnus']);
    expect(await names('Carlsen M')).toEqual(['Carlsen, Magnus']);
    expect(await names('García')).toEqual(['Garcia, Juan', 'Garcia Lopez, Maria Jose']);
    expect(await names('lopez maria')).toEqual(['Garcia Lopez, Maria Jose']);
    expect(await names('NÚÑEZ')).toEqual(['Nunez & Sons, Jose']);
    expect(await names('jose ESP')).toEqual(['Nunez & Sons, Jose']);
    expect(await names('mex maria')).toEqual(['Garcia Lopez, Maria Jose']);
    expect(await names('carlsen mex')).toEqual([]);
    expect(await names('lópez')).toEqual(['Garcia Lopez, Maria Jose']);
    expect(await names('jose gar')).toEqual(['Garcia Lopez, Maria Jose']);
    expect(await names('jose')).toEqual(['Nunez & Sons, Jose', 'Garcia Lopez, Maria Jose']);
    for (const nothing of ["%' OR 1=1 --", '   ', '4711', '\u0000', '99999999999999999999'])
      expect(await names(nothing)).toEqual([]);
    expect(await search('carlsen')).toEqual([PLAYERS[0]]);
    await book.close();
  });

  test('the next list is not seen before it is whole, and the one before it is searched meanwhile', async () => {
    const { book, begin, load, names } = bookOn(await open());
    await load(combinedList(PLAYERS), FIDE);
    const many = Array.from({ length: 30_000 }, (_, at) => ({
      id: 10_000_000 + at,
      name: `Player${at}, Given${at % 100}`,
      federation: 'MEX',
      sex: 'm' as const,
    }));
    const id = await begin(combinedList(many), FIDE);
    let looks = 0;
    for (;;) {
      const [first, old, last] = [
        await names('10000000'),
        await names('carlsen'),
        await names('player29999'),
      ];
      // Whoever finds its first player finds its last one; the old list goes only after that.
      if (first.length > 0 || old.length === 0) expect(last).toHaveLength(1);
      looks += 1;
      if (old.length === 0) break;
      await new Promise(resolve => setTimeout(resolve, 1));
    }
    expect(looks).toBeGreaterThan(1);
    expect((await book.lists()).map(list => [list.id, list.status, list.rows])).toEqual([
      [id, 'ready', 30_000],
    ]);
    await book.close();
  });

  test('lists of one kind stand one over the other; a combined one replaces them all', async () => {
    const { book, load, search } = bookOn(await open());
    const [carlsen] = PLAYERS;
    const rated = (rating: number) =>
      singleList([{ ...carlsen, name: 'Carlsen, Magnus', federation: 'NOR', standard: rating }]);
    await load(rated(2840), { from: 'fide', kind: 'standard' });
    await load(rated(2820), { from: 'fide', kind: 'rapid' });
    await load(rated(2880), { from: 'fide', kind: 'blitz' });
    await load(rated(2841), { from: 'fide', kind: 'standard' });
    expect((await book.lists()).map(({ kind }) => kind)).toEqual(['standard', 'blitz', 'rapid']);
    expect(await search('carlsen')).toEqual([{ ...carlsen, standard: 2841, rapid: 2820, blitz: 2880 }]);
    await load(combinedList(PLAYERS), FIDE);
    expect((await book.lists()).map(({ kind }) => kind)).toEqual(['combined']);
    expect(await search('carlsen')).toEqual([carlsen]);
    await book.close();
  });

  test("a federation's list stands beside FIDE's: one person once, with both ratings", async () => {
    const { book, load, search, names } = bookOn(await open());
    await load(NATIONAL_CSV, MEXICO);
    expect(await search('garcía lópez')).toEqual([
      {
        id: 5100001,
        name: 'García López, María José',
        federation: 'MEX',
        sex: 'w',
        born: 2001,
        national: [{ federation: 'MEX', id: 'M-17', standard: 2010, rapid: 1950 }],
      },
    ]);
    await load(combinedList(PLAYERS), FIDE);
    const both = {
      ...PLAYERS[1],
      national: [{ federation: 'MEX', id: 'M-17', standard: 2010, rapid: 1950 }],
    };
    expect(await search('5100001')).toEqual([both]);
    expect(await search('m-17')).toEqual([both]);
    expect(await names('raul peña')).toEqual(['Peña; hijo, Raúl']);
    // The next list of the federation replaces its own, and not FIDE's.
    await load(NATIONAL_CSV.replace('2010', '2025'), MEXICO);
    expect((await book.lists()).map(({ from, rows }) => [from, rows])).toEqual([
      ['national', 3],
      ['fide', 5],
    ]);
    expect((await search('m-17'))[0]?.national?.[0]?.standard).toBe(2025);
    await book.close();
  });

  test('rows of a list of players are matched by number, else by name and year of birth', async () => {
    const { book, load } = bookOn(await open());
    await load(combinedList(PLAYERS), FIDE);
    await load(NATIONAL_CSV, MEXICO);
    const found = await book.matches([
      { name: 'Somebody else', fideId: 1503014 },
      { name: 'Magnus Carlsen' },
      { name: 'CARLSEN MAGNUS', born: 1990 },
      { name: 'Carlsen, Magnus', born: 1991 },
      { name: 'Whoever', nationalId: 'M-18' },
      { name: 'García, Juan' },
      { name: 'Carlsen' },
      { name: '' },
    ]);
    expect(found.map(row => row.map(({ id, name }) => id ?? name))).toEqual([
      [1503014],
      [1503014],
      [1503014],
      [],
      ['Peña; hijo, Raúl'],
      [5100002, 'García, Juan'],
      [],
      [],
    ]);
    await book.close();
  });

  test('lines that cannot be read refuse a list with every one of them, or are left out and counted', async () => {
    const { book, load, names } = bookOn(await open());
    await load(NATIONAL_CSV, MEXICO);
    const bad = `${NATIONAL_CSV}M-20;;Nadie;1500;;;M;\r\nM-21;Gil;Ana;mucho;;;F;\r\nM-17;Otra;Vez;1500;;;F;\r\n`;
    const refused = await load(bad, MEXICO);
    const [failed, before] = await book.lists();
    expect(failed).toMatchObject({
      id: refused,
      status: 'failed',
      reason: { code: 'lines', line: 5 },
      leftOut: 3,
      faults: [
        { line: 5, code: 'name-missing' },
        { line: 6, code: 'rating-invalid', text: 'mucho' },
        { line: 7, code: 'id-twice', text: 'M-17' },
      ],
    });
    expect(before).toMatchObject({ status: 'ready', rows: 3 });
    expect(await names('otra')).toEqual([]);
    expect(await book.remove(refused)).toBe(true);
    await load(bad, MEXICO, { withoutFaults: true });
    const lists = await book.lists();
    expect(lists.map(({ rows, leftOut }) => [rows, leftOut])).toEqual([[3, 3]]);
    await book.close();
  });

  test('what is no list leaves nothing behind; a list is removed once', async () => {
    const { book, load, names } = bookOn(await open());
    const failed = await load('no list\n', FIDE);
    expect((await book.lists()).map(({ reason, status }) => [status, reason])).toEqual([
      ['failed', { code: 'no-columns' }],
    ]);
    expect(await book.remove(failed)).toBe(true);
    const id = await load(combinedList(PLAYERS), FIDE);
    expect(await book.remove(id)).toBe(true);
    expect(await book.remove(id)).toBe(false);
    expect(await book.lists()).toEqual([]);
    expect(await names('carlsen')).toEqual([]);
    await book.close();
  });

  test.each([
    ['of FIDE', FIDE, combinedList(PLAYERS).replace('Garcia', `Gar${NUL}ia`)],
    ['of a federation', MEXICO, NATIONAL_CSV.replace('a', NUL)],
  ])('a list %s with the character NUL is refused, and the line named', async (_, source, content) => {
    const line = content.slice(0, content.indexOf(NUL)).split('\n').length;
    expect(line).toBeGreaterThan(0);
    const { book, load } = bookOn(await open());
    const id = await load(content, source);
    const list = (await book.lists()).find(one => one.id === id);
    expect(list).toMatchObject({ status: 'failed', reason: { code: 'nul', line } });
  });
};

/** For stores that several processes share. */
export const sharedListsSuite = (open: () => Promise<readonly [ListStore, ListStore]>): void => {
  test('a list that one process loads, another one sees on its way, finds and removes', async () => {
    const [here, there] = await open();
    const [one, other] = [bookOn(here), bookOn(there)];
    const id = await one.begin(combinedList(PLAYERS), FIDE);
    expect((await other.book.lists()).map(list => list.id)).toEqual([id]);
    while ((await other.names('carlsen')).length === 0) await new Promise(resolve => setTimeout(resolve, 10));
    expect(await other.book.remove(id)).toBe(true);
    // What was removed elsewhere is not found, however short the time since we looked.
    expect(await one.names('carlsen')).toEqual([]);
    await one.book.close();
    await other.book.close();
  });
};
