import type { Outcome } from '../../model/index.ts';
import type { ReasonedRound } from '../swiss/answers.ts';
import { roundIn } from '../swiss/pairable.ts';
import { inBoardOrder } from '../swiss/round.ts';
import { stepwiseRound } from '../swiss/stepwise-round.ts';
import type { Board, NoPairing } from '../system.ts';
import { byFirst } from './colours.ts';
import { coloursIn, type Field } from './field.ts';
import { pairField } from './procedure.ts';
import { stepwise } from './reasons.ts';

/** A round by articles 3 and 4, or why there is none. `board`: what one is beside its two sides. */
export const roundOf = (field: Field, board: Pick<Board, 'games'> = {}): Outcome<ReasonedRound, NoPairing> =>
  roundIn(field, () => {
    const paired = pairField(field);
    const pairs = paired.brackets.flatMap(bracket => bracket.pairs);
    const round = stepwiseRound({
      coloured: inBoardOrder(pairs, { coloursOf: pair => coloursIn(field, pair), byRank: byFirst }),
      bye: paired.bye,
      stepwise: () => stepwise(field, paired),
    });
    return { ...round, boards: round.boards.map(one => ({ ...one, ...board })) };
  });
