import type { Rule } from '../../../rules/index.ts';
import { defineSystem } from '../../define.ts';
import { answerSwiss, type ReasonedRound } from '../../swiss/answers.ts';
import { walkedRound } from '../../swiss/asked-walk.ts';
import { colourBy } from '../../swiss/colours.ts';
import { roundIn } from '../../swiss/pairable.ts';
import { inBoardOrder } from '../../swiss/round.ts';
import { stepwiseField } from '../../swiss/stepwise-field.ts';
import { type Member, membersOf, preferencesIn } from '../definitions.ts';
import { DUBOV_2026 } from '../description.ts';
import type { Field } from '../field.ts';
import { COLOUR_RULES_2026 } from './colours.ts';
import { c1, c2, c3, c4, compatriots, forbiddenPair, prohibitionsFor, QUALITIES_2026 } from './criteria.ts';
import { barredSince } from './definitions.ts';
import { pairRound2026 } from './procedure.ts';
import { PROCEDURE_2026 } from './procedure-rules.ts';
import { toldOf } from './rulings.ts';

export const DUBOV_2026_RULES = [
  c1,
  c2,
  c3,
  forbiddenPair,
  compatriots,
  c4,
  ...QUALITIES_2026,
  ...PROCEDURE_2026,
  ...COLOUR_RULES_2026,
] as const satisfies readonly Rule[];

/** Maximum upfloaters (1.8) and the last round need the number of rounds, the colours of round 1 (5.2.1) the lot. */
export const dubov2026 = defineSystem({
  ...DUBOV_2026,
  rules: DUBOV_2026_RULES,
  needs: ['rounds', 'initial-colour'],
  preferences: preferencesIn,
  work: (position, options) => {
    const field = stepwiseField(position, membersOf(position, options['provisional-rating']), {
      prohibitions: prohibitionsFor(position, options['no-compatriots']),
      mayHaveBye: member => barredSince(member, position) === undefined,
    });
    return roundIn(field, () => roundOf(field, position.tournament.plannedRounds ?? 0));
  },
  answer: (worked, question, position) => answerSwiss(DUBOV_2026, worked, question, position),
});

const roundOf = (field: Field, rounds: number): ReasonedRound => {
  const round = pairRound2026(field, rounds);
  const pairs = round.brackets.flatMap(bracket => bracket.pairs);
  return walkedRound({
    coloured: inBoardOrder(pairs, {
      coloursOf: pair => colourBy<Member>(COLOUR_RULES_2026, pair, field.position),
    }),
    bye: round.bye,
    told: () => toldOf(field, round),
  });
};
