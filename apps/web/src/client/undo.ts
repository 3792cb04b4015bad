import type { Entry, Seq } from '@pareo/engine/journal';
import { sameActor } from '@pareo/engine/journal';
import { entryText, refusalsText } from '../words/sentences.ts';
import { t } from '../words/t.svelte.ts';
import { perform } from './acts.svelte.ts';
import { notices } from './notices.svelte.ts';
import { toasts } from './toasts.svelte.ts';
import type { Tournament } from './tournament.svelte.ts';

/** Entries that an effective undo has taken out, whatever order they are given in. */
export const undoneAmong = (entries: readonly Entry[]): ReadonlySet<Seq> => {
  const undone = new Set<Seq>();
  for (const { seq, act } of [...entries].sort((a, b) => b.seq - a.seq))
    if (act.kind === 'undo' && !undone.has(seq)) undone.add(act.entry);
  return undone;
};

const NEVER: ReadonlySet<string> = new Set(['create', 'publish', 'unpublish', 'finish', 'reopen', 'ask']);

/** My last act that still holds (undo), or my last undo that still holds (redo). */
export const lastOfMine = (
  entries: readonly Entry[],
  isMine: (entry: Entry) => boolean,
  way: 'undo' | 'redo',
): Entry | undefined => {
  const undone = undoneAmong(entries);
  return [...entries]
    .sort((a, b) => b.seq - a.seq)
    .find(
      entry =>
        isMine(entry) &&
        !undone.has(entry.seq) &&
        !NEVER.has(entry.act.kind) &&
        (way === 'redo' ? entry.act.kind === 'undo' : entry.act.kind !== 'undo'),
    );
};

/** Ctrl Z and Ctrl Shift Z: named in a toast, or told why it cannot be. */
export const takeBack = async (tournament: Tournament, way: 'undo' | 'redo'): Promise<void> => {
  const answer = await tournament.desk.entries({ limit: 100 });
  if (!answer.ok) return;
  const target = lastOfMine(answer.value, ({ by }) => sameActor(by, tournament.desk.me), way);
  if (!target) {
    toasts.say(t.frame.nothingToUndo);
    return;
  }
  const done = await perform(tournament, { kind: 'undo', entry: target.seq });
  if (done.kind === 'done') toasts.say(t.frame.undone(entryText(target, tournament)));
  else if (done.kind === 'refused')
    notices.say({ strength: 'refuse', text: `${entryText(target, tournament)}. ${refusalsText(done.refusals)}` });
};
