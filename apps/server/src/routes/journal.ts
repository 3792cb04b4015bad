import { seqOf } from '@pareo/engine/journal';
import { figures, objectOf, optional, readAs, textOf } from '@pareo/engine/shape';
import type { Opened } from '@pareo/host';
import { entryOf } from '../desks/head.ts';
import { WorkStopped } from '../work/work.ts';
import { problem } from './problems.ts';
import { json, type Route, route } from './route.ts';
import { rightOfConsole } from './stream-rights.ts';

const MOST = 500;
const seqText = figures(0, 2_147_483_647);
const word = textOf('word');

export const journalRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t',
    isLarge: true,
    access: 'tournament',
    summary: 'The tournament: the settled state, the entries since, the version.',
    answer: '`{ settled, tail, version }`',
    run: async ({ server, params, header }) => {
      const desk = await server.desks.open(params['t'] ?? '');
      if (desk === undefined) return problem('not-found', {});
      const { journal, tail, version } = desk.head();
      const etag = `"${version}-${server.build}"`;
      if (header('if-none-match') === etag) return { kind: 'empty', status: 304, headers: { etag } };
      const opened: Opened = { settled: journal.settled, tail, version: seqOf(version) };
      return json(opened, { headers: { etag, 'cache-control': 'private, no-cache' } });
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/entries',
    isLarge: true,
    access: 'tournament',
    summary: 'Entries: newest first with `before`, oldest first with `after`.',
    query: objectOf({
      before: optional(seqText),
      after: optional(seqText),
      limit: optional(figures(1, MOST)),
      who: optional(word),
      kind: optional(word),
    }),
    answer: '`{ items: [Entry], next? }`',
    run: async ({ server, params, query }) => {
      const id = params['t'] ?? '';
      const { journals } = server.storage;
      const limit = query.limit ?? 100;
      if (query.after !== undefined) {
        const items = (await journals.entries(id, query.after, limit)).map(entryOf);
        return json({ items, ...(items.length === limit ? { next: items.at(-1)?.seq } : {}) });
      }
      const before = query.before ?? 2_147_483_647;
      const stored = await journals.entriesBefore(id, before, limit, {
        ...(query.who === undefined ? {} : { byId: query.who }),
        ...(query.kind === undefined ? {} : { kinds: [query.kind] }),
      });
      const items = stored.map(entryOf);
      return json({ items, ...(items.length === limit ? { next: items.at(-1)?.seq } : {}) });
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/at/:seq',
    isHeavy: true,
    access: 'tournament',
    summary: 'The state after the entry with this number.',
    answer: 'a state',
    run: async ({ server, params }) => {
      const seq = readAs(seqText, params['seq']);
      const id = params['t'] ?? '';
      const head = await server.storage.tournaments.head(id);
      if (head === undefined || !seq.ok || seq.value > head.version) return problem('not-found', {});
      const entries = await server.storage.journals.entries(id, 0, Math.max(1, seq.value));
      try {
        return json(await server.work.run('at', { entries: entries.slice(0, seq.value) }, { of: id }));
      } catch (error) {
        if (error instanceof WorkStopped) return problem('work-stopped', {});
        throw error;
      }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/tournaments/:t/stream',
    access: 'tournament',
    isStream: true,
    summary:
      'Server-sent events: `hello`, then every entry after `Last-Event-ID` or `after`, then each new one.',
    query: objectOf({ after: optional(seqText) }),
    answer: '`text/event-stream`: `hello`, `entry`, `reset`, `bye`',
    run: async ({ server, who, params, query, header, outgoing, address }) => {
      const desk = await server.desks.open(params['t'] ?? '');
      if (desk === undefined || outgoing === undefined) return problem('not-found', {});
      const last = readAs(seqText, header('last-event-id'));
      const after = last.ok ? last.value : (query.after ?? desk.head().version);
      const client = server.hall.enter(outgoing, address);
      if (client === undefined) return problem('too-many-streams', {}, { headers: { 'retry-after': '30' } });
      server.rights.guard(client, rightOfConsole(server, who, desk.id));
      await server.consoleStreams.join(desk, client, after);
      return { kind: 'stream' };
    },
  }),
];
