import type { Points, TournamentRecord } from '@pareo/engine';
import { type PlayerKey, recordBefore, recordForStandings, type State } from '@pareo/engine/journal';
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

/** Points of everybody now, as the standings have them: an open or adjourned game brings nothing yet, nor does a draft. */
export const scoresNow = (state: State): Scores => {
  if (now?.state !== state)
    now = { state, scores: summed(state, recordForStandings(state), { rounds: state.published }) };
  return now.scores;
};
let now: { readonly state: State; readonly scores: Scores } | undefined;

const computed = (state: State, round: number): Scores =>
  summed(state, recordBefore(state, round), { rounds: round - 1, numbers: state.rounds[round - 1]?.numbers });

const summed = (
  state: State,
  record: TournamentRecord,
  view: { readonly rounds: number; readonly numbers?: Readonly<Record<number, number>> | undefined },
): Scores => {
  const keyOf = new Map<number, PlayerKey>(
    Object.values(state.players).map(({ key, number }) => [view.numbers?.[key] ?? number, key]),
  );
  return new Map(
    record.players.flatMap(({ id, turns }) => {
      const key = keyOf.get(id);
      const sum = turns
        .slice(0, view.rounds)
        .reduce((total, turn) => total + pointsFor(turn, record.scoring), 0);
      return key === undefined ? [] : [[key, tenths(sum)] as const];
    }),
  );
};
