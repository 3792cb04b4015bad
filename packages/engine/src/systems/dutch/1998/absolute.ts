import type { Position } from '../../../position/index.ts';
import { colourDifference } from '../../swiss/colour-history.ts';
import { compatriotsApart } from '../../swiss/compatriots.ts';
import { classed, excludedBy, met, type Prohibition } from '../../swiss/prohibition.ts';
import type { Member } from './definitions.ts';
import { compatriots, forbiddenPair } from './rules.ts';

export const b1a = {
  key: 'dutch-1998.B1a',
  id: 'B1a',
  article: 'Mexican manual, Swiss by rating, B1a',
  text: 'Two players shall not meet more than once.',
  ...met,
} as const satisfies Prohibition<Member>;

/** All that B2 looks at, for whoever it concerns. */
const absoluteClass = (member: Member): string | undefined =>
  member.preference?.strength === 'absolute'
    ? `${member.preference.colour} ${isWide(member)} ${member.isAboveHalf}`
    : undefined;

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
  ...classed<Member>(absoluteClass, (a, b) => shareAbsolutePreference(a, b) && isWide(a) && isWide(b)),
} as const satisfies Prohibition<Member>;

/** Where at least one of the two would only have the same colour three times in a row. */
export const b2b = {
  key: 'dutch-1998.B2b',
  id: 'B2b',
  article: 'Mexican manual, Swiss by rating, B2b',
  text: 'No player shall have the same colour three times in a row.',
  ...classed<Member>(absoluteClass, (a, b) => shareAbsolutePreference(a, b) && !(isWide(a) && isWide(b))),
} as const satisfies Prohibition<Member>;

/** Seed 000, 21: in the last round B2 may be waived between two players above 50 %. */
const isWaived = (a: Member, b: Member): boolean => a.isAboveHalf && b.isAboveHalf;

/** What of the tournament forbids pairs. */
export interface Circumstances {
  readonly position: Position;
  readonly keepsCompatriotsApart: boolean;
}

/** In the order in which they are cited. */
export const prohibitionsOf = (
  { position, keepsCompatriotsApart }: Circumstances,
  b2: 'in force' | 'waived',
): readonly Prohibition<Member>[] => [
  b1a,
  excludedBy(position, forbiddenPair),
  ...compatriotsApart(position, compatriots, keepsCompatriotsApart),
  ...(b2 === 'waived' ? [b2a, b2b].map(waivedAboveHalf) : [b2a, b2b]),
];

const waivedAboveHalf = (rule: Prohibition<Member>): Prohibition<Member> => ({
  ...rule,
  ...classed<Member>(absoluteClass, (a, b) => !isWaived(a, b) && rule.forbids(a, b)),
});
