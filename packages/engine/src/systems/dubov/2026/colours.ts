import {
  alternate,
  byLotInFirstGame,
  type ColourRule as ColourRuleOf,
  grantBoth,
  grantHigher,
  grantStronger,
} from '../../swiss/colours.ts';
import { byDueColours, type Member } from '../definitions.ts';

type ColourRule = ColourRuleOf<string, Member>;

export const rule521 = {
  key: 'dubov-2026.5.2.1',
  id: '5.2.1',
  article: 'C.04.4.1, 5.2.1',
  text: 'When neither has played yet: if the higher ranked player has an odd pairing number, give them the initial colour; otherwise the opposite one.',
  colourOfHigher: byLotInFirstGame,
} as const satisfies ColourRule;

export const rule522 = {
  key: 'dubov-2026.5.2.2',
  id: '5.2.2',
  article: 'C.04.4.1, 5.2.2',
  text: 'Grant both colour preferences.',
  colourOfHigher: byDueColours(grantBoth),
} as const satisfies ColourRule;

export const rule523 = {
  key: 'dubov-2026.5.2.3',
  id: '5.2.3',
  article: 'C.04.4.1, 5.2.3',
  text: 'Grant the stronger colour preference.',
  colourOfHigher: byDueColours(grantStronger),
} as const satisfies ColourRule;

export const rule524 = {
  key: 'dubov-2026.5.2.4',
  id: '5.2.4',
  article: 'C.04.4.1, 5.2.4',
  text: 'Alternate the colours of the most recent time in which one had White and the other Black.',
  colourOfHigher: alternate,
} as const satisfies ColourRule;

export const rule525 = {
  key: 'dubov-2026.5.2.5',
  id: '5.2.5',
  article: 'C.04.4.1, 5.2.5',
  text: 'Grant the colour preference of the higher ranked player.',
  colourOfHigher: byDueColours(grantHigher),
} as const satisfies ColourRule;

/** In descending priority. */
export const COLOUR_RULES_2026 = [
  rule521,
  rule522,
  rule523,
  rule524,
  rule525,
] as const satisfies readonly ColourRule[];
