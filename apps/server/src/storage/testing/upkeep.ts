import { describe, expect, test } from 'vitest';
import type { AuditFilter, Storage } from '../storage.ts';
import { AT, appending, making, NEWEST, type Open, type OpenedStorage, person, withEach } from './rows.ts';

/** Uploads, the audit, backups and health. */
export const upkeepCases = (open: Open): void => {
  let opened: OpenedStorage;
  let storage: Storage;
  withEach(open, one => {
    opened = one;
    storage = one.storage;
  });

  describe('uploads', () => {
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

  describe('audit, backups, health', () => {
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
