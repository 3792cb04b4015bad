import type { BitGraph } from '../../../matching/index.ts';
import type { Entrant } from '../../../position/index.ts';
import { allowedPairs, legalPairs } from '../../swiss/legal-pairs.ts';
import { type Pairable, within as withinLegal } from '../../swiss/pairable.ts';
import { scoregroupsOf } from '../../swiss/scoregroups.ts';
import type { Allowed } from '../../swiss/steps.ts';
import { type Circumstances, prohibitionsOf } from './absolute.ts';
import { type Member, membersOf } from './definitions.ts';

/** Whether B2, B5 and B6 hold (seed 000, 21). */
export type LastRound = 'in force' | 'waived';

/**
 * Everybody to be paired, in the order of A2, with the pairs that B1 and B2 leave; in the last round without B2 between two
 * players above 50 % (seed 000, 21).
 */
export interface Field extends Pairable<Member>, Circumstances {
  /** With B2 for everybody; the same graph in other rounds. */
  readonly strict: BitGraph;
  /** Both, also where only some pairs may be made: what C1 looks at. */
  readonly known: Readonly<Record<LastRound, BitGraph>>;
  /** A3, from the top: each by A2. */
  readonly groups: readonly (readonly Member[])[];
}

export const fieldOf = (circumstances: Circumstances, entrants: readonly Entrant[]): Field => {
  const { position } = circumstances;
  const members = membersOf(position, entrants);
  const strict = legalPairs(members, prohibitionsOf(circumstances, 'in force'));
  const isWaivable = members.some(member => member.isAboveHalf);
  const legal = isWaivable ? legalPairs(members, prohibitionsOf(circumstances, 'waived')) : strict;
  return {
    ...circumstances,
    members,
    legal,
    strict,
    known: { 'in force': strict, waived: legal },
    // B1b.
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
    groups: scoregroupsOf(members),
  };
};

/** The field in which only what is allowed may be. */
export const within = (field: Field, allowed: Allowed<Member>): Field => {
  const other = withinLegal<Field, Member>(field, allowed);
  const isSame = field.strict === field.legal;
  return { ...other, strict: isSame ? other.legal : allowedPairs(field.strict, field.members, allowed) };
};

/** The pairs as B2 leaves them. */
export const pairsBy = ({ legal, strict }: Field, lastRound: LastRound): Pick<Field, 'legal'> => ({
  legal: lastRound === 'waived' ? legal : strict,
});
