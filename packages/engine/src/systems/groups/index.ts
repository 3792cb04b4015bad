export { type BelgradeGroup, type BelgradeSplit, splitByBelgrade } from './belgrade.ts';
export { answerInGroups, explainInGroups, pairInGroups } from './pair-in-groups.ts';
export { BELGRADE_RULES } from './rules.ts';
