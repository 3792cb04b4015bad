import { flag, objectOf, optional, type ValueOf } from '@pareo/engine/shape';
import type { MadeKey, PersonOfServer } from '@pareo/host';
import { after } from '../access/sessions.ts';
import { newId } from '../access/tokens.ts';
import { idOfPerson } from '../access/who.ts';
import { audit, SIGN_INS } from '../audit.ts';
import { summaryFrom } from '../desks/summary.ts';
import type { Server } from '../server.ts';
import type { MembershipRow } from '../storage/schema.ts';
import { EVERYWHERE } from '../storage/schema.ts';
import type { SteppedDown } from '../storage/stepping-down.ts';
import { addressesOf } from './addresses.ts';
import { type GaveQuery, gaveQuery, personName, role, whatTheyGave } from './parts.ts';
import { type Problem, problem } from './problems.ts';
import { type Asked, json, type Reply, type Route, route } from './route.ts';

/* People of the server, for its owner (decision 300). Who is added gets a link that lets that person in once; who lost the
 * way in gets another one. */

const KEY_LIFE = 7 * 24 * 3600 * 1000;

const personChanges = objectOf({ role: optional(role), disabled: optional(flag) });
type PersonChanges = ValueOf<typeof personChanges>;

export const peopleRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/people',
    access: 'owner',
    summary: 'Everybody with an account: role, last log-in, tournaments.',
    answer:
      '`{ items: [{ id, name, role, hasPassword, createdAt, signedInAt?, seenAt?, disabledAt?, guests, tournaments }] }`',
    run: async ({ server }) => json({ items: await peopleOf(server) }),
  }),
  route({
    method: 'POST',
    path: '/api/v1/people',
    access: 'owner',
    summary: 'Adds a person, as an arbiter: a link lets them in once, within a week.',
    body: objectOf({ name: personName }),
    status: 201,
    answer: '`{ person, token, address, expiresAt }`: the token only now; the address opens in a browser',
    run: async asked => {
      const { server, who, body } = asked;
      const id = newId();
      const now = server.clock.now();
      await server.storage.people.add({
        id,
        name: body.name,
        password: null,
        created_at: now,
        disabled_at: null,
      });
      await server.storage.people.join({ person_id: id, tournament_id: EVERYWHERE, role: 'arbiter' });
      await audit(server, idOfPerson(who), 'person-added', { person: id, name: body.name });
      return json(await keyFor(asked, id), { status: 201 });
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/people/:p',
    access: 'owner',
    summary:
      'The role of a person on the server; shut out, or let in again. The last owner stays one. What they may give no longer ends, links and the roles of who came by their invitations; with `links=take-over` links of phones become yours, with `members=take-over` these people stay.',
    query: gaveQuery,
    body: personChanges,
    status: 204,
    run: changePerson,
  }),
  route({
    method: 'POST',
    path: '/api/v1/people/:p/key',
    access: 'owner',
    summary:
      'Another link that lets a person in once; the one before it ends. With `reset` their password and all their sessions end too.',
    body: objectOf({ reset: optional(flag) }),
    status: 201,
    answer: '`{ person, token, address, expiresAt }`: the token only now',
    run: async asked => {
      const { server, params, body, who } = asked;
      const person = await server.storage.people.byId(params['p'] ?? '');
      if (person === undefined || person.disabled_at !== null) return problem('not-found', {});
      if (body.reset) {
        await server.storage.people.change(person.id, { password: null });
        await server.storage.sessions.removeOfPerson(person.id);
        await audit(server, idOfPerson(who), 'password-reset', { person: person.id });
      }
      return json(await keyFor(asked, person.id), { status: 201 });
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/people/:p',
    access: 'owner',
    summary:
      'Removes a person, who owns no tournament alone. The journals keep what they did, with their name. Their links end, and the roles of who came by their invitations; with `links=take-over` links of phones become yours, with `members=take-over` these people stay.',
    query: gaveQuery,
    status: 204,
    run: async asked => {
      const { server, params, who } = asked;
      const person = await server.storage.people.byId(params['p'] ?? '');
      if (person === undefined) return problem('not-found', {});
      const done = await server.storage.people.stepDown(person.id, 'removed', whatTheyGave(asked));
      if (done.kind !== 'done') return notDown(server, done);
      await audit(server, idOfPerson(who), 'person-removed', { person: person.id, name: person.name });
      return { kind: 'empty', status: 204 };
    },
  }),
];

async function changePerson(asked: Asked<PersonChanges, GaveQuery>): Promise<Reply> {
  const { server, params, body, who } = asked;
  const { people, sessions, links } = server.storage;
  const person = await people.byId(params['p'] ?? '');
  if (person === undefined) return problem('not-found', {});
  const isOwner = await ownsServer(server, person.id);
  const actor = idOfPerson(who);
  if (body.role !== undefined && (body.role === 'owner') !== isOwner) {
    if (body.role === 'owner')
      await people.join({ person_id: person.id, tournament_id: EVERYWHERE, role: 'owner' });
    else {
      const done = await people.stepDown(person.id, 'arbiter', whatTheyGave(asked));
      if (done.kind !== 'done') return notDown(server, done);
    }
    const from = isOwner ? 'owner' : 'arbiter';
    await audit(server, actor, 'role-changed', { person: person.id, from, to: body.role });
    // Live pages come back by themselves where they still may.
  }
  if (body.disabled !== undefined && body.disabled !== (person.disabled_at !== null)) {
    const now = server.clock.now();
    if (!body.disabled) await people.change(person.id, { disabled_at: null });
    else {
      const done = await people.stepDown(person.id, 'disabled', whatTheyGave(asked));
      if (done.kind !== 'done') return notDown(server, done);
      await sessions.removeOfPerson(person.id);
      await links.revokeOfPerson(person.id, now);
    }
    await audit(server, actor, body.disabled ? 'person-disabled' : 'person-enabled', { person: person.id });
  }
  return { kind: 'empty', status: 204 };
}

const keyFor = async ({ server, who }: Asked<unknown, unknown>, person: string): Promise<MadeKey> => {
  const now = server.clock.now();
  await server.storage.links.revokeOfPerson(person, now);
  const { token, link } = await server.links.make({
    kind: 'sign-in',
    name: '',
    person,
    uses: 1,
    expiresAt: after(now, KEY_LIFE),
    madeBy: idOfPerson(who),
  });
  await audit(server, idOfPerson(who), 'key-made', { person });
  const [address = ''] = addressesOf(server).addresses;
  return { person, token, address: `${address}/join/${token}`, expiresAt: link.expires_at };
};

const ownsServer = async (server: Server, person: string): Promise<boolean> =>
  (await server.storage.people.roles(person)).some(isOwnership);

const isOwnership = ({ tournament_id, role: held }: MembershipRow): boolean =>
  tournament_id === EVERYWHERE && held === 'owner';

const notDown = async (
  server: Server,
  refused: Exclude<SteppedDown, { readonly kind: 'done' }>,
): Promise<Problem> => {
  if (refused.kind !== 'owns-tournaments') return problem('last-owner', {});
  const heads = await Promise.all(refused.tournaments.map(id => server.storage.tournaments.head(id)));
  return problem('owns-tournaments', {
    names: heads.flatMap(head => (head === undefined ? [] : [summaryFrom(head).name])),
  });
};

const peopleOf = async ({ storage }: Server): Promise<readonly PersonOfServer[]> => {
  const [people, memberships, invited, heads, signIns, seen] = await Promise.all([
    storage.people.list(),
    storage.people.memberships(),
    storage.people.invited(),
    storage.tournaments.list(),
    storage.audit.lastOf(SIGN_INS),
    storage.sessions.lastSeen(),
  ]);
  const names = new Map(heads.map(head => [head.id, summaryFrom(head).name]));
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const signedIn = new Map(signIns.map(({ actor, at }) => [actor, at]));
  const lastSeen = new Map(seen.map(({ person, at }) => [person, at]));
  const rolesOf = new Map<string, MembershipRow[]>();
  for (const membership of memberships)
    rolesOf.set(membership.person_id, [...(rolesOf.get(membership.person_id) ?? []), membership]);
  return people.map(person => {
    const roles = rolesOf.get(person.id) ?? [];
    const signedInAt = signedIn.get(person.id);
    const seenAt = lastSeen.get(person.id);
    return {
      id: person.id,
      name: person.name,
      role: roles.some(isOwnership) ? 'owner' : 'arbiter',
      hasPassword: person.password !== null,
      createdAt: person.created_at,
      ...(signedInAt === undefined ? {} : { signedInAt }),
      ...(seenAt === undefined ? {} : { seenAt }),
      ...(person.disabled_at === null ? {} : { disabledAt: person.disabled_at }),
      guests: invited
        .filter(({ invited_by }) => invited_by === person.id)
        .map(({ person_id, tournament_id }) => ({
          name: nameOf.get(person_id) ?? '',
          tournament: names.get(tournament_id) ?? '',
        })),
      tournaments: roles.flatMap(({ tournament_id, role: held }) => {
        const name = names.get(tournament_id);
        return name === undefined ? [] : [{ id: tournament_id, name, role: held }];
      }),
    };
  });
};
