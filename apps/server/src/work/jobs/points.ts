import { recordBefore, type State } from '@pareo/engine/journal';
import { positionBefore } from '@pareo/engine/systems';
import { tournamentOf } from './standings.ts';

/** Points of everybody before a round, in tenths, by key: what stands beside the names on a pairing list. */
export const pointsJob = ({
  state,
  round,
}: {
  readonly state: State;
  readonly round: number;
}): Readonly<Record<number, number>> => {
  const tournament = tournamentOf(recordBefore(state, round));
  if (tournament === undefined) return {};
  const numbers = state.rounds[round - 1]?.numbers;
  const keys = new Map(
    Object.values(state.players).map(({ key, number }) => [numbers?.[key] ?? number, key] as const),
  );
  return Object.fromEntries(
    positionBefore(tournament, round).everyone.map(({ id, score }) => [keys.get(id) ?? id, score]),
  );
};
