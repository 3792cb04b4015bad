import { leastCostPerfectMatching, type SolvedMatching, setOf } from '../../matching/index.ts';
import { bestPairingsOf } from '../swiss/best-pairings.ts';
import { type ChosenCandidate, candidateOf } from '../swiss/bracket.ts';
import type { BracketGraph } from './bracket-graph.ts';
import type { Member } from './definitions.ts';

/*
 * 4.3 compares the opponents of BSN 1, then those of BSN 2, and so on; the larger number goes first, 0 (floating) last.
 * So the first candidate gives BSN 1 the last opponent with whom a candidate of least cost exists, then BSN 2 the last
 * one that is possible besides, and so on: each step is one question of the matching, and no candidate before the one
 * found can be of least cost, because it would differ from it first at some BSN with a larger opponent, which was
 * asked for and refused. Whoever is asked has only higher numbers to choose from: the lower ones are decided.
 */
/** The best pairing by C5 to C8; among equals the first in the order of article 4. Undefined: there is none. */
export const folded = (problem: BracketGraph): ChosenPairing | undefined => {
  const solved = leastCostPerfectMatching(problem.graph, problem.costs);
  return solved && firstFolded(problem, solved);
};

type ChosenPairing = ChosenCandidate<Member, BracketGraph>;

/** Among the pairings as good as the matching given, the first in the order of article 4. */
export const firstFolded = (problem: BracketGraph, solved: SolvedMatching): ChosenPairing => {
  const count = problem.inBracket;
  const best = bestPairingsOf(problem, solved);
  const bracket = setOf(
    Array.from({ length: count }, (_, v) => v),
    problem.graph.size,
  );
  const pairs: (readonly [number, number])[] = [];
  const isTaken = new Uint8Array(count);
  for (let v = 0; v < count; v++) {
    if (isTaken[v] === 1) continue;
    const u = best.pairWithFirst(v, fromLast(v, isTaken));
    if (u < 0) {
      best.bar(v, bracket);
      continue;
    }
    isTaken[v] = 1;
    isTaken[u] = 1;
    pairs.push([v, u]);
  }
  return { ...candidateOf<Member, BracketGraph>(problem, pairs, best.mateOf), solved };
};

/** Of those above v, the last first. */
function* fromLast(v: number, isTaken: Uint8Array): Generator<number> {
  for (let u = isTaken.length - 1; u > v; u--) if (isTaken[u] === 0) yield u;
}

/** The order of article 4.3 (6.2 and 6.4) among the pairings of a bracket, given in ranking order. Negative: the one comes first. */
export const compareInOrder = (members: readonly Member[]) => {
  const numberOf = new Map(members.map((member, index) => [member, index + 1]));
  const opponentsIn = ({ pairs }: HasPairs): ReadonlyMap<Member, Member> =>
    new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  return (one: HasPairs, other: HasPairs): number => {
    const [a, b] = [opponentsIn(one), opponentsIn(other)];
    for (const member of members) {
      const [first, second] = [a.get(member), b.get(member)];
      if (first !== second)
        return (second ? (numberOf.get(second) ?? 0) : 0) - (first ? (numberOf.get(first) ?? 0) : 0);
    }
    return 0;
  };
};

type HasPairs = Pick<ChosenPairing, 'pairs'>;
