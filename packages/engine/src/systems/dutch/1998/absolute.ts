import type { Entrant, Position } from '../../../position/index.ts';
import type { Rule } from '../../../rules/index.ts';
import { colourDifference } from '../../swiss/colour-history.ts';
import type { Member } from './definitions.ts';
import { compatriots, forbiddenPair } from './rules.ts';

/** A rule that forbids a pair: such a pair is never made. */
export interface Prohibition<Key extends string = string> extends Rule<Key> {
  readonly forbids: (a: Member, b: Member) => boolean;
}

export const b1a = {
  key: 'dutch-1998.B1a',
  id: 'B1a',
  article: 'Mexican manual, Swiss by rating, B1a',
  text: 'Two players shall not meet more than once.',
  forbids: (a, b) => a.entrant.met.has(b.id),
} as const satisfies Prohibition;

/** Both have an absolute preference (A7a) for the same colour: whoever got the other one would break B2. */
const shareAbsolutePreference = (a: Member, b: Member): boolean =>
  a.preference?.strength === 'absolute' &&
  b.preference?.strength === 'absolute' &&
  a.preference.colour === b.preference.colour;

const isWide = ({ colours }: Member): boolean => Math.abs(colourDifference(colours)) > 1;

export const b2a = {
  key: 'dutch-1998.B2a',
  id: 'B2a',
  article: 'Mexican manual, Swiss by rating, B2a',
  text: "No player's colour difference shall become greater than +2 or less than -2.",
  forbids: (a, b) => shareAbsolutePreference(a, b) && isWide(a) && isWide(b),
} as const satisfies Prohibition;

/** Where at least one of the two would only have the same colour three times in a row. */
export const b2b = {
  key: 'dutch-1998.B2b',
  id: 'B2b',
  article: 'Mexican manual, Swiss by rating, B2b',
  text: 'No player shall have the same colour three times in a row.',
  forbids: (a, b) => shareAbsolutePreference(a, b) && !(isWide(a) && isWide(b)),
} as const satisfies Prohibition;

/** Seed 000, 21: in the last round B2 may be waived between two players above 50 %. */
const isWaived = (a: Member, b: Member): boolean => a.isAboveHalf && b.isAboveHalf;

/** What of the tournament forbids pairs. */
export interface Circumstances {
  readonly position: Position;
  readonly areCompatriots: (a: Entrant, b: Entrant) => boolean;
}

/** The rule that forbids the pair, if one does. */
export const prohibitionOf = (
  a: Member,
  b: Member,
  { position, areCompatriots, b2 }: Circumstances & { readonly b2: 'in force' | 'waived' },
): Rule | undefined => {
  if (b1a.forbids(a, b)) return b1a;
  if (position.mayNotMeet(a.id, b.id)) return forbiddenPair;
  if (areCompatriots(a.entrant, b.entrant)) return compatriots;
  if (b2 === 'waived' && isWaived(a, b)) return undefined;
  return [b2a, b2b].find(rule => rule.forbids(a, b));
};
