import type { Points } from '@pareo/engine';
import type { Tournament } from '../../client/tournament.svelte.ts';
import { enquire } from '../../engine/client.ts';

/** Match points of teams before a round, as the standings after the round before have them. Undefined: not known yet, or no teams. */
export const teamPointsBefore = (
  tournament: Tournament,
  round: number,
): { readonly now: ReadonlyMap<number, Points> | undefined } => {
  let found = $state.raw<ReadonlyMap<number, Points> | undefined>();
  const isOfTeams = $derived(tournament.round(round)?.of === 'teams');
  // A result of the round itself changes nothing before it.
  const before = $derived(tournament.shown.rounds.slice(0, round - 1));
  let asked: readonly unknown[] = [];
  $effect(() => {
    if (
      !isOfTeams ||
      (asked.length === before.length && found && before.every((one, at) => one === asked[at]))
    )
      return undefined;
    asked = before;
    let isOld = false;
    void enquire(tournament.shown, 'standings', { after: round - 1 }).then(answer => {
      if (!isOld && answer.ok && answer.value.of === 'teams')
        found = new Map(answer.value.rows.map(({ key, points }) => [key, points]));
    });
    return () => {
      isOld = true;
    };
  });
  return {
    get now() {
      return found;
    },
  };
};
