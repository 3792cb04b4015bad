import { accept, impossible, type Outcome, refuse } from '../../model/index.ts';
import { once } from '../once.ts';
import type { ReasonedRound } from '../swiss/answers.ts';
import { whyNoRound } from '../swiss/no-round.ts';
import { reasonsIn, rulingsIn } from '../swiss/reasons.ts';
import { swissRound } from '../swiss/round.ts';
import type { Board, NoPairing } from '../system.ts';
import { allotColours, type ColourRule, coupleOf } from './colours.ts';
import type { Contender } from './contender.ts';
import type { Field } from './field.ts';
import { pairField } from './procedure.ts';
import { stepwise } from './reasons.ts';
import { contenderAt } from './upfloater-set.ts';

/** What a round of one of the two texts needs besides its field. */
export interface Allotment {
  readonly colourRules: readonly ColourRule[];
  /** What a board of the round is beside its two sides. */
  readonly board?: Pick<Board, 'games'>;
}

/** A round by articles 3 and 4, or why there is none. */
export const roundOf = (
  field: Field,
  { colourRules, board = {} }: Allotment,
): Outcome<ReasonedRound, NoPairing> => {
  const refusal = whyNoRound(field.contenders, field.legal, field.mayHaveBye);
  if (refusal) return refuse(refusal);
  const { position } = field;
  const initial =
    position.initialColour ?? impossible('the initial colour is known before colours are given');
  const paired = pairField(field);
  const reasoned = once(() => stepwise(field, paired));
  const round = swissRound<Contender>({
    pairs: paired.brackets.flatMap(({ pairs }) =>
      pairs.map(([top, bottom]) => [contenderAt(field, top), contenderAt(field, bottom)] as const),
    ),
    bye: paired.bye,
    byRank: (a, b) => (coupleOf(a, b).first === a ? -1 : 1),
    coloursOf: ([first, other]) => {
      const { white, black, rule } = allotColours(colourRules, { first, other }, initial);
      return { white: white.id, black: black.id, rule };
    },
    rulings: () => rulingsIn(reasoned()),
  });
  return accept({
    ...round,
    boards: round.boards.map(one => ({ ...one, ...board })),
    reasons: reasonsIn(reasoned),
  });
};
