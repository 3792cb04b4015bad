import { summaryOf } from '@pareo/host';
import type { Head } from '@pareo/host/judge';
import type { StoredSummary } from '../storage/storage.ts';

/** What lists show of a tournament without opening it. */
export const summaryJson = (id: string, { journal, seal, at }: Head): StoredSummary => ({
  phase: journal.state.phase,
  seal,
  json: JSON.stringify(summaryOf(id, journal.state, at)),
});
