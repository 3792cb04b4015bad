import { createHash } from 'node:crypto';
import type { Storage, StoredEntry } from './storage.ts';

/* Each entry is sealed with the one before it. Looking at them needs no knowledge of acts. */

export class JournalDamaged extends Error {
  readonly seq: number;
  constructor(seq: number) {
    super(`Entry ${seq} is not what was sealed.`);
    this.seq = seq;
  }
}

/** The last entry that was looked at. */
export interface SealedUpTo {
  readonly version: number;
  readonly seal: string;
}

/** The chain with more entries; throws `JournalDamaged` at the first that does not continue it. */
export const sealedThrough = (from: SealedUpTo, stored: readonly StoredEntry[]): SealedUpTo => {
  let { version, seal } = from;
  for (const entry of stored) {
    version += 1;
    seal = createHash('sha256')
      .update(seal + entry.text)
      .digest('hex');
    if (entry.seq !== version || entry.seal !== seal) throw new JournalDamaged(version);
  }
  return { version, seal };
};

const AT_ONCE = 5000;

/** A journal whose seals do not hold, and where. */
export interface Broken {
  readonly slug: string;
  readonly seq: number;
}

/** Every journal from its first entry to what the tournament says is its last. */
export const brokenJournals = async ({
  tournaments,
  journals,
}: Pick<Storage, 'tournaments' | 'journals'>): Promise<readonly Broken[]> => {
  const broken: Broken[] = [];
  for (const head of await tournaments.list()) {
    let upTo: SealedUpTo = { version: 0, seal: '' };
    try {
      for (;;) {
        const stored = await journals.entries(head.id, upTo.version, AT_ONCE);
        upTo = sealedThrough(upTo, stored);
        if (stored.length < AT_ONCE) break;
      }
      if (upTo.version !== head.version || upTo.seal !== head.seal) throw new JournalDamaged(upTo.version);
    } catch (error) {
      if (!(error instanceof JournalDamaged)) throw error;
      broken.push({ slug: head.slug, seq: error.seq });
    }
  }
  return broken;
};
