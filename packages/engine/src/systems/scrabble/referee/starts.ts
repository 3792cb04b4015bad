import type { Colour } from '../../../model/index.ts';
import type { Entrant } from '../../../position/index.ts';

/** Decision 103, read aloud: who starts, and the rule that says so. */
export const literalStart = <Player extends { readonly entrant: Entrant }>(
  higher: Player,
  lower: Player,
  byNumber: Colour,
): { readonly white: Player; readonly rule: string } => {
  const [own, others] = [higher.entrant.colours, lower.entrant.colours];
  const started = (colours: readonly Colour[]): number =>
    2 * colours.filter(colour => colour === 'white').length - colours.length;
  if (started(own) !== started(others))
    return { white: started(own) < started(others) ? higher : lower, rule: 'scrabble.balance' };
  const shared = Math.min(own.length, others.length);
  for (let back = 1; back <= shared; back++) {
    const [mine, theirs] = [own[own.length - back], others[others.length - back]];
    if (mine !== theirs) return { white: mine === 'black' ? higher : lower, rule: 'scrabble.alternation' };
  }
  return { white: byNumber === 'white' ? higher : lower, rule: 'scrabble.starts' };
};

/** 1 starts, 2 does not, and so on; a lot turns it round. */
export const startByNumber = (number: number, first: Colour = 'white'): Colour =>
  number % 2 === 1 ? first : first === 'white' ? 'black' : 'white';
