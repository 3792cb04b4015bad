import { describe, expect, test } from 'vitest';
import type { Storage } from '../storage.ts';
import { AT, type Open, person, withEach } from './rows.ts';

/** Who came by an invitation, and what becomes of them with the inviter's right (decision 800). */
export const guestCases = (open: Open): void => {
  let storage: Storage;
  withEach(open, one => {
    storage = one.storage;
  });

  /** Ana owns both tournaments, invited Luis to both, Luis invited Eva to the first one, and Eva invited Max. */
  const invited = async () => {
    for (const id of ['root', 'ana', 'luis', 'eva', 'max']) await storage.people.add(person(id));
    await storage.people.join({ person_id: 'root', tournament_id: '*', role: 'owner' });
    for (const tournament_id of ['t1', 't2']) {
      await storage.people.join({ person_id: 'ana', tournament_id, role: 'owner' });
      await storage.people.join({ person_id: 'luis', tournament_id, role: 'arbiter' }, 'ana');
    }
    await storage.people.join({ person_id: 'eva', tournament_id: 't1', role: 'arbiter' }, 'luis');
    await storage.people.join({ person_id: 'max', tournament_id: 't1', role: 'arbiter' }, 'eva');
  };
  const direct = async (tournament: string) =>
    (await storage.people.members(tournament)).map(({ person_id, role }) => `${person_id} ${role}`);
  const promote = (id: string) => storage.people.join({ person_id: id, tournament_id: 't1', role: 'owner' });

  describe('guests', () => {
    test('go with whoever invited them, and their guests with them', async () => {
      await invited();
      await storage.people.stepDown('ana', 'disabled', { at: AT, by: 'root' });
      expect(await direct('t1')).toEqual(['ana owner']);
      expect(await direct('t2')).toEqual(['ana owner']);
      expect(await storage.people.invited()).toEqual([]);
      const lines = await storage.audit.page({ kinds: ['member-removed'] }, 1000, 9);
      expect(lines.map(({ actor, person: whom, tournament }) => [actor, whom, tournament])).toEqual([
        ['root', 'max', 't1'],
        ['root', 'eva', 't1'],
        ['root', 'luis', 't2'],
        ['root', 'luis', 't1'],
      ]);
    });
    test('do not come back with whoever invited them', async () => {
      await invited();
      await storage.people.stepDown('ana', 'disabled', { at: AT, by: 'root' });
      await storage.people.change('ana', { disabled_at: null });
      expect(await direct('t1')).toEqual(['ana owner']);
    });
    test('go in the tournament that the inviter leaves, and stay in the others', async () => {
      await invited();
      await storage.people.leave('luis', 't1', 'nobody', { at: AT, by: 'ana' });
      expect(await direct('t1')).toEqual(['ana owner']);
      expect(await direct('t2')).toEqual(['ana owner', 'luis arbiter']);
    });
    test('stay where the inviter still directs', async () => {
      await invited();
      await promote('luis');
      await storage.people.leave('ana', 't1', 'arbiter', { at: AT, by: 'root' });
      expect(await direct('t1')).toEqual(['ana arbiter', 'eva arbiter', 'luis owner', 'max arbiter']);
    });
    test('are taken over, and go with whoever did that', async () => {
      await invited();
      await promote('eva');
      await storage.people.stepDown('luis', 'removed', { at: AT, by: 'ana', members: 'take-over' });
      expect(await direct('t1')).toEqual(['ana owner', 'eva owner', 'max arbiter']);
      await storage.people.leave('ana', 't1', 'nobody', { at: AT, by: 'root' });
      expect(await direct('t1')).toEqual(['root owner']);
    });
    test('stay when they themselves take the right from the inviter, as guests of whoever invited that one', async () => {
      await invited();
      await promote('eva');
      await storage.people.leave('luis', 't1', 'nobody', { at: AT, by: 'eva' });
      expect(await direct('t1')).toEqual(['ana owner', 'eva owner', 'max arbiter']);
      await storage.people.leave('ana', 't1', 'nobody', { at: AT, by: 'eva' });
      expect(await direct('t1')).toEqual(['eva owner', 'max arbiter']);
      expect(await storage.people.invited()).toEqual([
        { person_id: 'luis', tournament_id: 't2', invited_by: 'ana' },
        { person_id: 'max', tournament_id: 't1', invited_by: 'eva' },
      ]);
    });
    test('keep their first inviter, whoever invites them again', async () => {
      await invited();
      await storage.people.join({ person_id: 'luis', tournament_id: 't1', role: 'arbiter' }, 'eva');
      await storage.people.stepDown('ana', 'disabled', { at: AT, by: 'root' });
      expect(await direct('t1')).toEqual(['ana owner']);
    });
    test('who own a tournament alone leave it to whoever took the right from their inviter', async () => {
      await invited();
      await promote('luis');
      await storage.people.leave('ana', 't1', 'arbiter', { at: AT, by: 'luis' });
      expect(await storage.people.stepDown('ana', 'disabled', { at: AT, by: 'root' })).toEqual({
        kind: 'done',
      });
      expect(await direct('t1')).toEqual(['ana arbiter', 'root owner']);
    });
    test('who own it alone keep their inviter from leaving it', async () => {
      await invited();
      await promote('luis');
      expect(await storage.people.leave('ana', 't1', 'nobody', { at: AT, by: 'ana' })).toBe('last-owner');
      expect(await storage.people.stepDown('ana', 'removed', { at: AT, by: 'ana' })).toEqual({
        kind: 'owns-tournaments',
        tournaments: ['t2'],
      });
      expect(await direct('t1')).toEqual(['ana owner', 'eva arbiter', 'luis owner', 'max arbiter']);
      expect(await storage.people.invited()).toHaveLength(4);
    });
    test('who are handed a tournament have it from nobody; or from whoever invited the one who hands it over', async () => {
      await invited();
      await storage.people.handOver('t2', 'luis', 'ana');
      await storage.people.stepDown('ana', 'disabled', { at: AT, by: 'root' });
      expect(await direct('t2')).toEqual(['ana arbiter', 'luis owner']);
      await storage.people.change('ana', { disabled_at: null });
      for (const id of ['luis', 'eva'])
        await storage.people.join({ person_id: id, tournament_id: 't1', role: 'owner' }, 'ana');
      await storage.people.join({ person_id: 'max', tournament_id: 't1', role: 'arbiter' });
      await storage.people.handOver('t1', 'max', 'eva');
      await storage.people.stepDown('ana', 'disabled', { at: AT, by: 'root' });
      expect(await direct('t1')).toEqual(['ana arbiter', 'root owner']);
    });
    test('are forgotten with the tournament and with themselves', async () => {
      await invited();
      await storage.people.leave('max', 't1', 'nobody', { at: AT, by: 'ana' });
      await storage.people.stepDown('eva', 'removed', { at: AT, by: 'root' });
      await storage.tournaments.remove('t2');
      expect(await storage.people.invited()).toEqual([
        { person_id: 'luis', tournament_id: 't1', invited_by: 'ana' },
      ]);
    });
    test('and inviters who take the office from each other at once leave one owner', async () => {
      await invited();
      for (let turn = 0; turn < 10; turn += 1) {
        const tournament_id = `turn ${turn}`;
        await storage.people.join({ person_id: 'ana', tournament_id, role: 'owner' });
        await storage.people.join({ person_id: 'luis', tournament_id, role: 'owner' }, 'ana');
        const answers = await Promise.all([
          storage.people.leave('ana', tournament_id, 'nobody', { at: AT, by: 'luis' }),
          storage.people.leave('luis', tournament_id, 'nobody', { at: AT, by: 'ana' }),
        ]);
        expect([...answers].sort()).toEqual(['done', 'last-owner']);
        expect(await direct(tournament_id)).toHaveLength(1);
      }
    });
  });
};
