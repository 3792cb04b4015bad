import { accept, LIMITS, type Outcome, refuse, refuseAll } from '../model/index.ts';
import { isObject, readStored, type ShapeFault } from '../shape/index.ts';
import type { Act } from './act.ts';
import { refusalsNow } from './apply.ts';
import { canonical } from './canonical.ts';
import type { Attachment, Entry } from './entry.ts';
import { EMPTY, type Journal } from './journal.ts';
import type { Digest, Seq } from './key.ts';
import { type Missing, missingFor } from './missing.ts';
import { readEntry } from './read.ts';
import type { Refusal } from './refusal.ts';
import { written } from './replay.ts';
import { digest, fileEntry, NO_SEAL, sealedText } from './seal.ts';
import { sha256 } from './sha-256.ts';
import { attachmentShape } from './shapes/entry.ts';
import { FORMATS, type Formats } from './upgrade/catalogue.ts';

/** A file `.pareo`: one tournament, whole. */
export interface JournalFile {
  readonly format: 'pareo-journal';
  readonly version: 1;
  readonly entries: readonly Entry[];
  readonly attachments: readonly Attachment[];
}

/** What is wrong with a file. */
export interface FileFaultData {
  'not-json': Record<never, never>;
  'not-a-journal': Record<never, never>;
  'version-unknown': { readonly version: string };
  /** `pointer` as in RFC 6901. */
  'value-invalid': { readonly pointer: string; readonly expected: string; readonly found: string };
  'entry-out-of-order': { readonly seq: number };
  'seal-broken': { readonly seq: number };
  'entry-twice': { readonly seq: number };
  /** What its effect needs is not there: it was never judged. */
  'entry-impossible': { readonly seq: number } & Missing;
  'attachment-missing': { readonly digest: string };
  'attachment-broken': { readonly digest: string };
}
export type FileFaultCode = keyof FileFaultData;
export type FileFault<Code extends FileFaultCode = FileFaultCode> = {
  [C in Code]: { readonly code: C; readonly data: FileFaultData[C] };
}[Code];

export interface ImportedJournal {
  readonly file: JournalFile;
  readonly journal: Journal;
  /** Acts that would be refused today. They stand: what was done was done. */
  readonly doubtful: readonly { readonly seq: Seq; readonly refusals: readonly Refusal[] }[];
}

/** The text of the file: entries as they were sealed, attachments once each. */
export const exportJournal = (entries: readonly Entry[], attachments: readonly Attachment[]): string => {
  const once = new Map(attachments.map(attachment => [attachment.digest, attachment]));
  const lines = (values: readonly unknown[]) => values.map(value => canonical(value)).join(',\n');
  return `{"format":"pareo-journal","version":1,"entries":[\n${lines(entries.map(fileEntry))}\n],"attachments":[\n${lines([...once.values()])}\n]}\n`;
};

/** Of entries that are given cut, by number: the text that was sealed. */
export type CutEntries = ReadonlyMap<number, string>;

/** Reads strictly, checks order, seals and attachments, and replays. Nothing is opened by halves. */
export const importJournal = (
  text: string,
  formats: Formats = FORMATS,
  cut: CutEntries = new Map(),
): Outcome<ImportedJournal, FileFault> => {
  const parsed = parse(text);
  if (!isObject(parsed)) return refuse(fault('not-json', {}));
  if (parsed['format'] !== 'pareo-journal') return refuse(fault('not-a-journal', {}));
  if (parsed['version'] !== 1)
    return refuse(fault('version-unknown', { version: String(parsed['version']).slice(0, LIMITS.echo) }));
  const { entries: given, attachments: beside } = parsed;
  if (!Array.isArray(given) || !Array.isArray(beside) || given.length === 0)
    return refuse(fault('not-a-journal', {}));
  const entries = readAll(given, (json, pointer) => readEntry(json, pointer, formats), '/entries');
  const attachments = readAll(beside, readAttachment, '/attachments');
  const misshapen = [...entries.faults, ...attachments.faults];
  if (misshapen.length > 0)
    return refuseAll(misshapen.slice(0, LIMITS.faults).map(data => fault('value-invalid', data)));
  const faults = [
    ...faultsOfOrder(entries.values, cut),
    ...faultsOfAttachments(entries.values, attachments.values),
  ];
  if (faults.length > 0) return refuseAll(faults.slice(0, LIMITS.faults));
  const file: JournalFile = {
    format: 'pareo-journal',
    version: 1,
    entries: entries.values.map(entry => (cut.has(entry.seq) ? { ...entry, cut: true } : entry)),
    attachments: attachments.values,
  };
  return replayed(file);
};

