import type { Outcome, Tournament } from '@pareo/engine';
import { tournamentBefore as beforeInJournal } from '@pareo/engine/complete';
import type { Refusal } from '@pareo/engine/journal';
import { accept } from '@pareo/engine/model';
import { isState, once, type Source } from './open.ts';

/** What the pairing of the round may know. */
export const tournamentBefore = (source: Source, round: number): Outcome<Tournament, Refusal> =>
  once(source, `before ${round}`, () => (isState(source) ? beforeInJournal(source, round) : accept(source)));
