import type { JournalTexts } from '../act-texts.ts';
import { actRefusals } from './act-refusals.ts';
import { acts } from './acts.ts';
import { journalTerms } from './journal-terms.ts';
import { actWarnings, journalFiles, needs } from './warnings.ts';

export const journal: JournalTexts = {
  acts,
  refusals: actRefusals,
  warnings: actWarnings,
  needs,
  files: journalFiles,
  terms: journalTerms,
};
