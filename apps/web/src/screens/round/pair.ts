import type { Refusal } from '@pareo/engine/journal';
import { perform } from '../../client/acts.svelte.ts';
import { addressOf } from '../../client/place.ts';
import { go } from '../../client/router.svelte.ts';
import type { Tournament } from '../../client/tournament.svelte.ts';

/** Pairs a round and goes to it; gives the reasons where it cannot be paired. */
export const pairRound = async (tournament: Tournament, round: number): Promise<readonly Refusal[]> => {
  const done = await perform(tournament, { kind: 'pair', round });
  if (done.kind === 'refused') return done.refusals;
  if (done.kind === 'done') go(addressOf(tournament.id, 'rounds', round));
  return [];
};
