import { accept, type Outcome } from '../model/index.ts';
import type { Position } from '../position/index.ts';
import type { Ruling } from '../rules/index.ts';
import type { Answer, PairingQuestion } from '../systems/question.ts';
import type { NoPairing, Options, Pairing, PairingSystem, RoundInHand } from '../systems/system.ts';

/* A system without the choice that `openRound` makes: one position, and one thing of its round. */

const worked = <Told>(
  round: Outcome<RoundInHand, NoPairing>,
  tell: (round: RoundInHand) => Told,
): Outcome<Told, NoPairing> => (round.ok ? accept(tell(round.value)) : round);

export const pairedBy = (
  system: PairingSystem,
  position: Position,
  options: Options = {},
): Outcome<Pairing, NoPairing> => worked(system.workOut(position, options), ({ pairing }) => pairing);

export const explainedBy = (
  system: PairingSystem,
  position: Position,
  options: Options = {},
): Outcome<readonly Ruling[], NoPairing> =>
  worked(system.workOut(position, options), ({ explain }) => explain());

/** The question last, as in the order of work: the round is there before anybody asks. */
export const answeredBy = (
  system: PairingSystem,
  position: Position,
  ...[options, question]: readonly [Options, PairingQuestion]
): Outcome<Answer, NoPairing> => {
  const round = system.workOut(position, options);
  return round.ok ? round.value.answer(question) : round;
};
