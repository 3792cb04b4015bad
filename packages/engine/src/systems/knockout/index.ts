export { MATCH_TIE_BREAKS } from './tie-breaks.ts';
export { type DrawnMatch, type DrawPlace, type WholeDraw, wholeDraws } from './whole-draw.ts';
export { WIMBLEDON_RULES, wimbledon } from './wimbledon.ts';
