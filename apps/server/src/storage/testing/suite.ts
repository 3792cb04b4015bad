import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LinkRow, PersonRow, SessionRow } from '../schema.ts';
import type { Append, AuditFilter, Storage, StoredEntry, TournamentHead } from '../storage.ts';

/* What any database must do for the server. Each case opens a new, empty one. */

export interface OpenedStorage {
  readonly storage: Storage;
  /** A second way in to the same data, for reading. */
  readonly again: () => Promise<Storage>;
  /** Ways in that may write at the same moment: one for a database of one process. */
  readonly writers: () => Promise<readonly Storage[]>;
  readonly close: () => Promise<void>;
}

/** A database that is a server of its own makes a new one in a moment, on a machine that has one. */
const LONGEST_HOOK = 60_000;

export const storageSuite = (name: string, open: () => Promise<OpenedStorage>): void => {
  let opened: OpenedStorage;
  let storage: Storage;
  beforeEach(async () => {
    opened = await open();
    storage = opened.storage;
  }, LONGEST_HOOK);
  afterEach(() => opened.close(), LONGEST_HOOK);

  describe(`${name}: appending`, () => {
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
      expect(await storage.journals.sizeAfter('t1', 4)).toBe(0);
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

  describe(`${name}: reading entries`, () => {
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

  describe(`${name}: attachments and snapshots`, () => {
    test('an attachment comes with its entry', async () => {
      await storage.journals.append([{ ...making('t1'), attached: [attachment('d1')] }]);
      expect(await storage.journals.attachment('t1', 'd1')).toEqual(attachment('d1').body);
    });
    test('the same attachment twice is one', async () => {
      await storage.journals.append([{ ...making('t1'), attached: [attachment('d1')] }]);
      await storage.journals.append([{ ...appending('t1', 1, 1), attached: [attachment('d1')] }]);
      expect(await storage.journals.attachments('t1')).toEqual([attachment('d1')]);
    });
    test('attachments belong to their tournament', async () => {
      await storage.journals.append([{ ...making('t1'), attached: [attachment('d1')] }, making('t2')]);
      expect(await storage.journals.attachment('t2', 'd1')).toBeUndefined();
    });
    test('there is no snapshot at first', async () => {
      await storage.journals.append([making('t1')]);
      expect(await storage.journals.snapshot('t1', 1)).toBeUndefined();
    });
    test('the newest snapshot of the version asked for', async () => {
      await storage.journals.keepSnapshot('t1', snapshot(3, 1), []);
      await storage.journals.keepSnapshot('t1', snapshot(5, 1), [3]);
      await storage.journals.keepSnapshot('t1', snapshot(7, 2), [3, 5]);
      expect((await storage.journals.snapshot('t1', 1))?.seq).toBe(5);
    });
    test('a snapshot at or before a moment', async () => {
      await storage.journals.keepSnapshot('t1', snapshot(3, 1), []);
      await storage.journals.keepSnapshot('t1', snapshot(5, 1), [3]);
      expect((await storage.journals.snapshot('t1', 1, 4))?.seq).toBe(3);
    });
    test('older snapshots go unless they are kept', async () => {
      await storage.journals.keepSnapshot('t1', snapshot(3, 1), []);
      await storage.journals.keepSnapshot('t1', snapshot(5, 1), []);
      expect(await storage.journals.snapshot('t1', 1, 4)).toBeUndefined();
    });
    test('a snapshot comes back byte by byte', async () => {
      await storage.journals.keepSnapshot('t1', snapshot(3, 1), []);
      expect(await storage.journals.snapshot('t1', 1)).toEqual(snapshot(3, 1));
    });
    test('all snapshots of a tournament can be thrown away', async () => {
      await storage.journals.keepSnapshot('t1', snapshot(3, 1), []);
      await storage.journals.dropSnapshots('t1');
      expect(await storage.journals.snapshot('t1', 1)).toBeUndefined();
    });
  });

  describe(`${name}: tournaments`, () => {
    beforeEach(() => storage.journals.append([making('t1'), making('t2')]));
    test('are found by their slug', async () => {
      expect((await storage.tournaments.bySlug('t2'))?.id).toBe('t2');
      expect(await storage.tournaments.bySlug('nobody')).toBeUndefined();
    });
    test('are listed, all of them', async () => {
      expect((await storage.tournaments.list()).map(({ id }) => id).sort()).toEqual(['t1', 't2']);
    });
    test('are listed page by page, newest change first, each once', async () => {
      await storage.journals.append(['t3', 't4', 't5', 't6', 't7'].map(making));
      const all = (await storage.tournaments.list()).map(({ id }) => id);
      expect(all).toHaveLength(7);
      const pages: string[][] = [];
      for (let after: TournamentHead | undefined; ; ) {
        const page = await storage.tournaments.list({ limit: 3, ...(after ? { after } : {}) });
        pages.push(page.map(({ id }) => id));
        after = page.at(-1);
        if (page.length < 3) break;
      }
      expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
      expect(pages.flat()).toEqual(all);
      const changes = (await storage.tournaments.list()).map(({ changedAt }) => changedAt);
      expect(changes).toEqual([...changes].sort().reverse());
    });
    test('are listed by their members', async () => {
      await storage.people.join({ person_id: 'luis', tournament_id: 't2', role: 'arbiter' });
      expect((await storage.tournaments.listOf('luis')).map(({ id }) => id)).toEqual(['t2']);
      expect(await storage.tournaments.listOf('nobody')).toEqual([]);
      await storage.people.join({ person_id: 'luis', tournament_id: 't1', role: 'owner' });
      const [first] = await storage.tournaments.listOf('luis', { limit: 1 });
      const rest = await storage.tournaments.listOf('luis', { limit: 5, ...(first ? { after: first } : {}) });
      expect([first?.id, ...rest.map(({ id }) => id)].sort()).toEqual(['t1', 't2']);
    });
    test('change slug, visibility, why and archive', async () => {
      const changes = { slug: 'xalapa', visibility: 'off', whyPublic: false, archivedAt: AT } as const;
      expect(await storage.tournaments.change('t1', changes)).toBe('changed');
      expect(await storage.tournaments.head('t1')).toMatchObject(changes);
    });
    test('come back from the archive', async () => {
      await storage.tournaments.change('t1', { archivedAt: AT });
      await storage.tournaments.change('t1', { archivedAt: undefined });
      expect(await storage.tournaments.head('t1')).not.toHaveProperty('archivedAt');
    });
    test('keep their slug to themselves', async () => {
      expect(await storage.tournaments.change('t1', { slug: 't2' })).toBe('slug-taken');
    });
    test('may be given the slug that they have', async () => {
      expect(await storage.tournaments.change('t1', { slug: 't1' })).toBe('changed');
    });
    test('that are unknown do not change', async () => {
      expect(await storage.tournaments.change('nobody', { whyPublic: true })).toBe('unknown');
    });
    test('are removed with all that is theirs, and nothing else', async () => {
      await storage.links.add(link('l1', { tournament_id: 't1' }));
      await storage.sessions.add(session('s1', { person_id: null, link_id: 'l1' }));
      await storage.tournaments.remove('t1');
      expect(await storage.tournaments.head('t1')).toBeUndefined();
      expect(await storage.journals.entries('t1', 0, 10)).toEqual([]);
      expect(await storage.links.byId('l1')).toBeUndefined();
      expect(await storage.sessions.find('s1')).toBeUndefined();
      expect((await storage.tournaments.head('t2'))?.version).toBe(1);
    });
    test('know when they changed', async () => {
      const { createdAt = '', changedAt = '' } = (await storage.tournaments.head('t1')) ?? {};
      expect(changedAt >= createdAt && createdAt > '2020').toBe(true);
    });
  });

  describe(`${name}: people`, () => {
    test('are found by id and by name', async () => {
      await storage.people.add(person('ana'));
      expect(await storage.people.byId('ana')).toEqual(person('ana'));
      expect(await storage.people.byName('name of ana')).toEqual([person('ana')]);
    });
    test('may share a name', async () => {
      await storage.people.add(person('ana'));
      await storage.people.add({ ...person('other'), name: 'name of ana' });
      expect(await storage.people.byName('name of ana')).toHaveLength(2);
    });
    test('change name and password', async () => {
      await storage.people.add(person('ana'));
      await storage.people.change('ana', { name: 'Ana M.', password: 'scrypt' });
      expect(await storage.people.byId('ana')).toMatchObject({ name: 'Ana M.', password: 'scrypt' });
    });
    test('have roles', async () => {
      await storage.people.join({ person_id: 'ana', tournament_id: 't1', role: 'arbiter' });
      await storage.people.join({ person_id: 'ana', tournament_id: '*', role: 'owner' });
      expect(await storage.people.roles('ana')).toEqual([
        { person_id: 'ana', tournament_id: '*', role: 'owner' },
        { person_id: 'ana', tournament_id: 't1', role: 'arbiter' },
      ]);
    });
    test('have one role in a tournament: the last one given', async () => {
      await storage.people.join({ person_id: 'ana', tournament_id: 't1', role: 'arbiter' });
      await storage.people.join({ person_id: 'ana', tournament_id: 't1', role: 'owner' });
      expect(await storage.people.members('t1')).toEqual([
        { person_id: 'ana', tournament_id: 't1', role: 'owner' },
      ]);
    });
    test('leave', async () => {
      await storage.people.join({ person_id: 'ana', tournament_id: 't1', role: 'arbiter' });
      expect(await storage.people.leave('ana', 't1', 'nobody', { at: AT })).toBe('done');
      expect(await storage.people.roles('ana')).toEqual([]);
    });
    test('all roles of everybody', async () => {
      await storage.people.join({ person_id: 'ana', tournament_id: 't1', role: 'arbiter' });
      await storage.people.join({ person_id: 'luis', tournament_id: '*', role: 'owner' });
      expect((await storage.people.memberships()).map(({ person_id }) => person_id)).toEqual(['luis', 'ana']);
    });
    test('are removed with their roles, sessions and links, and nobody else is', async () => {
      for (const id of ['ana', 'luis']) {
        await storage.people.add(person(id));
        await storage.people.join({ person_id: id, tournament_id: 't1', role: 'owner' });
        await storage.sessions.add(session(`session of ${id}`, { person_id: id }));
        await storage.links.add(
          link(`link of ${id}`, { kind: 'sign-in', tournament_id: null, person_id: id }),
        );
      }
      await storage.people.stepDown('ana', 'removed', { at: AT });
      expect((await storage.people.list()).map(({ id }) => id)).toEqual(['luis']);
      expect(await storage.people.roles('ana')).toEqual([]);
      expect(await storage.sessions.find('session of ana')).toBeUndefined();
      expect(await storage.links.byId('link of ana')).toBeUndefined();
      expect(await storage.people.roles('luis')).toHaveLength(1);
      expect(await storage.sessions.find('session of luis')).toBeDefined();
      expect(await storage.links.byId('link of luis')).toBeDefined();
    });
    test('owners who take the office from each other at once leave one', async () => {
      const owners = ['ana', 'luis', 'eva'];
      for (const id of owners) await storage.people.add(person(id));
      for (const down of ['arbiter', 'disabled', 'removed'] as const) {
        for (let turn = 0; turn < 10; turn += 1) {
          for (const id of owners) {
            if ((await storage.people.byId(id)) === undefined) await storage.people.add(person(id));
            await storage.people.change(id, { disabled_at: null });
            await storage.people.join({ person_id: id, tournament_id: '*', role: 'owner' });
          }
          const answers = await Promise.all(owners.map(id => storage.people.stepDown(id, down, { at: AT })));
          expect(answers.map(({ kind }) => kind).sort()).toEqual(['done', 'done', 'last-owner']);
        }
      }
    });
    test('owners of a tournament who take it from each other at once, in whatever way, leave one', async () => {
      const owners = ['ana', 'luis', 'eva'];
      for (let turn = 0; turn < 12; turn += 1) {
        for (const id of owners) {
          if ((await storage.people.byId(id)) === undefined) await storage.people.add(person(id));
          for (const tournament_id of ['t1', 't2'])
            await storage.people.join({ person_id: id, tournament_id, role: 'owner' });
        }
        const answers = await Promise.all([
          storage.people.leave('ana', 't1', turn % 2 === 0 ? 'arbiter' : 'nobody', { at: AT }),
          storage.people.leave('luis', 't1', 'nobody', { at: AT }),
          turn % 3 === 0
            ? storage.people.leave('eva', 't1', 'arbiter', { at: AT })
            : storage.people.stepDown('eva', 'removed', { at: AT }),
        ]);
        const kinds = answers.map(answer => (typeof answer === 'string' ? answer : answer.kind));
        expect(kinds.filter(kind => kind === 'done')).toHaveLength(2);
        const left = (await storage.people.members('t1')).filter(({ role }) => role === 'owner');
        expect(left).toHaveLength(1);
      }
    });
    test('a tournament that is handed over while its owners go has one owner', async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        for (const id of ['ana', 'luis'])
          await storage.people.join({ person_id: id, tournament_id: 't1', role: 'owner' });
        await storage.people.join({ person_id: 'eva', tournament_id: 't1', role: 'arbiter' });
        await Promise.all([
          storage.people.leave('ana', 't1', 'nobody', { at: AT }),
          storage.people.handOver('t1', turn % 2 === 0 ? 'eva' : 'luis'),
          storage.people.leave('luis', 't1', 'arbiter', { at: AT }),
        ]);
        const left = (await storage.people.members('t1')).filter(({ role }) => role === 'owner');
        expect(left).toHaveLength(1);
      }
    });
    test('who owns a tournament alone is not removed, and it is named', async () => {
      await storage.people.add(person('ana'));
      await storage.people.join({ person_id: 'ana', tournament_id: 't1', role: 'owner' });
      await storage.people.join({ person_id: 'luis', tournament_id: 't1', role: 'arbiter' });
      expect(await storage.people.stepDown('ana', 'removed', { at: AT })).toEqual({
        kind: 'owns-tournaments',
        tournaments: ['t1'],
      });
      await storage.people.handOver('t1', 'luis');
      expect(await storage.people.stepDown('ana', 'removed', { at: AT })).toEqual({ kind: 'done' });
      expect(await storage.people.members('t1')).toEqual([
        { person_id: 'luis', tournament_id: 't1', role: 'owner' },
      ]);
    });
    test('who owns nothing steps down freely, and an owner who is shut out does not count', async () => {
      for (const id of ['ana', 'luis']) {
        await storage.people.add(person(id));
        await storage.people.join({ person_id: id, tournament_id: '*', role: 'owner' });
      }
      expect(await storage.people.stepDown('luis', 'disabled', { at: AT })).toEqual({
        kind: 'done',
      });
      expect(await storage.people.stepDown('ana', 'arbiter', { at: AT })).toEqual({ kind: 'last-owner' });
      expect(await storage.people.stepDown('nobody', 'removed', { at: AT })).toEqual({ kind: 'done' });
    });
    test('were last seen at the latest of their sessions', async () => {
      await storage.sessions.add(session('s1', { seen_at: '2026-11-01' }));
      await storage.sessions.add(session('s2', { seen_at: '2026-11-05' }));
      await storage.sessions.add(session('s3', { person_id: null, link_id: 'l1' }));
      expect(await storage.sessions.lastSeen()).toEqual([{ person: 'ana', at: '2026-11-05' }]);
    });
    test('an owner of one tournament does not own the server', async () => {
      await storage.people.join({ person_id: 'ana', tournament_id: 't1', role: 'owner' });
      expect(await storage.people.hasOwner()).toBe(false);
      await storage.people.join({ person_id: 'ana', tournament_id: '*', role: 'owner' });
      expect(await storage.people.hasOwner()).toBe(true);
    });
  });

  describe(`${name}: sessions and links`, () => {
    test('a session is found by its hash only', async () => {
      await storage.sessions.add(session('s1'));
      expect((await storage.sessions.find('s1'))?.session).toEqual(session('s1'));
      expect(await storage.sessions.find('S1')).toBeUndefined();
    });
    test('a session comes with its person and all their roles, each in its order', async () => {
      await storage.people.add(person('ana'));
      for (const [tournament_id, role] of [
        ['t2', 'arbiter'],
        ['*', 'owner'],
        ['t10', 'owner'],
      ] as const)
        await storage.people.join({ person_id: 'ana', tournament_id, role });
      await storage.people.join({ person_id: 'luis', tournament_id: 't3', role: 'owner' });
      await storage.sessions.add(session('s1'));
      expect(await storage.sessions.find('s1')).toEqual({
        session: session('s1'),
        person: await storage.people.byId('ana'),
        roles: await storage.people.roles('ana'),
      });
      expect((await storage.sessions.find('s1'))?.roles).toHaveLength(3);
    });
    test('a session of somebody who is not there has nobody and no roles', async () => {
      await storage.people.join({ person_id: 'ana', tournament_id: '*', role: 'owner' });
      await storage.sessions.add(session('s1'));
      expect(await storage.sessions.find('s1')).toEqual({ session: session('s1'), roles: [] });
    });
    test('a session of a link comes with the link, as it is now', async () => {
      const ofLink = session('s1', { person_id: null, link_id: 'l1' });
      await storage.sessions.add(ofLink);
      expect(await storage.sessions.find('s1')).toEqual({ session: ofLink, roles: [] });
      await storage.links.add(link('l1', { code_hash: 'c1', round: 3, boards_from: 1, boards_to: 9 }));
      await storage.links.revoke('l1', AT);
      expect(await storage.sessions.find('s1')).toEqual({
        session: ofLink,
        link: await storage.links.byId('l1'),
        isGiven: true,
        roles: [],
      });
    });
    test('a session that was seen lives longer', async () => {
      await storage.sessions.add(session('s1'));
      await storage.sessions.seen('s1', '2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z');
      expect((await storage.sessions.find('s1'))?.session.expires_at).toBe('2027-02-01T00:00:00.000Z');
    });
    test('sessions end one by one, by person, by link, by time', async () => {
      for (const hash of ['a', 'b', 'c']) await storage.sessions.add(session(hash));
      await storage.sessions.add(session('d', { person_id: null, link_id: 'l1' }));
      await storage.sessions.remove('a');
      await storage.sessions.removeOfPerson('ana', 'b');
      await storage.sessions.removeOfLink('l1');
      expect(await storage.sessions.find('b')).toBeDefined();
      for (const hash of ['a', 'c', 'd']) expect(await storage.sessions.find(hash)).toBeUndefined();
      expect(await storage.sessions.removeExpired('2999')).toBe(1);
    });
    test('a link is found by its token and by its code', async () => {
      await storage.links.add(link('l1', { code_hash: 'c1' }));
      expect((await storage.links.byHash('hash of l1'))?.id).toBe('l1');
      expect((await storage.links.byCode('c1'))?.id).toBe('l1');
    });
    test('a link of one use is used once', async () => {
      await storage.links.add(link('l1', { uses_left: 1 }));
      // Two who come at once: one of them, whichever.
      const uses = await Promise.all([storage.links.use('l1', AT), storage.links.use('l1', AT)]);
      expect(uses.sort()).toEqual([false, true]);
    });
    test('a link without a number of uses is used for ever', async () => {
      await storage.links.add(link('l1'));
      for (let use = 0; use < 3; use += 1) expect(await storage.links.use('l1', AT)).toBe(true);
      expect((await storage.links.byId('l1'))?.used_at).toBe(AT);
    });
    test('a renewed link has another token', async () => {
      await storage.links.add(link('l1'));
      await storage.links.renew('l1', 'other', 'c2');
      expect(await storage.links.byHash('hash of l1')).toBeUndefined();
      expect((await storage.links.byHash('other'))?.code_hash).toBe('c2');
    });
    test('a link is revoked once: the first time counts', async () => {
      await storage.links.add(link('l1'));
      await storage.links.revoke('l1', AT);
      await storage.links.revoke('l1', '2030-01-01T00:00:00.000Z');
      expect((await storage.links.byId('l1'))?.revoked_at).toBe(AT);
    });
    test('links that let a person in end together, those of others stay', async () => {
      for (const [id, person_id] of [
        ['l1', 'ana'],
        ['l2', 'luis'],
      ] as const)
        await storage.links.add(link(id, { kind: 'sign-in', tournament_id: null, person_id }));
      await storage.links.revokeOfPerson('ana', AT);
      expect((await storage.links.byId('l1'))?.revoked_at).toBe(AT);
      expect((await storage.links.byId('l2'))?.revoked_at).toBeNull();
    });
    test('a link is given as long as whoever made it may give it', async () => {
      const given = async () => {
        const is: boolean[] = [];
        for (const id of ['l1', 'l2', 'key', 'welcome']) is.push(await storage.links.isGiven(id));
        return is;
      };
      await storage.links.add(link('l1', { made_by: 'ana' }));
      await storage.links.add(link('l2', { made_by: 'ana', tournament_id: 't2' }));
      await storage.links.add(
        link('key', { kind: 'sign-in', made_by: 'ana', tournament_id: null, person_id: 'luis' }),
      );
      await storage.links.add(link('welcome', { kind: 'welcome', tournament_id: null }));
      await storage.sessions.add(session('s1', { person_id: null, link_id: 'l1' }));
      expect(await given()).toEqual([false, false, false, true]);
      expect((await storage.sessions.find('s1'))?.isGiven).toBe(false);
      expect(await storage.links.use('l1', AT)).toBe(false);
      await storage.people.add(person('ana'));
      await storage.people.join({ person_id: 'ana', tournament_id: 't1', role: 'arbiter' });
      expect(await given()).toEqual([true, false, false, true]);
      expect((await storage.sessions.find('s1'))?.isGiven).toBe(true);
      await storage.people.join({ person_id: 'ana', tournament_id: '*', role: 'arbiter' });
      expect(await given()).toEqual([true, false, false, true]);
      await storage.people.join({ person_id: 'ana', tournament_id: '*', role: 'owner' });
      expect(await given()).toEqual([true, true, true, true]);
      await storage.people.change('ana', { disabled_at: AT });
      expect(await given()).toEqual([false, false, false, true]);
    });
    test('links end with the right to give them, or go to an heir who may; ways back in end', async () => {
      for (const id of ['ana', 'luis']) {
        await storage.people.add(person(id));
        await storage.people.join({ person_id: id, tournament_id: 't1', role: 'owner' });
        await storage.people.join({ person_id: id, tournament_id: 't2', role: 'owner' });
      }
      for (const tournament_id of ['t1', 't2'])
        for (const kind of ['result-entry', 'check-in', 'invite'] as const)
          await storage.links.add(link(`${kind} ${tournament_id}`, { kind, tournament_id, made_by: 'ana' }));
      const state = async (tournament: string) =>
        (await storage.links.ofTournament(tournament)).map(
          ({ kind, made_by, revoked_at }) => `${kind} ${revoked_at ?? made_by}`,
        );
      await storage.people.leave('ana', 't1', 'nobody', { at: AT, heir: 'luis' });
      expect(await state('t1')).toEqual(['check-in luis', `invite ${AT}`, 'result-entry luis']);
      expect(await state('t2')).toEqual(['check-in ana', 'invite ana', 'result-entry ana']);
      await storage.people.stepDown('ana', 'disabled', { at: AT });
      expect(await state('t2')).toEqual([`check-in ${AT}`, `invite ${AT}`, `result-entry ${AT}`]);
      expect(await storage.links.use('check-in t2', AT)).toBe(false);
      expect(await storage.links.use('check-in t1', AT)).toBe(true);
    });
    test('links of a tournament, and old ones', async () => {
      await storage.links.add(link('l1', { tournament_id: 't1' }));
      await storage.links.add(link('l2', { tournament_id: 't2', expires_at: '2020-01-01T00:00:00.000Z' }));
      expect((await storage.links.ofTournament('t1')).map(({ id }) => id)).toEqual(['l1']);
      expect(await storage.links.removeOld('2021')).toBe(1);
    });
  });

  describe(`${name}: uploads`, () => {
    const upload = (id: string, minute: number, size = 10) => ({
      id,
      session: 's1',
      keptAt: `2030-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`,
      body: new Uint8Array(size).fill(7),
    });
    const AGES = '2000';
    const find = async (id: string) => (await storage.uploads.find('s1', id, AGES))?.length;

    test('another way in finds what was kept; another session does not', async () => {
      await storage.uploads.keep(upload('u1', 1), { since: AGES, bytes: 100 });
      const again = await opened.again();
      expect([...((await again.uploads.find('s1', 'u1', AGES)) ?? [])]).toEqual(new Array(10).fill(7));
      expect(await again.uploads.find('s2', 'u1', AGES)).toBeUndefined();
    });
    test('what is too old is not found, and goes when another comes', async () => {
      await storage.uploads.keep(upload('u1', 1), { since: AGES, bytes: 100 });
      expect(await storage.uploads.find('s1', 'u1', upload('', 2).keptAt)).toBeUndefined();
      await storage.uploads.keep(upload('u2', 3), { since: upload('', 2).keptAt, bytes: 100 });
      expect([await find('u1'), await find('u2')]).toEqual([undefined, 10]);
    });
    test('no more is kept than fits: the oldest go, the one that came stays', async () => {
      for (const minute of [1, 2, 3])
        await storage.uploads.keep(upload(`u${minute}`, minute, 40), { since: AGES, bytes: 100 });
      expect([await find('u1'), await find('u2'), await find('u3')]).toEqual([undefined, 40, 40]);
      await storage.uploads.keep(upload('u4', 4, 500), { since: AGES, bytes: 100 });
      expect([await find('u2'), await find('u3'), await find('u4')]).toEqual([undefined, undefined, 500]);
      expect(await storage.uploads.removeBefore('2999')).toBe(1);
    });
  });

  describe(`${name}: audit, backups, health`, () => {
    test('the audit keeps lines in order, newest first', async () => {
      for (const what of ['log-in', 'link-made'])
        await storage.audit.note({ at: AT, actor: 'ana', what, about: { n: 1 } });
      expect(await storage.audit.page({}, NEWEST, 10)).toEqual([
        { n: 2, at: AT, actor: 'ana', what: 'link-made', about: { n: 1 } },
        { n: 1, at: AT, actor: 'ana', what: 'log-in', about: { n: 1 } },
      ]);
    });
    test('the audit is read page by page, each line once', async () => {
      for (const what of ['a', 'b', 'c', 'd', 'e'])
        await storage.audit.note({ at: AT, actor: 'ana', what, about: {} });
      const seen: string[] = [];
      for (let before = NEWEST; ; ) {
        const page = await storage.audit.page({}, before, 2);
        seen.push(...page.map(({ what }) => what));
        if (page.length < 2) break;
        before = page.at(-1)?.n ?? 0;
      }
      expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
    });
    test('lines of the audit are found by who did it or had it done, by tournament, kind and time', async () => {
      const note = (day: string, actor: string, what: string, more: object = {}) =>
        storage.audit.note({ at: `2026-11-${day}T08:00:00.000Z`, actor, what, about: {}, ...more });
      await note('01', 'ana', 'a');
      await note('02', 'luis', 'b', { person: 'ana' });
      await note('03', 'luis', 'c', { tournament: 't1' });
      await note('04', 'luis', 'a', { tournament: 't2' });
      const found = async (filter: AuditFilter) =>
        (await storage.audit.page(filter, NEWEST, 10)).map(({ n }) => n);
      expect(await found({ person: 'ana' })).toEqual([2, 1]);
      expect(await found({ tournament: 't1' })).toEqual([3]);
      expect(await found({ kinds: ['a', 'c'] })).toEqual([4, 3, 1]);
      expect(await found({ from: '2026-11-02T08:00:00.000Z', until: '2026-11-04T08:00:00.000Z' })).toEqual([
        3, 2,
      ]);
      expect(await found({ person: 'luis', kinds: ['a'], tournament: 't2' })).toEqual([4]);
      expect(await found({ person: 'nobody' })).toEqual([]);
    });
    test('a page of the audit has the names of today; who and what is gone has none', async () => {
      await storage.journals.append([making('t1')]);
      await storage.people.add(person('p1'));
      await storage.people.add(person('p2'));
      const note = (actor: string, more: object) =>
        storage.audit.note({ at: AT, actor, what: 'a', about: {}, ...more });
      await note('p1', { person: 'p2', tournament: 't1' });
      await note('p2', { person: 'gone', tournament: 'gone' });
      await note('', {});
      await storage.people.change('p1', { name: 'Ana M.' });
      const summary = (await storage.tournaments.head('t1'))?.summary;
      expect(await storage.audit.page({ from: AT }, NEWEST, 10)).toEqual([
        { n: 3, at: AT, actor: '', what: 'a', about: {} },
        {
          n: 2,
          at: AT,
          actor: 'p2',
          what: 'a',
          person: 'gone',
          tournament: 'gone',
          about: {},
          actorName: 'name of p2',
        },
        {
          n: 1,
          at: AT,
          actor: 'p1',
          what: 'a',
          person: 'p2',
          tournament: 't1',
          about: {},
          actorName: 'Ana M.',
          personName: 'name of p2',
          summary,
        },
      ]);
    });
    test('the audit knows when each person last did something', async () => {
      for (const [at, actor] of [
        ['2026-11-01', 'ana'],
        ['2026-11-03', 'ana'],
        ['2026-11-02', 'luis'],
        ['2026-11-04', ''],
      ] as const)
        await storage.audit.note({ at, actor, what: 'log-in', about: {} });
      await storage.audit.note({ at: '2026-11-09', actor: 'ana', what: 'other', about: {} });
      const last = await storage.audit.lastOf(['log-in']);
      expect(Object.fromEntries(last.map(({ actor, at }) => [actor, at]))).toEqual({
        ana: '2026-11-03',
        luis: '2026-11-02',
      });
    });
    test('old lines of the audit go, and numbers are not used again', async () => {
      for (const at of ['2024-01-01', '2026-01-01'])
        await storage.audit.note({ at, actor: 'ana', what: 'a', about: {} });
      expect(await storage.audit.removeBefore('2025')).toBe(1);
      await storage.audit.note({ at: AT, actor: 'ana', what: 'b', about: {} });
      expect((await storage.audit.page({}, NEWEST, 10)).map(({ n }) => n)).toEqual([3, 2]);
    });
    test('lines noted at once by several are all there', async () => {
      const writers = await opened.writers();
      await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          writers[at % writers.length]?.audit.note({ at: AT, actor: `p${at}`, what: 'a', about: {} }),
        ),
      );
      const lines = await storage.audit.page({}, NEWEST, 100);
      expect(new Set(lines.map(({ actor }) => actor)).size).toBe(12);
    });
    test('health counts', async () => {
      await storage.journals.append([making('t1')]);
      await storage.journals.append([appending('t1', 1, 4)]);
      expect(await storage.health()).toMatchObject({ tournaments: 1, entries: 5 });
    });
    test('what one way in has written the other one reads', async () => {
      const other = await opened.again();
      await storage.journals.append([making('t1')]);
      expect((await other.tournaments.head('t1'))?.version).toBe(1);
    });
  });
};

