import { impossible, type Outcome } from '../model/index.ts';
import type { Attachment, Entry } from './entry.ts';
import type { Journal } from './journal.ts';

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
}

export const exportJournal = (_entries: readonly Entry[], _attachments: readonly Attachment[]): string =>
  impossible('not built yet');

/** Reads strictly, checks seals and attachments, replays. */
export const importJournal = (_text: string): Outcome<ImportedJournal, FileFault> =>
  impossible('not built yet');
