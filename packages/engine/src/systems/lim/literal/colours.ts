import { type Colour, opposite, type PlayerId } from '../../../model/index.ts';
import type { Entrant } from '../../../position/index.ts';
import { dueOf, mayHave, type Pair, ranksHigher, type Table } from './player.ts';

/** Article 5 and 7.2 for one pair: White first. */
export const whiteOf = (
  [one, two]: Pair,
  isBelowMedian: boolean,
  table: Table,
): readonly [PlayerId, PlayerId] => {
  const [higher, lower] = ranksHigher(one, two) ? [one, two] : [two, one];
  return colourOfHigher(higher, lower, { isBelowMedian, table }) === 'white'
    ? [higher.id, lower.id]
    : [lower.id, higher.id];
};

const colourOfHigher = (
  higher: Entrant,
  lower: Entrant,
  { isBelowMedian, table }: { readonly isBelowMedian: boolean; readonly table: Table },
): Colour => {
  const { position } = table;
  if (position.round === 1) {
    const drawn = position.initialColour ?? 'white';
    return (position.pairingNumber.get(higher.id) ?? 0) % 2 === 1 ? drawn : opposite(drawn);
  }
  const white = mayHave(higher, 'white') && mayHave(lower, 'black');
  const black = mayHave(higher, 'black') && mayHave(lower, 'white');
  if (white && !black) return 'white';
  if (black && !white) return 'black';
  const [due, otherDue] = [dueOf(higher, table) ?? 'white', dueOf(lower, table) ?? 'white'];
  if (due !== otherDue) return due;
  const [past, otherPast] = [[...higher.colours].reverse(), [...lower.colours].reverse()];
  for (const [back, colour] of past.entries()) {
    const other = otherPast[back];
    if (other !== undefined && other !== colour) return opposite(colour);
  }
  return isBelowMedian ? opposite(otherDue) : due;
};
