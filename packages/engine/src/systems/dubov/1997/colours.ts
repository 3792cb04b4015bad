import { opposite } from '../../../model/index.ts';
import {
  alternate,
  byLotInFirstGame,
  type ColourRule as ColourRuleOf,
  grantBoth,
  level,
} from '../../swiss/colours.ts';
import { byDueColours, dueColour, type Member } from '../definitions.ts';
import { aroOf } from './definitions.ts';
import { rule5Colours, ruleFG } from './rules.ts';

type ColourRule = ColourRuleOf<string, Member>;

/** 5, for two who have not played, in whatever round (decision 0064). */
const firstGame = {
  ...rule5Colours,
  colourOfHigher: byLotInFirstGame,
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
  id: '3.1',
  article: 'C.04.4.1 (1997), 3',
  text: 'Give both the colour that is due to them.',
  colourOfHigher: byDueColours(grantBoth),
} as const satisfies ColourRule;

export const rule3b = {
  key: 'dubov-1997.3.2',
  id: '3.2',
  article: 'C.04.4.1 (1997), 3',
  text: 'Level the numbers of games played with White and with Black.',
  colourOfHigher: level,
} as const satisfies ColourRule;

export const rule3c = {
  key: 'dubov-1997.3.3',
  id: '3.3',
  article: 'C.04.4.1 (1997), 3',
  text: 'Alternate the colours of both, by the first difference in their histories, from the last round back to the first.',
  colourOfHigher: alternate,
} as const satisfies ColourRule;

export const rule3d = {
  key: 'dubov-1997.3.4',
  id: '3.4',
  article: 'C.04.4.1 (1997), 3',
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
  id: '3.5',
  article: 'C.04.4.1 (1997), 3',
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

/** All that decides a colour, in descending priority: the first game, what is due to both, what is forbidden, and 3. */
export const ALL_COLOUR_RULES_1997: readonly ColourRule[] = [
  firstGame,
  rule3a,
  notForbidden,
  ...COLOUR_RULES_1997,
];