const AT = '2026-11-21T16:02:00.000Z';
const NEWEST = 2_147_483_647;

export const entry = (seq: number): StoredEntry => ({
  seq,
  id: `e${seq}`,
  kind: seq === 1 ? 'create' : 'note',
  byKind: 'person',
  byId: seq % 2 === 0 ? 'ana' : 'luis',
  at: AT,
  v: 1,
  text: `{"seq":${seq}}`,
  seal: `seal ${seq}`,
});

export const making = (tournament: string): Append => ({
  tournament,
  expected: 0,
  after: '',
  entries: [entry(1)],
  attached: [],
  summary: { phase: 'preparing', seal: 's1', json: '{}' },
  create: { slug: tournament, visibility: 'public', whyPublic: true, members: [] },
});

export const appending = (tournament: string, expected: number, count: number): Append => ({
  tournament,
  expected,
  after: `s${expected}`,
  entries: Array.from({ length: count }, (_, index) => entry(expected + index + 1)),
  attached: [],
  summary: { phase: 'preparing', seal: `s${expected + count}`, json: '{}' },
});

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

const seqs = (entries: readonly StoredEntry[]) => entries.map(({ seq }) => seq);

const attachment = (digest: string) => ({ digest, body: new Uint8Array(gzipSync(`"${digest}"`)) });

const snapshot = (seq: number, stateVersion: number) => ({ ...attachment(`at ${seq}`), seq, stateVersion });

const person = (id: string): PersonRow => ({
  id,
  name: `name of ${id}`,
  password: null,
  created_at: AT,
  disabled_at: null,
});

const session = (hash: string, more: Partial<SessionRow> = {}): SessionRow => ({
  hash,
  person_id: 'ana',
  link_id: null,
  created_at: AT,
  seen_at: AT,
  expires_at: '2026-12-21T16:02:00.000Z',
  agent: '',
  ...more,
});

const link = (id: string, more: Partial<LinkRow> = {}): LinkRow => ({
  id,
  tournament_id: 't1',
  kind: 'result-entry',
  hash: `hash of ${id}`,
  code_hash: null,
  name: 'phone',
  round: null,
  boards_from: null,
  boards_to: null,
  expires_at: '2026-12-21T16:02:00.000Z',
  uses_left: null,
  made_by: null,
  made_at: AT,
  used_at: null,
  revoked_at: null,
  person_id: null,
  ...more,
});
