import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { actorOf, idOfPerson, type Who } from '../access/who.ts';
import { audit } from '../audit.ts';
import type { Server } from '../server.ts';
import type { BackupFile } from '../storage/backup-keeper.ts';
import { type Restored, restoreFrom } from '../storage/restore.ts';
import { problem } from './problems.ts';
import { json, type Route, route } from './route.ts';
import { summaryFrom } from './tournaments.ts';

type Person = Who & { readonly kind: 'person' };

export const backupRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/backups',
    access: 'owner',
    summary: 'Backups, newest first; when they are made by themselves, and how many are kept.',
    answer:
      '`{ items: [{ name, at, reason, tournament?, bytes }], plan: { at, beforeRounds, keep, failedAt? } }`; `tournament`: the name of the one because of which it was made',
    run: async ({ server }) => json({ items: await named(server), plan: server.backups.plan() }),
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

/** With the names of tournaments; one that is gone, or has another address now, by the address it had. */
const named = async ({ backups, storage }: Server): Promise<readonly BackupFile[]> => {
  const files = backups.list();
  const names = new Map<string, string>();
  for (const slug of new Set(files.flatMap(({ tournament }) => tournament ?? []))) {
    const head = await storage.tournaments.bySlug(slug);
    names.set(slug, head === undefined ? slug : summaryFrom(head).name);
  }
  return files.map(({ tournament, ...file }) =>
    tournament === undefined ? file : { ...file, tournament: names.get(tournament) ?? tournament },
  );
};

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
