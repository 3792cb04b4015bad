import type { Outcome } from '../../model/index.ts';
import type { ReasonedRound } from '../swiss/answers.ts';
import { walkedRound } from '../swiss/asked-walk.ts';
import { roundIn } from '../swiss/pairable.ts';
import { inBoardOrder } from '../swiss/round.ts';
import type { Board, NoPairing } from '../system.ts';
import { byFirst } from './colours.ts';
import { coloursIn, type Field } from './field.ts';
import { pairField } from './procedure.ts';
import { toldOf } from './rulings.ts';

/** A round by articles 3 and 4, or why there is none. `board`: what one is beside its two sides. */
export const roundOf = (field: Field, board: Pick<Board, 'games'> = {}): Outcome<ReasonedRound, NoPairing> =>
  roundIn(field, () => {
    const paired = pairField(field);
    const pairs = paired.brackets.flatMap(bracket => bracket.pairs);
    const round = walkedRound({
      coloured: inBoardOrder(pairs, { coloursOf: pair => coloursIn(field, pair), byRank: byFirst }),
      bye: paired.bye,
      told: () => toldOf(field, paired),
    });
    return { ...round, boards: round.boards.map(one => ({ ...one, ...board })) };
  });
