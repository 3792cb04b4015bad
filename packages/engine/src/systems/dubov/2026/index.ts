import { accept, refuse } from '../../../model/index.ts';
import type { Rule } from '../../../rules/index.ts';
import { defineSystem } from '../../define.ts';
import { once } from '../../once.ts';
import { answerSwiss, type ReasonedRound } from '../../swiss/answers.ts';
import { colourBy } from '../../swiss/colours.ts';
import { whyNoRound } from '../../swiss/no-round.ts';
import { reasonsIn, rulingsIn } from '../../swiss/reasons.ts';
import { swissRound } from '../../swiss/round.ts';
import { type Member, membersOf } from '../definitions.ts';
import { DUBOV_2026 } from '../description.ts';
import { type Field, fieldOf } from '../field.ts';
import { COLOUR_RULES_2026 } from './colours.ts';
import { c1, c2, c3, c4, compatriots, forbiddenPair, prohibitionsFor, QUALITIES_2026 } from './criteria.ts';
import { barredSince } from './definitions.ts';
import { pairRound2026 } from './procedure.ts';
import { PROCEDURE_2026 } from './procedure-rules.ts';
import { stepwise } from './rulings.ts';

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
  work: (position, options) => {
    const field = fieldOf(position, membersOf(position, options['provisional-rating']), {
      prohibitions: prohibitionsFor(position, options['no-compatriots']),
      mayHaveBye: member => barredSince(member, position) === undefined,
    });
    const refusal = whyNoRound(field.members, field.legal, field.mayHaveBye);
    return refusal ? refuse(refusal) : accept(roundOf(field, position.tournament.plannedRounds ?? 0));
  },
  answer: (worked, question, position) => answerSwiss(DUBOV_2026, worked, question, position),
});

const roundOf = (field: Field, rounds: number): ReasonedRound => {
  const round = pairRound2026(field, rounds);
  const reasoned = once(() => stepwise(field, round, rounds));
  return {
    ...swissRound({
      pairs: round.brackets.flatMap(({ pairs }) => pairs),
      bye: round.bye,
      coloursOf: pair => colourBy<Member>(COLOUR_RULES_2026, pair, field.position),
      rulings: () => rulingsIn(reasoned()),
    }),
    reasons: reasonsIn(reasoned),
  };
};
