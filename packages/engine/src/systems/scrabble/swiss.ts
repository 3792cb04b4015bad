import { accept, type Outcome, refuse } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import { defineSystem } from '../define.ts';
import { once } from '../once.ts';
import { answerSwiss, type ReasonedRound } from '../swiss/answers.ts';
import type { Colours } from '../swiss/colours.ts';
import { reasonsIn, rulingsIn } from '../swiss/reasons.ts';
import type { NoPairing } from '../system.ts';
import { SCRABBLE_SWISS } from './description.ts';
import { type Field, fieldOf, noRoundOf } from './field.ts';
import { type PairOfGroup, pairByHalves, type SwissRound } from './halves.ts';
import { listOf } from './list.ts';
import { SCRABBLE_SWISS_RULES } from './rules.ts';
import { startByNumber, whoStarts } from './starts.ts';
import { rulingsOfList, stepwise } from './swiss-rulings.ts';

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
  return round ? accept(roundOf(field, round)) : refuse(noRoundOf(field));
};

const roundOf = (field: Field, round: SwissRound): ReasonedRound => {
  const { position } = field;
  const pairs = round.groups.flatMap(group => group.pairs).sort(byBoard);
  const started = pairs.map(pair => startOf(pair, position));
  const reasoned = once(() => stepwise(field, round));
  const colours = () => started.map(startRuling).map(ofScrabble);
  return {
    boards: started.map(({ white, black }, index) => ({ number: index + 1, white, black })),
    byes: round.bye ? [{ player: round.bye.id, kind: 'pairing-bye' }] : [],
    reasons: reasonsIn(reasoned),
    colours,
    rulings: () => [...[...rulingsOfList(field), ...rulingsIn(reasoned())].map(ofScrabble), ...colours()],
  };
};

/** As C.04.2, article 3.6, by the numbers of this list. */
const byBoard = (a: PairOfGroup, b: PairOfGroup): number =>
  b.higher.score - a.higher.score ||
  b.higher.score + b.lower.score - (a.higher.score + a.lower.score) ||
  a.higher.number - b.higher.number;

const startOf = ({ higher, lower }: PairOfGroup, { tournament }: Position): Colours =>
  whoStarts({
    higher: higher.entrant,
    lower: lower.entrant,
    byNumber: startByNumber(higher.number, tournament.initialColour),
  });

export const startRuling = ({ white, black, rule }: Colours): Ruling =>
  ruling('colour', rule, [white, black]);

/** Sentences then say who starts, not who has White. */
export const ofScrabble = (given: Ruling): Ruling =>
  // Every subject's facts may carry it; the compiler does not follow the union through the copy.
  ({ ...given, facts: { ...given.facts, game: 'scrabble' } }) as Ruling;
