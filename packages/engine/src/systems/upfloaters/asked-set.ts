import { addEdge, hasEdge, leastCostPerfectMatching } from '../../matching/index.ts';
import { faultsIn } from '../../rules/demand.ts';
import { classesBy, weigh } from '../../rules/index.ts';
import { legalAmong } from '../swiss/legal-pairs.ts';
import { within } from '../swiss/pairable.ts';
import { among, both } from '../swiss/steps.ts';
import type { Contender } from './contender.ts';
import type { Field } from './field.ts';
import { keepsC6 } from './following.ts';
import { firstSet, floatingIn, generalUpfloaters, solvedSet, weighedSet } from './general-set.ts';
import type { ChosenSet, TopGroup } from './upfloater-set.ts';

/**
 * The best set where bracket and rest have to be as asked. C6 looks at what the following scoregroup could do whatever is asked.
 * Where what is asked leaves those below as they are, that is the same; otherwise no one matching has both, and sets are gone
 * through in their order (3.5.4), a part of them no farther than each of the two alone can be.
 */
export const generalUpfloatersAsked = (group: TopGroup, asked: Field): ChosenSet => {
  const askedGroup = { ...group, field: asked };
  if (leavesThoseBelow(group, asked)) return generalUpfloaters(askedGroup);
  const { best } = solvedSet(askedGroup, 'no c6');
  const least = floatingIn(group, best);
  const first = firstSet(group, best);
  if (keepsC6(group, first)) return { upfloaters: first, keepsC6: true };
  const floated = least.filter(contender => contender.floated && group.field.terms.floatsCount).length;
  for (let atMost = floated; atMost <= least.length; atMost++) {
    const upfloaters = firstKeeping(group, { asked, like: least, atMost });
    if (upfloaters) return { upfloaters, keepsC6: true };
  }
  return { upfloaters: first, keepsC6: false };
};

/** Each of them has to float, or may meet whom they might. */
const leavesThoseBelow = ({ field, below }: TopGroup, asked: Field): boolean => {
  const isJoined = ({ legal }: Field, a: Contender, b: Contender): boolean =>
    hasEdge(legal, a.order, b.order);
  return below.every(
    a =>
      below.every(b => !isJoined(asked, a, b)) ||
      below.every(b => isJoined(asked, a, b) === isJoined(field, a, b)),
  );
};

interface Wanted {
  readonly asked: Field;
  /** A set has as many of each score. */
  readonly like: readonly Contender[];
  /** How many of it floated (C7). */
  readonly atMost: number;
}

interface Decided {
  readonly inside: readonly Contender[];
  readonly outside: readonly Contender[];
}

/** The first set that keeps C6. */
const firstKeeping = (group: TopGroup, wanted: Wanted): readonly Contender[] | undefined => {
  const search = (
    decided: Decided,
    [next, ...later]: readonly Contender[],
  ): readonly Contender[] | undefined => {
    if (!couldBe(group, wanted, decided)) return undefined;
    const { inside, outside } = decided;
    if (inside.length === wanted.like.length) return inside;
    if (next === undefined) return undefined;
    return (
      search({ inside: [...inside, next], outside }, later) ??
      search({ inside, outside: [...outside, next] }, later)
    );
  };
  return search({ inside: [], outside: [] }, group.below);
};

/** Whether a set with those inside and without those outside can be as asked; and one keeps C6, whoever meets it in the bracket. */
const couldBe = (group: TopGroup, { asked, like, atMost }: Wanted, decided: Decided): boolean => {
  const { residents, field } = group;
  const allowed = both<Contender>(
    ...decided.inside.map(contender => among(residents, { inside: contender })),
    ...decided.outside.map(contender => among(residents, { outside: contender })),
  );
  const found = weighedSet({ ...group, field: within<Field, Contender>(asked, allowed) }, 'no c6');
  if (!found) return false;
  const floating = floatingIn(group, found.best);
  const floated = floating.filter(contender => contender.floated && field.terms.floatsCount);
  return (
    scoresOf(floating) === scoresOf(like) && floated.length <= atMost && couldKeepC6(group, like, decided)
  );
};

/** The bracket is as many places as it wants of each score. */
const couldKeepC6 = (
  { field, below, following }: TopGroup,
  places: readonly Contender[],
  { inside, outside }: Decided,
): boolean => {
  const [goes, stays, isFollowing] = [new Set(inside), new Set(outside), new Set(following)];
  const graph = legalAmong(field, below, {
    size: below.length + places.length,
    mayMeet: (a, b) => !goes.has(a) && !goes.has(b),
  });
  for (const [at, { score }] of places.entries())
    for (const [v, contender] of below.entries())
      if (contender.score === score && !stays.has(contender)) addEdge(graph, v, below.length + at);
  const kindOf = (v: number): string => {
    const contender = below[v];
    return contender ? `${isFollowing.has(contender)}` : 'place';
  };
  const { classOf, samples } = classesBy(
    Array.from({ length: graph.size }, (_, v) => kindOf(v)),
    kind => kind,
  );
  const costs = weigh({
    classOf,
    classes: samples.length,
    digits: 1,
    apart: () => undefined,
    joined: (a, b) => {
      const kinds = [samples[a], samples[b]];
      return kinds.includes('true') && kinds.includes('false') ? [[0, 1]] : [];
    },
  });
  const solution = leastCostPerfectMatching(graph, costs);
  if (!solution) return false;
  const left = following.length - places.filter(({ score }) => score === following[0]?.score).length;
  return (faultsIn({ graph, costs }, solution.mate)[0] ?? 0) <= left % 2;
};

const scoresOf = (members: readonly Contender[]): string =>
  members
    .map(({ score }) => score)
    .sort((a, b) => a - b)
    .join();
