import {
  hasEdge,
  type LeastCost,
  leastCostPerfectMatching,
  type SolvedMatching,
} from '../../matching/index.ts';
import { type ChosenCandidate as ChosenCandidateOf, candidateOf } from '../swiss/bracket.ts';
import { firstInOrder } from '../swiss/first-in-order.ts';
import { startNear } from '../swiss/start-near.ts';
import type { BracketGraph } from './bracket-graph.ts';
import type { Member } from './definitions.ts';

/** The candidate of a bracket that the regulation chooses. */
export type ChosenCandidate = ChosenCandidateOf<Member, BracketGraph>;

/** How the matchings of least cost are searched. */
export interface Searched {
  /** What was chosen where there were more legal pairs: a search may start there. */
  readonly before?: ChosenCandidate | undefined;
  /** Whatever it finds, the candidate is the same; what is found beside it shows in reasons. Absent: repeatably. */
  readonly solve?: LeastCost | undefined;
}

/** The best candidate by the criteria; among equals the first in the order of article 4 (D). Undefined: none exists. */
export const bestCandidate = (
  problem: BracketGraph,
  { before, solve = leastCostPerfectMatching }: Searched = {},
): ChosenCandidate | undefined => {
  const solved = solve(problem.graph, problem.costs, startNear(problem, before));
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
