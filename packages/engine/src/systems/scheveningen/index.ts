export { SCHEVENINGEN_RULES } from './rules.ts';
export { scheveningen } from './scheveningen.ts';
