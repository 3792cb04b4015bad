import type { Outcome } from '@pareo/engine';
import { type FileFault, importJournal, type JournalFile } from '@pareo/engine/journal';

/** A file of ours, read strictly: seals and attachments checked. */
export const journalFileJob = ({ text }: { readonly text: string }): Outcome<JournalFile, FileFault> => {
  const read = importJournal(text);
  return read.ok ? { ok: true, value: read.value.file } : read;
};
