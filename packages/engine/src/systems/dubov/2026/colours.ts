import { type Colour, impossible, opposite, type PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Rule } from '../../../rules/index.ts';
import { lastDifferentColour, type Strength } from '../../basic-rules/colour-history.ts';
import { dueColour, hasPlayed, type Member } from '../definitions.ts';

/** Two players about to meet. */
export interface Meeting {
  /** More points, then the smaller pairing number. */
  readonly higher: Member;
  readonly lower: Member;
  /** The initial colour for an odd pairing number of the higher ranked, the other for an even one. */
  readonly colourByLot: Colour | undefined;
}

export interface ColourRule<Key extends string = string> extends Rule<Key> {
  /** Undefined: this rule says nothing of the pair, the next one is asked. */
  readonly colourOfHigher: (meeting: Meeting) => Colour | undefined;
}

const WEIGHT: Readonly<Record<Strength, number>> = { absolute: 3, strong: 2, mild: 1 };

export const rule521 = {
  key: 'dubov-2026.5.2.1',
  id: '5.2.1',
  article: 'C.04.4.1, 5.2.1',
  text: 'When neither has played yet: if the higher ranked player has an odd pairing number, give them the initial colour; otherwise the opposite one.',
  colourOfHigher: ({ higher, lower, colourByLot }) =>
    hasPlayed(higher) || hasPlayed(lower) ? undefined : colourByLot,
} as const satisfies ColourRule;

export const rule522 = {
  key: 'dubov-2026.5.2.2',
  id: '5.2.2',
  article: 'C.04.4.1, 5.2.2',
  text: 'Grant both colour preferences.',
  colourOfHigher: ({ higher, lower }) => {
    const { colour } = dueColour(higher);
    return colour === dueColour(lower).colour ? undefined : colour;
  },
} as const satisfies ColourRule;

export const rule523 = {
  key: 'dubov-2026.5.2.3',
  id: '5.2.3',
  article: 'C.04.4.1, 5.2.3',
  text: 'Grant the stronger colour preference.',
  colourOfHigher: ({ higher, lower }) => {
    const { colour, strength } = dueColour(higher);
    const difference = WEIGHT[strength] - WEIGHT[dueColour(lower).strength];
    if (difference === 0) return undefined;
    return difference > 0 ? colour : opposite(colour);
  },
} as const satisfies ColourRule;

export const rule524 = {
  key: 'dubov-2026.5.2.4',
  id: '5.2.4',
  article: 'C.04.4.1, 5.2.4',
  text: 'Alternate the colours of the most recent time in which one had White and the other Black.',
  colourOfHigher: ({ higher, lower }) => {
    const colour = lastDifferentColour(higher.colours, lower.colours);
    return colour && opposite(colour);
  },
} as const satisfies ColourRule;

export const rule525 = {
  key: 'dubov-2026.5.2.5',
  id: '5.2.5',
  article: 'C.04.4.1, 5.2.5',
  text: 'Grant the colour preference of the higher ranked player.',
  colourOfHigher: ({ higher }) => dueColour(higher).colour,
} as const satisfies ColourRule;

/** In descending priority. */
export const COLOUR_RULES_2026 = [
  rule521,
  rule522,
  rule523,
  rule524,
  rule525,
] as const satisfies readonly ColourRule[];

export interface Colours {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly rule: Rule;
}

/** Who has White, and the rule that says so. The higher ranked player is given first. */
export const allocateColours = ([higher, lower]: readonly [Member, Member], position: Position): Colours => {
  const meeting: Meeting = { higher, lower, colourByLot: lotOf(higher, position) };
  for (const rule of COLOUR_RULES_2026) {
    const colour = rule.colourOfHigher(meeting);
    if (colour === 'white') return { white: higher.id, black: lower.id, rule };
    if (colour === 'black') return { white: lower.id, black: higher.id, rule };
  }
  return impossible('5.2.5 answers for every pair');
};

const lotOf = (higher: Member, { initialColour, pairingNumber }: Position): Colour | undefined => {
  const number = pairingNumber.get(higher.id) ?? impossible('whoever is paired has a pairing number');
  return initialColour && (number % 2 === 1 ? initialColour : opposite(initialColour));
};
