import type { Outcome, Tournament } from '../model/index.ts';
import type { Ruling } from '../rules/index.ts';
import type { Answer, PairingQuestion } from '../systems/question.ts';
import type { NoPairing, PairingSystem } from '../systems/system.ts';
import { prepareAgain } from './again.ts';
import { type PairedRound, pairPrepared } from './pair.ts';
import { type PreparedRound, prepareWith, type RoundRequest } from './prepare.ts';

/** What can be asked of the engine. */
export interface Engine {
  /** Pairs a round: the next one, by the system that the tournament states, where nothing else is asked for. */
  readonly pairRound: (tournament: Tournament, request?: RoundRequest) => Outcome<PairedRound, NoPairing>;
  /** Every decision of a round with the rule that took it. Refused where the round is not what the engine gives. */
  readonly explainRound: (
    tournament: Tournament,
    paired: PairedRound,
  ) => Outcome<readonly Ruling[], NoPairing>;
  /** One question about a paired round: the word, the rule, the facts. Ranks are a matter of standings: see `ask`. */
  readonly ask: (
    tournament: Tournament,
    paired: PairedRound,
    question: PairingQuestion,
  ) => Outcome<Answer, NoPairing>;
  /** A round ready to be paired, with its system and the position it is paired from. */
  readonly prepareRound: (
    tournament: Tournament,
    request?: RoundRequest,
  ) => Outcome<PreparedRound, NoPairing>;
}

/**
 * An engine of some systems: a bundle then holds no others. A tournament that states another system is refused.
 *
 * @example
 * ```ts
 * import { engineWith } from '@pareo/engine';
 * import { dutch2026 } from '@pareo/engine/systems/dutch';
 *
 * export const { pairRound, explainRound, ask } = engineWith([dutch2026]);
 * ```
 */
export const engineWith = (systems: readonly PairingSystem[]): Engine => ({
  pairRound: (tournament, request) => {
    const prepared = prepareWith(systems, tournament, request);
    return prepared.ok ? pairPrepared(prepared.value) : prepared;
  },
  explainRound: (tournament, paired) => {
    const prepared = prepareAgain(systems, tournament, paired);
    return prepared.ok ? prepared.value.explain() : prepared;
  },
  ask: (tournament, paired, question) => {
    const prepared = prepareAgain(systems, tournament, paired);
    return prepared.ok ? prepared.value.answer(question) : prepared;
  },
  prepareRound: (tournament, request) => prepareWith(systems, tournament, request),
});
