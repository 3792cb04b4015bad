import { hasEdge } from '../../matching/index.ts';
import type { Demand } from '../../rules/demand.ts';
import type { DemandIn } from '../swiss/against-brackets.ts';
import type { Member } from './definitions.ts';
import type { PairedBracket } from './paired-bracket.ts';

/*
 * Of the bracket that completes the round (A.9 of 2017) everybody below is seen, and the bye. So what is asked of the rest is
 * asked of the bracket as a matching problem, and one search finds the first of the best candidates after which it can be
 * (decision 1380). In that problem no two downfloaters meet. Nor need they: C.5, the first criterion, puts two who may be
 * paired before two who leave, unless both have moved down; where two such may meet, this is not the same question.
 */

/** What is asked of the bracket and of the rest at once. Undefined: one demand does not say it. */
export const wholeDemand = (
  { kind, field, bracket: { movedDown }, candidate: { problem } }: PairedBracket,
  demand: Demand,
  demandIn: DemandIn<Member>,
): Demand | undefined => {
  if (kind !== 'penultimate') return undefined;
  if (movedDown.some((a, at) => movedDown.slice(at + 1).some(b => hasEdge(field.legal, a.order, b.order))))
    return undefined;
  const { pairs = [], bye, inside, outside, divided } = demandIn(field.members);
  if (inside || outside || divided) return undefined;
  const vertexOf = new Map(problem.members.map(({ id }, vertex) => [id, vertex]));
  const asked = [...pairs.flat(), ...(bye ? [bye] : [])];
  if (!asked.every(({ id }) => vertexOf.has(id))) return undefined;
  const vertex = ({ id }: Member): number => vertexOf.get(id) as number;
  return {
    ...demand,
    pairs: [...(demand.pairs ?? []), ...pairs.map(([a, b]) => [vertex(a), vertex(b)] as const)],
    ...(bye ? { bye: vertex(bye) } : {}),
  };
};
