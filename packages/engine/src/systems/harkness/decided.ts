import { drawnOrder } from '../../model/lots.ts';
import { type ByeLadder, lastOfLowest, receiverOf } from '../swiss/bye-ladder.ts';
import { canAllBePaired } from '../swiss/pairable.ts';
import type { Card } from './cards.ts';
import type { Field } from './field.ts';
import type { Settings } from './options.ts';
import { type PairedGroup, pairGroups } from './procedure.ts';
import { byeByLot, bye as byeRule } from './rules.ts';

/** Everything decided about a round but the colours. */
export interface Decided {
  readonly receiver: Card | undefined;
  readonly groups: readonly PairedGroup[];
}

/** Undefined: no legal round exists. */
export const decide = (field: Field, settings: Settings): Decided | undefined => {
  const isOdd = field.members.length % 2 === 1;
  const receiver = receiverOf(field, byeLadder(settings));
  if (isOdd && !receiver) return undefined;
  const playing = field.members.filter(card => card !== receiver);
  if (!canAllBePaired(field, playing)) return undefined;
  return { receiver, groups: pairGroups(field, playing, settings) };
};

/** III, 4: the lowest score, and there the lowest rated, or whom the lot names. */
export const byeLadder = ({ byeTo, lot }: Settings): ByeLadder<Card> => {
  const lowest = lastOfLowest<Card>(byeRule);
  if (byeTo === 'lowest-rated') return lowest;
  const offered = (cards: readonly Card[]) =>
    [...drawnOrder(lowest.offered(cards), lot, ({ id }) => id)].sort((a, b) => a.score - b.score);
  return { ...lowest, order: byeByLot, offered };
};
