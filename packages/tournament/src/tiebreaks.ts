/* The codes of tie-breaks, for whoever shows or chooses a list. What they are worth is a matter of tables. */
export { formatTiebreak, parseTiebreak, TIEBREAK_CODES } from '@pareo/engine/standings';
