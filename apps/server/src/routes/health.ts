import { SYSTEMS } from '@pareo/engine';
import { isServerOwner } from '../access/who.ts';
import { json, type Route, route } from './route.ts';

export const healthRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/health',
    access: 'all',
    summary: 'Whether the server answers; for the owner also what it holds.',
    answer: '`{ status, version }`',
    run: async ({ server, who }) => {
      const status = { status: 'ok', version: server.build };
      if (!isServerOwner(who)) return json(status);
      const memory = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return json({
        ...status,
        process: process.pid,
        database: await server.storage.health(),
        desks: server.desks.count(),
        streams: server.hall.count(),
        streamsDropped: server.hall.dropped(),
        jobsWaiting: server.work.waiting(),
        cachedBytes: server.publicAnswers.bytes(),
        memory: memory.rss,
        // Milliseconds of the processor since the start, all threads.
        processor: Math.round((user + system) / 1000),
      });
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/systems',
    access: 'all',
    summary: 'Every pairing system: id, edition, options, proposed tie-breaks.',
    answer: '`{ items: [{ id, edition, chapter, kind, options, tiebreaks }] }`',
    run: () =>
      json({
        items: SYSTEMS.map(system => ({
          id: system.id,
          edition: system.edition,
          chapter: system.chapter,
          kind: system.kind,
          options: system.options,
          tiebreaks: system.tiebreaks ?? [],
        })),
      }),
  }),
];
