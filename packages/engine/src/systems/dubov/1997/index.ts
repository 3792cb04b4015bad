import type { Rule } from '../../../rules/index.ts';
import { defineSystem } from '../../define.ts';
import { workExcused } from '../../swiss/absence.ts';
import { answerSwiss, type ReasonedRound } from '../../swiss/answers.ts';
import { walkedRound } from '../../swiss/asked-walk.ts';
import { colourBy } from '../../swiss/colours.ts';
import { roundIn } from '../../swiss/pairable.ts';
import { inBoardOrder } from '../../swiss/round.ts';
import { stepwiseField } from '../../swiss/stepwise-field.ts';
import { hasPlayed, membersOf, preferencesIn } from '../definitions.ts';
import { DUBOV_1997 } from '../description.ts';
import type { Field } from '../field.ts';
import { ALL_COLOUR_RULES_1997, COLOUR_RULES_1997 } from './colours.ts';
import { aroOf, barredSince, membersOf1997 } from './definitions.ts';
import { pairRound1997 } from './procedure.ts';
import { compatriots, noShow, PROCEDURE_1997, PROHIBITIONS_1997, prohibitionsFor, ruleD } from './rules.ts';
import { toldOf } from './rulings.ts';

export const DUBOV_1997_RULES = [
  ...PROHIBITIONS_1997,
  compatriots,
  noShow,
  ruleD,
  ...COLOUR_RULES_1997,
  ...PROCEDURE_1997,
] as const satisfies readonly Rule[];

/** The limits of 2.1 and the last round need the number of rounds, the colours of the first (5) the initial colour. */
export const dubov1997 = defineSystem({
  ...DUBOV_1997,
  rules: DUBOV_1997_RULES,
  needs: ['rounds', 'initial-colour'],
  preferences: preferencesIn,
  averages: {
    article: 'C.04.4.1 (1997), 9',
    averagesIn: (position, options) => {
      const everyone = { ...position, entrants: position.everyone };
      return new Map(
        membersOf(everyone, Number(options['provisional-rating'] ?? 0))
          .filter(hasPlayed)
          .map(member => [member.id, aroOf(member)]),
      );
    },
  },
  work: (given, options) =>
    workExcused(given, { excused: options.excused, rule: noShow }, position => {
      const field = stepwiseField(position, membersOf1997(position, options['provisional-rating']), {
        prohibitions: prohibitionsFor(position, options['no-compatriots']),
        mayHaveBye: member => barredSince(member) === undefined,
      });
      return roundIn(field, () => roundOf(field));
    }),
  answer: (worked, question) => answerSwiss(DUBOV_1997, worked, question, worked.attended),
});

const roundOf = (field: Field): ReasonedRound => {
  const round = pairRound1997(field);
  const pairs = round.groups.flatMap(({ floaterPairs, rows }) => [...floaterPairs, ...rows]);
  return walkedRound({
    coloured: inBoardOrder(pairs, {
      coloursOf: pair => colourBy(ALL_COLOUR_RULES_1997, pair, field.position),
    }),
    bye: round.bye,
    told: () => toldOf(field, round),
  });
};
