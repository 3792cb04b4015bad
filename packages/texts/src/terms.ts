/* `@pareo/texts/terms`: names of systems, options and tie-breaks, and the words of a table of standings. */

export { figuresOf } from './money.ts';
export * from './printed-lists.ts';
export * from './prize-texts.ts';
export * from './standings-texts.ts';
export * from './system-texts.ts';
export * from './tiebreak-texts.ts';
