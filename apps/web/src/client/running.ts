import { type PlayerKey, recordBefore, type State } from '@pareo/engine/journal';
import { type Running, runningTotals } from '@pareo/tournament/running';

/** What everybody's slip has added up to before a round, by key. */
export type RunningBefore = ReadonlyMap<number, Running>;

let last: { readonly parts: readonly unknown[]; readonly totals: RunningBefore } | undefined;

/** Worked out again only when something before the round has changed: a result of the round itself does not. */
export const runningBefore = (state: State, round: number): RunningBefore => {
  const parts = [
    round,
    state.players,
    state.settings,
    state.adjustments,
    ...state.rounds.slice(0, round - 1),
  ];
  if (last && last.parts.length === parts.length && last.parts.every((part, at) => part === parts[at]))
    return last.totals;
  const totals = runningTotals(recordBefore(state, round), round - 1);
  const numbers = state.rounds[round - 1]?.numbers;
  const byKey = Object.values(state.players).flatMap(
    ({ key, number }): readonly (readonly [PlayerKey, Running])[] => {
      const found = totals.get(numbers?.[key] ?? number);
      return found ? [[key, found]] : [];
    },
  );
  last = { parts, totals: new Map(byKey) };
  return last.totals;
};
