export { MATCH_TIE_BREAKS } from './tie-breaks.ts';
export { WIMBLEDON_RULES, wimbledon } from './wimbledon.ts';
