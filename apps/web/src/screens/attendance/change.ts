import type { Attendance, Entered } from '@pareo/engine/journal';
import { type Done, perform } from '../../client/acts.svelte.ts';
import type { Tournament } from '../../client/tournament.svelte.ts';
import { t } from '../../words/t.svelte.ts';
import { cellOf } from './cells.ts';

/** Gives a cell its state: an attendance, or withdrawn from there on; back from a withdrawal where the player was out. */
export const changeCell = async (
  tournament: Tournament,
  player: Entered,
  round: number,
  to: Attendance | 'out',
): Promise<Done> => {
  const { state } = cellOf(tournament.shown, player, round);
  if (state === to || state === 'happened') return { kind: 'called-off' };
  const say = t.attendance.set(player.data.name, round, t.attendance.legend[to]);
  if (to === 'out')
    return perform(
      tournament,
      { kind: 'withdraw', players: [player.key], from: round, cause: 'own' },
      { say },
    );
  const change = (was: Attendance): Promise<Done> =>
    perform(
      tournament,
      { kind: 'set-attendance', cells: [{ player: player.key, round, as: to, was }] },
      { say },
    );
  if (state !== 'out') return change(state === 'before' ? 'plays' : state);
  const back = { kind: 'return', players: [player.key], from: round } as const;
  if (to === 'plays') return perform(tournament, back, { say });
  const returned = await perform(tournament, back, { settled: true });
  if (returned.kind !== 'done') return returned;
  const changed = await change(player.attendance[round] ?? 'plays');
  // Who thinks better of it, or may not have it, is withdrawn as before.
  if (changed.kind !== 'done' && returned.entry)
    await perform(tournament, { kind: 'undo', entry: returned.entry.seq });
  return changed;
};
