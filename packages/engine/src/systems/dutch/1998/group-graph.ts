import {
  addEdge,
  type BitGraph,
  bitGraph,
  leastCostPerfectMatching,
  type SolvedMatching,
} from '../../../matching/index.ts';
import { faultsIn } from '../../../rules/demand.ts';
import { type Charge, classesBy, type WeighedCosts, weigh } from '../../../rules/index.ts';
import type { OrderedProblem } from '../../swiss/first-in-order.ts';
import { mayMeet } from '../../swiss/pairable.ts';
import { type Member, wantSameColour } from './definitions.ts';
import { type Field, pairsBy } from './field.ts';
import { allowFloats, type Demand, type Floats, type Group, repeatsDown } from './group.ts';

/** What is to be paired at one stage: all of a group, or the remainder once the moved-down are paired. */
export interface Stage {
  readonly field: Field;
  readonly group: Group;
  /** Of the group and still to be paired, by A2. */
  readonly players: readonly Member[];
  /** How many of the first are S1 of a heterogeneous group: they are paired, and not with one another. */
  readonly s1: number;
  /** C1: players of the group who move down whatever the pairing. */
  readonly forced: readonly Member[];
  readonly demand: Demand;
  readonly floats: Floats;
}

/**
 * A stage as a matching problem. Vertices: the players, the forced, those below, then the bye and nobody. Of a
 * perfect matching the pairs between players are made; a player matched otherwise is left.
 */
export interface GroupGraph extends OrderedProblem {
  readonly stage: Stage;
  readonly costs: WeighedCosts;
}

/** In order of priority: players left (p pairs must be made: C14 comes last), then pairs without a colour (C11). */
const LEFT = 0;
const DENIED = 1;

export const groupGraph = (stage: Stage): GroupGraph => {
  const { players, forced, demand } = stage;
  const below = 'below' in demand ? demand.below : [];
  const vertices = [...players, ...forced, ...below];
  const hasBye = demand.kind !== 'none' && demand.kind !== 'next';
  const isOdd = vertices.length % 2 === 1;
  const size = vertices.length + (isOdd ? 1 : 0);
  const places: Places = {
    pairs: pairsBy(stage.field, stage.floats.lastRound),
    vertices,
    firstForced: players.length,
    firstBelow: players.length + forced.length,
    bye: isOdd && hasBye ? size - 1 : -1,
    nobody: isOdd && !hasBye ? size - 1 : -1,
    size,
  };
  return {
    stage,
    graph: joined(stage, places),
    costs: costs(stage, places),
    movedDown: stage.s1,
    inBracket: players.length,
  };
};

interface Places {
  /** Between players. */
  readonly pairs: Pick<Field, 'legal'>;
  readonly vertices: readonly Member[];
  readonly firstForced: number;
  readonly firstBelow: number;
  readonly bye: number;
  readonly nobody: number;
  readonly size: number;
}

type Region = 'player' | 'forced' | 'below' | 'bye' | 'nobody';

const regionOf = (v: number, { firstForced, firstBelow, vertices, bye }: Places): Region => {
  if (v < firstForced) return 'player';
  if (v < firstBelow) return 'forced';
  if (v < vertices.length) return 'below';
  return v === bye ? 'bye' : 'nobody';
};

const joined = (stage: Stage, places: Places): BitGraph => {
  const graph = bitGraph(places.size);
  const { vertices, firstBelow, bye, nobody, size } = places;
  for (const [u, a] of vertices.entries())
    for (let v = u + 1; v < vertices.length; v++)
      if (mayBeJoined(stage, places, [u, v], [a, vertices[v] as Member])) addEdge(graph, u, v);
  for (const [u, a] of vertices.entries()) {
    if (bye >= 0 && mayTakeBye(stage, regionOf(u, places), a, u)) addEdge(graph, u, bye);
    const mayStay = stage.demand.kind === 'next' ? u >= firstBelow : mayBeLeft(stage, a, u);
    if (nobody >= 0 && mayStay) addEdge(graph, u, size - 1);
  }
  return graph;
};

const mayBeJoined = (
  stage: Stage,
  places: Places,
  [u, v]: readonly [number, number],
  [a, b]: readonly [Member, Member],
): boolean => {
  const { floats, group, s1, demand } = stage;
  const [one, other] = [regionOf(u, places), regionOf(v, places)];
  if (one === 'player' && other === 'player')
    return v >= s1 && mayMeet(places.pairs, a, b) && allowFloats([a, b], group, floats);
  if (other !== 'below') return false;
  if (one === 'player' && !mayBeLeft(stage, a, u)) return false;
  return (demand.kind === 'next' && one === 'below') || mayMeet(belowIn(stage), a, b);
};

const belowIn = ({ field, demand }: Stage): Field => ('known' in demand ? demand.known : undefined) ?? field;

/** B5, B6: whoever is left receives a downfloat; S1 of a heterogeneous group is paired. */
const mayBeLeft = ({ s1, floats }: Stage, player: Member, vertex: number): boolean =>
  vertex >= s1 && !repeatsDown(player, floats);

const mayTakeBye = (stage: Stage, region: Region, player: Member, vertex: number): boolean => {
  if (!belowIn(stage).mayHaveBye(player)) return false;
  if (region === 'below') return true;
  if (stage.demand.kind === 'lowest' && stage.demand.byeToLeft === 'refused') return false;
  return region === 'forced' || mayBeLeft(stage, player, vertex);
};

interface VertexKind {
  readonly region: Region;
  readonly player: Member | undefined;
  readonly mayBeLeft: boolean;
}

/** Vertices of one class cost the same; classes tell where a vertex stands, which colour it wants, whether it may be left. */
const costs = (stage: Stage, places: Places): WeighedCosts => {
  const { vertices, size } = places;
  const kinds = Array.from({ length: size }, (_, v): VertexKind => {
    const region = regionOf(v, places);
    const player = region === 'player' ? vertices[v] : undefined;
    return { region, player, mayBeLeft: player !== undefined && mayBeLeft(stage, player, v) };
  });
  const { classOf, samples } = classesBy(
    kinds,
    ({ region, player, mayBeLeft: may }) => `${region} ${player?.preference?.colour} ${may}`,
  );
  const isOpen = stage.demand.kind === 'none';
  const at = (index: number) => samples[index] as VertexKind;
  return weigh({
    classOf,
    classes: samples.length,
    digits: 2,
    joined: (a, b): Charge => {
      const [one, other] = [at(a), at(b)];
      if (one.player && other.player) return wantSameColour(one.player, other.player) ? [[DENIED, 1]] : [];
      return one.player || other.player ? [[LEFT, 1]] : [];
    },
    // Two players who are not joined are both left; those of the next group need no opponent (C12).
    apart: (a, b): Charge => {
      const [one, other] = [at(a), at(b)];
      return isOpen && one.mayBeLeft && other.mayBeLeft ? [[LEFT, 2]] : undefined;
    },
  });
};

export interface SolvedGroup {
  readonly problem: GroupGraph;
  readonly solved: SolvedMatching;
  readonly left: number;
  readonly denied: number;
}

/** The fewest players left, then the fewest pairs without a colour; undefined when the demand cannot be met. */
export const solveGroup = (problem: GroupGraph): SolvedGroup | undefined => {
  const solved = leastCostPerfectMatching(problem.graph, problem.costs);
  if (!solved) return undefined;
  const [left = 0, denied = 0] = faultsIn(problem, solved.mate);
  return { problem, solved, left, denied };
};
