import { accept, type Outcome, refuse, type Tournament } from '../model/index.ts';
import type { Ruling } from '../rules/index.ts';
import type { Answer, PairingQuestion, Question } from '../systems/question.ts';
import { type NoPairing, noPairing, type PairingSystem } from '../systems/system.ts';
import type { OpenedRound } from './open.ts';
import type { PairedRound } from './paired-round.ts';
import { type PreparedRound, prepareWith, type RoundRequest } from './prepare.ts';
import { isSamePairing } from './same-pairing.ts';

/** What can be asked of the engine. */
export interface Engine<Asked extends Question = PairingQuestion> {
  /** A round, paired once for all that is asked of it: the next one, by the system that the tournament states, where nothing else is asked for. */
  readonly openRound: (
    tournament: Tournament,
    request?: RoundRequest,
  ) => Outcome<OpenedRound<Asked>, NoPairing>;
  /** The same of a round that was paired before. Refused where it is not what the engine gives. */
  readonly reopenRound: (
    tournament: Tournament,
    paired: PairedRound,
  ) => Outcome<OpenedRound<Asked>, NoPairing>;
  /** Of `openRound`, the pairs alone. */
  readonly pairRound: (tournament: Tournament, request?: RoundRequest) => Outcome<PairedRound, NoPairing>;
  /** Of `reopenRound`, every decision with the rule that took it. */
  readonly explainRound: (
    tournament: Tournament,
    paired: PairedRound,
  ) => Outcome<readonly Ruling[], NoPairing>;
  /** Of `reopenRound`, one question: the word, the rule, the facts. Ranks are a matter of standings: see `ask`. */
  readonly ask: (tournament: Tournament, paired: PairedRound, question: Asked) => Outcome<Answer, NoPairing>;
  /** What a round is paired from, where it is not to be paired. */
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
 * export const { openRound, pairRound, explainRound, ask } = engineWith([dutch2026]);
 * ```
 */
export const engineWith = (systems: readonly PairingSystem[]): Engine =>
  engineOf<PairingQuestion>(systems, opened => opened);

/** `asking`: questions beyond those that a system answers. */
export const engineOf = <Asked extends Question>(
  systems: readonly PairingSystem[],
  asking: (opened: OpenedRound<PairingQuestion>) => OpenedRound<Asked>,
): Engine<Asked> => {
  const prepareRound: Engine['prepareRound'] = (tournament, request) =>
    prepareWith(systems, tournament, request);
  const openRound: Engine<Asked>['openRound'] = (tournament, request) =>
    mapped(
      followed(prepareRound(tournament, request), prepared => prepared.open()),
      asking,
    );
  const reopenRound: Engine<Asked>['reopenRound'] = (tournament, paired) =>
    followed(openRound(tournament, paired), opened =>
      isSamePairing(opened.paired, paired)
        ? accept(opened)
        : refuse(noPairing('round-differs', { round: paired.round })),
    );
  return {
    prepareRound,
    openRound,
    reopenRound,
    pairRound: (tournament, request) => mapped(openRound(tournament, request), ({ paired }) => paired),
    explainRound: (tournament, paired) => mapped(reopenRound(tournament, paired), ({ explain }) => explain()),
    ask: (tournament, paired, question) =>
      followed(reopenRound(tournament, paired), opened => opened.ask(question)),
  };
};

const followed = <A, B>(
  outcome: Outcome<A, NoPairing>,
  next: (value: A) => Outcome<B, NoPairing>,
): Outcome<B, NoPairing> => (outcome.ok ? next(outcome.value) : outcome);

const mapped = <A, B>(outcome: Outcome<A, NoPairing>, change: (value: A) => B): Outcome<B, NoPairing> =>
  followed(outcome, value => accept(change(value)));
