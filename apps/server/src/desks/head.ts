import {
  type Entry,
  entryFrom,
  FORMATS,
  type Formats,
  type Instant,
  journalFrom,
  replay,
  type State,
  sealedText,
} from '@pareo/engine/journal';
import { isObject } from '@pareo/engine/shape';
import { type Head, withTail } from '@pareo/host/judge';
import { cutToDepth, jsonFault } from '../nesting.ts';
import { JournalDamaged, type SealedUpTo, sealedThrough } from '../storage/seals.ts';
import type { StoredEntry } from '../storage/storage.ts';

/** A snapshot: the settled state, with the seal and the time that the next entry continues. */
export interface Settled {
  readonly state: State;
  readonly seal: string;
  readonly at: Instant;
}

export const headFrom = ({ state, seal, at }: Settled): Head => ({
  journal: journalFrom(state),
  version: state.version,
  seal,
  at,
  tail: [],
});

/** The head with entries after it: effects only, nothing is judged. */
export const continued = (head: Head, entries: readonly Entry[]): Head => {
  const last = entries.at(-1);
  if (last === undefined) return head;
  const journal = replay(head.journal, entries);
  return withTail({
    journal,
    version: last.seq,
    seal: last.seal,
    at: last.at,
    tail: [...head.tail, ...entries],
  });
};

/** An entry with the head after it. */
export interface Step {
  readonly entry: Entry;
  readonly head: Head;
}

/** From one head through the entries that are stored after it; steps that were taken before need not be taken again. */
export const stepsThrough = (
  from: Head,
  stored: readonly StoredEntry[],
  taken: readonly Step[] = [],
): readonly Step[] => {
  const after = stored.filter(({ seq }) => seq > from.version);
  const before = taken.filter(({ entry }) => entry.seq > from.version);
  const differs = after.findIndex(({ seal }, at) => before[at]?.entry.seal !== seal);
  const steps = before.slice(0, differs === -1 ? after.length : differs);
  let head = steps.at(-1)?.head ?? from;
  for (const entry of verified(after.slice(steps.length), head)) {
    head = continued(head, [entry]);
    steps.push({ entry, head });
  }
  return steps;
};

/** Entries as stored, each one checked against its seal, which continues the one before. Throws `JournalDamaged`. */
export const verified = (stored: readonly StoredEntry[], from: SealedUpTo): readonly Entry[] => {
  sealedThrough(from, stored);
  return stored.map(entryOf);
};

/** An entry in a format that this program does not read: written by a newer one, or by none of ours. */
export class FormatUnknown extends Error {
  readonly seq: number;
  readonly format: number;
  constructor({ seq, v }: Pick<StoredEntry, 'seq' | 'v'>) {
    super(`Entry ${seq} was written in format ${v}.`);
    this.seq = seq;
    this.format = v;
  }
}

/* The one reader of what lies in a database: every entry comes in the format of today, or `FormatUnknown` is thrown. What the seal
 * says is ours is not looked at field by field. Reasons of questions were once written as they came: what is nested without end in
 * them would stop whoever copies it, so it is left out and the entry says so. */
export const readerOf =
  (formats: Formats) =>
  ({ kind, seq, v, text, seal }: StoredEntry): Entry => {
    const isTooDeep = kind === 'ask' && jsonFault(Buffer.from(text)) === 'too-deep';
    const json = sealedIn({ text, seq });
    const entry = entryFrom(isTooDeep ? cutToDepth(json) : json, seal, formats);
    if (entry === undefined) throw new FormatUnknown({ seq, v });
    return isTooDeep ? { ...entry, cut: true } : entry;
  };
export const entryOf = readerOf(FORMATS);

/* What was sealed is an entry, in some format. Anything else was never sealed: it is damage, though nobody has looked at its seal. */
export const sealedIn = ({ text, seq }: Pick<StoredEntry, 'text' | 'seq'>): Sealed => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  if (isObject(json) && isObject(json['act']) && isObject(json['by'])) return json as unknown as Sealed;
  throw new JournalDamaged({ seq, what: 'entry' });
};
type Sealed = Omit<Entry, 'seal'>;

/** The whole entry as a file of ours has it: its sealed text with the seal in its place. */
export const entryText = ({ text, seal }: StoredEntry): string => {
  const at = text.lastIndexOf(',"seq":');
  return `${text.slice(0, at)},"seal":"${seal}"${text.slice(at)}`;
};

export const storedOf = (entry: Entry): StoredEntry => ({
  seq: entry.seq,
  id: entry.id,
  kind: entry.act.kind,
  byKind: entry.by.kind,
  ...(entry.by.kind === 'host' ? {} : { byId: entry.by.id }),
  at: entry.at,
  v: entry.v,
  text: sealedText(entry),
  seal: entry.seal,
});
