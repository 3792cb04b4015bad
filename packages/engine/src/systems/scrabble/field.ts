import { addEdge, type BitGraph, hasEdge, removeEdge } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { allowedPairs, legalPairs } from '../swiss/legal-pairs.ts';
import { whyNoRound } from '../swiss/no-round.ts';
import type { Pairable } from '../swiss/pairable.ts';
import { excludedBy, met, type Prohibition } from '../swiss/prohibition.ts';
import type { Allowed } from '../swiss/steps.ts';
import type { NoPairing } from '../system.ts';
import { type Member, membersOf } from './list.ts';
import { differentRival, forbiddenPair } from './rules.ts';

/** The players of the round, and the pairs that may be made. */
export interface Field {
  readonly position: Position;
  /** The list of the tournament, by rating. */
  readonly list: readonly Entrant[];
  readonly members: readonly Member[];
  /** In the order in which they are cited. */
  readonly prohibitions: readonly Prohibition<Member>[];
  /** Vertex = order of the member; with an odd number one more, the bye. */
  readonly legal: BitGraph;
  /** Vertex of the bye; undefined when the number is even. */
  readonly bye: number | undefined;
}

export const fieldOf = (position: Position, list: readonly Entrant[]): Field => {
  const members = membersOf(position, list);
  const prohibitions = [{ ...differentRival, ...met }, excludedBy(position, forbiddenPair)];
  const bye = members.length % 2 === 1 ? members.length : undefined;
  const legal = legalPairs(members, prohibitions, members.length + (bye === undefined ? 0 : 1));
  if (bye !== undefined)
    for (const member of members) if (mayHaveBye(member)) addEdge(legal, member.order, bye);
  return { position, list, members, prohibitions, legal, bye };
};

const mayHaveBye = ({ byeHadIn }: Member): boolean => byeHadIn === undefined;

/** The field in which only what is allowed may be. */
export const within = (field: Field, allowed: Allowed<Member>): Field => {
  const legal = allowedPairs(field.legal, field.members, allowed);
  if (field.bye !== undefined)
    for (const member of field.members)
      if (!allowed.mayHaveBye(member)) removeEdge(legal, member.order, field.bye);
  return { ...field, legal };
};

/** As `Pairable` has it. */
export const pairableIn = ({ members, legal, bye }: Field): Pairable<Member> => ({
  members,
  legal,
  mayHaveBye: ({ order }) => bye !== undefined && hasEdge(legal, order, bye),
});

/** Asked when not everybody can be paired: too few rivals are left to some, or nobody of those left may have the bye. */
export const noRoundOf = ({ members, legal }: Field): NoPairing =>
  whyNoRound(members, legal, mayHaveBye) ?? impossible('somebody cannot be paired');
