import {
  addEdge,
  type BitGraph,
  bitGraph,
  hasEdge,
  leastCostPerfectMatching,
  type MatchingProblem,
  type SolvedMatching,
  setOf,
  TightGraph,
  Trial,
} from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import type { Criterion } from '../../rules/index.ts';
import { type Charge, type WeighedCosts, weigh } from '../../rules/index.ts';
import type { Field } from './field.ts';
import type { Traits } from './texts-of-two.ts';
import { contenderAt } from './upfloater-set.ts';

/** A bracket as a matching problem: its members by pairing number (3.6.1: whatever their scores). */
export interface BracketProblem extends MatchingProblem {
  readonly costs: WeighedCosts;
  readonly vertices: readonly number[];
  /** What the criteria see of each. */
  readonly members: readonly Traits[];
}

export const bracketProblem = (
  field: Field,
  residents: readonly number[],
  upfloaters: readonly number[],
): BracketProblem => {
  const { floatsCount, rules } = field.terms;
  const floating = new Set(upfloaters);
  const vertices = [...residents, ...upfloaters].sort((a, b) => a - b);
  const members = vertices.map((v): Traits => {
    const { preference, floated } = contenderAt(field, v);
    return { preference, isUpfloater: floating.has(v), floated: floated && floatsCount };
  });
  return {
    graph: inducedGraph(field.legal, vertices),
    costs: costsOf(rules.quality, members),
    vertices,
    members,
  };
};

const inducedGraph = (legal: BitGraph, vertices: readonly number[]): BitGraph => {
  const graph = bitGraph(vertices.length);
  for (const [a, v] of vertices.entries())
    for (let b = a + 1; b < vertices.length; b++)
      if (hasEdge(legal, v, vertices[b] ?? -1)) addEdge(graph, a, b);
  return graph;
};

const keyOf = ({ preference, isUpfloater, floated }: Traits): string =>
  `${preference?.colour ?? '-'} ${preference?.strength ?? '-'} ${isUpfloater} ${floated}`;

const costsOf = (criteria: readonly Criterion<Traits>[], members: readonly Traits[]): WeighedCosts => {
  const kinds = new Map<string, number>();
  const samples: Traits[] = [];
  const classOf = Int32Array.from(members, member => {
    const key = keyOf(member);
    const known = kinds.get(key);
    if (known !== undefined) return known;
    kinds.set(key, samples.length);
    samples.push(member);
    return samples.length - 1;
  });
  const charge = (a: number, b: number): Charge => {
    const [one, two] = [samples[a], samples[b]];
    if (!one || !two) return undefined;
    return criteria.flatMap(({ ofPair }, digit) => {
      const faults = ofPair?.(one, two) ?? 0;
      return faults > 0 ? [[digit, faults] as const] : [];
    });
  };
  return weigh({
    classOf,
    classes: samples.length,
    digits: criteria.length,
    joined: charge,
    apart: () => undefined,
  });
};

/** Top and bottom member of each pair, as vertices of the field, tops ascending. */
export type PairsOfBracket = readonly (readonly [top: number, bottom: number])[];

/**
 * 3.6: of the pairings that are best by the criteria, the first by its identifier: the top members' numbers ascending,
 * then those of their bottom members.
 */
export const pairBracket = (problem: BracketProblem): PairsOfBracket => {
  const solved =
    leastCostPerfectMatching(problem.graph, problem.costs) ??
    impossible('upfloaters were chosen so that the bracket can be paired');
  const pairs = solved.blossoms.length === 0 ? inTightGraph(problem, solved) : byTrial(problem);
  return pairs.map(([top, bottom]) => [problem.vertices[top] ?? -1, problem.vertices[bottom] ?? -1] as const);
};

const inTightGraph = (problem: BracketProblem, solved: SolvedMatching): PairsOfBracket => {
  const graph = new TightGraph(problem, solved);
  const size = problem.vertices.length;
  const all = Array.from({ length: size }, (_, v) => v);
  // With nothing in the way the first half are the tops.
  const [first, second] = [all.slice(0, size / 2), all.slice(size / 2)];
  let tops: readonly number[] = first;
  if (!graph.divide(first, second)) {
    tops = all.filter(v => {
      if (graph.confine(v, setOf(all.slice(v + 1), size))) return true;
      if (!graph.confine(v, setOf(all.slice(0, v), size))) impossible('a member is a top or a bottom');
      return false;
    });
  }
  const isTop = new Set(tops);
  const bottoms = all.filter(v => !isTop.has(v));
  return tops.map(
    top =>
      [
        top,
        found(
          graph.pairWithFirst(
            top,
            bottoms.filter(v => v > top),
          ),
        ),
      ] as const,
  );
};

const found = (vertex: number): number => (vertex >= 0 ? vertex : impossible('every top has a bottom'));

const byTrial = (problem: BracketProblem): PairsOfBracket => {
  const trial = new Trial(problem);
  const all = Array.from({ length: problem.vertices.length }, (_, v) => v);
  const tops = all.filter(v => {
    if (trial.keeps(() => trial.remove(v, u => u < v))) return true;
    if (!trial.keeps(() => trial.remove(v, u => u > v))) impossible('a member is a top or a bottom');
    return false;
  });
  const taken = new Set<number>();
  return tops.map(top => {
    const bottom = found(
      trial.pairWithFirst(
        top,
        all.filter(v => v > top && !taken.has(v)),
      ),
    );
    taken.add(bottom);
    return [top, bottom] as const;
  });
};
