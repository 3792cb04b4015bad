import { accept, type Outcome, refuse } from '../../model/index.ts';
import { once } from '../once.ts';
import type { ReasonedRound } from '../swiss/answers.ts';
import { whyNoRound } from '../swiss/no-round.ts';
import { reasonsIn, rulingsIn } from '../swiss/reasons.ts';
import { swissRound } from '../swiss/round.ts';
import type { Board, NoPairing } from '../system.ts';
import { byFirst } from './colours.ts';
import type { Contender } from './contender.ts';
import { coloursIn, type Field } from './field.ts';
import { pairField } from './procedure.ts';
import { stepwise } from './reasons.ts';
import { contenderAt } from './upfloater-set.ts';

/** A round by articles 3 and 4, or why there is none. `board`: what one is beside its two sides. */
export const roundOf = (
  field: Field,
  board: Pick<Board, 'games'> = {},
): Outcome<ReasonedRound, NoPairing> => {
  const refusal = whyNoRound(field.members, field.legal, field.mayHaveBye);
  if (refusal) return refuse(refusal);
  const paired = pairField(field);
  const reasoned = once(() => stepwise(field, paired));
  const round = swissRound<Contender>({
    pairs: paired.brackets.flatMap(({ pairs }) =>
      pairs.map(([top, bottom]) => [contenderAt(field, top), contenderAt(field, bottom)] as const),
    ),
    bye: paired.bye,
    byRank: byFirst,
    coloursOf: pair => coloursIn(field, pair),
    rulings: () => rulingsIn(reasoned()),
  });
  return accept({
    ...round,
    boards: round.boards.map(one => ({ ...one, ...board })),
    reasons: reasonsIn(reasoned),
  });
};
