import type { Tournament } from '../../client/tournament.svelte.ts';
import { enquire } from '../../engine/client.ts';
import type { Enquiries } from '../../engine/enquiry.ts';

export type Facts = Extract<Enquiries['facts']['answer'], { readonly ok: true }>['value'];

/** What the engine knows of a stored round: worked out again only when something before it, or its boards, change. */
export const factsOfRound = (tournament: Tournament, round: number): { readonly now: Facts | undefined } => {
  let facts = $state.raw<Facts | undefined>();
  const parts = $derived([
    tournament.shown.players,
    tournament.shown.settings,
    tournament.round(round)?.paired,
    ...tournament.shown.rounds.slice(0, round - 1),
  ]);
  let known: readonly unknown[] = [];
  $effect(() => {
    const wanted = parts;
    if (wanted.length === known.length && wanted.every((part, at) => part === known[at])) return;
    known = wanted;
    enquire(tournament.shown, 'facts', { round }).then(answer => {
      if (known === wanted) facts = answer.ok ? answer.value : undefined;
    });
  });
  return {
    get now() {
      return facts;
    },
  };
};
