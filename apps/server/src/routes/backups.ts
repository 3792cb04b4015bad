import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { clockZone } from '@pareo/engine/journal';
import { judge } from '@pareo/host/judge';
import { actorOf, idOfPerson, type Who } from '../access/who.ts';
import { audit } from '../audit.ts';
import { loadHead } from '../desks/desks.ts';
import { storedOf } from '../desks/head.ts';
import { summaryFrom, summaryJson } from '../desks/summary.ts';
import type { Server } from '../server.ts';
import type { BackupFile, MadeBackup } from '../storage/backup-keeper.ts';
import { type Mark, restoreFrom } from '../storage/restore.ts';
import type { AuditFacts } from '../storage/storage.ts';
import { damaged, problem } from './problems.ts';
import { json, type Route, route } from './route.ts';

type Person = Who & { readonly kind: 'person' };

export const backupRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/backups',
    access: 'owner',
    summary: 'Backups, newest first; when they are made by themselves, and how many are kept.',
    answer:
      '`{ items: [{ name, at, reason, tournament?, bytes, isDamaged? }], plan: { at, beforeRounds, keep, failedAt? } }`; `tournament`: the name of the one because of which it was made',
    run: async ({ server }) => json({ items: await named(server), plan: server.backups.plan() }),
  }),
  route({
    method: 'POST',
    path: '/api/v1/backups',
    access: 'owner',
    summary: 'Makes a backup now.',
    status: 201,
    answer:
      '`{ name, at, reason, bytes, isDamaged?, damaged: [{ slug, seq, what }] }`; `damaged`: the tournaments in it whose journal is not what was sealed, and where (`what`: `entry`, `attachment`, `head`)',
    run: async ({ server, who }) => {
      const backup = await server.backups.make('asked');
      await audit(server, idOfPerson(who), 'backup-made', factsOf(backup));
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
    answer:
      '`{ items: [{ id, slug, name }], failed: [{ slug, name, seq?, what? }] }`; `failed`: those that cannot be read, and what is damaged; 503 where that is all of them',
    run: async ({ server, params, who }) => {
      const path = server.backups.path(params['b'] ?? '');
      if (path === undefined) return problem('not-found', {});
      if (who.kind !== 'person') return problem('not-permitted', {});
      const { restored: items, failed } = await restoreFrom(
        path,
        server.storage,
        who.id,
        toldApart(server, who),
      );
      if (items.length === 0 && failed.length > 0) {
        const { seq = 0, what = 'entry' } = failed[0] ?? {};
        return damaged({ seq, what });
      }
      await audit(server, idOfPerson(who), 'restored', {
        backup: params['b'] ?? '',
        tournaments: items.length,
        ...(failed.length === 0 ? {} : { failed: failed.length }),
      });
      return json({ items, failed }, { status: 201 });
    },
  }),
];

/** What the audit says of a copy. */
export const factsOf = ({ name, reason, damaged }: MadeBackup): AuditFacts => ({
  backup: name,
  reason,
  ...(damaged.length === 0 ? {} : { damaged: damaged.map(({ slug, seq }) => `${slug} (${seq})`).join(', ') }),
});

/** With the names of tournaments; one that is gone, or has another address now, by the address it had. */
const named = async ({ backups, storage }: Server): Promise<readonly BackupFile[]> => {
  const files = backups.list();
  const names = new Map<string, string>();
  for (const { of, tournament } of files) {
    if (tournament === undefined || names.has(of ?? tournament)) continue;
    const head = await (of === undefined
      ? storage.tournaments.bySlug(tournament)
      : storage.tournaments.head(of));
    names.set(of ?? tournament, head === undefined ? tournament : summaryFrom(head).name);
  }
  return files.map(({ tournament, of, ...file }) =>
    tournament === undefined ? file : { ...file, tournament: names.get(of ?? tournament) ?? tournament },
  );
};

/* Under the same name a copy and its original cannot be told apart: the copy is renamed by an act like any other, signed by who
 * restored it, after the journal as it was (decision 321), and written with it. */
const toldApart =
  ({ clock }: Server, who: Person): Mark =>
  async (backup, tournament, copy) => {
    const { head } = await loadHead({ storage: backup }, tournament);
    const { details } = head.journal.state;
    const at = new Date(clock.now()).toLocaleString('sv-SE', {
      timeZone: clockZone(details.zone),
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const name = `${details.name} (${RESTORED[details.language]} ${at})`;
    const judged = judge(
      head,
      {
        id: randomBytes(16).toString('hex'),
        act: { kind: 'change-details', changes: { name }, was: { name: details.name } },
        by: actorOf(who),
        basis: head.version,
      },
      clock.now(),
    );
    if (judged.kind === 'refused') throw new Error(`the copy was not renamed: ${judged.refusals[0]?.code}`);
    return { name, entry: storedOf(judged.entry), summary: summaryJson(copy, judged.head) };
  };

const RESTORED = { en: 'restored', es: 'restaurado' } as const;
