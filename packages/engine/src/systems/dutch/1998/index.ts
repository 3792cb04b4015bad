import { accept, type Outcome, type PlayerId, refuse } from '../../../model/index.ts';
import type { Entrant, Position } from '../../../position/index.ts';
import { type Rule, ruling } from '../../../rules/index.ts';
import { defineSystem } from '../../define.ts';
import { EXCUSED, excusedBy, isComing, stayedAway } from '../../swiss/absence.ts';
import { answerSwiss, type ReasonedRound } from '../../swiss/answers.ts';
import { byBoardOrder } from '../../swiss/board-order.ts';
import { compatriotsIn } from '../../swiss/compatriots.ts';
import { whyNoRound } from '../../swiss/no-round.ts';
import { once, reasonsIn, rulingsIn } from '../../swiss/reasons.ts';
import { type NoPairing, noPairing } from '../../system.ts';
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
  work: (position, options) => workOut(position, options),
  answer: (worked, question, position) =>
    answerSwiss(DUTCH_1998, worked, question, {
      ...position,
      entrants: position.entrants.filter(({ id }) => worked.isPaired(id)),
    }),
});

interface Worked extends ReasonedRound {
  readonly isPaired: (player: PlayerId) => boolean;
}

const workOut = (
  position: Position,
  { excused, 'no-compatriots': keepsApart }: { readonly excused: string; readonly 'no-compatriots': boolean },
): Outcome<Worked, NoPairing> => {
  const isExcused = excusedBy(excused);
  if (!isExcused)
    return refuse(
      noPairing('option-invalid', { option: EXCUSED.name, value: excused, allowed: 'all, 1, 2 …' }),
    );
  const isOut = (entrant: Entrant) => isComing(position) && stayedAway(entrant) && !isExcused(entrant.id);
  const entrants = position.entrants.filter(entrant => !isOut(entrant));
  if (entrants.length === 0) return refuse(noPairing('nobody-to-pair', { round: position.round }));
  const areCompatriots = keepsApart ? compatriotsIn(position) : () => false;
  const field = fieldOf({ position, areCompatriots }, entrants);
  const refusal = whyNoRound(field.members, field.legal.waived, field.mayHaveBye);
  if (refusal) return refuse(refusal);
  return accept(roundOf(field, pairGroups(field), position.entrants.filter(isOut)));
};

/** F1: boards in the order of the higher score, the sum of both, and the rank of the higher. */
const roundOf = (field: Field, groups: readonly GroupOfRound[], out: readonly Entrant[]): Worked => {
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
    isPaired: player => field.members.some(({ id }) => id === player),
    reasons: reasonsIn(reasoned),
    colours,
    boards: coloured.map(({ white, black }, index) => ({ number: index + 1, white, black })),
    byes: [
      ...(bye ? [{ player: bye.id, kind: 'pairing-bye' as const }] : []),
      ...out.map(({ id }) => ({ player: id, kind: 'rest' as const })),
    ],
    rulings: () => [
      ...rulingsOfWaiver(groups),
      ...rulingsIn(reasoned()),
      ...colours(),
      ...out.map(({ id }) => ruling('rest', f8, [id])),
    ],
  };
};
