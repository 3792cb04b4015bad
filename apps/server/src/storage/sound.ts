import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { ACT_FORMAT, attachedTo, canonical } from '@pareo/engine/journal';
import { entryOf, FormatUnknown, sealedIn } from '../desks/head.ts';
import { summaryIn } from '../desks/summary.ts';
import { type Damage, JournalDamaged, type SealedUpTo, sealedBy } from './seals.ts';
import type { Storage, StoredAttachment, StoredEntry, TournamentHead } from './storage.ts';

/* A whole journal, looked at from its first entry to its head, with all that hangs on it. Whatever leaves its place or comes back goes
 * through here. */

type Source = Pick<Storage, 'tournaments' | 'journals'>;

/** What holds of a journal: all of it, or what stands before the damage. */
export interface Sound {
  readonly entries: readonly StoredEntry[];
  /** What those entries name, each with the first entry that does. */
  readonly attachments: readonly (StoredAttachment & { readonly seq: number })[];
  readonly damage?: Damage;
}

/** A journal that is damaged, and where. */
export interface Broken extends Damage {
  readonly slug: string;
}

/** Undefined: there is no such tournament. */
export const soundJournal = async (source: Source, id: string): Promise<Sound | undefined> => {
  const read: StoredEntry[] = [];
  const looked = await lookAt(source, id, entry => read.push(entry));
  if (looked === undefined) return undefined;
  const { named, stored, damage } = looked;
  const entries = damage === undefined || damage.what === 'head' ? read : read.slice(0, damage.seq - 1);
  const attachments = stored.flatMap(attachment => {
    const seq = named.get(attachment.digest);
    return seq !== undefined && seq <= entries.length ? [{ ...attachment, seq }] : [];
  });
  return { entries, attachments, ...(damage === undefined ? {} : { damage }) };
};

/** Every journal that is damaged. */
export const brokenJournals = async (source: Source): Promise<readonly Broken[]> => {
  const broken: Broken[] = [];
  for (const { id, slug } of await source.tournaments.list()) {
    const damage = (await lookAt(source, id))?.damage;
    if (damage !== undefined) broken.push({ slug, ...damage });
  }
  return broken;
};

interface Looked extends Chain {
  readonly stored: readonly StoredAttachment[];
}

/** `see` is shown every entry that holds, in order. */
const lookAt = async (
  source: Source,
  id: string,
  see: (entry: StoredEntry) => void = () => undefined,
): Promise<Looked | undefined> => {
  const chain = await chainOf(source, id, see);
  if (chain === undefined) return undefined;
  const stored = await source.journals.attachments(id);
  const bodies = new Map(stored.map(({ digest, body }) => [digest, body]));
  for (const [digest, seq] of chain.named) {
    if (!isWhatWas(bodies.get(digest), digest))
      return { ...chain, stored, damage: { seq, what: 'attachment' } };
    await pause();
  }
  return { ...chain, stored };
};

interface Chain {
  /** What the entries that hold name, in their order, each with the first that does. */
  readonly named: ReadonlyMap<string, number>;
  readonly damage?: Damage;
}

const AT_ONCE = 500;

/* The head is read before the entries: where it is behind them, somebody may have written meanwhile, so it is read again. */
const chainOf = async (
  { tournaments, journals }: Source,
  id: string,
  see: (entry: StoredEntry) => void,
): Promise<Chain | undefined> => {
  const named = new Map<string, number>();
  let upTo: SealedUpTo = { version: 0, seal: '' };
  let head = await tournaments.head(id);
  while (head !== undefined) {
    for (;;) {
      const stored = await journals.entries(id, upTo.version, AT_ONCE);
      for (const entry of stored) {
        const next = sealedBy(upTo, entry);
        const read = next && readingOf(entry);
        if (next === undefined || read === undefined)
          return { named, damage: { seq: upTo.version + 1, what: 'entry' } };
        upTo = next;
        see(entry);
        for (const name of read.names) if (!named.has(name)) named.set(name, entry.seq);
      }
      if (stored.length < AT_ONCE) break;
      // Others have their turn.
      await pause();
    }
    const damage = damageOfHead(head, upTo);
    if (damage === undefined) return { named };
    const again = await tournaments.head(id);
    if (again?.version === head.version && again.seal === head.seal) return { named, damage };
    head = again;
  }
  return undefined;
};

const damageOfHead = (head: TournamentHead, { version, seal }: SealedUpTo): Damage | undefined => {
  if (head.version > version) return { seq: version + 1, what: 'entry' };
  const isRight = head.version === version && head.seal === seal && summaryIn(head.summary) !== undefined;
  return isRight ? undefined : { seq: version, what: 'head' };
};

/** What an entry names, where its columns say what its text says. Undefined: they do not. */
const readingOf = (stored: StoredEntry): { readonly names: readonly string[] } | undefined => {
  try {
    const { act, by, ...entry } = sealedIn(stored);
    const isSame =
      entry.seq === stored.seq &&
      entry.id === stored.id &&
      entry.at === stored.at &&
      entry.v === stored.v &&
      by.kind === stored.byKind &&
      (by.kind === 'host' ? undefined : by.id) === stored.byId &&
      // An act in another format may have had another name in its own.
      (entry.v !== ACT_FORMAT || act.kind === stored.kind);
    if (!isSame) return undefined;
    return { names: attachedTo(entry.v === ACT_FORMAT ? act : entryOf(stored).act) };
  } catch (error) {
    // Written by a newer program: its seal holds, and what it means is not known here.
    if (error instanceof FormatUnknown) return { names: [] };
    if (error instanceof JournalDamaged) return undefined;
    throw error;
  }
};

const isWhatWas = (body: Uint8Array | undefined, digest: string): boolean => {
  if (body === undefined) return false;
  try {
    const text = gunzipSync(body).toString('utf8');
    // Written in the canonical form; by earlier programs in another order of its keys.
    return digestOf(text) === digest || digestOf(canonical(JSON.parse(text))) === digest;
  } catch {
    // What cannot be unpacked or parsed is not what was packed.
    return false;
  }
};

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
