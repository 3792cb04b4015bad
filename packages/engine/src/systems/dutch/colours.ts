import { type Colour, impossible, opposite, type PlayerId } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { lastDifferentColour, type Strength } from '../basic-rules/colour-history.ts';
import type { Edition, Member } from './definitions.ts';

/** Two players about to meet, and what the lot says to the higher ranked. */
export interface Meeting {
  /** By article 1.2 (A.2). */
  readonly higher: Member;
  readonly lower: Member;
  /** 5.2.5 (E.5); undefined where the lot of round 1 is not known. */
  readonly colourByLot: Colour | undefined;
}

export interface ColourRule<Key extends string = string> extends Rule<Key> {
  /** Undefined: this rule says nothing of the pair, the next one is asked. */
  readonly colourOfHigher: (meeting: Meeting) => Colour | undefined;
}

export interface Colours {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly rule: ColourRule;
}

/** A player without a preference leaves the choice to the opponent (1.7.4; A.6.d). */
const grantBoth = ({ higher, lower }: Meeting): Colour | undefined => {
  const [first, second] = [higher.preference?.colour, lower.preference?.colour];
  if (first === second) return undefined;
  return first ?? (second && opposite(second));
};

const WEIGHT: Readonly<Record<Strength, number>> = { absolute: 3, strong: 2, mild: 1 };

const grantStronger = ({ higher, lower }: Meeting): Colour | undefined => {
  const [first, second] = [higher.preference, lower.preference];
  if (!first || !second) return undefined;
  const difference = WEIGHT[first.strength] - WEIGHT[second.strength] || widerOfAbsolutes(higher, lower);
  if (difference === 0) return undefined;
  return difference > 0 ? first.colour : opposite(second.colour);
};

const widerOfAbsolutes = (higher: Member, lower: Member): number =>
  higher.preference?.strength === 'absolute' && lower.preference?.strength === 'absolute'
    ? Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference)
    : 0;

const alternate = ({ higher, lower }: Meeting): Colour | undefined => {
  const colour = lastDifferentColour(higher.colours, lower.colours);
  return colour && opposite(colour);
};

const grantHigher = ({ higher }: Meeting): Colour | undefined => higher.preference?.colour;

const byLot = ({ colourByLot }: Meeting): Colour | undefined => colourByLot;

export const rule521 = {
  key: 'dutch-2026.5.2.1',
  id: '5.2.1',
  article: 'C.04.3, 5.2.1',
  text: 'Grant both colour preferences.',
  colourOfHigher: grantBoth,
} as const satisfies ColourRule;

export const rule522 = {
  key: 'dutch-2026.5.2.2',
  id: '5.2.2',
  article: 'C.04.3, 5.2.2',
  text: 'Grant the stronger colour preference; if both are absolute, the one of the wider colour difference.',
  colourOfHigher: grantStronger,
} as const satisfies ColourRule;

export const rule523 = {
  key: 'dutch-2026.5.2.3',
  id: '5.2.3',
  article: 'C.04.3, 5.2.3',
  text: 'Alternate the colours of the most recent time in which one had White and the other Black.',
  colourOfHigher: alternate,
} as const satisfies ColourRule;

export const rule524 = {
  key: 'dutch-2026.5.2.4',
  id: '5.2.4',
  article: 'C.04.3, 5.2.4',
  text: 'Grant the colour preference of the higher ranked participant.',
  colourOfHigher: grantHigher,
} as const satisfies ColourRule;

export const rule525 = {
  key: 'dutch-2026.5.2.5',
  id: '5.2.5',
  article: 'C.04.3, 5.2.5',
  text: 'If the higher ranked participant has an odd pairing number, give them the initial colour; otherwise the opposite one.',
  colourOfHigher: byLot,
} as const satisfies ColourRule;

export const ruleE1Of2017 = {
  key: 'dutch-2017.E.1',
  id: 'E.1',
  article: 'C.04.3 (2017), E.1',
  text: 'Grant both colour preferences.',
  colourOfHigher: grantBoth,
} as const satisfies ColourRule;

export const ruleE2Of2017 = {
  key: 'dutch-2017.E.2',
  id: 'E.2',
  article: 'C.04.3 (2017), E.2',
  text: 'Grant the stronger colour preference; if both are absolute, the one of the wider colour difference.',
  colourOfHigher: grantStronger,
} as const satisfies ColourRule;

export const ruleE3Of2017 = {
  key: 'dutch-2017.E.3',
  id: 'E.3',
  article: 'C.04.3 (2017), E.3',
  text: 'Alternate the colours of the last round in which one had White and the other Black.',
  colourOfHigher: alternate,
} as const satisfies ColourRule;

export const ruleE4Of2017 = {
  key: 'dutch-2017.E.4',
  id: 'E.4',
  article: 'C.04.3 (2017), E.4',
  text: 'Grant the colour preference of the higher ranked player.',
  colourOfHigher: grantHigher,
} as const satisfies ColourRule;

export const ruleE5Of2017 = {
  key: 'dutch-2017.E.5',
  id: 'E.5',
  article: 'C.04.3 (2017), E.5',
  text: 'If the higher ranked player has an odd pairing number, give them the initial colour; otherwise the opposite one.',
  colourOfHigher: byLot,
} as const satisfies ColourRule;

/** In descending priority. */
export const COLOUR_RULES = {
  '2026': [rule521, rule522, rule523, rule524, rule525],
  '2017': [ruleE1Of2017, ruleE2Of2017, ruleE3Of2017, ruleE4Of2017, ruleE5Of2017],
} as const satisfies Readonly<Record<Edition, readonly ColourRule[]>>;

/** Who has White, and the rule that says so. The higher ranked player is given first. */
export const allocateColours = (
  [higher, lower]: readonly [Member, Member],
  position: Position,
  edition: Edition,
): Colours => {
  const meeting: Meeting = { higher, lower, colourByLot: lotOf(higher, position) };
  for (const rule of COLOUR_RULES[edition]) {
    const colour = rule.colourOfHigher(meeting);
    if (colour === 'white') return { white: higher.id, black: lower.id, rule };
    if (colour === 'black') return { white: lower.id, black: higher.id, rule };
  }
  return impossible('the initial colour is known before colours are given');
};

const lotOf = (higher: Member, { initialColour, pairingNumber }: Position): Colour | undefined => {
  const number = pairingNumber.get(higher.id) ?? impossible('whoever is paired has a pairing number');
  return initialColour && (number % 2 === 1 ? initialColour : opposite(initialColour));
};
