export { kingOfTheHill } from './king-of-the-hill.ts';
export { KING_OF_THE_HILL_RULES, SCRABBLE_SWISS_RULES } from './rules.ts';
export { scrabbleSwiss } from './swiss.ts';
