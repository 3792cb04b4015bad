import { type Colour, impossible, opposite, type PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Rule } from '../../../rules/index.ts';
import { colourDifference, lastDifferentColour } from '../../basic-rules/colour-history.ts';
import { dueColour, hasPlayed, type Member } from '../definitions.ts';
import { aroOf } from './definitions.ts';
import { rule5, ruleFG } from './rules.ts';

export interface Meeting {
  readonly higher: Member;
  readonly lower: Member;
  /** 5: the lot of the first board for odd numbers, the other colour for even ones. */
  readonly colourByLot: Colour | undefined;
}

export interface ColourRule<Key extends string = string> extends Rule<Key> {
  /** Undefined: this rule says nothing of the pair, the next one is asked. */
  readonly colourOfHigher: (meeting: Meeting) => Colour | undefined;
}

/** 5, for two who have not played, in whatever round (decision 0064). */
const firstGame = {
  ...rule5,
  colourOfHigher: ({ higher, lower, colourByLot }) =>
    hasPlayed(higher) || hasPlayed(lower) ? undefined : colourByLot,
} as const satisfies ColourRule;

/** C.04.1.f and g stand above the wishes of 3: a forbidden colour is never given (decision 0065). */
const notForbidden = {
  ...ruleFG,
  colourOfHigher: ({ higher, lower }) => {
    const isBound = (member: Member) => dueColour(member).strength === 'absolute';
    if (isBound(higher) === isBound(lower)) return undefined;
    return isBound(higher) ? dueColour(higher).colour : opposite(dueColour(lower).colour);
  },
} as const satisfies ColourRule;

export const rule3a = {
  key: 'dubov-1997.3.1',
  id: '3, first',
  article: 'Seed 003, C.04.4.1, 3',
  text: 'Give both the colour that is due to them.',
  colourOfHigher: ({ higher, lower }) => {
    const { colour } = dueColour(higher);
    return colour === dueColour(lower).colour ? undefined : colour;
  },
} as const satisfies ColourRule;

export const rule3b = {
  key: 'dubov-1997.3.2',
  id: '3, second',
  article: 'Seed 003, C.04.4.1, 3',
  text: 'Level the numbers of games played with White and with Black.',
  colourOfHigher: ({ higher, lower }) => {
    const difference = colourDifference(higher.colours) - colourDifference(lower.colours);
    if (difference === 0) return undefined;
    return difference < 0 ? 'white' : 'black';
  },
} as const satisfies ColourRule;

export const rule3c = {
  key: 'dubov-1997.3.3',
  id: '3, third',
  article: 'Seed 003, C.04.4.1, 3',
  text: 'Alternate the colours of both, by the first difference in their histories, from the last round back to the first.',
  colourOfHigher: ({ higher, lower }) => {
    const colour = lastDifferentColour(higher.colours, lower.colours);
    return colour && opposite(colour);
  },
} as const satisfies ColourRule;

export const rule3d = {
  key: 'dubov-1997.3.4',
  id: '3, fourth',
  article: 'Seed 003, C.04.4.1, 3',
  text: 'White for the player with the higher average rating of the opponents.',
  colourOfHigher: ({ higher, lower }) => {
    const difference = aroOf(higher) - aroOf(lower);
    if (difference === 0) return undefined;
    return difference > 0 ? 'white' : 'black';
  },
} as const satisfies ColourRule;

/** Among equal ratings the lower place of the list has White (decision 0065). */
export const rule3e = {
  key: 'dubov-1997.3.5',
  id: '3, fifth',
  article: 'Seed 003, C.04.4.1, 3',
  text: 'White for the player with the lower rating.',
  colourOfHigher: ({ higher, lower }) => {
    const difference = higher.rating - lower.rating || lower.place - higher.place;
    return difference < 0 ? 'white' : 'black';
  },
} as const satisfies ColourRule;

/** The paragraphs of 3, in descending priority. */
export const COLOUR_RULES_1997 = [
  rule3a,
  rule3b,
  rule3c,
  rule3d,
  rule3e,
] as const satisfies readonly ColourRule[];

export interface Colours {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly rule: Rule;
}

/** Who has White, and the rule that says so. The higher ranked player is given first. */
export const allocateColours = ([higher, lower]: readonly [Member, Member], position: Position): Colours => {
  const meeting: Meeting = { higher, lower, colourByLot: lotOf(higher, position) };
  for (const rule of [firstGame, rule3a, notForbidden, ...COLOUR_RULES_1997]) {
    const colour = rule.colourOfHigher(meeting);
    if (colour === 'white') return { white: higher.id, black: lower.id, rule };
    if (colour === 'black') return { white: lower.id, black: higher.id, rule };
  }
  return impossible('the last paragraph of 3 answers for every pair');
};

const lotOf = (higher: Member, { initialColour, pairingNumber }: Position): Colour | undefined => {
  const number = pairingNumber.get(higher.id) ?? impossible('whoever is paired has a pairing number');
  return initialColour && (number % 2 === 1 ? initialColour : opposite(initialColour));
};
