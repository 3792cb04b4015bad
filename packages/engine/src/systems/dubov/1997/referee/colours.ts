import type { Colour } from '../../../../model/index.ts';
import type { Position } from '../../../../position/index.ts';
import { isBound, type Player } from './player.ts';

/** Who has White, and the paragraph that says so. */
export interface LiteralColours {
  readonly white: Player;
  readonly black: Player;
  readonly rule: string;
}

/** 5 and 3, with the basic rules between the first and the second paragraph of 3 (decision 65). */
export const coloursOf = (one: Player, two: Player, position: Position): LiteralColours => {
  const isFirst = one.score === two.score ? one.place < two.place : one.score > two.score;
  const [a, b] = isFirst ? [one, two] : [two, one];
  const whiteTo = (player: Player, rule: string): LiteralColours => ({
    white: player,
    black: player === a ? b : a,
    rule: `dubov-1997.${rule}`,
  });
  if (!a.hasPlayed && !b.hasPlayed) {
    const isOdd = (position.pairingNumber.get(a.id) ?? 0) % 2 === 1;
    return whiteTo((position.initialColour === 'white') === isOdd ? a : b, '5.colours');
  }
  if (a.seeks !== b.seeks) return whiteTo(a.seeks === 'white' ? a : b, '3.1');
  if (isBound(a) !== isBound(b)) {
    const [bound, free] = isBound(a) ? [a, b] : [b, a];
    return whiteTo(bound.seeks === 'white' ? bound : free, 'f-g');
  }
  const whites = (player: Player) => count(player, 'white') - count(player, 'black');
  if (whites(a) !== whites(b)) return whiteTo(whites(a) < whites(b) ? a : b, '3.2');
  const [past, others] = [[...a.entrant.colours].reverse(), [...b.entrant.colours].reverse()];
  for (const [back, colour] of past.entries())
    if (others[back] !== undefined && others[back] !== colour)
      return whiteTo(colour === 'white' ? b : a, '3.3');
  if (a.aro !== b.aro) return whiteTo(a.aro > b.aro ? a : b, '3.4');
  if (a.r !== b.r) return whiteTo(a.r < b.r ? a : b, '3.5');
  return whiteTo(a.place > b.place ? a : b, '3.5');
};

const count = ({ entrant }: Player, colour: Colour): number =>
  entrant.colours.filter(each => each === colour).length;
