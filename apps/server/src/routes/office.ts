import { figures, instant, objectOf, oneOf, optional, textOf, type ValueOf } from '@pareo/engine/shape';
import {
  AUDIT_KINDS,
  type AuditEntry,
  type AuditKind,
  type Named,
  type TournamentOfServer,
} from '@pareo/host';
import { idOfPerson, isServerOwner } from '../access/who.ts';
import { audit } from '../audit.ts';
import { summaryFrom, summaryIn } from '../desks/summary.ts';
import type { AuditFilter, NamedAuditLine, TournamentHead } from '../storage/storage.ts';
import { auditTable } from './audit-table.ts';
import { problem } from './problems.ts';
import { type Asked, json, type Reply, type Route, route } from './route.ts';

/* What the owner of a server looks after: all tournaments, who they belong to, and the audit. */

const MOST = 500;
const USUAL = 100;
const NEWEST = 2_147_483_647;

const word = textOf('word');

const listQuery = objectOf({
  q: optional(textOf('word', { signs: 'any' })),
  owner: optional(word),
  phase: optional(oneOf('preparing', 'running', 'finished')),
  archived: optional(oneOf('yes', 'no')),
  limit: optional(figures(1, MOST)),
  cursor: optional(figures(0, NEWEST)),
});
type ListQuery = ValueOf<typeof listQuery>;

const AUDIT_FIELDS = {
  person: optional(word),
  tournament: optional(word),
  kind: optional(oneOf(...AUDIT_KINDS)),
  from: optional(instant),
  until: optional(instant),
};
const auditQuery = objectOf(AUDIT_FIELDS);
type AuditQuery = ValueOf<typeof auditQuery>;

export const officeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/server/tournaments',
    access: 'owner',
    summary: 'All tournaments of the server with owners, size, state, visibility; newest change first.',
    query: listQuery,
    answer: '`{ items: [TournamentSummary with visibility, owners, arbiters], total, next? }`',
    run: listTournaments,
  }),
  route({
    method: 'PUT',
    path: '/api/v1/tournaments/:t/owner',
    access: 'tournament-owner',
    summary:
      'Hands a tournament over: this person owns it, who owned it before stays as an arbiter. To anybody of the server only by its owner.',
    body: objectOf({ person: word }),
    status: 204,
    run: handOver,
  }),
  route({
    method: 'GET',
    path: '/api/v1/server/audit',
    access: 'owner',
    summary: 'Log-ins, links, roles, visibility, backups, deletions: newest first. Kept two years.',
    query: objectOf({
      ...AUDIT_FIELDS,
      before: optional(figures(1, NEWEST)),
      limit: optional(figures(1, MOST)),
    }),
    answer: '`{ items: [{ n, at, kind, actor?, person?, tournament?, about }], next? }`',
    run: async ({ server, query }) => {
      const { before = NEWEST, limit = USUAL, ...wished } = query;
      const lines = await server.storage.audit.page(filterOf(wished), before, limit);
      const items = lines.map(entryOf);
      return json({ items, ...(lines.length === limit ? { next: lines.at(-1)?.n } : {}) });
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/server/audit.csv',
    access: 'owner',
    summary: 'The same as a table, all that fits the filter.',
    query: auditQuery,
    answer: 'a CSV file',
    run: async ({ server, query, who }) => {
      const filter = filterOf(query);
      const entries: AuditEntry[] = [];
      for (let before = NEWEST; ; ) {
        const lines = await server.storage.audit.page(filter, before, MOST);
        entries.push(...lines.map(entryOf));
        if (lines.length < MOST) break;
        before = lines.at(-1)?.n ?? 0;
      }
      await audit(server, idOfPerson(who), 'audit-exported', { lines: entries.length });
      return {
        kind: 'bytes',
        body: auditTable(entries),
        type: 'text/csv; charset=utf-8',
        headers: { 'content-disposition': 'attachment; filename="audit.csv"' },
      };
    },
  }),
];