/** Each entry after a look at what its effect needs; the first one without it ends the reading. */
const replayed = (file: JournalFile): Outcome<ImportedJournal, FileFault> => {
  const doubtful: ImportedJournal['doubtful'][number][] = [];
  let journal = EMPTY;
  for (const entry of file.entries) {
    const missing = missingFor(journal, entry);
    if (missing !== undefined) return refuse(fault('entry-impossible', { seq: entry.seq, ...missing }));
    const refusals = refusalsNow(journal, entry);
    if (refusals.length > 0) doubtful.push({ seq: entry.seq, refusals });
    journal = written(journal, entry);
  }
  return accept({ file, journal, doubtful });
};

const fault = <C extends FileFaultCode>(code: C, data: FileFaultData[C]): FileFault =>
  ({ code, data }) as FileFault;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readAttachment = (json: unknown, pointer: string): Outcome<Attachment, ShapeFault> =>
  readStored(attachmentShape, json, pointer);

const readAll = <Value>(
  given: readonly unknown[],
  read: (json: unknown, pointer: string) => Outcome<Value, ShapeFault>,
  pointer: string,
): { readonly values: readonly Value[]; readonly faults: readonly ShapeFault[] } => {
  const outcomes = given.map((json, index) => read(json, `${pointer}/${index}`));
  return {
    values: outcomes.flatMap(outcome => (outcome.ok ? [outcome.value] : [])),
    faults: outcomes.flatMap(outcome => (outcome.ok ? [] : outcome.faults)),
  };
};

/** 1, 2, 3 … and each seal over the one before it and the entry in its own format. */
function* faultsOfOrder(entries: readonly Entry[], cut: CutEntries): Generator<FileFault> {
  let previous = NO_SEAL;
  const ids = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    if (entry.seq !== index + 1) yield fault('entry-out-of-order', { seq: entry.seq });
    if (entry.seal !== sha256(previous + (cut.get(entry.seq) ?? sealedText(entry))))
      yield fault('seal-broken', { seq: entry.seq });
    if (ids.has(entry.id)) yield fault('entry-twice', { seq: entry.seq });
    ids.add(entry.id);
    previous = entry.seal;
  }
}

/** The digests of what an act has beside it in its journal. */
export const attachedTo = (act: Act): readonly Digest[] => {
  switch (act.kind) {
    case 'pair':
      return [act.rulings];
    case 'issue-norm':
      return [act.verdict];
    case 'finish':
      return [act.standings, act.prizes, act.ratings, act.norms].filter(digest => digest !== undefined);
    default:
      return [];
  }
};

/** What an act names by digest is there, and is what it was. */
function* faultsOfAttachments(
  entries: readonly Entry[],
  attachments: readonly Attachment[],
): Generator<FileFault> {
  const there = new Set<string>();
  for (const attachment of attachments) {
    there.add(attachment.digest);
    if (digest(attachment.body) !== attachment.digest)
      yield fault('attachment-broken', { digest: attachment.digest });
  }
  for (const { act } of entries) {
    for (const named of attachedTo(act))
      if (!there.has(named)) yield fault('attachment-missing', { digest: named });
  }
}
