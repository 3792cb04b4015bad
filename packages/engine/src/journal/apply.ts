import { accept, type Outcome, refuseAll } from '../model/index.ts';
import type { Deed } from './deed.ts';
import type { Happened, Journal } from './journal.ts';
import { isPlain, refusalsOf, unconfirmed, warningsOfDeed } from './judge.ts';
import { seqOf } from './key.ts';
import type { Refusal } from './refusal.ts';
import { written } from './replay.ts';
import type { State } from './state.ts';
import { refusalsOfUndo } from './undo.ts';
import type { Warning } from './warning.ts';

/** The journal with the deed done, as its next entry; or every reason why it is not done. Changes nothing. */
export const apply = (journal: Journal, deed: Deed): Outcome<Journal, Refusal> => {
  const refusals = judge(journal, deed);
  if (refusals.length > 0) return refuseAll(refusals);
  const happened: Happened = { ...deed, seq: seqOf(journal.state.version + 1) };
  return accept(written(journal, happened));
};

/** What stands against a deed now; nothing where it would be done. */
export const refusalsNow = (journal: Journal, deed: Deed): readonly Refusal[] => judge(journal, deed);

const judge = (journal: Journal, deed: Deed): readonly Refusal[] => {
  const { act } = deed;
  if (act.kind === 'undo') return refusalsOfUndo(journal, { ...deed, act });
  if (!isPlain(deed)) return [];
  const refusals = refusalsOf(journal.state, deed);
  return refusals.length > 0 ? refusals : unconfirmed(journal.state, deed);
};

/** What the deed must name in `knowing`. Empty for a deed that would be refused anyway. */
export const warningsOf = (state: State, deed: Deed): readonly Warning[] =>
  isPlain(deed) && refusalsOf(state, deed).length === 0 ? warningsOfDeed(state, deed) : [];
