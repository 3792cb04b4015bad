import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../access/tokens.ts';
import { summaryIn } from '../desks/summary.ts';
import { type Damage, JournalDamaged } from './seals.ts';
import { soundJournal } from './sound.ts';
import { JOURNAL_FILE, openSqlite } from './sqlite/storage.ts';
import type { Append, Storage, StoredEntry, StoredSummary } from './storage.ts';

/** A tournament that was brought back, under a new id. */
export interface Restored {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** A tournament of a backup that cannot be brought back; with what is damaged, where that is why. */
export interface NotRestored extends Partial<Damage> {
  readonly slug: string;
  readonly name: string;
}

export interface Restoration {
  readonly restored: readonly Restored[];
  readonly failed: readonly NotRestored[];
}

/** What a copy gets after its journal as it was: one more entry, with what lists then show of it. */
export interface Marked {
  readonly name: string;
  readonly entry: StoredEntry;
  readonly summary: StoredSummary;
}
export type Mark = (backup: Storage, tournament: string, copy: string) => Promise<Marked>;

/* Restoring is always into copies: each journal with its seals as it was, checked, under another id and address, and its mark, written
 * at once. What is there stays as it is. A tournament that cannot be read stops no other one; where writing fails, no copy stays. */
export const restoreFrom = async (
  path: string,
  storage: Storage,
  owner: string | undefined,
  mark?: Mark,
): Promise<Restoration> => {
  const folder = mkdtempSync(join(tmpdir(), 'pareo-restore-'));
  try {
    // A copy, because opening would change the schema of an older one.
    copyFileSync(path, join(folder, JOURNAL_FILE));
    const backup = await openSqlite({ folder });
    try {
      return await restoreAll(backup, storage, owner, mark);
    } finally {
      await backup.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const restoreAll = async (
  backup: Storage,
  storage: Storage,
  owner: string | undefined,
  mark: Mark | undefined,
): Promise<Restoration> => {
  const restored: Restored[] = [];
  const failed: NotRestored[] = [];
  try {
    for (const { id, slug, summary } of await backup.tournaments.list()) {
      const copy = await copyOf(backup, id, owner, mark).catch(whyNot);
      if ('append' in copy) {
        const [answer] = await storage.journals.append([copy.append]);
        if (answer?.kind !== 'appended') throw new Error('a new id is free');
        restored.push(copy.restored);
      } else failed.push({ slug, name: summaryIn(summary)?.name ?? slug, ...copy });
    }
  } catch (error) {
    for (const { id } of restored) await storage.tournaments.remove(id);
    throw error;
  }
  return { restored, failed };
};

/** Nothing is written while a copy is made ready: what fails is the fault of what was read. */
const whyNot = (error: unknown): Partial<Damage> => (error instanceof JournalDamaged ? error.damage : {});

const copyOf = async (
  backup: Storage,
  tournament: string,
  owner: string | undefined,
  mark: Mark | undefined,
): Promise<{ readonly append: Append; readonly restored: Restored }> => {
  const head = await backup.tournaments.head(tournament);
  const sound = await soundJournal(backup, tournament);
  if (head === undefined || sound === undefined) throw new Error(`no tournament ${tournament} in the backup`);
  const { entries, attachments: attached, damage } = sound;
  if (damage !== undefined) throw new JournalDamaged(damage);
  const id = newId();
  const slug = `${head.slug.slice(0, 40)}-copy-${id.slice(0, 4)}`;
  const marked = await mark?.(backup, tournament, id);
  const kept = { ...(JSON.parse(head.summary) as { readonly name?: string }), id };
  return {
    restored: { id, slug, name: marked?.name ?? kept.name ?? '' },
    append: {
      tournament: id,
      expected: 0,
      after: '',
      entries: marked === undefined ? entries : [...entries, marked.entry],
      attached,
      summary: marked?.summary ?? { phase: head.phase, seal: head.seal, json: JSON.stringify(kept) },
      create: {
        slug,
        visibility: 'off',
        whyPublic: head.whyPublic,
        members: owner === undefined ? [] : [{ person_id: owner, tournament_id: id, role: 'owner' }],
      },
    },
  };
};
