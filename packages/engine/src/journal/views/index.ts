import { impossible, type TournamentRecord } from '../../model/index.ts';
import type { GameResult, OnBoard } from '../result.ts';
import type { State } from '../state.ts';

/**
 * What the pairing of the round may know: results that count from that round or before, numbers of that moment. The
 * coming round by present numbers, a published one by its own table.
 */
export const recordBefore = (_state: State, _round: number): TournamentRecord => impossible('not built yet');

/** Everything that counts for ranks now: open and adjourned games bring nothing yet. */
export const recordForStandings = (_state: State): TournamentRecord => impossible('not built yet');

/** For the report: every correction, points summed from it. */
export const recordForReport = (_state: State): TournamentRecord => impossible('not built yet');

/** The state with results assumed for open games: for previews only. */
export const assuming = (
  _state: State,
  _results: readonly (OnBoard & { readonly result: GameResult })[],
): State => impossible('not built yet');
