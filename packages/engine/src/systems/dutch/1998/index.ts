import type { Outcome } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Rule } from '../../../rules/index.ts';
import { defineSystem } from '../../define.ts';
import { workExcused } from '../../swiss/absence.ts';
import { answerSwiss, type ReasonedRound } from '../../swiss/answers.ts';
import { cardsOfSystem } from '../../swiss/card-marks.ts';
import { byColoursPlayed } from '../../swiss/colour-preferences.ts';
import { reasonsOnDemand } from '../../swiss/on-demand.ts';
import { roundIn } from '../../swiss/pairable.ts';
import { inBoardOrder, swissRound } from '../../swiss/round.ts';
import type { NoPairing } from '../../system.ts';
import { DUTCH_1998 } from '../description.ts';
import { b1a, b2a, b2b } from './absolute.ts';
import { allocateColours, COLOUR_RULES } from './colours.ts';
import type { RoundOfGroups } from './comparison.ts';
import { membersOf } from './definitions.ts';
import { fieldOf } from './field.ts';
import { pairsOf } from './pair-group.ts';
import { pairGroups } from './procedure.ts';
import {
  a5,
  amendment21,
  b1b,
  b4,
  b5,
  b5Up,
  b6,
  b6Up,
  c1,
  c6,
  c12,
  c13,
  c14,
  compatriots,
  d1,
  d2,
  f8,
  forbiddenPair,
} from './rules.ts';
import { reasonsOf, rulingsOf } from './rulings.ts';

/** In the order of the text. */
export const DUTCH_1998_RULES = [
  a5,
  b1a,
  b1b,
  b2a,
  b2b,
  forbiddenPair,
  compatriots,
  b4,
  b5,
  b5Up,
  b6,
  b6Up,
  c1,
  c6,
  c12,
  c13,
  c14,
  d1,
  d2,
  ...COLOUR_RULES,
  f8,
  amendment21,
] as const satisfies readonly Rule[];

/** The last round (B, note) needs the number of rounds, the colours of round 1 (E) the initial colour. */
export const dutch1998 = defineSystem({
  ...DUTCH_1998,
  rules: DUTCH_1998_RULES,
  needs: ['rounds', 'initial-colour'],
  preferences: byColoursPlayed,
  // A7 a: not for whoever has more than half of the points in the last round.
  cards: cardsOfSystem(
    {
      floats: 'Mexican manual, Swiss by rating, A4',
      colours: 'Mexican manual, Swiss by rating, A7',
    },
    position => membersOf(position, position.entrants),
    ({ isAboveHalf }) => isAboveHalf,
  ),
  work: (position, options) =>
    workExcused(position, { excused: options.excused, rule: f8 }, attended =>
      workOut(attended, options['no-compatriots']),
    ),
  answer: (worked, question) => answerSwiss(DUTCH_1998, worked, question, worked.attended),
});

const workOut = (position: Position, keepsApart: boolean): Outcome<ReasonedRound, NoPairing> => {
  const field = fieldOf({ position, keepsCompatriotsApart: keepsApart }, position.entrants);
  return roundIn(field, () => {
    const groups = pairGroups(field);
    const round: RoundOfGroups = { field, groups };
    const paired = swissRound({
      // F1: by the higher score, the sum of both, and the rank of the higher.
      coloured: inBoardOrder(groups.flatMap(pairsOf), {
        coloursOf: pair => allocateColours(pair, position),
      }),
      bye: groups.at(-1)?.bye,
      rulings: () => rulingsOf(round),
    });
    return { ...paired, reasons: reasonsOnDemand(() => reasonsOf(round)) };
  });
};
