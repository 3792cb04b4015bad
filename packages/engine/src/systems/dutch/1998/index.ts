import { accept, type Outcome, refuse } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { type Rule, ruling } from '../../../rules/index.ts';
import { defineSystem } from '../../define.ts';
import { once } from '../../once.ts';
import { workExcused } from '../../swiss/absence.ts';
import { answerSwiss, type ReasonedRound } from '../../swiss/answers.ts';
import { byBoardOrder } from '../../swiss/board-order.ts';
import { whyNoRound } from '../../swiss/no-round.ts';
import { reasonsIn, rulingsIn } from '../../swiss/reasons.ts';
import type { NoPairing } from '../../system.ts';
import { DUTCH_1998 } from '../description.ts';
import { b1a, b2a, b2b } from './absolute.ts';
import { allocateColours, COLOUR_RULES } from './colours.ts';
import { type Field, fieldOf } from './field.ts';
import { pairsOf } from './pair-group.ts';
import { type GroupOfRound, pairGroups } from './procedure.ts';
import {
  a5,
  amendment21,
  b1b,
  b4,
  b5,
  b6,
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
import { rulingsOfWaiver, stepwise } from './rulings.ts';

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
  b6,
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
  work: (position, options) =>
    workExcused(position, { excused: options.excused, rule: f8 }, attended =>
      workOut(attended, options['no-compatriots']),
    ),
  answer: (worked, question) => answerSwiss(DUTCH_1998, worked, question, worked.attended),
});

const workOut = (position: Position, keepsApart: boolean): Outcome<ReasonedRound, NoPairing> => {
  const field = fieldOf({ position, keepsCompatriotsApart: keepsApart }, position.entrants);
  const refusal = whyNoRound(field.members, field.legal.waived, field.mayHaveBye);
  if (refusal) return refuse(refusal);
  return accept(roundOf(field, pairGroups(field)));
};

/** F1: boards in the order of the higher score, the sum of both, and the rank of the higher. */
const roundOf = (field: Field, groups: readonly GroupOfRound[]): ReasonedRound => {
  const { position } = field;
  const coloured = groups
    .flatMap(pairsOf)
    .map(([a, b]) => (a.order < b.order ? ([a, b] as const) : ([b, a] as const)))
    .sort(([a, x], [b, y]) => byBoardOrder([a.entrant, x.entrant], [b.entrant, y.entrant]))
    .map(pair => allocateColours(pair, position));
  const bye = groups.at(-1)?.bye;
  const reasoned = once(() => stepwise(field, groups));
  const colours = () => coloured.map(({ white, black, rule }) => ruling('colour', rule, [white, black]));
  return {
    reasons: reasonsIn(reasoned),
    colours,
    boards: coloured.map(({ white, black }, index) => ({ number: index + 1, white, black })),
    byes: bye ? [{ player: bye.id, kind: 'pairing-bye' }] : [],
    rulings: () => [...rulingsOfWaiver(groups), ...rulingsIn(reasoned()), ...colours()],
  };
};
