import { impossible, type PlayerId } from '../../model/index.ts';
import { type Against, allForbidden, type Reasons } from '../swiss/against.ts';
import {
  againstBye,
  againstInBracket,
  againstPair,
  type PairedRound,
  partnersIn,
  prohibited,
} from './comparison.ts';
import type { Member } from './definitions.ts';
import { rulingOfBoard, rulingOfFloat, rulingsOfBye } from './rulings.ts';

/** What can be said about a round: each ruling alone, and what stands against whatever was not taken. */
export const reasonsOf = (round: PairedRound): Reasons => {
  const { brackets, field } = round;
  const memberOf = (player: PlayerId): Member =>
    field.members.find(({ id }) => id === player) ?? impossible(`${player} is to be paired`);
  return {
    ofBoard: player => {
      for (const [index, { candidate }] of brackets.entries()) {
        const at = candidate.pairs.findIndex(pair => pair.some(({ id }) => id === player));
        if (at >= 0) return rulingOfBoard(round, index, at);
      }
      return undefined;
    },
    ofBye: () => rulingsOfBye(round)[0],
    ofFloats: player => {
      const member = memberOf(player);
      return brackets.flatMap(({ candidate }, index) =>
        candidate.downfloaters.includes(member) ? [rulingOfFloat(round, index, member)] : [],
      );
    },
    againstPair: (a, b) => {
      const [one, other] = [memberOf(a), memberOf(b)];
      return one.order < other.order ? againstPair(round, one, other) : againstPair(round, other, one);
    },
    againstBye: player => againstBye(round, memberOf(player)),
    againstFloat: (player, instead) => againstFloat(round, memberOf(player), memberOf(instead)),
  };
};

/** In the first bracket that the one left and the other did not. */
const againstFloat = (round: PairedRound, inside: Member, outside: Member): Against | undefined => {
  const index = round.brackets.findIndex(
    ({ bracket, candidate }) =>
      candidate.downfloaters.includes(inside) &&
      !candidate.downfloaters.includes(outside) &&
      [...bracket.movedDown, ...bracket.residents].includes(outside),
  );
  const paired = round.brackets[index];
  if (!paired) return undefined;
  const partners = partnersIn(paired.bracket, inside).filter(member => member !== outside);
  const forbidden = allForbidden(partners, other => prohibited(round.field, inside, other));
  return forbidden
    ? { ...forbidden, nearness: [-1, 0] }
    : againstInBracket(round, index, { inside, outside });
};
