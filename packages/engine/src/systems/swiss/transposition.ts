import { unweighted } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { legalAcross } from './legal-pairs.ts';
import type { Vertex } from './no-round.ts';
import type { Pairable } from './pairable.ts';

/**
 * The first transposition of the second list, in lexicographic order, with which everybody has an opponent: each of the
 * first list in turn takes the first of the second with whom the others can still be paired, one alternating path for
 * each. Undefined: the two lists cannot be paired with each other.
 */
export const firstTransposition = <Member extends Vertex>(
  field: Pick<Pairable<Member>, 'legal'>,
  first: readonly Member[],
  second: readonly Member[],
): readonly (readonly [Member, Member])[] | undefined => {
  const tight = unweighted(legalAcross(field, first, second));
  if (!tight) return undefined;
  const opponents = second.map((_, at) => first.length + at);
  return first.map((member, v) => {
    const opponent = second[tight.pairWithFirst(v, opponents) - first.length];
    return [member, opponent ?? impossible('whoever can be paired has an opponent')] as const;
  });
};
