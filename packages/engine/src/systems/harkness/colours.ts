import type { Rule } from '../../rules/index.ts';
import { colourDifference } from '../swiss/colour-history.ts';
import type { Colours } from '../swiss/colours.ts';
import type { PairOfCards } from './halves.ts';
import type { Settings } from './options.ts';
import { alternation, equalisation, firstRound, oddAndEven } from './rules.ts';

/** 5, VIII, 8 and 6, in this order: the first that says something of the pair. */
export const coloursOf = (
  { higher, lower, place }: PairOfCards,
  round: number,
  { clashingColours }: Pick<Settings, 'clashingColours'>,
): Colours => {
  const whiteTo = (isHigher: boolean, rule: Rule): Colours =>
    isHigher ? { white: higher.id, black: lower.id, rule } : { white: lower.id, black: higher.id, rule };
  if (round === 1) return whiteTo(place % 2 === 1, firstRound);
  if (higher.due !== lower.due) return whiteTo(higher.due === 'white' || lower.due === 'black', alternation);
  const surplus = colourDifference(higher.entrant.colours) - colourDifference(lower.entrant.colours);
  if (clashingColours === 'equalise' && surplus !== 0) return whiteTo(surplus < 0, equalisation);
  const higherRatedHasWhite = round % 2 === 1;
  return whiteTo(higher.number < lower.number === higherRatedHasWhite, oddAndEven);
};
