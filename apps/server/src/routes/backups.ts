import { readFileSync } from 'node:fs';
import { idOfPerson } from '../access/who.ts';
import { audit } from '../audit.ts';
import { restoreFrom } from '../storage/restore.ts';
import { problem } from './problems.ts';
import { json, type Route, route } from './route.ts';

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
      return {
        kind: 'bytes',
        body: new Uint8Array(readFileSync(path)),
        type: 'application/vnd.sqlite3',
        headers: { 'content-disposition': `attachment; filename="${params['b']}"` },
      };
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/backups/:b/restore',
    access: 'owner',
    summary: 'Brings every tournament of a backup back, each as a copy. Nothing that is there changes.',
    status: 201,
    answer: '`{ items: [{ id, slug, name }] }`',
    run: async ({ server, params, who }) => {
      const path = server.backups.path(params['b'] ?? '');
      if (path === undefined) return problem('not-found', {});
      const items = await restoreFrom(path, server.storage, who.kind === 'person' ? who.id : undefined);
      await audit(server, idOfPerson(who), 'restored', {
        backup: params['b'] ?? '',
        tournaments: items.length,
      });
      return json({ items }, { status: 201 });
    },
  }),
];
