import { pairRound } from '@pareo/engine';
import { tournamentBefore } from '@pareo/engine/complete';
import { optionsBefore, type Refusal, recordForReport, type State } from '@pareo/engine/journal';
import { checkRanks } from '@pareo/engine/standings';
import { keysOf, numbersOf } from './questions.ts';
import { tournamentOf } from './standings.ts';

/** A round paired again from what was known before it: boards that differ, in keys. */
export type RoundCheck =
  | { readonly round: number; readonly kind: 'agrees' }
  | {
      readonly round: number;
      readonly kind: 'differs';
      readonly byHand: boolean;
      readonly expected: readonly (readonly [number, number])[];
      readonly found: readonly (readonly [number, number])[];
    }
  | { readonly round: number; readonly kind: 'refused'; readonly refusals: readonly unknown[] };

export interface TournamentCheck {
  readonly rounds: readonly RoundCheck[];
  readonly ranks: { readonly checked: number; readonly differences: number };
}

/** Every round paired again, every rank of the report computed again. */
export const checkJob = ({ state }: { readonly state: State }): TournamentCheck => {
  const rounds = state.rounds.slice(0, state.published).map((_, index) => checkRound(state, index + 1));
  const tournament = state.published === 0 ? undefined : tournamentOf(recordForReport(state));
  const ranks = tournament && checkRanks(tournament);
  const checked = ranks?.ok && ranks.value.kind === 'checked' ? ranks.value : undefined;
  return {
    rounds,
    ranks: { checked: checked?.checked ?? 0, differences: checked?.differences.length ?? 0 },
  };
};

const checkRound = (state: State, number: number): RoundCheck => {
  const tournament = tournamentBefore(state, number);
  if (!tournament.ok) return refused(number, tournament.faults);
  const round = state.rounds[number - 1];
  const paired = pairRound(tournament.value, {
    round: number,
    options: { ...optionsBefore(state, number), ...round?.options },
    ...(round === undefined ? {} : { system: round.system }),
  });
  if (!paired.ok) return refused(number, paired.faults);
  const keys = keysOf(numbersOf(state, round));
  const expected = paired.value.boards.map(
    ({ white, black }) => [keys[white] ?? 0, keys[black] ?? 0] as const,
  );
  const found = (round?.boards ?? []).map(({ white, black }) => [white as number, black as number] as const);
  const missing = (one: readonly (readonly [number, number])[], other: typeof one) =>
    one.filter(([white, black]) => !other.some(pair => pair[0] === white && pair[1] === black));
  const lost = missing(expected, found);
  const added = missing(found, expected);
  return lost.length === 0 && added.length === 0
    ? { round: number, kind: 'agrees' }
    : { round: number, kind: 'differs', byHand: round?.hand !== undefined, expected: lost, found: added };
};

const refused = (round: number, refusals: readonly (Refusal | unknown)[]): RoundCheck => ({
  round,
  kind: 'refused',
  refusals,
});
