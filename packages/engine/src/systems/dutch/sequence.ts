import { hasEdge, leastCostPerfectMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { type ChosenPairs, firstInOrder } from '../basic-rules/first-in-order.ts';
import type { BracketGraph } from './bracket-graph.ts';
import type { Member } from './definitions.ts';

/** The candidate of a bracket that the regulation chooses. */
export interface ChosenCandidate {
  readonly problem: BracketGraph;
  /** The higher ranked first, in the order of S1. */
  readonly pairs: readonly (readonly [Member, Member])[];
  readonly downfloaters: readonly Member[];
  /** Who takes the bye, where it is given within the horizon. */
  readonly bye: Member | undefined;
  /** Of the bracket and the next one: those whom the horizon leaves unpaired, but for the bye. */
  readonly unpaired: readonly Member[];
}

/** The best candidate by the criteria; among equals the first in the order of article 4 (D). Undefined: none exists. */
export const bestCandidate = (problem: BracketGraph): ChosenCandidate | undefined => {
  const solved = leastCostPerfectMatching(problem.graph, problem.costs);
  if (!solved) return undefined;
  const movedDown = problem.bracket.movedDown.length;
  return chosen(problem, firstInOrder({ ...problem, movedDown }, solved));
};

/** C6 (C.5): the least number of downfloaters. */
export const leastDownfloaters = (problem: BracketGraph): number | undefined => {
  const solved = leastCostPerfectMatching(problem.graph, problem.costs);
  if (!solved) return undefined;
  return vertices(0, problem.inBracket).filter(v => {
    const mate = solved.mate[v] as number;
    return mate >= problem.inBracket || !hasEdge(problem.graph, v, mate);
  }).length;
};

const chosen = (problem: BracketGraph, { pairs, mateOf }: ChosenPairs): ChosenCandidate => {
  const { members, inBracket } = problem;
  const memberAt = (v: number): Member => members[v] ?? impossible('only players are paired');
  const paired = new Set(pairs.flat());
  const isLeft = (v: number): boolean => {
    const mate = mateOf(v);
    return mate >= members.length || !hasEdge(problem.graph, v, mate);
  };
  const byeTo = problem.bye === undefined ? -1 : mateOf(problem.bye);
  return {
    problem,
    pairs: pairs.map(([higher, lower]) => [memberAt(higher), memberAt(lower)] as const),
    downfloaters: members.slice(0, inBracket).filter((_, v) => !paired.has(v)),
    bye: members[byeTo],
    unpaired: members.filter((_, v) => !paired.has(v) && v !== byeTo && isLeft(v)),
  };
};

const vertices = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
