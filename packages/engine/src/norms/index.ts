/* `@pareo/engine/norms`: who made a norm, who can still make one, and which article stands against it. */

export type { NormCheck } from './checks.ts';
export { holds } from './checks.ts';
export type { FieldOfRound } from './field.ts';
export { minimumAverage, neededScore } from './minimum-average.ts';
export { type LeastResult, type Need, needsIn } from './needs.ts';
export * from './report.ts';
export type { NormOpponent, NormPlayer, NormResult, NormRound, NormTerms } from './rounds.ts';
export { NORM_RULES } from './rules.ts';
export { FIGURES as NORM_FIGURES, NORM_TITLES, type NormTitle } from './titles.ts';
export { failingIn, type NormLine, type NormVerdict, titlesFor, verdictOf } from './verdict.ts';
