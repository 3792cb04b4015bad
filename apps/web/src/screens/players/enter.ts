import type { NewPlayer } from '@pareo/engine/journal';
import { type Done, perform } from '../../client/acts.svelte.ts';
import type { Tournament } from '../../client/tournament.svelte.ts';

/** The first round that somebody who comes now can be paired in: 1 before anything is published. */
export const entryRound = (tournament: Tournament): number => tournament.shown.published + 1;

export const isLate = (tournament: Tournament): boolean => tournament.shown.published > 0;

/** Before round 1 is published a player is entered; afterwards it is a late entry, with points for the rounds missed. */
export const enter = (
  tournament: Tournament,
  players: readonly NewPlayer[],
  say: string,
  missed: 'zero' | 'half' = tournament.shown.settings.missedRounds,
): Promise<Done> =>
  isLate(tournament)
    ? perform(tournament, { kind: 'enter-late', players, from: entryRound(tournament), missed }, { say })
    : perform(tournament, { kind: 'enter-players', players, numbers: 'by-rank' }, { say });
