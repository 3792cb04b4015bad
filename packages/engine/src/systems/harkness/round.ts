import { receiverOf } from '../swiss/bye-ladder.ts';
import { canAllBePaired } from '../swiss/pairable.ts';
import type { Card } from './cards.ts';
import { byeLadder, type Field } from './field.ts';
import type { Settings } from './options.ts';
import { type PairedGroup, pairGroups } from './procedure.ts';

/** Everything decided about a round but the colours. */
export interface Decided {
  readonly receiver: Card | undefined;
  readonly groups: readonly PairedGroup[];
}

/** Undefined: no legal round exists. */
export const decide = (field: Field, settings: Settings): Decided | undefined => {
  const isOdd = field.members.length % 2 === 1;
  const receiver = isOdd ? receiverOf(field, byeLadder(settings)) : undefined;
  if (isOdd && !receiver) return undefined;
  const playing = field.members.filter(card => card !== receiver);
  if (!canAllBePaired(field, playing)) return undefined;
  return { receiver, groups: pairGroups(field, playing, settings) };
};
