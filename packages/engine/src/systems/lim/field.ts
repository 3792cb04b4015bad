import { type BitGraph, hasBit, hasEdge, MaximumMatching } from '../../matching/index.ts';
import { accept, type Outcome, refuse } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import { type NoPairing, noPairing } from '../system.ts';
import { compatiblePairs, type Obstacle, obstacleIn } from './compatibility.ts';
import { type Member, medianScore, membersOf } from './definitions.ts';
import type { Settings } from './options.ts';

/** Everybody to be paired, from the highest ranked down, with the pairs that 2.1 leaves. */
export interface Field {
  readonly position: Position;
  readonly settings: Settings;
  readonly members: readonly Member[];
  /** Vertex = order of the member. */
  readonly compatible: BitGraph;
  readonly obstacle: Obstacle;
  /** 2.2: the score of the median group, whether anybody has it or not. */
  readonly median: number;
}

export const fieldOf = (position: Position, settings: Settings): Field => {
  const members = membersOf(position);
  const obstacle = obstacleIn(position, settings);
  return {
    position,
    settings,
    members,
    obstacle,
    compatible: compatiblePairs(members, obstacle),
    median: medianScore(position),
  };
};

/**
 * 1.1: the lowest ranked of the lowest group who may have the bye and leaves the others pairable (decision 81);
 * nobody in an even field. Refused where no round is legal: Edmonds' tree names the players who have, all together,
 * too few partners.
 */
export const byeIn = (field: Field): Outcome<Member | undefined, NoPairing> => {
  const { members, compatible } = field;
  const matching = new MaximumMatching(compatible);
  for (const { order } of members) matching.admit(order);
  matching.complete(members.map(({ order }) => order));
  const lonely = members.filter(({ order }) => (matching.mate[order] ?? -1) < 0);
  const isOdd = members.length % 2 === 1;
  if (lonely.length > (isOdd ? 1 : 0)) return refuse(tooFewPartners(field, matching, lonely));
  const [only] = lonely;
  if (!only) return accept(undefined);
  const candidates = replaceable(matching, only, members);
  const recipient = candidates.filter(({ mayHaveBye }) => mayHaveBye).at(-1);
  return recipient
    ? accept(recipient)
    : refuse(noPairing('no-bye-candidate', { players: candidates.map(({ id }) => id) }));
};

/** Those who can be left over in the place of the one who is. */
const replaceable = (
  matching: MaximumMatching,
  lonely: Member,
  members: readonly Member[],
): readonly Member[] => {
  matching.augmentFrom(lonely.order);
  const outer = matching.outerVertices();
  return members.filter(({ order }) => hasBit(outer, order));
};

const tooFewPartners = (
  { members, compatible }: Field,
  matching: MaximumMatching,
  lonely: readonly Member[],
): NoPairing => {
  const stuck = new Set(lonely.flatMap(member => replaceable(matching, member, members)));
  const partners = members.filter(
    member => !stuck.has(member) && [...stuck].some(({ order }) => hasEdge(compatible, member.order, order)),
  );
  return noPairing('no-legal-pairing', {
    players: [...stuck].map(({ id }) => id),
    partners: partners.map(({ id }) => id),
  });
};
