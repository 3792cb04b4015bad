import { impossible } from '../model/index.ts';
import type { Happened, Journal } from './journal.ts';

/** Effects only, in order, without checks: a stricter check never breaks an old journal. */
export const replay = (_journal: Journal, _entries: readonly Happened[]): Journal =>
  impossible('not built yet');
