import { setOf } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { faultsIn } from '../../rules/demand.ts';
import { classesBy, type WeighedCosts, weigh } from '../../rules/index.ts';
import { type BestPairings, bestPairings } from '../swiss/best-pairings.ts';
import { legalAmong } from '../swiss/legal-pairs.ts';
import type { Contender } from './contender.ts';
import type { ChosenSet, TopGroup } from './upfloater-set.ts';

/*
 * Two upfloaters never meet: the set without those two would be legal too, and smaller (C4). So a bracket with k
 * upfloaters and a rest that can be paired are one perfect matching of everybody left in which exactly k pairs join a
 * resident with somebody of a lower score; C4, C5 and C7 count such pairs, and C6 counts pairs between the following
 * scoregroup and those below it. The best set is the one of a matching of least cost.
 */
export const generalUpfloaters = (group: TopGroup): ChosenSet => {
  const strict = solvedSet(group, 'c6');
  const gone = new Set(floatingIn(group, strict.best));
  const odd = group.following.filter(contender => !gone.has(contender)).length % 2;
  const keepsC6 = strict.c6 <= odd;
  const { best } = keepsC6 ? strict : solvedSet(group, 'no c6');
  return { upfloaters: firstSet(group, best), keepsC6 };
};

type Mode = 'c6' | 'no c6';

interface Weighed {
  /** Vertices: the residents, then those below. */
  readonly best: BestPairings;
  /** How many pairs C6 counts in the best. */
  readonly c6: number;
}

export const solvedSet = (group: TopGroup, mode: Mode): Weighed =>
  weighedSet(group, mode) ?? impossible('the round can be completed');

/** Undefined: bracket and rest cannot all be paired. */
export const weighedSet = (
  { field, residents, below, following }: TopGroup,
  mode: Mode,
): Weighed | undefined => {
  const vertices = [...residents, ...below];
  const scores = [...new Set(below.map(({ score }) => score))].sort((a, b) => a - b);
  const [isResident, isFollowing] = [new Set(residents), new Set(following)];
  const withC6 = mode === 'c6' ? 1 : 0;
  // Digits: C4, then C5 from the lowest score up, then C6, then C7.
  const digits = { c4: 0, c5: 1, c6: 1 + scores.length, c7: 1 + scores.length + withC6 };
  const { classOf, samples } = classesBy(vertices, contender =>
    isResident.has(contender) ? 'resident' : `${contender.score} ${contender.floated}`,
  );
  const costs: WeighedCosts = weigh({
    classOf,
    classes: samples.length,
    digits: digits.c7 + 1,
    apart: () => undefined,
    joined: (a, b) => {
      const [one, other] = [samples[a] as Contender, samples[b] as Contender];
      if (isResident.has(one) && isResident.has(other)) return [];
      if (!isResident.has(one) && !isResident.has(other)) {
        const across = isFollowing.has(one) !== isFollowing.has(other);
        return across && mode === 'c6' ? [[digits.c6, 1]] : [];
      }
      const upfloater = isResident.has(one) ? other : one;
      return [
        [digits.c4, 1],
        [digits.c5 + scores.indexOf(upfloater.score), 1],
        ...(upfloater.floated && field.terms.floatsCount ? [[digits.c7, 1] as const] : []),
      ];
    },
  });
  const problem = { graph: legalAmong(field, vertices), costs };
  const best = bestPairings(problem);
  if (!best) return undefined;
  const mate = Int32Array.from(vertices, (_, v) => best.mateOf(v));
  return { best, c6: mode === 'c6' ? (faultsIn(problem, mate)[digits.c6] ?? 0) : 0 };
};

/** In the matching at hand. */
export const floatingIn = ({ residents, below }: TopGroup, best: BestPairings): readonly Contender[] =>
  below.filter((_, at) => best.mateOf(residents.length + at) < residents.length);

/**
 * 3.5.4: among the sets of least cost the first: whoever comes first in the order floats if that can be. All of these sets
 * have as many of each score (C5), so that nobody is asked once these are found.
 */
export const firstSet = (group: TopGroup, best: BestPairings): readonly Contender[] => {
  const { residents, below } = group;
  const missing = new Map<number, number>();
  for (const { score } of floatingIn(group, best)) missing.set(score, (missing.get(score) ?? 0) + 1);
  const inGroup = setOf(residents.keys(), residents.length + below.length);
  return below.filter(({ score }, at) => {
    const left = missing.get(score) ?? 0;
    if (left === 0 || !best.confine(residents.length + at, inGroup)) return false;
    missing.set(score, left - 1);
    return true;
  });
};
