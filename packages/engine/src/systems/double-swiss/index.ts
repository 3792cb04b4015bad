import { defineSystem } from '../define.ts';
import { answerSwiss } from '../swiss/answers.ts';
import { compatriotsApart } from '../swiss/compatriots.ts';
import { fieldOf } from '../upfloaters/field.ts';
import { roundOf } from '../upfloaters/round.ts';
import { contendersOf } from './definitions.ts';
import { DOUBLE_SWISS_2026, GAMES } from './description.ts';
import { COLOUR_RULES, compatriots, DOUBLE_SWISS_2026_RULES, RULES } from './rules.ts';

export { DOUBLE_SWISS_2026_RULES };

/** C7 and C8 need to know the last round, the colours of round 1 (4.3.1) the lot. */
export const doubleSwiss2026 = defineSystem({
  ...DOUBLE_SWISS_2026,
  rules: DOUBLE_SWISS_2026_RULES,
  needs: ['rounds', 'initial-colour'],
  work: (position, options) =>
    roundOf(
      fieldOf(position, contendersOf(position), {
        rules: RULES,
        floatsCount: position.isLastRound === false,
        colourRules: COLOUR_RULES,
        chosen: compatriotsApart(position, compatriots, options['no-compatriots'], GAMES),
      }),
      { games: GAMES },
    ),
  answer: (worked, question, position) => answerSwiss(DOUBLE_SWISS_2026, worked, question, position),
});
