import type { Position } from '../../../position/index.ts';
import {
  alternate,
  byLot,
  type ColourRule,
  type Colours,
  colourBy,
  grantBoth,
  grantHigher,
  grantStronger,
} from '../../swiss/colours.ts';
import type { Member } from './definitions.ts';

export const e1 = {
  key: 'dutch-1998.E1',
  id: 'E1',
  article: 'Mexican manual, Swiss by rating, E1',
  text: 'Grant both colour preferences.',
  colourOfHigher: grantBoth,
} as const satisfies ColourRule;

export const e2 = {
  key: 'dutch-1998.E2',
  id: 'E2',
  article: 'Mexican manual, Swiss by rating, E2',
  text: 'Grant the stronger colour preference.',
  colourOfHigher: grantStronger,
} as const satisfies ColourRule;

/** F2, F3: only games played count, and rounds without one move to the front. */
export const e3 = {
  key: 'dutch-1998.E3',
  id: 'E3',
  article: 'Mexican manual, Swiss by rating, E3',
  text: 'Alternate the colours of the most recent round in which the two had different colours.',
  colourOfHigher: alternate,
} as const satisfies ColourRule;

export const e4 = {
  key: 'dutch-1998.E4',
  id: 'E4',
  article: 'Mexican manual, Swiss by rating, E4',
  text: 'Grant the colour preference of the higher ranked player.',
  colourOfHigher: grantHigher,
} as const satisfies ColourRule;

/** Decision 0095: also in later rounds, where neither of the two has played yet. */
export const eFirstRound = {
  key: 'dutch-1998.E.first-round',
  id: 'E',
  article: 'Mexican manual, Swiss by rating, E, A7c',
  text: 'In the first round the even players of S1 have the other colour than the odd ones; the lot decides the colour of the first.',
  colourOfHigher: byLot,
} as const satisfies ColourRule;

/** In descending priority. */
export const COLOUR_RULES = [e1, e2, e3, e4, eFirstRound] as const satisfies readonly ColourRule[];

/** Who has White, and the rule that says so. The higher ranked player is given first. */
export const allocateColours = (pair: readonly [Member, Member], position: Position): Colours =>
  colourBy(COLOUR_RULES, pair, position);
