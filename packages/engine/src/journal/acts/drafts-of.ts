import type { EntrantKey } from '../key.ts';
import type { Round, State } from '../state.ts';

/* Rounds that name somebody who is to go. */

export const isIn = (round: Round, of: Round['of'], key: EntrantKey): boolean =>
  round.of === of &&
  (round.boards.some(({ white, black }) => white === key || black === key) ||
    round.byes.some(({ player }) => player === key));

/** A draft with somebody who is not there is no draft: it goes, and those that follow it. */
export const withoutDraftsOf = (
  { rounds, published }: State,
  {
    players = [],
    teams = [],
  }: { readonly players?: readonly EntrantKey[]; readonly teams?: readonly EntrantKey[] },
): State['rounds'] => {
  const first = rounds.findIndex(
    (round, index) =>
      index >= published &&
      (players.some(key => isIn(round, undefined, key)) || teams.some(key => isIn(round, 'teams', key))),
  );
  return first < 0 ? rounds : rounds.slice(0, first);
};
