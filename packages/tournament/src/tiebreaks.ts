/* The codes of tie-breaks and the editions of their rules, for whoever shows or chooses a list. What they are worth is a matter of tables. */
export {
  EDITIONS,
  type Edition,
  formatTiebreak,
  parseTiebreak,
  TIEBREAK_CODES,
} from '@pareo/engine/standings';
