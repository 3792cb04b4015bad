import { LIMITS } from '@pareo/engine/model';
import {
  figures,
  flag,
  matching,
  objectOf,
  oneOf,
  optional,
  textOf,
  understood,
  type ValueOf,
} from '@pareo/engine/shape';
import { actorOf, idOfPerson, isServerOwner, roleIn } from '../access/who.ts';
import { audit } from '../audit.ts';
import { makeDemo } from '../demo.ts';
import type { CreateAnswer } from '../desks/desks.ts';
import { summaryFrom } from '../desks/summary.ts';
import type { Server } from '../server.ts';
import type { TournamentHead } from '../storage/storage.ts';
import { problemOfSending } from './acts.ts';
import { addressesOf } from './addresses.ts';
import { type CreateBody, createBody, slug } from './create-body.ts';
import { problem } from './problems.ts';
import { type Asked, json, type Reply, type Route, route } from './route.ts';

const LISTED = 100;
const MOST_LISTED = 1000;

/** Where a page of the list ended: when that tournament changed, and its id. */
const place = understood(
  matching(/^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z~[A-Za-z0-9-]{1,100}$/, 'the `next` of an answer before'),
  text => {
    const [changedAt = '', id = ''] = text.split('~');
    return { changedAt, id };
  },
  'the `next` of an answer before',
);

const changes = objectOf({
  slug: optional(slug),
  visibility: optional(oneOf('public', 'link', 'off')),
  whyPublic: optional(flag),
  archived: optional(flag),
});

export const tournamentRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/tournaments',
    access: 'person',
    summary:
      'Your tournaments; all of them for the owner of the server. Newest change first, `limit` at a time; `next` goes on after them.',
    query: objectOf({ limit: optional(figures(1, MOST_LISTED)), after: optional(place) }),
    answer: '`{ items: [TournamentSummary], next? }`',
    run: async ({ server, who, query: { limit = LISTED, after } }) => {
      if (who.kind !== 'person') return problem('not-permitted', {});
      const page = { limit, ...(after ? { after } : {}) };
      const heads = isServerOwner(who)
        ? await server.storage.tournaments.list(page)
        : await server.storage.tournaments.listOf(who.id, page);
      const last = heads.at(-1);
      return json({
        items: heads.map(summaryFrom),
        ...(last && heads.length === limit ? { next: `${last.changedAt}~${last.id}` } : {}),
      });
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/tournaments',
    access: 'person',
    summary: 'Makes a tournament; with `import`, from a file that was read before.',
    hasWish: true,
    body: createBody,
    readAside: 'create',
    largest: LIMITS.bytes,
    isHeavy: true,
    status: 201,
    answer: '`{ id, slug, entry }`; 200 when it was made before',
    run: createTournament,
  }),
  route({
    method: 'POST',
    path: '/api/v1/tournaments/demo',
    access: 'owner',
    summary: 'The tournament to look at: sixty players, in round 4 of 7. Made once.',
    status: 201,
    answer: '`{ id }`',
    run: async ({ server }) => json({ id: await makeDemo(server) }, { status: 201 }),
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/sharing',
    access: 'tournament',
    summary: 'Where the public pages are, and who may see them.',
    answer: '`{ slug, visibility, whyPublic, addresses, loopbackOnly, slugFrozen }`',
    run: async asked => sharingOf(asked),
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/tournaments/:t',
    access: 'tournament',
    summary: 'Public address, visibility, whether players may read why, archive.',
    body: changes,
    answer: 'as `GET …/sharing`',
    run: async asked => {
      const { server, params, body, who } = asked;
      const id = params['t'] ?? '';
      const head = await server.storage.tournaments.head(id);
      if (head === undefined) return problem('not-found', {});
      if (body.slug !== undefined && body.slug !== head.slug && (await isFrozen(asked)))
        return problem('slug-fixed', {});
      const changed = await server.storage.tournaments.change(id, {
        ...(body.slug === undefined ? {} : { slug: body.slug }),
        ...(body.visibility === undefined ? {} : { visibility: body.visibility }),
        ...(body.whyPublic === undefined ? {} : { whyPublic: body.whyPublic }),
        ...(body.archived === undefined
          ? {}
          : { archivedAt: body.archived ? server.clock.now() : undefined }),
      });
      if (changed === 'slug-taken') return problem('slug-taken', { slug: body.slug ?? '' });
      await auditChanges(server, idOfPerson(who), head, body);
      return sharingOf(asked);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/tournaments/:t',
    access: 'tournament-owner',
    summary: 'Deletes a tournament for ever: its name is typed, a backup is made first.',
    body: objectOf({ name: textOf('line', { signs: 'any' }) }),
    status: 204,
    run: async ({ server, params, body, who }) => {
      const id = params['t'] ?? '';
      const head = await server.storage.tournaments.head(id);
      if (head === undefined) return problem('not-found', {});
      if (summaryFrom(head).name !== body.name) return problem('name-differs', {});
      await server.backups.make('before-deletion', head);
      await server.storage.tournaments.remove(id);
      server.desks.close(id);
      await audit(server, idOfPerson(who), 'tournament-deleted', {
        tournament: id,
        name: body.name,
      });
      return { kind: 'empty', status: 204 };
    },
  }),
];

