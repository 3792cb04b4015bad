import { describe, expect, test } from 'vitest';
import type { Storage } from '../storage.ts';
import { AT, link, type Open, person, session, withEach } from './rows.ts';

/** People and their roles. */
export const peopleCases = (open: Open): void => {
  let storage: Storage;
  withEach(open, one => {
    storage = one.storage;
  });

  describe('people', () => {
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
};
