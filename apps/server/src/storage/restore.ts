import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../access/tokens.ts';
import { sealedThrough } from './seals.ts';
import { JOURNAL_FILE, openSqlite } from './sqlite/storage.ts';
import type { Storage } from './storage.ts';

/** A tournament that was brought back, under a new id. */
export interface Restored {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

const AT_ONCE = 1_000_000;

/* Restoring is always into a copy: the journal with its seals as it was, checked, under another id and address. What is
 * there stays as it is. Throws `JournalDamaged`. */
export const restoreFrom = async (
  path: string,
  storage: Storage,
  owner: string | undefined,
): Promise<readonly Restored[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'pareo-restore-'));
  try {
    // A copy, because opening would change the schema of an older one.
    copyFileSync(path, join(folder, JOURNAL_FILE));
    const backup = await openSqlite({ folder });
    try {
      const restored: Restored[] = [];
      for (const head of await backup.tournaments.list())
        restored.push(await restoreOne(backup, storage, head.id, owner));
      return restored;
    } finally {
      await backup.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const restoreOne = async (
  backup: Storage,
  storage: Storage,
  tournament: string,
  owner: string | undefined,
): Promise<Restored> => {
  const head = await backup.tournaments.head(tournament);
  if (head === undefined) throw new Error(`no tournament ${tournament} in the backup`);
  const entries = await backup.journals.entries(tournament, 0, AT_ONCE);
  sealedThrough({ version: 0, seal: '' }, entries);
  const attached = await backup.journals.attachments(tournament);
  const id = newId();
  const slug = `${head.slug.slice(0, 40)}-copy-${id.slice(0, 4)}`;
  const summary = { ...(JSON.parse(head.summary) as { readonly name?: string }), id };
  const [answer] = await storage.journals.append([
    {
      tournament: id,
      expected: 0,
      after: '',
      entries,
      attached,
      summary: { phase: head.phase, seal: head.seal, json: JSON.stringify(summary) },
      create: {
        slug,
        visibility: 'off',
        whyPublic: head.whyPublic,
        members: owner === undefined ? [] : [{ person_id: owner, tournament_id: id, role: 'owner' }],
      },
    },
  ]);
  if (answer?.kind !== 'appended') throw new Error('a new id is free');
  return { id, slug, name: summary.name ?? '' };
};
