import type { Entered } from '@pareo/engine/journal';
import { t } from '../../words/t.svelte.ts';

/** Whether the player can be paired in the round. */
export const isOutIn = ({ from, out }: Entered, round: number): boolean =>
  round < from || out.some(time => time.from <= round && (time.until === undefined || round < time.until));

/** What is said of a player who does not simply play. */
export const statusText = (player: Entered, next: number): string => {
  const last = player.out.at(-1);
  if (last && last.until === undefined)
    return last.cause === 'expelled'
      ? t.players.status.expelled(last.from - 1)
      : t.players.status.withdrawn(last.from - 1);
  return player.from > 1 && player.from >= next ? t.players.status.late(player.from) : '';
};
