import type { State } from '@pareo/engine/journal';
import { LIMITS } from '@pareo/engine/model';
import { instant, object, objectOf, oneOf, optional, understood, whole } from '@pareo/engine/shape';
import type { Link, LinkWish, Member } from '@pareo/host';
import { lastMomentOfLinks } from '../access/end-of-tournament.ts';
import { after } from '../access/sessions.ts';
import { idOfPerson } from '../access/who.ts';
import { audit } from '../audit.ts';
import type { LinkRow } from '../storage/schema.ts';
import { gaveQuery, personName, role, whatTheyGave } from './parts.ts';
import { problem } from './problems.ts';
import { json, type Route, route } from './route.ts';

const INVITATION_LIFE = 7 * 24 * 3600 * 1000;
const PHONE_LIFE = 24 * 3600 * 1000;

/** Instants are compared as text: all written in the same way. */
const utc = (moment: string): string => new Date(moment).toISOString();

const boardNumber = whole(1, LIMITS.players);
const linkShape = object<LinkWish>({
  kind: oneOf('result-entry', 'check-in', 'captain', 'invite'),
  name: personName,
  round: optional(whole(1, LIMITS.rounds)),
  boards: optional(
    understood(
      objectOf({ first: boardNumber, last: boardNumber }),
      boards => (boards.first <= boards.last ? boards : undefined),
      'first is not after last',
    ),
  ),
  team: optional(whole(1, LIMITS.cells)),
  expiresAt: optional(instant),
});

const linkOf = (row: LinkRow): Link => ({
  id: row.id,
  kind: row.kind === 'welcome' || row.kind === 'sign-in' ? 'invite' : row.kind,
  name: row.name,
  ...(row.round === null ? {} : { round: row.round }),
  ...(row.boards_from === null || row.boards_to === null
    ? {}
    : { boards: { first: row.boards_from, last: row.boards_to } }),
  ...(row.team === null ? {} : { team: row.team }),
  expiresAt: row.expires_at,
  ...(row.used_at === null ? {} : { usedAt: row.used_at }),
  ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
});

/** A captain's link is for a team that is there, and no other link is. */
const isTeamSaid = ({ teams = {} }: State, { kind, team }: LinkWish): boolean =>
  kind === 'captain' ? team !== undefined && teams[team] !== undefined : team === undefined;

