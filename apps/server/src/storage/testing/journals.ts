import { beforeEach, describe, expect, test } from 'vitest';
import type { Append, Storage } from '../storage.ts';
import {
  appending,
  attachment,
  entry,
  making,
  type Open,
  type OpenedStorage,
  seqs,
  withEach,
} from './rows.ts';

/** Entries, attachments and snapshots. */
export const journalCases = (open: Open): void => {
  let opened: OpenedStorage;
  let storage: Storage;
  withEach(open, one => {
    opened = one;
    storage = one.storage;
  });

  describe('appending', () => {
    test('a tournament is made by its first entry', async () => {
      expect(await storage.journals.append([making('t1')])).toEqual([{ kind: 'appended' }]);
      expect(await storage.tournaments.head('t1')).toMatchObject({ id: 't1', slug: 't1', version: 1 });
    });
    test('entries come back as they were written, in order', async () => {
      await storage.journals.append([making('t1')]);
      await storage.journals.append([appending('t1', 1, 3)]);
      const entries = await storage.journals.entries('t1', 0, 100);
      expect(entries).toEqual([entry(1), entry(2), entry(3), entry(4)]);
    });
    test('what comes after an entry has its size', async () => {
      await storage.journals.append([making('t1')]);
      await storage.journals.append([appending('t1', 1, 3)]);
      const size = (seqs: readonly number[]) => seqs.reduce((sum, seq) => sum + entry(seq).text.length, 0);
      expect(await storage.journals.sizeAfter('t1', 0)).toBe(size([1, 2, 3, 4]));
      expect(await storage.journals.sizeAfter('t1', 2)).toBe(size([3, 4]));
      expect(await storage.journals.sizeAfter('t1', 1, 3)).toBe(size([2, 3]));
      expect(await storage.journals.sizeAfter('t1', 4)).toBe(0);
    });
    test('what hangs on entries has its size, packed', async () => {
      await storage.journals.append([making('t1')]);
      expect(await storage.journals.sizeAttached('t1')).toBe(0);
      await storage.journals.append([
        { ...appending('t1', 1, 1), attached: [attachment('a'), attachment('b')] },
      ]);
      const packed = await storage.journals.attachments('t1');
      expect(packed).toHaveLength(2);
      const size = packed.reduce((sum, { body }) => sum + body.length, 0);
      expect(await storage.journals.sizeAttached('t1')).toBe(size);
    });
    test('the text of an entry keeps every character', async () => {
      const text = '{"name":"Núñez 𝔓 \\u0000 \'; DROP TABLE entries;-- \\n"}';
      await storage.journals.append([{ ...making('t1'), entries: [{ ...entry(1), text }] }]);
      expect((await storage.journals.entries('t1', 0, 1))[0]?.text).toBe(text);
    });
    test('an append on an old version is told that it has moved', async () => {
      await storage.journals.append([making('t1')]);
      await storage.journals.append([appending('t1', 1, 1)]);
      const late = { ...appending('t1', 1, 1), entries: [{ ...entry(2), id: 'other' }] };
      expect(await storage.journals.append([late])).toEqual([{ kind: 'moved' }]);
    });
    test('an append that has moved writes nothing', async () => {
      await storage.journals.append([making('t1')]);
      await storage.journals.append([appending('t1', 1, 1)]);
      const late = {
        ...appending('t1', 1, 1),
        entries: [{ ...entry(2), id: 'other' }],
        attached: [attachment('d1')],
      };
      await storage.journals.append([late]);
      expect(await storage.journals.entries('t1', 0, 10)).toHaveLength(2);
      expect(await storage.journals.attachment('t1', 'd1')).toBeUndefined();
    });
    test('an append that continues another entry of the same number has moved', async () => {
      await storage.journals.append([making('t1')]);
      const other = { ...appending('t1', 1, 1), after: 'another seal' };
      expect(await storage.journals.append([other])).toEqual([{ kind: 'moved' }]);
    });
    test('an append ahead of the version has moved', async () => {
      await storage.journals.append([making('t1')]);
      expect(await storage.journals.append([appending('t1', 5, 1)])).toEqual([{ kind: 'moved' }]);
    });
    test('an append to an unknown tournament has moved', async () => {
      expect(await storage.journals.append([appending('nobody', 1, 1)])).toEqual([{ kind: 'moved' }]);
    });
    test('the same id again gives the stored entry', async () => {
      await storage.journals.append([making('t1')]);
      await storage.journals.append([appending('t1', 1, 1)]);
      expect(await storage.journals.append([appending('t1', 1, 1)])).toEqual([
        { kind: 'duplicate', entry: entry(2) },
      ]);
    });
    test('the same id in another tournament is another entry', async () => {
      const answers = await storage.journals.append([making('t1'), making('t2')]);
      expect(answers).toEqual([{ kind: 'appended' }, { kind: 'appended' }]);
    });
    test('making a tournament twice gives its first entry', async () => {
      await storage.journals.append([making('t1')]);
      expect(await storage.journals.append([making('t1')])).toEqual([{ kind: 'duplicate', entry: entry(1) }]);
    });
    test('two tournaments cannot have one slug', async () => {
      await storage.journals.append([making('t1')]);
      const same = { ...making('t2'), create: { ...making('t2').create, slug: 't1' } } as Append;
      expect(await storage.journals.append([same])).toEqual([{ kind: 'moved' }]);
    });
    test('of a group the losers do not spoil the others', async () => {
      await storage.journals.append([making('t1'), making('t2')]);
      const answers = await storage.journals.append([
        appending('t1', 1, 1),
        appending('t1', 7, 1),
        appending('t2', 1, 2),
      ]);
      expect(answers.map(({ kind }) => kind)).toEqual(['appended', 'moved', 'appended']);
      expect((await storage.tournaments.head('t2'))?.version).toBe(3);
    });
    test('whoever was overtaken is judged again on what came since, one after the other', async () => {
      await storage.journals.append([making('t1')]);
      await storage.journals.append([appending('t1', 1, 2)]);
      const seen: (readonly number[])[] = [];
      const late = (id: string, isAccepted = true): Append => ({
        ...appending('t1', 1, 1),
        entries: [{ ...entry(2), id }],
        again: {
          from: () => 1,
          on: since => {
            seen.push(seqs(since));
            const anew = appending('t1', 1 + since.length, 1);
            return isAccepted ? { ...anew, entries: anew.entries.map(one => ({ ...one, id })) } : undefined;
          },
        },
      });
      const answers = await storage.journals.append([
        late('first'),
        late('refused', false),
        late('second'),
        late('first'),
        late('e3'),
      ]);
      expect(answers.map(({ kind }) => kind)).toEqual([
        'appended',
        'moved',
        'appended',
        'duplicate',
        'duplicate',
      ]);
      expect(seen).toEqual([
        [2, 3],
        [2, 3, 4],
        [2, 3, 4],
      ]);
      const ids = (await storage.journals.entries('t1', 3, 10)).map(({ id }) => id);
      expect(ids).toEqual(['first', 'second']);
      expect(await storage.tournaments.head('t1')).toMatchObject({ version: 5, seal: 's5' });
    });
    test('a group may hold several appends to one tournament', async () => {
      const answers = await storage.journals.append([
        making('t1'),
        appending('t1', 1, 1),
        appending('t1', 2, 1),
      ]);
      expect(answers.map(({ kind }) => kind)).toEqual(['appended', 'appended', 'appended']);
    });
    test('the head carries seal, phase and summary of the last append', async () => {
      await storage.journals.append([making('t1')]);
      await storage.journals.append([
        { ...appending('t1', 1, 1), summary: { phase: 'running', seal: 'abc', json: '{"n":1}' } },
      ]);
      expect(await storage.tournaments.head('t1')).toMatchObject({
        phase: 'running',
        seal: 'abc',
        summary: '{"n":1}',
      });
    });
    test('an append of nothing is nothing', async () => {
      await storage.journals.append([making('t1')]);
      await storage.journals.append([{ ...appending('t1', 1, 0), entries: [] }]);
      expect((await storage.tournaments.head('t1'))?.version).toBe(1);
    });
    test('8 writers at once: every entry once, without gaps', async () => {
      await storage.journals.append([making('t1')]);
      const ways = await opened.writers();
      // Several ways in stand in each other's way: eight tries for each entry.
      const each = ways.length > 1 && process.env['PAREO_LONG'] !== '1' ? 20 : 125;
      await Promise.all(
        Array.from({ length: 8 }, (_, writer) =>
          manyAppends(ways[writer % ways.length] ?? storage, writer, each),
        ),
      );
      const entries = await storage.journals.entries('t1', 0, 2000);
      const all = 8 * each + 1;
      expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: all }, (_, index) => index + 1));
      expect(new Set(entries.map(({ id }) => id)).size).toBe(all);
    });
    test('whoever watches hears of what was appended', async () => {
      const heard: [string, number][] = [];
      const stop = storage.watch((id, version) => heard.push([id, version]));
      await storage.journals.append([making('t1')]);
      await storage.journals.append([appending('t1', 1, 2)]);
      stop();
      await storage.journals.append([appending('t1', 3, 1)]);
      expect(heard).toEqual([
        ['t1', 1],
        ['t1', 3],
      ]);
    });
    test('nobody hears of what has moved', async () => {
      await storage.journals.append([making('t1')]);
      const heard: number[] = [];
      storage.watch((_, version) => heard.push(version));
      await storage.journals.append([appending('t1', 9, 1)]);
      expect(heard).toEqual([]);
    });
  });

  describe('reading entries', () => {
    beforeEach(async () => {
      await storage.journals.append([making('t1'), making('t2')]);
      await storage.journals.append([appending('t1', 1, 9)]);
    });
    test('after a seq', async () => {
      expect(seqs(await storage.journals.entries('t1', 7, 100))).toEqual([8, 9, 10]);
    });
    test('before and after numbers beyond every entry', async () => {
      expect(await storage.journals.entries('t1', Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
      const all = await storage.journals.entries('t1', -Number.MAX_SAFE_INTEGER, 10);
      const before = await storage.journals.entriesBefore('t1', Number.MAX_SAFE_INTEGER, 10);
      expect(before).toEqual([...all].reverse());
      expect(await storage.journals.snapshot('t1', 1, Number.MAX_SAFE_INTEGER)).toBeUndefined();
    });
    test('no more than asked for', async () => {
      expect(seqs(await storage.journals.entries('t1', 0, 2))).toEqual([1, 2]);
    });
    test('newest first', async () => {
      expect(seqs(await storage.journals.entriesBefore('t1', 5, 3))).toEqual([4, 3, 2]);
    });
    test('of one author', async () => {
      expect(seqs(await storage.journals.entriesBefore('t1', 99, 99, { byId: 'ana' }))).toEqual([
        10, 8, 6, 4, 2,
      ]);
    });
    test('of some kinds', async () => {
      expect(seqs(await storage.journals.entriesBefore('t1', 99, 99, { kinds: ['create'] }))).toEqual([1]);
    });
    test('by id', async () => {
      expect(await storage.journals.entryById('t1', 'e3')).toEqual(entry(3));
      expect(await storage.journals.entryById('t1', 'nothing')).toBeUndefined();
    });
    test('of an unknown tournament there are none', async () => {
      expect(await storage.journals.entries('nobody', 0, 10)).toEqual([]);
    });
    test('an author may be nobody in particular', async () => {
      const host = { ...entry(11), byKind: 'host' };
      const { byId: _, ...without } = host;
      await storage.journals.append([{ ...appending('t1', 10, 1), entries: [without] }]);
      expect((await storage.journals.entries('t1', 10, 1))[0]).toEqual(without);
    });
  });
};

const manyAppends = async (storage: Storage, writer: number, count: number): Promise<void> => {
  for (let done = 0; done < count; ) {
    const version = (await storage.tournaments.head('t1'))?.version ?? 0;
    const id = `w${writer}-${done}`;
    const [answer] = await storage.journals.append([
      { ...appending('t1', version, 1), entries: [{ ...entry(version + 1), id }] },
    ]);
    if (answer?.kind === 'appended') done += 1;
  }
};
