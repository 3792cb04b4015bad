import {
  leastCostPerfectMatching,
  type MatchingProblem,
  setOf,
  TightGraph,
  Trial,
} from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { weigh } from '../../rules/index.ts';
import { legalAmong } from '../swiss/legal-pairs.ts';
import { canAllBePaired, mayMeet, possibleLast } from '../swiss/pairable.ts';
import type { Card } from './cards.ts';
import type { Field } from './field.ts';

/** A group, everybody else who is not paired yet, and in which order somebody moves between them. */
export interface Moving {
  readonly field: Pick<Field, 'legal'>;
  readonly own: readonly Card[];
  readonly others: readonly Card[];
  /** Of the others, who joins the group; or of the group, who leaves it. The first that can goes. */
  readonly candidates: readonly Card[];
}

/**
 * IV, V: as few players as possible meet somebody of another group, so that all can be paired: those of the candidates
 * who do, the first possible ones in their order. None where the group can be paired within itself.
 */
export const movers = (moving: Moving): readonly Card[] => {
  const { field, own, others } = moving;
  if (own.length % 2 === 0)
    return canAllBePaired(field, own) && canAllBePaired(field, others) ? [] : several(moving);
  const mover = single(moving);
  return mover ? [mover] : several(moving);
};

/**
 * Where one of an odd group and one of the others meet: each of the two sides leaves one over, and by Berge those who
 * can be left over are known; the candidate is one of them and may meet one of the other side's.
 */
const single = ({ field, own, others, candidates }: Moving): Card | undefined => {
  const sides = [new Set(possibleLast(field, own)), new Set(possibleLast(field, others))] as const;
  return candidates.find(card => {
    const [same, other] = sides[0].has(card) ? sides : [sides[1], sides[0]];
    return same.has(card) && [...other].some(opponent => mayMeet(field, card, opponent));
  });
};

/** In general: a matching of everybody with the fewest pairs between the two sides, and the first candidates in such pairs. */
const several = ({ field, own, others, candidates }: Moving): readonly Card[] => {
  const all = [...own, ...others];
  const problem = problemOf(field, all, own.length);
  const solved = leastCostPerfectMatching(problem.graph, problem.costs);
  if (!solved) return impossible('everybody can be paired');
  const count = [...solved.mate.subarray(0, own.length)].filter(mate => mate >= own.length).length;
  const vertexOf = new Map(all.map((card, index) => [card, index]));
  const sideOf = (v: number) => (v < own.length ? rangeOf(own.length, all.length) : rangeOf(0, own.length));
  const moves =
    solved.blossoms.length === 0 ? inTightGraph(new TightGraph(problem, solved)) : byTrial(problem);
  const chosen: Card[] = [];
  for (const card of candidates) {
    if (chosen.length === count) break;
    const v = vertexOf.get(card) ?? impossible('a candidate is one of them');
    if (moves(v, sideOf(v))) chosen.push(card);
  }
  return chosen;
};

const rangeOf = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

type Moves = (vertex: number, partners: readonly number[]) => boolean;

const inTightGraph =
  (graph: TightGraph): Moves =>
  (v, partners) =>
    graph.confine(v, setOf(partners, graph.matching.mate.length));

const byTrial = (problem: MatchingProblem): Moves => {
  const trial = new Trial(problem);
  return (v, partners) => {
    const among = new Set(partners);
    return trial.keeps(() => trial.remove(v, u => !among.has(u)));
  };
};

const problemOf = (field: Moving['field'], all: readonly Card[], own: number): MatchingProblem => {
  const costs = weigh({
    classOf: Int32Array.from(all, (_, v) => (v < own ? 0 : 1)),
    classes: 2,
    digits: 1,
    joined: (a, b) => (a === b ? [] : [[0, 1]]),
    apart: () => undefined,
  });
  return { graph: legalAmong(field, all), costs };
};
