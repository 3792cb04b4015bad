import { addEdge, type BitGraph, bitGraph } from '../../matching/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { compatriotsIn } from '../swiss/compatriots.ts';
import { rule51A, rule51B } from './colour-rules.ts';
import type { Member } from './definitions.ts';
import { rule21 } from './group-rules.ts';
import type { Settings } from './options.ts';
import { compatriots, forbiddenPair } from './other-rules.ts';

/** The rule that keeps two players apart; undefined for compatible players (2.1). */
export type Obstacle = (a: Member, b: Member) => Rule | undefined;

export const obstacleIn = (position: Position, settings: Settings): Obstacle => {
  const apart = settings.keepsCompatriotsApart ? compatriotsIn(position) : () => false;
  // Article 6: in the last round only what has been played counts.
  const clash = position.isLastRound === true ? () => undefined : colourClash;
  return (a, b) => {
    if (a.entrant.met.has(b.id)) return rule21;
    if (position.mayNotMeet(a.id, b.id)) return forbiddenPair;
    if (apart(a.entrant, b.entrant)) return compatriots;
    return clash(a, b);
  };
};

/** 2.1: no colours can be given so that both keep to 5.1.a and 5.1.b. */
const colourClash = (a: Member, b: Member): Rule | undefined => {
  if ((a.mayHaveWhite && b.mayHaveBlack) || (a.mayHaveBlack && b.mayHaveWhite)) return undefined;
  return [a, b].some(member => Math.abs(member.colourDifference) < 2) ? rule51A : rule51B;
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
