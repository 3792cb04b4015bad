import { type Colour, opposite, type PlayerId } from '../../../model/index.ts';
import type { Entrant } from '../../../position/index.ts';
import { dueOf, mayHave, type Pair, ranksHigher, type Table } from './player.ts';

/** Article 5 and 7.2 for one pair: White first. */
export const whiteOf = ([one, two]: Pair, isBelowMedian: boolean, table: Table): LiteralColours => {
  const [higher, lower] = ranksHigher(one, two) ? [one, two] : [two, one];
  const { colour, article } = colourOfHigher(higher, lower, { isBelowMedian, table });
  const isWithinLimits = mayHave(higher, colour) && mayHave(lower, opposite(colour));
  return {
    pair: colour === 'white' ? [higher.id, lower.id] : [lower.id, higher.id],
    rule: `lim-1999.${isWithinLimits ? article : '6'}`,
  };
};

export interface LiteralColours {
  /** White first. */
  readonly pair: readonly [PlayerId, PlayerId];
  readonly rule: string;
}

const colourOfHigher = (
  higher: Entrant,
  lower: Entrant,
  { isBelowMedian, table }: { readonly isBelowMedian: boolean; readonly table: Table },
): { readonly colour: Colour; readonly article: string } => {
  const { position } = table;
  if (position.round === 1) {
    const drawn = position.initialColour ?? 'white';
    const isOdd = (position.pairingNumber.get(higher.id) ?? 0) % 2 === 1;
    return { colour: isOdd ? drawn : opposite(drawn), article: '7.2' };
  }
  const white = mayHave(higher, 'white') && mayHave(lower, 'black');
  const black = mayHave(higher, 'black') && mayHave(lower, 'white');
  if (white !== black) return { colour: white ? 'white' : 'black', article: '5.3' };
  const surplus = ({ colours }: Entrant) =>
    colours.filter(each => each === 'white').length * 2 - colours.length;
  const isEven = position.round % 2 === 0;
  const isUnequal = surplus(higher) !== 0 || surplus(lower) !== 0;
  const clash = isEven && surplus(higher) !== 0 && surplus(lower) !== 0 ? '5.6' : '5.4';
  const [due, otherDue] = [dueOf(higher, table) ?? 'white', dueOf(lower, table) ?? 'white'];
  if (due !== otherDue) return { colour: due, article: isUnequal ? (isEven ? '5.6' : '5.5') : '5.1' };
  // 5.5 and 5.6, by writing both ways down: how many would not be as the end of this round wants them?
  const wrongIf = (colours: readonly [Colour, Colour]): number =>
    [higher, lower].filter((player, which) => {
      const given = surplus(player) + (colours[which] === 'white' ? 1 : -1);
      return isEven ? given !== 0 : given < -1 || given > 1;
    }).length;
  const [asHigherWants, asLowerWants] = [wrongIf([due, opposite(due)]), wrongIf([opposite(due), due])];
  if (asHigherWants < asLowerWants) return { colour: due, article: isEven ? '5.6' : '5.5' };
  if (asLowerWants < asHigherWants) return { colour: opposite(due), article: isEven ? '5.6' : '5.5' };
  if (higher.colours.length === 0 && lower.colours.length > 0)
    return { colour: opposite(otherDue), article: '5.1' };
  if (lower.colours.length === 0 && higher.colours.length > 0) return { colour: due, article: '5.1' };
  const [past, otherPast] = [[...higher.colours].reverse(), [...lower.colours].reverse()];
  for (const [back, colour] of past.entries()) {
    const other = otherPast[back];
    if (other !== undefined && other !== colour) return { colour: opposite(colour), article: clash };
  }
  return { colour: isBelowMedian ? opposite(otherDue) : due, article: clash };
};
