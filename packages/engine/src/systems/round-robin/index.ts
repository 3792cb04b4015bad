export { berger, doubleBerger } from './berger.ts';
export { BERGER_RULES, DOUBLE_BERGER_RULES } from './rules.ts';
