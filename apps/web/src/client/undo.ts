import { type Entry, sameActor } from '@pareo/engine/journal';
import { entryText, refusalsText } from '../words/sentences.ts';
import { t } from '../words/t.svelte.ts';
import { perform } from './acts.svelte.ts';
import { notices } from './notices.svelte.ts';
import { toasts } from './toasts.svelte.ts';
import type { Tournament } from './tournament.svelte.ts';
import { lastOfMine } from './undone.ts';

/** Ctrl Z and Ctrl Shift Z: named in a toast, or told why it cannot be. */
export const takeBack = async (tournament: Tournament, way: 'undo' | 'redo'): Promise<void> => {
  await written(tournament);
  const answer = await tournament.desk.entries({ limit: 100 });
  if (!answer.ok) return;
  const target = lastOfMine(answer.value, ({ by }) => sameActor(by, tournament.desk.me), way);
  if (!target) {
    toasts.say(t.frame.nothingToUndo);
    return;
  }
  const done = await perform(tournament, { kind: 'undo', entry: target.seq });
  if (done.kind === 'done')
    toasts.say(
      way === 'undo'
        ? t.frame.undone(entryText(target, tournament))
        : t.frame.redone(entryText(undoneBy(target, answer.value), tournament)),
    );
  else if (done.kind === 'refused')
    notices.say({
      strength: 'refuse',
      text: `${entryText(target, tournament)}. ${refusalsText(done.refusals)}`,
    });
};

/** What comes back is what had been taken back, not its being taken back. */
const undoneBy = (undo: Entry, entries: readonly Entry[]): Entry => {
  const { act } = undo;
  return (act.kind === 'undo' && entries.find(({ seq }) => seq === act.entry)) || undo;
};

/** The last key may still be on its way: only what is written can be taken back. */
const written = ({ desk }: Tournament): Promise<void> =>
  new Promise(done => {
    const isDone = () =>
      desk.live.kind !== 'live' || desk.waiting.every(({ status }) => status === 'refused');
    if (isDone()) {
      done();
      return;
    }
    const stop = desk.subscribe(() => {
      if (!isDone()) return;
      stop();
      done();
    });
  });
