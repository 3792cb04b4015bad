import { describe, expect, test } from 'vitest';
import type { Storage } from '../storage.ts';
import { AT, link, type Open, person, session, withEach } from './rows.ts';

/** Sessions and links. */
export const sessionCases = (open: Open): void => {
  let storage: Storage;
  withEach(open, one => {
    storage = one.storage;
  });

  describe('sessions and links', () => {
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
      await storage.people.leave('ana', 't1', 'nobody', { at: AT, by: 'luis', links: 'take-over' });
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
};
