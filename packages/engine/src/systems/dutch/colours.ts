import type { Position } from '../../position/index.ts';
import {
  alternate,
  byLot,
  type ColourRule as ColourRuleOf,
  type Colours,
  colourBy,
  grantBoth,
  grantHigher,
  grantingStronger,
} from '../swiss/colours.ts';
import type { Edition, Member } from './definitions.ts';

type ColourRule = ColourRuleOf<string, Member>;

/** Of two absolute preferences the one of the wider colour difference is the stronger. */
const widerOfAbsolutes = (higher: Member, lower: Member): number =>
  higher.preference?.strength === 'absolute' && lower.preference?.strength === 'absolute'
    ? Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference)
    : 0;

const grantStronger = grantingStronger(widerOfAbsolutes);

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
  pair: readonly [Member, Member],
  position: Position,
  edition: Edition,
): Colours => colourBy<Member>(COLOUR_RULES[edition], pair, position);
