import {
  leastCostPerfectMatching,
  type MatchingProblem,
  type SolvedMatching,
  setOf,
} from '../../matching/index.ts';
import { bestPairingsOf } from '../swiss/best-pairings.ts';
import { candidateOf } from '../swiss/bracket.ts';
import type { BracketGraph } from './bracket-graph.ts';
import type { Member } from './definitions.ts';

/** A matching of least cost, chosen by the order of article 4.3 (6.2 and 6.4). */
export interface FoldedMatching {
  /** Pairs of the bracket, in the order of their first player: vertex = BSN - 1. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Of the bracket, in order. */
  readonly floating: readonly number[];
  /** What remains: the partner of a vertex that is in none of the pairs. */
  readonly mateOf: (v: number) => number;
  readonly solved: SolvedMatching;
}

/*
 * 4.3 compares the opponents of BSN 1, then those of BSN 2, and so on; the larger number goes first, 0 (floating) last.
 * So the first candidate gives BSN 1 the last opponent with whom a candidate of least cost exists, then BSN 2 the last
 * one that is possible besides, and so on: each step is one question of the matching, and no candidate before the one
 * found can be of least cost, because it would differ from it first at some BSN with a larger opponent, which was
 * asked for and refused. Whoever is asked has only higher numbers to choose from: the lower ones are decided.
 */
/** The first matching of least cost; undefined when there is no perfect matching. The bracket is vertices 0 to count - 1. */
export const foldedMatching = (problem: MatchingProblem, count: number): FoldedMatching | undefined => {
  const solved = leastCostPerfectMatching(problem.graph, problem.costs);
  if (!solved) return undefined;
  const best = bestPairingsOf(problem, solved);
  const bracket = setOf(
    Array.from({ length: count }, (_, v) => v),
    problem.graph.size,
  );
  const pairs: (readonly [number, number])[] = [];
  const floating: number[] = [];
  const isTaken = new Uint8Array(count);
  for (let v = 0; v < count; v++) {
    if (isTaken[v] === 1) continue;
    const u = best.pairWithFirst(v, fromLast(v, isTaken));
    if (u < 0) {
      best.bar(v, bracket);
      floating.push(v);
      continue;
    }
    isTaken[v] = 1;
    isTaken[u] = 1;
    pairs.push([v, u]);
  }
  return { pairs, floating, solved, mateOf: best.mateOf };
};

/** Of those above v, the last first. */
function* fromLast(v: number, isTaken: Uint8Array): Generator<number> {
  for (let u = isTaken.length - 1; u > v; u--) if (isTaken[u] === 0) yield u;
}

/** The best pairing by C5 to C8; among equals the first in the order of article 4. */
export const folded = (problem: BracketGraph) => {
  const found = foldedMatching(problem, problem.inBracket);
  if (!found) return undefined;
  const { pairs, mateOf, solved } = found;
  return { ...candidateOf<Member, BracketGraph>(problem, pairs, mateOf), solved };
};
