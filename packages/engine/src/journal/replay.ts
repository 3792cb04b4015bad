import { actNamed } from './acts/catalogue.ts';
import type { Happened, Journal } from './journal.ts';
import { journalFrom } from './journal.ts';
import { done, isPlain } from './judge.ts';
import { foldTail } from './undo.ts';

/** The journal with one entry more: its effect alone, without checks. */
export const written = (journal: Journal, happened: Happened): Journal => {
  const tail = [...journal.tail, happened];
  if (!isPlain(happened)) return { ...journal, tail, state: foldTail(journal.settled, tail) };
  const { act } = happened;
  const state = done(journal.state, { ...happened, act });
  return actNamed(act.kind).settles ? journalFrom(state) : { ...journal, tail, state };
};

/** Effects only, in order: a stricter check never breaks an old journal. */
export const replay = (journal: Journal, entries: readonly Happened[]): Journal =>
  entries.reduce(written, journal);
