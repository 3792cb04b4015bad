import type { Outcome } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { defineSystem } from '../define.ts';
import { answerSwiss, type ReasonedRound } from '../swiss/answers.ts';
import { walkedRound } from '../swiss/asked-walk.ts';
import { boardsBy } from '../swiss/board-order.ts';
import type { Colours } from '../swiss/colours.ts';
import { roundFound } from '../swiss/pairable.ts';
import { onBoards } from '../swiss/round.ts';
import type { NoPairing } from '../system.ts';
import { SCRABBLE_SWISS } from './description.ts';
import { type Field, fieldOf } from './field.ts';
import { type PairOfGroup, pairByHalves, type SwissRound } from './halves.ts';
import { listOf, type Member } from './list.ts';
import { SCRABBLE_SWISS_RULES } from './rules.ts';
import { ofScrabble, startByNumber, whoStarts } from './starts.ts';
import { rulingsOfList, toldOf } from './swiss-rulings.ts';

export const scrabbleSwiss = defineSystem({
  ...SCRABBLE_SWISS,
  rules: SCRABBLE_SWISS_RULES,
  work: (position, options) => pairSwiss(position, options['unrated-rating']),
  answer: (worked, question, position) => answerSwiss(SCRABBLE_SWISS, worked, question, position),
});

const pairSwiss = (position: Position, unratedRating: number): Outcome<ReasonedRound, NoPairing> => {
  const list = listOf(position, unratedRating);
  const field = fieldOf(position, list);
  const round = pairByHalves(field);
  return roundFound(field, round && roundOf(field, round));
};

const roundOf = (field: Field, round: SwissRound): ReasonedRound =>
  ofScrabble(
    walkedRound({
      coloured: onBoards(
        round.groups.flatMap(({ pairs }) => pairs),
        {
          byBoards: (a, b) => byBoards([a.higher, a.lower], [b.higher, b.lower]),
          pairOf: ({ higher, lower }) => [higher, lower],
          coloursOf: pair => startOf(pair, field.position),
        },
      ),
      bye: round.bye,
      told: () => toldOf(field, round),
      before: () => rulingsOfList(field),
    }),
  );

/** As C.04.2, article 3.6, by the numbers of this list. */
const byBoards = boardsBy<Member>(
  ({ score }) => score,
  ({ number }) => number,
);

const startOf = ({ higher, lower }: PairOfGroup, { tournament }: Position): Colours =>
  whoStarts({
    higher: higher.entrant,
    lower: lower.entrant,
    byNumber: startByNumber(higher.number, tournament.initialColour),
  });
