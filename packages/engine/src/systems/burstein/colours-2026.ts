import { type Colour, impossible, opposite, type PlayerId } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { lastDifferentColour, type Strength } from '../swiss/colour-history.ts';
import type { Member } from './definitions.ts';

/** Two players about to meet, and what the lot says to the higher ranked. */
export interface Meeting {
  /** By article 1.8 (3.2). */
  readonly higher: Member;
  readonly lower: Member;
  readonly colourByLot: Colour;
}

export interface ColourRule<Key extends string = string> extends Rule<Key> {
  /** Undefined: this rule says nothing of the pair, the next one is asked. */
  readonly colourOfHigher: (meeting: Meeting) => Colour | undefined;
}

export interface Colours {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly rule: Rule;
}

/** When neither has played a game. */
export const byLot = ({ higher, lower, colourByLot }: Meeting): Colour | undefined =>
  higher.preference || lower.preference ? undefined : colourByLot;

/** A player without a preference leaves the choice to the opponent (1.5.4). */
export const grantBoth = ({ higher, lower }: Meeting): Colour | undefined => {
  const [first, second] = [higher.preference?.colour, lower.preference?.colour];
  if (first === second) return undefined;
  return first ?? (second && opposite(second));
};

const WEIGHT: Readonly<Record<Strength, number>> = { absolute: 3, strong: 2, mild: 1 };

/** Both prefer the same colour: it goes to the higher ranked when the first number is greater, and the other way. */
export const grantGreater = ({ higher }: Meeting, first: number, second: number): Colour | undefined => {
  if (first === second || !higher.preference) return undefined;
  return first > second ? higher.preference.colour : opposite(higher.preference.colour);
};

const weightOf = ({ preference }: Member): number => (preference ? WEIGHT[preference.strength] : 0);

export const alternate = ({ higher, lower }: Meeting): Colour | undefined => {
  const colour = lastDifferentColour(higher.colours, lower.colours);
  return colour && opposite(colour);
};

export const grantHigher = ({ higher }: Meeting): Colour | undefined => higher.preference?.colour;

export const rule521 = {
  key: 'burstein-2026.5.2.1',
  id: '5.2.1',
  article: 'C.04.4.2, 5.2.1',
  text: 'When both have yet to play, the higher ranked gets the initial colour if their pairing number is odd; otherwise the opposite one.',
  colourOfHigher: byLot,
} as const satisfies ColourRule;

export const rule522 = {
  key: 'burstein-2026.5.2.2',
  id: '5.2.2',
  article: 'C.04.4.2, 5.2.2',
  text: 'Grant both colour preferences.',
  colourOfHigher: grantBoth,
} as const satisfies ColourRule;

export const rule523 = {
  key: 'burstein-2026.5.2.3',
  id: '5.2.3',
  article: 'C.04.4.2, 5.2.3',
  text: 'Grant the stronger colour preference.',
  colourOfHigher: meeting => grantGreater(meeting, weightOf(meeting.higher), weightOf(meeting.lower)),
} as const satisfies ColourRule;

export const rule524 = {
  key: 'burstein-2026.5.2.4',
  id: '5.2.4',
  article: 'C.04.4.2, 5.2.4',
  text: 'Alternate the colours of the most recent time in which one had White and the other Black.',
  colourOfHigher: alternate,
} as const satisfies ColourRule;

export const rule525 = {
  key: 'burstein-2026.5.2.5',
  id: '5.2.5',
  article: 'C.04.4.2, 5.2.5',
  text: 'Grant the colour preference of the higher ranked player.',
  colourOfHigher: grantHigher,
} as const satisfies ColourRule;

/** In descending priority. */
export const COLOUR_RULES_2026 = [
  rule521,
  rule522,
  rule523,
  rule524,
  rule525,
] as const satisfies readonly ColourRule[];

/** Who has White, and the rule that says so. The higher ranked player is given first. */
export const allocateColours = (
  rules: readonly ColourRule[],
  [higher, lower]: readonly [Member, Member],
  position: Position,
): Colours => {
  const meeting: Meeting = { higher, lower, colourByLot: lotOf(higher, position) };
  for (const rule of rules) {
    const colour = rule.colourOfHigher(meeting);
    if (colour === 'white') return { white: higher.id, black: lower.id, rule };
    if (colour === 'black') return { white: lower.id, black: higher.id, rule };
  }
  return impossible('the last rule answers for every pair that has played');
};

const lotOf = (higher: Member, { initialColour, pairingNumber }: Position): Colour => {
  const number = pairingNumber.get(higher.id) ?? impossible('whoever is paired has a pairing number');
  const initial = initialColour ?? impossible('the initial colour is known before colours are given');
  return number % 2 === 1 ? initial : opposite(initial);
};
