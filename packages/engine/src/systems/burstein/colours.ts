import { type Colour, opposite } from '../../model/index.ts';
import type { ColourRule as ColourRuleOf, Meeting as MeetingOf } from '../swiss/colours.ts';
import type { Member } from './definitions.ts';

export type Meeting = MeetingOf<Member>;
export type ColourRule = ColourRuleOf<string, Member>;

/** When neither has played a game. */
export const byLot = ({ higher, lower, colourByLot }: Meeting): Colour | undefined =>
  higher.preference || lower.preference ? undefined : colourByLot;

/** Both prefer the same colour: it goes to the higher ranked when the first number is greater, and the other way. */
export const grantGreater = ({ higher }: Meeting, first: number, second: number): Colour | undefined => {
  if (first === second || !higher.preference) return undefined;
  return first > second ? higher.preference.colour : opposite(higher.preference.colour);
};
