import { readFileSync } from 'node:fs';
import { restoreFrom } from '../storage/restore.ts';
import { problem } from './problems.ts';
import { json, type Route, route } from './route.ts';
import { audit } from './session.ts';

export const backupRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/backups',
    access: 'owner',
    summary: 'Backups, newest first.',
    answer: '`{ items: [{ name, at, reason, bytes }] }`',
    run: ({ server }) => json({ items: server.backups.list() }),
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
      await audit(server, who.kind === 'person' ? who.id : '', 'backup-made', { backup: backup.name });
      return json(backup, { status: 201 });
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/backups/:b',
    access: 'owner',
    summary: 'A backup as a file.',
    answer: 'a SQLite file',
    run: ({ server, params }) => {
      const path = server.backups.path(params['b'] ?? '');
      if (path === undefined) return problem('not-found', {});
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
      await audit(server, who.kind === 'person' ? who.id : '', 'restored', { backup: params['b'] });
      return json({ items }, { status: 201 });
    },
  }),
];
