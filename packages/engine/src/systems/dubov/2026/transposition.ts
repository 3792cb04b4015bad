import { unweighted } from '../../../matching/index.ts';
import { impossible } from '../../../model/index.ts';
import { legalAmong } from '../../swiss/legal-pairs.ts';
import type { Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { byAro, byPlace } from './definitions.ts';
import type { Recomposed } from './shifters.ts';

/** The pairs of a bracket, in the order of S1, each with the player of S1 first. */
export type BracketPairs = readonly (readonly [Member, Member])[];

/**
 * 3.2.5 and 3.2.6. The first transposition in lexicographic order gives the first of S1 the first opponent of G2 with
 * whom the others can still be paired, then the second of S1, and so on: one alternating path for each.
 */
export const firstTransposition = (field: Field, { g1, g2 }: Recomposed): BracketPairs => {
  const [s1, second] = [[...g1].sort(byAro), [...g2].sort(byPlace)];
  const inS1 = new Set(s1);
  const graph = legalAmong(field, [...s1, ...second], {
    mayMeet: (a, b) => inS1.has(a) !== inS1.has(b),
  });
  const tight = unweighted(graph) ?? impossible('every player of S1 has a legal opponent');
  const opponents = second.map((_, at) => s1.length + at);
  return s1.map((member, v) => {
    const opponent = second[tight.pairWithFirst(v, opponents) - s1.length];
    return [member, opponent ?? impossible('every player of S1 has a legal opponent')] as const;
  });
};