const filterOf = ({ person, tournament, kind, from, until }: AuditQuery): AuditFilter => ({
  ...(person === undefined ? {} : { person }),
  ...(tournament === undefined ? {} : { tournament }),
  ...(kind === undefined ? {} : { kinds: [kind] }),
  ...(from === undefined ? {} : { from: utc(from) }),
  ...(until === undefined ? {} : { until: utc(until) }),
});

/** Instants are compared as text: all written in the same way. */
const utc = (moment: string): string => new Date(moment).toISOString();

async function listTournaments({ server, query }: Asked<undefined, ListQuery>): Promise<Reply> {
  const { limit = USUAL, cursor = 0 } = query;
  const [heads, memberships, people] = await Promise.all([
    server.storage.tournaments.list(),
    server.storage.people.memberships(),
    server.storage.people.list(),
  ]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const membersOf = new Map<string, typeof memberships>();
  for (const one of memberships)
    membersOf.set(one.tournament_id, [...(membersOf.get(one.tournament_id) ?? []), one]);
  const named = (head: TournamentHead, role: string): readonly Named[] =>
    (membersOf.get(head.id) ?? []).flatMap(one =>
      one.role === role ? [{ id: one.person_id, name: names.get(one.person_id) ?? '' }] : [],
    );
  const found = heads
    .filter(head => query.phase === undefined || head.phase === query.phase)
    .filter(
      head => query.archived === undefined || (query.archived === 'yes') === (head.archivedAt !== undefined),
    )
    .map(
      (head): TournamentOfServer => ({
        ...summaryFrom(head),
        visibility: head.visibility,
        owners: named(head, 'owner'),
        arbiters: named(head, 'arbiter'),
      }),
    )
    .filter(({ owners }) => query.owner === undefined || owners.some(({ id }) => id === query.owner))
    .filter(one => fits(query.q ?? '', `${one.name} ${one.place ?? ''} ${one.event ?? ''} ${one.slug}`));
  const items = found.slice(cursor, cursor + limit);
  const next = cursor + items.length;
  return json({ items, total: found.length, ...(next < found.length ? { next: String(next) } : {}) });
}

/** Every word that was typed, whatever its accents and order. */
const fits = (typed: string, text: string): boolean => {
  const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const there = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every(word => there.includes(word));
};

async function handOver({
  server,
  params,
  body,
  who,
}: Asked<{ readonly person: string }, unknown>): Promise<Reply> {
  const { people } = server.storage;
  const tournament = params['t'] ?? '';
  const members = await people.members(tournament);
  const person = await people.byId(body.person);
  const isMember = members.some(({ person_id }) => person_id === body.person);
  // Who else there is on the server is known to its owner alone.
  if (person === undefined || person.disabled_at !== null || !(isMember || isServerOwner(who)))
    return problem('not-found', {});
  await people.handOver(tournament, person.id, isServerOwner(who) ? undefined : idOfPerson(who));
  await audit(server, idOfPerson(who), 'handed-over', { tournament, person: person.id });
  return { kind: 'empty', status: 204 };
}

/** A line with the names of today. */
const entryOf = (line: NamedAuditLine): AuditEntry => {
  const actor = named(line.actor, line.actorName);
  const person = named(line.person, line.personName);
  const tournament = named(line.tournament, nameIn(line.summary));
  return {
    n: line.n,
    at: line.at,
    kind: line.what as AuditKind,
    ...(actor === undefined ? {} : { actor }),
    ...(person === undefined ? {} : { person }),
    ...(tournament === undefined ? {} : { tournament }),
    about: line.about,
  };
};

const named = (id: string | undefined, name: string | undefined): Named | undefined =>
  id === undefined || id === '' ? undefined : { id, name: name ?? '' };

const nameIn = (summary: string | undefined): string | undefined =>
  summary === undefined ? undefined : summaryIn(summary)?.name;
