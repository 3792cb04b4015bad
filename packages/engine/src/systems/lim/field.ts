import { type BitGraph, possibleLastOf } from '../../matching/index.ts';
import type { Position } from '../../position/index.ts';
import { allowedPairs, legalPairs } from '../swiss/legal-pairs.ts';
import type { Pairable } from '../swiss/pairable.ts';
import type { Allowed } from '../swiss/steps.ts';
import { type Obstacle, obstacleOf, prohibitionsFor } from './compatibility.ts';
import { type Member, medianScore, membersOf } from './definitions.ts';
import type { Settings } from './options.ts';

/** Everybody to be paired, from the highest ranked down, with the pairs that 2.1 leaves. */
export interface Field {
  readonly position: Position;
  readonly settings: Settings;
  readonly members: readonly Member[];
  /** Vertex = order of the member. */
  readonly compatible: BitGraph;
  /** All compatible pairs, also where only some of them may be made: what 2.3 and 3.9 look at. */
  readonly known: BitGraph;
  readonly obstacle: Obstacle;
  /** C.04.1.d. */
  readonly mayHaveBye: (member: Member) => boolean;
  /** 2.2: the score of the median group, whether anybody has it or not. */
  readonly median: number;
}

export const fieldOf = (position: Position, settings: Settings): Field => {
  const members = membersOf(position);
  const prohibitions = prohibitionsFor(position, settings);
  const compatible = legalPairs(members, prohibitions);
  return {
    position,
    settings,
    members,
    obstacle: obstacleOf(prohibitions),
    compatible,
    known: compatible,
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
    median: medianScore(position),
  };
};

/** The field in which only what is allowed may be. */
export const within = (field: Field, allowed: Allowed<Member>): Field => {
  const compatible = allowedPairs(field.compatible, field.members, allowed);
  return {
    ...field,
    compatible,
    mayHaveBye: member => field.mayHaveBye(member) && allowed.mayHaveBye(member),
  };
};

/** As `Pairable` has it. */
export const pairableIn = ({ members, compatible, mayHaveBye }: Field): Pairable<Member> => ({
  members,
  legal: compatible,
  mayHaveBye,
});

/**
 * 1.1: the lowest ranked of the lowest group who may have the bye and leaves the others pairable (decision 81); undefined
 * where there is nobody.
 */
export const byeIn = (field: Field): Member | undefined =>
  possibleByes(field).filter(field.mayHaveBye).at(-1);

/** Those without whom all the others can be paired; nobody in an even field. */
export const possibleByes = ({ members, compatible }: Field): readonly Member[] => {
  const possible = new Set(
    possibleLastOf(
      compatible,
      members.map(({ order }) => order),
    ),
  );
  return members.filter(({ order }) => possible.has(order));
};
