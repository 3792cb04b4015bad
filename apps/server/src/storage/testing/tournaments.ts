import { beforeEach, describe, expect, test } from 'vitest';
import type { Storage, TournamentHead } from '../storage.ts';
import { AT, link, making, type Open, session, withEach } from './rows.ts';

/** The list of tournaments. */
export const tournamentCases = (open: Open): void => {
  let storage: Storage;
  withEach(open, one => {
    storage = one.storage;
  });

  describe('tournaments', () => {
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
};
