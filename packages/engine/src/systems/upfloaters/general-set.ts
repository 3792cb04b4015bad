import { leastCostPerfectMatching, type MatchingProblem, Trial } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { faultsIn } from '../../rules/demand.ts';
import { classesBy, type WeighedCosts, weigh } from '../../rules/index.ts';
import { legalAmong } from '../swiss/legal-pairs.ts';
import { byScoreThenTpn, type Contender } from './contender.ts';
import { type ChosenSet, contenderAt, type TopGroup } from './upfloater-set.ts';

/*
 * Two upfloaters never meet: the set without those two would be legal too, and smaller (C4). So a bracket with k
 * upfloaters and a rest that can be paired are one perfect matching of everybody left in which exactly k pairs join a
 * resident with somebody of a lower score; C4, C5 and C7 count such pairs, and C6 counts pairs between the following
 * scoregroup and those below it. The best set is the one of a matching of least cost.
 */
export const generalUpfloaters = (group: TopGroup): ChosenSet => {
  const parity = (upfloaters: readonly number[]): number => {
    const gone = new Set(upfloaters);
    return group.following.filter(v => !gone.has(v)).length % 2;
  };
  const strict = weighed(group, 'c6');
  const best = setOf(group, strict) ?? impossible('the round can be completed');
  const keepsC6 = best.c6 <= parity(best.upfloaters);
  const chosen = keepsC6 ? strict : weighed(group, 'no c6');
  return { upfloaters: firstSet(group, chosen), keepsC6 };
};

interface Weighed {
  readonly problem: MatchingProblem & { readonly costs: WeighedCosts };
  /** Vertex of the problem -> vertex of the field. */
  readonly vertices: readonly number[];
  readonly digitOfC6: number | undefined;
  readonly isResident: (local: number) => boolean;
}

const weighed = (group: TopGroup, mode: 'c6' | 'no c6'): Weighed => {
  const { field, residents, lower, following, remaining: vertices } = group;
  const scores = [...new Set(lower.map(v => contenderAt(field, v).score))].sort((a, b) => a - b);
  const [isResident, isFollowing] = [new Set(residents), new Set(following)];
  const withC6 = mode === 'c6' ? 1 : 0;
  // Digits: C4, then C5 from the lowest score up, then C6, then C7.
  const digits = { c4: 0, c5: 1, c6: 1 + scores.length, c7: 1 + scores.length + withC6 };
  const { classOf, samples } = classesBy(vertices, v => {
    const { score, floated } = contenderAt(field, v);
    return isResident.has(v) ? 'resident' : `${score} ${floated}`;
  });
  const costs = weigh({
    classOf,
    classes: samples.length,
    digits: digits.c7 + 1,
    apart: () => undefined,
    joined: (a, b) => {
      const [v, u] = [samples[a] ?? -1, samples[b] ?? -1];
      if (isResident.has(v) && isResident.has(u)) return [];
      if (!isResident.has(v) && !isResident.has(u)) {
        const across = isFollowing.has(v) !== isFollowing.has(u);
        return across && mode === 'c6' ? [[digits.c6, 1]] : [];
      }
      const upfloater = contenderAt(field, isResident.has(v) ? u : v);
      return [
        [digits.c4, 1],
        [digits.c5 + scores.indexOf(upfloater.score), 1],
        ...(upfloater.floated && field.terms.floatsCount ? [[digits.c7, 1] as const] : []),
      ];
    },
  });
  const graph = legalAmong(
    field,
    vertices.map(v => contenderAt(field, v)),
  );
  return {
    problem: { graph, costs },
    vertices,
    digitOfC6: mode === 'c6' ? digits.c6 : undefined,
    isResident: local => isResident.has(vertices[local] ?? -1),
  };
};

/** The upfloaters of a matching of least cost, and how many pairs C6 counts in it. */
const setOf = (
  group: TopGroup,
  { problem, vertices, digitOfC6, isResident }: Weighed,
): { readonly upfloaters: readonly number[]; readonly c6: number } | undefined => {
  const solved = leastCostPerfectMatching(problem.graph, problem.costs);
  if (!solved) return undefined;
  const upfloaters = vertices.filter((_, v) => !isResident(v) && isResident(solved.mate[v] as number));
  const counts = faultsIn(problem, solved.mate);
  return {
    upfloaters: inOrder(group, upfloaters),
    c6: digitOfC6 === undefined ? 0 : (counts[digitOfC6] ?? 0),
  };
};

const inOrder = ({ field }: TopGroup, upfloaters: readonly number[]): readonly number[] =>
  [...upfloaters].sort((a, b) => byScoreThenTpn(contenderAt(field, a), contenderAt(field, b)));

/**
 * 3.5.4: among the sets of least cost the first: whoever comes first in the order floats if that can be. All of these sets
 * have as many of each score (C5), so that nobody is asked once these are found.
 */
const firstSet = (group: TopGroup, { problem, vertices, isResident }: Weighed): readonly number[] => {
  const trial = new Trial(problem);
  const contenderOf = (local: number): Contender => contenderAt(group.field, vertices[local] ?? -1);
  const locals = [...vertices.keys()].filter(local => !isResident(local));
  const missing = new Map<number, number>();
  for (const local of locals)
    if (isResident(trial.mate[local] as number)) {
      const { score } = contenderOf(local);
      missing.set(score, (missing.get(score) ?? 0) + 1);
    }
  const upfloaters: number[] = [];
  for (const local of locals.sort((a, b) => byScoreThenTpn(contenderOf(a), contenderOf(b)))) {
    const { score } = contenderOf(local);
    const left = missing.get(score) ?? 0;
    if (left === 0 || !trial.leavesOut(local, other => !isResident(other))) continue;
    missing.set(score, left - 1);
    upfloaters.push(vertices[local] ?? -1);
  }
  return upfloaters;
};
