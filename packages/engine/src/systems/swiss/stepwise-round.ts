import type { PlayerId } from '../../model/index.ts';
import type { Ruling } from '../../rules/index.ts';
import { once } from '../once.ts';
import type { ReasonedRound } from './answers.ts';
import { reasonsIn, rulingsIn, type StepwiseRound } from './reasons.ts';
import { type DecidedRound, swissRound } from './round.ts';

interface DecidedStepwise<Member extends { readonly id: PlayerId }> extends Omit<DecidedRound, 'rulings'> {
  /** What the procedure can say of its steps: worked out once somebody asks. */
  readonly stepwise: () => StepwiseRound<Member>;
  /** Rulings about the round as a whole: they come first. */
  readonly before?: () => readonly Ruling[];
}

/** The round of a procedure that decides step by step, with its reasons. */
export const stepwiseRound = <Member extends { readonly id: PlayerId }>({
  coloured,
  bye,
  stepwise,
  before = () => [],
}: DecidedStepwise<Member>): ReasonedRound => {
  const reasoned = once(stepwise);
  const rulings = () => [...before(), ...rulingsIn(reasoned())];
  return { ...swissRound({ coloured, bye, rulings }), reasons: reasonsIn(reasoned) };
};
