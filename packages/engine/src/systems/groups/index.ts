export { type BelgradeGroup, type BelgradeSplit, splitByBelgrade } from './belgrade.ts';
export { workOutInGroups } from './pair-in-groups.ts';
export { BELGRADE_RULES } from './rules.ts';
export { type Section, splitByStrength } from './sections.ts';
