import type { Rule } from '../../rules/index.ts';
import { defineSystem, type OptionsOf } from '../define.ts';
import { answerSwiss } from '../swiss/answers.ts';
import { preferencesOf } from '../swiss/colour-preferences.ts';
import { fieldOf } from '../upfloaters/field.ts';
import { roundOf } from '../upfloaters/round.ts';
import { COLOUR_RULES } from './colours.ts';
import { contendersOf, type TeamTerms } from './definitions.ts';
import { optionsOfCode, TEAM_SWISS_2026 } from './description.ts';
import { ARTICLES_2_AND_3, RULES } from './rules.ts';

export const TEAM_SWISS_2026_RULES = [
  ...ARTICLES_2_AND_3,
  ...COLOUR_RULES,
] as const satisfies readonly Rule[];

const termsIn = (options: OptionsOf<typeof TEAM_SWISS_2026.options>): TeamTerms => ({
  preferences: options['colour-preferences'],
  secondaryCounts: options['secondary-score'],
});

/** C7 and C10 need to know the last two rounds, the colours of round 1 (4.3.1) the lot. */
export const teamSwiss2026 = defineSystem({
  ...TEAM_SWISS_2026,
  rules: TEAM_SWISS_2026_RULES,
  needs: ['rounds', 'initial-colour'],
  implied: ({ systemCode }) => (systemCode === undefined ? {} : optionsOfCode(systemCode)),
  preferences: (position, options) =>
    preferencesOf(contendersOf(position, termsIn(options)), ({ preference }) => preference?.colour),
  work: (position, options) =>
    roundOf(
      fieldOf(position, contendersOf(position, termsIn(options)), {
        rules: RULES,
        floatsCount: position.round <= (position.tournament.plannedRounds ?? 0) - 2,
        colourRules: COLOUR_RULES,
      }),
    ),
  answer: (worked, question, position) => answerSwiss(TEAM_SWISS_2026, worked, question, position),
});
