import { addEdge, type BitGraph, bitGraph } from '../../matching/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { rule51A, rule51B } from './colour-rules.ts';
import { type Member, medianScore } from './definitions.ts';
import { rule21 } from './group-rules.ts';
import type { Settings } from './options.ts';
import { compatriots, forbiddenPair } from './other-rules.ts';

/** The rule that keeps two players apart; undefined for compatible players (2.1). */
export type Obstacle = (a: Member, b: Member) => Rule | undefined;

export const obstacleIn = (position: Position, settings: Settings): Obstacle => {
  const apart = settings.keepsCompatriotsApart ? keptApart(position) : () => false;
  // Article 6: in the last round only what has been played counts.
  const clash = position.isLastRound === true ? () => undefined : colourClash;
  return (a, b) => {
    if (a.entrant.met.has(b.id)) return rule21;
    if (position.mayNotMeet(a.id, b.id)) return forbiddenPair;
    if (apart(a, b)) return compatriots;
    return clash(a, b);
  };
};

/** 2.1: no colours can be given so that both keep to 5.1.a and 5.1.b. */
const colourClash = (a: Member, b: Member): Rule | undefined => {
  if ((a.mayHaveWhite && b.mayHaveBlack) || (a.mayHaveBlack && b.mayHaveWhite)) return undefined;
  return [a, b].some(member => Math.abs(member.colourDifference) < 2) ? rule51A : rule51B;
};

/** Seed 000, 22 (decision 88): both have more than half of the points, and one federation. */
const keptApart = (position: Position): ((a: Member, b: Member) => boolean) => {
  const rounds = position.tournament.plannedRounds ?? Number.POSITIVE_INFINITY;
  if (position.round <= rounds - 3) return () => false;
  const half = medianScore(position);
  return (a, b) => {
    const { federation } = a.entrant.player;
    return (
      federation !== undefined &&
      federation !== '' &&
      federation === b.entrant.player.federation &&
      a.score > half &&
      b.score > half
    );
  };
};

/** Vertex = order of the member. */
export const compatiblePairs = (members: readonly Member[], obstacle: Obstacle): BitGraph => {
  const graph = bitGraph(members.length);
  for (const a of members)
    for (let order = a.order + 1; order < members.length; order++) {
      const b = members[order];
      if (b && !obstacle(a, b)) addEdge(graph, a.order, order);
    }
  return graph;
};