export const linkRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/links',
    access: 'tournament',
    summary: 'Links of the tournament. Tokens are told once and never again.',
    answer: '`{ items: [Link] }`',
    run: async ({ server, params }) =>
      json({ items: (await server.storage.links.ofTournament(params['t'] ?? '')).map(linkOf) }),
  }),
  route<LinkWish>({
    method: 'POST',
    path: '/api/v1/tournaments/:t/links',
    access: 'tournament',
    summary:
      'A link: result entry or check-in by phone, a captain (`team`: line-ups and the own match), or an invitation to be an arbiter. It ends a week after the tournament at the latest, and with the right of whoever made it.',
    body: linkShape,
    status: 201,
    answer: '`{ link, token, code? }`: token and code only now',
    run: async ({ server, params, body, who }) => {
      const id = params['t'] ?? '';
      const now = server.clock.now();
      const desk = await server.desks.open(id);
      if (desk === undefined) return problem('not-found', {});
      const { details, phase } = desk.head().journal.state;
      const last = lastMomentOfLinks(details, phase === 'finished', now);
      if (!isTeamSaid(desk.head().journal.state, body))
        return problem('value-invalid', {}, { with: { faults: [{ pointer: '/team' }] } });
      const life = body.kind === 'invite' ? INVITATION_LIFE : PHONE_LIFE;
      // A captain comes back every round, until the link is revoked.
      const own = body.kind === 'captain' ? last : after(now, life);
      const wished = body.expiresAt === undefined ? own : utc(body.expiresAt);
      const expiresAt = wished < last ? wished : last;
      if (expiresAt <= now) return problem('expired', {});
      const made = await server.links.make({
        ...body,
        tournament: id,
        expiresAt,
        ...(body.kind === 'invite' ? { uses: 1 } : {}),
        ...(who.kind === 'person' ? { madeBy: who.id } : {}),
      });
      await audit(server, idOfPerson(who), 'link-made', {
        tournament: id,
        link: made.link.id,
        kind: body.kind,
        name: body.name,
      });
      const { token, code } = made;
      return json(
        { link: linkOf(made.link), token, ...(code === undefined ? {} : { code }) },
        { status: 201 },
      );
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/tournaments/:t/links/:l',
    access: 'tournament',
    summary: 'Ends a link. Phones that use it are told at once.',
    status: 204,
    run: async ({ server, params, who }) => {
      const link = await server.storage.links.byId(params['l'] ?? '');
      if (link === undefined || link.tournament_id !== params['t']) return problem('not-found', {});
      await server.storage.links.revoke(link.id, server.clock.now());
      await audit(server, idOfPerson(who), 'link-revoked', {
        tournament: params['t'] ?? '',
        link: link.id,
        kind: link.kind,
        name: link.name,
      });
      return { kind: 'empty', status: 204 };
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/tournaments/:t/links/:l/renew',
    access: 'tournament',
    summary: 'Another token and code for a link. Phones already in stay in.',
    answer: '`{ link, token, code? }`',
    run: async ({ server, params, who }) => {
      const link = await server.storage.links.byId(params['l'] ?? '');
      if (link === undefined || link.tournament_id !== params['t'] || link.revoked_at !== null)
        return problem('not-found', {});
      const { token, code } = await server.links.renew(link);
      await audit(server, idOfPerson(who), 'link-renewed', {
        tournament: params['t'] ?? '',
        link: link.id,
        kind: link.kind,
        name: link.name,
      });
      return json({ link: linkOf(link), token, ...(code === undefined ? {} : { code }) });
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/members',
    access: 'tournament',
    summary: 'Owner and arbiters of the tournament.',
    answer: '`{ items: [{ id, name, role }] }`',
    run: async ({ server, params }) => {
      const members = await server.storage.people.members(params['t'] ?? '');
      const items: Member[] = [];
      for (const { person_id, role } of members) {
        const person = await server.storage.people.byId(person_id);
        if (person !== undefined) items.push({ id: person.id, name: person.name, role });
      }
      return json({ items });
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/tournaments/:t/members/:p',
    access: 'tournament-owner',
    summary: 'The role of a member.',
    body: objectOf({ role }),
    status: 204,
    run: async ({ server, params, body, who }) => {
      const tournament = params['t'] ?? '';
      const members = await server.storage.people.members(tournament);
      const member = members.find(({ person_id }) => person_id === params['p']);
      if (member === undefined) return problem('not-found', {});
      if (body.role === 'owner') await server.storage.people.join({ ...member, role: 'owner' });
      else {
        const gave = { at: server.clock.now(), by: idOfPerson(who) };
        const left = await server.storage.people.leave(member.person_id, tournament, 'arbiter', gave);
        if (left === 'last-owner') return problem('last-owner', {});
      }
      await audit(server, idOfPerson(who), 'role-changed', {
        tournament,
        person: member.person_id,
        from: member.role,
        to: body.role,
      });
      return { kind: 'empty', status: 204 };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/tournaments/:t/members/:p',
    access: 'tournament-owner',
    summary:
      'Takes somebody out of the tournament. Their links end, and the roles of who came by their invitations; with `links=take-over` links of phones become yours, with `members=take-over` these people stay.',
    query: gaveQuery,
    status: 204,
    run: async asked => {
      const { server, params, who } = asked;
      const tournament = params['t'] ?? '';
      const members = await server.storage.people.members(tournament);
      const member = members.find(({ person_id }) => person_id === params['p']);
      if (member === undefined) return problem('not-found', {});
      const left = await server.storage.people.leave(
        member.person_id,
        tournament,
        'nobody',
        whatTheyGave(asked),
      );
      if (left === 'last-owner') return problem('last-owner', {});
      await audit(server, idOfPerson(who), 'member-removed', {
        tournament,
        person: member.person_id,
      });
      return { kind: 'empty', status: 204 };
    },
  }),
];
