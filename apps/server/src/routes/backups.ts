import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { actorOf, idOfPerson, type Who } from '../access/who.ts';
import { audit } from '../audit.ts';
import type { Server } from '../server.ts';
import { type Restored, restoreFrom } from '../storage/restore.ts';
import { problem } from './problems.ts';
import { json, type Route, route } from './route.ts';

type Person = Who & { readonly kind: 'person' };

export const backupRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/backups',
    access: 'owner',
    summary: 'Backups, newest first; when they are made by themselves, and how many are kept.',
    answer: '`{ items: [{ name, at, reason, bytes }], plan: { at, beforeRounds, keep, failedAt? } }`',
    run: ({ server }) => json({ items: server.backups.list(), plan: server.backups.plan() }),
  }),
  route({
    method: 'POST',
    path: '/api/v1/backups',
    access: 'owner',
    summary: 'Makes a backup now.',
    status: 201,
    answer: '`{ name, at, reason, bytes }`',
    run: async ({ server, who }) => {
      const backup = await server.backups.make('asked');
      await audit(server, idOfPerson(who), 'backup-made', {
        backup: backup.name,
        reason: backup.reason,
      });
      return json(backup, { status: 201 });
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/backups/:b',
    access: 'owner',
    summary: 'A backup as a file.',
    answer: 'a SQLite file',
    run: async ({ server, params, who }) => {
      const path = server.backups.path(params['b'] ?? '');
      if (path === undefined) return problem('not-found', {});
      await audit(server, idOfPerson(who), 'backup-downloaded', { backup: params['b'] ?? '' });
      // Read as it goes out: a federation's is larger than what we would keep in memory.
      const file = await open(path);
      const { size } = await file.stat();
      return {
        kind: 'bytes',
        body: Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>,
        type: 'application/vnd.sqlite3',
        headers: {
          'content-disposition': `attachment; filename="${params['b']}"`,
          'content-length': String(size),
        },
      };
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/backups/:b/restore',
    access: 'owner',
    summary:
      'Brings every tournament of a backup back, each as a copy whose name says so. Nothing that is there changes.',
    status: 201,
    answer: '`{ items: [{ id, slug, name }] }`',
    run: async ({ server, params, who }) => {
      const path = server.backups.path(params['b'] ?? '');
      if (path === undefined) return problem('not-found', {});
      if (who.kind !== 'person') return problem('not-permitted', {});
      const items: Restored[] = [];
      for (const copy of await restoreFrom(path, server.storage, who.id))
        items.push(await toldApart(server, who, copy));
      await audit(server, idOfPerson(who), 'restored', {
        backup: params['b'] ?? '',
        tournaments: items.length,
      });
      return json({ items }, { status: 201 });
    },
  }),
];

/* Under the same name a copy and its original cannot be told apart: the copy is renamed by an act like any other, signed by who
 * restored it, after the journal as it was (decision 321). */
const toldApart = async (server: Server, who: Person, copy: Restored): Promise<Restored> => {
  const desk = await server.desks.open(copy.id);
  if (desk === undefined) throw new Error('it was just restored');
  const { details } = desk.head().journal.state;
  const at = new Date(server.clock.now()).toLocaleString('sv-SE', {
    timeZone: details.zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const name = `${details.name} (${RESTORED[details.language]} ${at})`;
  const answer = await desk.send({
    id: randomBytes(16).toString('hex'),
    wish: { kind: 'change-details', changes: { name }, was: { name: details.name } },
    by: actorOf(who),
    basis: desk.head().version,
    orAsk: false,
  });
  if (!('entry' in answer)) throw new Error(`the copy was not renamed: ${answer.kind}`);
  return { ...copy, name };
};

const RESTORED = { en: 'restored', es: 'restaurado' } as const;
