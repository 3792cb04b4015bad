import { type Colour, impossible, opposite, type PlayerId } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { lastDifferentColour, type Strength } from '../basic-rules/colour-history.ts';
import type { Member } from './definitions.ts';

/** Two players about to meet. */
export interface Meeting {
  /** By A2. */
  readonly higher: Member;
  readonly lower: Member;
  /** What the lot of the first round says to the higher ranked. */
  readonly colourByLot: Colour | undefined;
}

export interface ColourRule<Key extends string = string> extends Rule<Key> {
  /** Undefined: this rule says nothing of the pair, the next one is asked. */
  readonly colourOfHigher: (meeting: Meeting) => Colour | undefined;
}

/** A player without a preference leaves the choice to the opponent. */
export const e1 = {
  key: 'dutch-1998.E1',
  id: 'E1',
  article: 'Seed 001, E1',
  text: 'Grant both colour preferences.',
  colourOfHigher: ({ higher, lower }) => {
    const [first, second] = [higher.preference?.colour, lower.preference?.colour];
    if (first === second) return undefined;
    return first ?? (second && opposite(second));
  },
} as const satisfies ColourRule;

const WEIGHT: Readonly<Record<Strength, number>> = { absolute: 3, strong: 2, mild: 1 };

export const e2 = {
  key: 'dutch-1998.E2',
  id: 'E2',
  article: 'Seed 001, E2',
  text: 'Grant the stronger colour preference.',
  colourOfHigher: ({ higher, lower }) => {
    const [first, second] = [higher.preference, lower.preference];
    if (!first || !second) return undefined;
    const difference = WEIGHT[first.strength] - WEIGHT[second.strength];
    if (difference === 0) return undefined;
    return difference > 0 ? first.colour : opposite(second.colour);
  },
} as const satisfies ColourRule;

/** F2, F3: only games played count, and rounds without one move to the front. */
export const e3 = {
  key: 'dutch-1998.E3',
  id: 'E3',
  article: 'Seed 001, E3',
  text: 'Alternate the colours of the most recent round in which the two had different colours.',
  colourOfHigher: ({ higher, lower }) => {
    const colour = lastDifferentColour(higher.colours, lower.colours);
    return colour && opposite(colour);
  },
} as const satisfies ColourRule;

export const e4 = {
  key: 'dutch-1998.E4',
  id: 'E4',
  article: 'Seed 001, E4',
  text: 'Grant the colour preference of the higher ranked player.',
  colourOfHigher: ({ higher }) => higher.preference?.colour,
} as const satisfies ColourRule;

/** Decision 0095: also in later rounds, where neither of the two has played yet. */
export const eFirstRound = {
  key: 'dutch-1998.E.first-round',
  id: 'E',
  article: 'Seed 001, E (first round), A7c',
  text: 'In the first round the even players of S1 have the other colour than the odd ones; the lot decides the colour of the first.',
  colourOfHigher: ({ colourByLot }) => colourByLot,
} as const satisfies ColourRule;

/** In descending priority. */
export const COLOUR_RULES = [e1, e2, e3, e4, eFirstRound] as const satisfies readonly ColourRule[];

export interface Colours {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly rule: ColourRule;
}

/** Who has White, and the rule that says so. The higher ranked player is given first. */
export const allocateColours = ([higher, lower]: readonly [Member, Member], position: Position): Colours => {
  const meeting: Meeting = { higher, lower, colourByLot: lotOf(higher, position) };
  for (const rule of COLOUR_RULES) {
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