type SharingBody = ValueOf<typeof changes>;

/** One line for each thing that is another one now. */
const auditChanges = async (
  server: Server,
  actor: string,
  head: TournamentHead,
  { slug: address, visibility, whyPublic, archived }: SharingBody,
): Promise<void> => {
  const tournament = head.id;
  if (visibility !== undefined && visibility !== head.visibility)
    await audit(server, actor, 'visibility-changed', { tournament, from: head.visibility, to: visibility });
  if (archived !== undefined && archived !== (head.archivedAt !== undefined))
    await audit(server, actor, 'tournament-archived', { tournament, archived });
  const others = {
    ...(address === undefined || address === head.slug ? {} : { slug: address }),
    ...(whyPublic === undefined || whyPublic === head.whyPublic ? {} : { whyPublic }),
  };
  if (Object.keys(others).length > 0)
    await audit(server, actor, 'tournament-changed', { tournament, ...others });
};

async function createTournament(asked: Asked<CreateBody, unknown>): Promise<Reply> {
  const { server, who, body } = asked;
  if (who.kind !== 'person') return problem('not-permitted', {});
  const imported =
    body.import === undefined ? undefined : await server.imports.find(who.session, body.import);
  if (body.import !== undefined && imported === undefined) return problem('not-found', {});
  const wish = imported === undefined ? body.wish : { ...body.wish, from: imported };
  const answer = await server.desks.create({
    id: body.id,
    wish,
    by: actorOf(who),
    ...(body.made === undefined ? {} : { made: body.made }),
    slug: body.slug ?? slugFrom(wish.details.name),
    visibility: 'public',
    member: { person_id: who.id, role: 'owner' },
  });
  return replyToCreating(asked, answer);
}

export const replyToCreating = async (
  { server, who }: Asked<unknown, unknown>,
  answer: CreateAnswer,
): Promise<Reply> => {
  if (!('entry' in answer)) return problemOfSending(answer);
  // Somebody else's, met by chance or by guessing: not to be known.
  const head = await server.storage.tournaments.head(answer.tournament);
  const fresh =
    who.kind === 'person' ? { ...who, memberships: await server.storage.people.roles(who.id) } : who;
  if (head === undefined || roleIn(fresh, answer.tournament) === undefined) return problem('id-reused', {});
  return json(
    { id: answer.tournament, slug: head.slug, entry: answer.entry },
    { status: answer.kind === 'created' ? 201 : 200 },
  );
};

/** `Abierto de Xalapa 2026` is `abierto-de-xalapa-2026`. */
export const slugFrom = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'tournament' : plain;
};

const isFrozen = async ({ server, params }: Asked<unknown, unknown>): Promise<boolean> => {
  const desk = await server.desks.open(params['t'] ?? '');
  return (desk?.head().journal.state.published ?? 0) > 0;
};

const sharingOf = async (asked: Asked<unknown, unknown>): Promise<Reply> => {
  const { server, params } = asked;
  const head = await server.storage.tournaments.head(params['t'] ?? '');
  if (head === undefined) return problem('not-found', {});
  const { addresses, loopbackOnly } = addressesOf(server);
  return json({
    slug: head.slug,
    visibility: head.visibility,
    whyPublic: head.whyPublic,
    addresses: addresses.map(address => `${address}/t/${head.slug}`),
    loopbackOnly,
    slugFrozen: await isFrozen(asked),
  });
};
