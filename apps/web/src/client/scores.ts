import type { Points } from '@pareo/engine';
import { type PlayerKey, recordBefore, type State } from '@pareo/engine/journal';
import { pointsFor, tenths } from '@pareo/engine/model';

/** Points of everybody before a round, by key: what the pairing table shows and boards are ordered by. */
export type Scores = ReadonlyMap<number, Points>;

let last: { readonly parts: readonly unknown[]; readonly scores: Scores } | undefined;

/** Worked out again only when something before the round has changed: a result of the round itself does not. */
export const scoresBefore = (state: State, round: number): Scores => {
  const parts = [round, state.players, state.settings, ...state.rounds.slice(0, round - 1)];
  if (last && last.parts.length === parts.length && last.parts.every((part, at) => part === parts[at]))
    return last.scores;
  last = { parts, scores: computed(state, round) };
  return last.scores;
};

const computed = (state: State, round: number): Scores => {
  const record = recordBefore(state, round);
  const numbers = state.rounds[round - 1]?.numbers;
  const keyOf = new Map<number, PlayerKey>(
    Object.values(state.players).map(({ key, number }) => [numbers?.[key] ?? number, key]),
  );
  return new Map(
    record.players.flatMap(({ id, turns }) => {
      const key = keyOf.get(id);
      const sum = turns
        .slice(0, round - 1)
        .reduce((total, turn) => total + pointsFor(turn, record.scoring), 0);
      return key === undefined ? [] : [[key, tenths(sum)] as const];
    }),
  );
};
