import type { Turn } from '@pareo/engine';
import { joined, tallyText } from './results.ts';

/* What one turn of a file says, as text. */

export const colourIn = (turn: Turn) =>
  turn.kind === 'match' ? turn.games[0]?.colour : 'colour' in turn ? turn.colour : undefined;

export const SCORES = { win: '1', draw: '½', loss: '0' } as const;

/** As lists print it; undefined where it is not known, or the round is not in the record. */
export const resultOf = (first: Turn | undefined, second: Turn | undefined): string | undefined => {
  if (!first || !second) return undefined;
  if (first.kind === 'game' && second.kind === 'game') {
    if (first.tally) return tallyText({ white: first.tally.own, black: first.tally.opponents });
    return joined([SCORES[first.result], SCORES[second.result]]);
  }
  if (first.kind === 'forfeit' && second.kind === 'forfeit') return joined([signOf(first), signOf(second)]);
  if (first.kind === 'match' && second.kind === 'match') return `${sumOf(first)}-${sumOf(second)}`;
  return undefined;
};

const signOf = ({ won }: { readonly won: boolean }): string => (won ? '+' : '-');

export const sumOf = ({ games }: Extract<Turn, { kind: 'match' }>): string => {
  const halves = games.reduce((sum, { result }) => sum + { win: 2, draw: 1, loss: 0 }[result], 0);
  return `${halves >= 2 || halves === 0 ? Math.floor(halves / 2) : ''}${halves % 2 === 1 ? '½' : ''}`;
};

/** Against an empty board. */
export const aloneOn = (own: Turn | undefined, other: Turn | undefined): string | undefined => {
  if (own?.kind === 'forfeit' && !other) return own.won ? '+ -' : '- -';
  if (other?.kind === 'forfeit' && !own) return other.won ? '- +' : '- -';
  return undefined;
};
