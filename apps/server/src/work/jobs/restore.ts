import { gunzipSync } from 'node:zlib';
import type { CutEntries, FileFault, ImportedJournal } from '@pareo/engine/journal';
import { FORMATS, importJournal } from '@pareo/engine/journal';
import { LIMITS } from '@pareo/engine/model';
import { NO_HEAD } from '@pareo/host/judge';
import { packed } from '../../desks/desk.ts';
import { continued, storedOf } from '../../desks/head.ts';
import { summaryJson } from '../../desks/summary.ts';
import { jsonFault } from '../../nesting.ts';
import type { Append } from '../../storage/storage.ts';
import type { Misunderstood } from '../../texts/problem-texts.ts';
import { withoutDeepQuestions } from './deep-questions.ts';

/** What is written of a file of ours, or why it is not taken. */
export type Restored =
  | { readonly kind: 'too-large'; readonly limit: string }
  | { readonly kind: 'malformed'; readonly what: Misunderstood }
  | { readonly kind: 'unreadable'; readonly faults: readonly FileFault[] }
  | {
      readonly kind: 'read';
      readonly name: string;
      readonly doubtful: ImportedJournal['doubtful'];
      readonly append: Pick<Append, 'entries' | 'attached' | 'summary'>;
    };

const MB = 1024 * 1024;
const NOTHING_CUT: CutEntries = new Map();

/** A file `.pareo`, packed or plain: unpacked within bounds, read strictly, with what lists show of it. */
export const restoreJob = ({ bytes, id }: { readonly bytes: Uint8Array; readonly id: string }): Restored => {
  const plain = unpackedWithin(bytes);
  if ('kind' in plain) return plain;
  const deep = jsonFault(plain.bytes, LIMITS.valuesOfJournal) === 'too-deep';
  const file = deep ? withoutDeepQuestions(plain.bytes) : { bytes: plain.bytes, cut: NOTHING_CUT };
  const fault = jsonFault(file.bytes, LIMITS.valuesOfJournal);
  if (fault !== undefined)
    return { kind: 'malformed', what: fault === 'too-many' ? 'too-many-values' : fault };
  const text = textIn(file.bytes);
  if (text === undefined) return { kind: 'malformed', what: 'not-text' };
  const read = importJournal(text, FORMATS, file.cut);
  return read.ok ? writtenOf(read.value, file.cut, id) : { kind: 'unreadable', faults: read.faults };
};

const writtenOf = (
  { file: { entries, attachments }, doubtful }: ImportedJournal,
  cut: CutEntries,
  id: string,
): Restored => {
  const head = continued(NO_HEAD, entries);
  return {
    kind: 'read',
    name: head.journal.state.details.name,
    doubtful,
    append: {
      entries: entries.map(entry => {
        const stored = storedOf(entry);
        return { ...stored, text: cut.get(entry.seq) ?? stored.text };
      }),
      attached: attachments.map(packed),
      summary: summaryJson(id, head),
    },
  };
};

const unpackedWithin = (bytes: Uint8Array): { readonly bytes: Uint8Array } | Restored => {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { bytes };
  try {
    return { bytes: gunzipSync(bytes, { maxOutputLength: LIMITS.unpacked }) };
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return isTooLarge
      ? { kind: 'too-large', limit: `${LIMITS.unpacked / MB} MB` }
      : { kind: 'malformed', what: 'not-text' };
  }
};

const textIn = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
