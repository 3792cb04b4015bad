import { createHash } from 'node:crypto';
import type { StoredEntry } from './storage.ts';

/* Each entry is sealed with the one before it. Looking at them needs no knowledge of acts. */

/** Where a journal is not what was sealed: the first entry that is missing or another one, an entry with something else beside it, or, of
 * a head that names another end, the last entry. */
export interface Damage {
  readonly seq: number;
  readonly what: 'entry' | 'attachment' | 'head';
}

export class JournalDamaged extends Error {
  readonly damage: Damage;
  constructor(damage: Damage) {
    super(`Entry ${damage.seq} is not what was sealed.`);
    this.damage = damage;
  }
}

/** The last entry that was looked at. */
export interface SealedUpTo {
  readonly version: number;
  readonly seal: string;
}

/** The chain with one more entry; undefined: it does not continue it. */
export const sealedBy = ({ version, seal }: SealedUpTo, entry: StoredEntry): SealedUpTo | undefined => {
  const next = createHash('sha256')
    .update(seal + entry.text)
    .digest('hex');
  return entry.seq === version + 1 && entry.seal === next ? { version: entry.seq, seal: next } : undefined;
};

/** The chain with more entries; throws `JournalDamaged` at the first that does not continue it. */
export const sealedThrough = (from: SealedUpTo, stored: readonly StoredEntry[]): SealedUpTo => {
  let upTo = from;
  for (const entry of stored) {
    const next = sealedBy(upTo, entry);
    if (next === undefined) throw new JournalDamaged({ seq: upTo.version + 1, what: 'entry' });
    upTo = next;
  }
  return upTo;
};
