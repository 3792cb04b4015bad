import {
  hasEdge,
  type LeastCost,
  leastCostPerfectMatching,
  type SolvedMatching,
} from '../../matching/index.ts';
import { type ChosenCandidate as ChosenCandidateOf, candidateOf } from '../swiss/bracket.ts';
import { firstInOrder } from '../swiss/first-in-order.ts';
import type { BracketGraph } from './bracket-graph.ts';
import type { Member } from './definitions.ts';

/** The candidate of a bracket that the regulation chooses. */
export type ChosenCandidate = ChosenCandidateOf<Member, BracketGraph>;

/** The best candidate by the criteria, however it is searched; among equals the first in the order of article 4 (D). Undefined: none exists. */
export const bestCandidate = (
  problem: BracketGraph,
  solve: LeastCost = leastCostPerfectMatching,
): ChosenCandidate | undefined => {
  const solved = solve(problem.graph, problem.costs);
  return solved && firstCandidate(problem, solved);
};

/** Among the candidates as good as the matching given, the first in the order of article 4 (D). */
export const firstCandidate = (problem: BracketGraph, solved: SolvedMatching): ChosenCandidate => {
  const movedDown = problem.bracket.movedDown.length;
  const { pairs, mateOf } = firstInOrder({ ...problem, movedDown }, solved);
  return { ...candidateOf<Member, BracketGraph>(problem, pairs, mateOf), solved };
};

/** C6 (C.5): the least number of downfloaters. */
export const leastDownfloaters = (problem: BracketGraph, solved: SolvedMatching): number => {
  const isLeft = (v: number): boolean => {
    const mate = solved.mate[v] as number;
    return mate >= problem.inBracket || !hasEdge(problem.graph, v, mate);
  };
  return Array.from({ length: problem.inBracket }, (_, v) => v).filter(isLeft).length;
};
