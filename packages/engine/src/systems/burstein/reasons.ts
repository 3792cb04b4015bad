import { type Against, allForbidden, type Reasons } from '../swiss/against.ts';
import {
  againstBye,
  againstInBracket,
  againstPair,
  memberIn,
  type PairedRound,
  prohibited,
} from './comparison.ts';
import { rulingOfBoard, rulingOfFloat, rulingsOfBye } from './rulings.ts';

/** What can be said about a round: each ruling alone, and what stands against whatever was not taken. */
export const reasonsOf = (round: PairedRound): Reasons => {
  const { brackets, everybody } = round;
  return {
    ofBoard: player => {
      for (const [index, { candidate }] of brackets.entries()) {
        const at = candidate.pairs.findIndex(pair => pair.some(({ id }) => id === player));
        if (at >= 0) return rulingOfBoard(round, index, at);
      }
      return undefined;
    },
    ofBye: () => rulingsOfBye(round)[0],
    ofFloats: player =>
      brackets.flatMap(({ candidate }, index) =>
        candidate.downfloaters
          .filter(({ id }) => id === player)
          .map(member => rulingOfFloat(round, index, member)),
      ),
    againstPair: (a, b) => againstPair(round, memberIn(everybody, a), memberIn(everybody, b)),
    againstBye: player => againstBye(round, memberIn(everybody, player)),
    againstFloat: (player, instead) => againstFloat(round, player, instead),
  };
};

/** In the first bracket that the one left and the other did not. */
const againstFloat = (round: PairedRound, player: number, instead: number): Against | undefined => {
  const index = round.brackets.findIndex(
    ({ members, candidate: { downfloaters } }) =>
      downfloaters.some(({ id }) => id === player) &&
      !downfloaters.some(({ id }) => id === instead) &&
      members.some(({ id }) => id === instead),
  );
  const members = round.brackets[index]?.members ?? [];
  const [inside, outside] = [player, instead].map(asked => members.find(({ id }) => id === asked));
  if (!inside || !outside) return undefined;
  const partners = members.filter(member => member !== inside && member !== outside);
  const forbidden = allForbidden(partners, other => prohibited(round.field, inside, other));
  return forbidden
    ? { ...forbidden, nearness: [-1, 0] }
    : againstInBracket(round, index, { inside, outside });
};
