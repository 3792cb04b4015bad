import { hasEdge, leastCostPerfectMatching, type SolvedMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { type Demand, type Digit, demanded, faultsIn, firstDifference } from '../../rules/demand.ts';
import { once } from '../once.ts';
import { type Alternatives, alternativesTo } from './alternatives.ts';
import { type BracketProblem, type Candidate, candidateIn, type PairedBracket } from './bracket.ts';
import { chosenWithin, faultsWithin, vertexIn } from './chosen-within.ts';
import type { SwissMember } from './field.ts';
import { type SolvedBracket, startFrom, startNear } from './start-near.ts';

/*
 * What a bracket would have been, had something to be otherwise (decision 600): of the candidates that meet a demand, and
 * after which what is asked can still be, the best; among equals the first in the order of the text. It is found as the
 * bracket itself was, seen no farther than needed. What the next bracket can do is what it can do with these downfloaters,
 * whatever is asked: whether the rest can be as asked is a question of its own.
 */

/** How candidates of a bracket are chosen among equals. */
export interface OrderOfCandidates<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  /** The first among those as good as a matching of least cost. */
  readonly first: (problem: Problem, solved: SolvedMatching) => Candidate<Member, Problem>;
  /** Negative: the one comes before the other. */
  readonly compare: (one: Candidate<Member, Problem>, other: Candidate<Member, Problem>) => number;
}

/** What is asked of a bracket. `isAllowed`: whether what is asked can still be after it; absent: after all of them. */
export interface AskedOfBracket<Member extends SwissMember> {
  readonly demand: Demand;
  readonly isAllowed?: ((downfloaters: readonly Member[]) => boolean) | undefined;
  /** A demand that nothing meets but what is also allowed, and the first of the best of it. Undefined: none is known. */
  readonly whole?: (() => Demand | undefined) | undefined;
}

/** The first digit by which what is asked is worse, and both counts. */
export interface WorseInBracket<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly kind: 'worse';
  readonly digit: Digit;
  readonly chosen: number;
  readonly other: number;
  /** The candidate compared: it is worked out when somebody asks for it. */
  readonly first: () => Candidate<Member, Problem>;
}

export type FoundInBracket<Member extends SwissMember, Problem extends BracketProblem<Member>> =
  | WorseInBracket<Member, Problem>
  /** As good: the order decides. `alsoWith`: whether it can be as good and meet this demand too; absent: look at the candidate. */
  | {
      readonly kind: 'equal';
      readonly alsoWith?: (demand: Demand) => boolean;
      readonly first: () => Candidate<Member, Problem>;
    };

/** A bracket that was paired, of which it is asked what else it could have been. Undefined: nothing else. */
export interface AskedBracket<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly paired: PairedBracket<Member, Problem>;
  readonly vertexOf: (member: Member) => number;
  readonly found: (asked: AskedOfBracket<Member>) => FoundInBracket<Member, Problem> | undefined;
}

export const askedBracket = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  paired: PairedBracket<Member, Problem>,
  order: OrderOfCandidates<Member, Problem>,
): AskedBracket<Member, Problem> => {
  const search: Search<Member, Problem> = { paired, order };
  const faultsOfChosen = paired.horizons.map((_, within) => once(() => faultsWithin(paired, within)));
  const compared = (within: number, faults: readonly number[]) => {
    const chosen = faultsOfChosen[within]?.() ?? impossible('the bracket has this horizon');
    return { chosen, at: firstDifference(chosen, faults) };
  };
  const alternatives = paired.horizons.map((_, within) => once(() => alternativesWithin(paired, within)));
  const best: Best<Problem> = (within, demand, also) => {
    const own = alternatives[within]?.() ?? impossible('the bracket has this horizon');
    return also ? own.asGood(demand, also) : own.best(demand);
  };
  return {
    paired,
    vertexOf: vertexIn(paired.candidate.problem),
    found: asked => {
      const first = once(
        () => firstAllowed(search, asked) ?? impossible('what is as good as the best is among them'),
      );
      const told = (problem: Problem, within: number, faults: readonly number[]) => {
        const { chosen, at } = compared(within, faults);
        const candidate = (): Candidate<Member, Problem> => first().candidate;
        if (at < 0) return { kind: 'equal', first: candidate } as const;
        const [a, b] = [chosen[at] ?? 0, faults[at] ?? 0];
        if (a > b) return impossible('nothing is better than what was chosen');
        const digit = problem.digits[at] ?? impossible('faults are counted in digits');
        return { kind: 'worse', digit, chosen: a, other: b, first: candidate } as const;
      };
      const quick = bestOf(paired, { asked, best, compared });
      if (quick === 'none') return undefined;
      if (quick !== 'unknown') {
        const { problem, within, faults } = quick;
        const found = told(problem, within, faults);
        if (found.kind === 'worse' || asked.isAllowed) return found;
        const alsoWith = (also: Demand): boolean => {
          const more = bestOf(paired, { asked, best, compared, also });
          return typeof more === 'object' && compared(more.within, more.faults).at < 0;
        };
        return { ...found, alsoWith };
      }
      const slow = firstAllowed(search, asked);
      return slow && told(slow.candidate.problem, slow.within, slow.faults);
    },
  };
};

type Best<Problem> = (
  within: number,
  demand: Demand,
  also: Demand | undefined,
) => { readonly problem: Problem; readonly mate: Int32Array } | undefined;

interface Quick<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly asked: AskedOfBracket<Member>;
  readonly best: Best<Problem>;
  readonly compared: (within: number, faults: readonly number[]) => { readonly at: number };
  readonly also?: Demand;
}

/** One of the best, by one search from what was chosen. Unknown: what is asked cannot be after that one; after another it may. */
const bestOf = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  { horizons, within: from }: PairedBracket<Member, Problem>,
  { asked: { demand, isAllowed }, best, compared, also }: Quick<Member, Problem>,
) => {
  for (const [within, horizon] of horizons.entries()) {
    if (within < from) continue;
    const met = best(within, demand, also);
    if (!met) return 'none';
    const { problem, mate } = met;
    const candidate = candidateIn<Member, Problem>(problem, mate);
    const faults = faultsIn(problem, mate);
    const { at } = compared(within, faults);
    const isFinal = within === horizons.length - 1;
    // A difference before the next bracket is looked at is certain when the rest can be completed.
    const isBeforeNext = at >= 0 && at < problem.digitsBeforeNext;
    const isEnough = isBeforeNext ? horizon.completes : horizon.suffices;
    if (!isFinal && (couldMeet(horizon.problem(), candidate) || !isEnough(candidate))) continue;
    if (isAllowed && !isAllowed(candidate.downfloaters)) return 'unknown';
    return { problem, within, faults };
  }
  return impossible('the farthest horizon tells');
};

const alternativesWithin = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  paired: PairedBracket<Member, Problem>,
  at: number,
): Alternatives<Problem> => {
  const { within, candidate } = paired;
  if (at === within) return alternativesTo(candidate, candidate.problem);
  const { problem, mate } = chosenWithin(paired, at);
  return alternativesTo({ mate }, problem);
};

interface Search<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly paired: PairedBracket<Member, Problem>;
  readonly order: OrderOfCandidates<Member, Problem>;
}

/** The first of the best that meet a demand, with what is found in it as far as some horizon. */
interface Found<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly candidate: Candidate<Member, Problem>;
  readonly faults: readonly number[];
  readonly within: number;
}

const firstAllowed = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  search: Search<Member, Problem>,
  { demand, isAllowed, whole }: AskedOfBracket<Member>,
): Found<Member, Problem> | undefined => {
  const asked = whole?.();
  if (asked) return firstThatMeets(search, asked, search.paired.horizons.length - 1);
  const best = firstThatMeets(search, demand, search.paired.within);
  if (!best || !isAllowed || isAllowed(best.candidate.downfloaters)) return best;
  return firstBySets(search, { demand, isAllowed });
};

/** Whatever may follow. A horizon that was not enough for the candidate chosen seldom is for another. */
const firstThatMeets = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  { paired, order }: Search<Member, Problem>,
  demand: Demand,
  from: number,
): Found<Member, Problem> | undefined => {
  const { horizons } = paired;
  for (const [within, horizon] of horizons.entries()) {
    if (within < from) continue;
    const problem = demanded(horizon.problem(), demand);
    const solved = leastCostPerfectMatching(problem.graph, problem.costs, startAt(paired, problem, within));
    if (!solved) return undefined;
    const candidate = order.first(problem, solved);
    const isFinal = within === horizons.length - 1;
    if (isFinal || (!couldMeet(horizon.problem(), candidate) && horizon.suffices(candidate)))
      return { candidate, faults: faultsIn(problem, candidate.mate), within };
  }
  return impossible('the farthest horizon tells');
};

/**
 * Whether two downfloaters could have met in the bracket. Where the best is chosen they never could; with what is asked they
 * may, and a horizon that does not show them would pair them farther down, where they do not meet any more.
 */
const couldMeet = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  problem: Problem,
  { downfloaters }: Candidate<Member, Problem>,
): boolean => {
  if (downfloaters.length < 2) return false;
  const set = downfloaters.map(vertexIn<Member>(problem));
  return set.some((v, at) => set.slice(at + 1).some(u => hasEdge(problem.graph, v, u)));
};

const startAt = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  { candidate, within }: PairedBracket<Member, Problem>,
  problem: Problem,
  at: number,
) => {
  const known: SolvedBracket = candidate;
  if (at !== within) return undefined;
  return problem.costs === known.problem.costs ? startFrom(known) : startNear(problem, known);
};

/*
 * Whether what is asked can still be depends on the set of downfloaters. The sets are gone through from the best on: a part
 * of them is known by its first candidate; where that is not allowed, what is left of the part is divided by the members of
 * the set, one after the other, and the larger sets.
 */
const firstBySets = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  search: Search<Member, Problem>,
  { demand, isAllowed = () => true }: AskedOfBracket<Member>,
): Found<Member, Problem> | undefined => {
  const { paired, order } = search;
  const farthest = paired.horizons.length - 1;
  const vertexOf = vertexIn(paired.candidate.problem);
  const parts: Part<Member, Problem>[] = [];
  const add = (demandOfPart: Demand): void => {
    const first = firstThatMeets(search, demandOfPart, farthest);
    if (first) parts.push({ demand: demandOfPart, first, least: first.faults });
  };
  add(demand);
  while (parts.length > 0) {
    const part = takeLeast(parts, order);
    const set = (part.first ?? part.after).candidate.downfloaters.map(vertexOf);
    if (part.first && isAllowed(part.first.candidate.downfloaters)) return part.first;
    const { unpaired = [], paired: inside = [] } = part.demand;
    if (part.first) {
      const free = set.filter(vertex => !unpaired.includes(vertex));
      for (const [at, vertex] of free.entries())
        add({
          ...part.demand,
          unpaired: [...unpaired, ...free.slice(0, at)],
          paired: [...inside, vertex],
        });
      parts.push({
        demand: { ...part.demand, unpaired: [...unpaired, ...free] },
        after: part.first,
        least: [set.length + 2],
      });
      continue;
    }
    const more = Array.from({ length: paired.candidate.problem.inBracket }, (_, vertex) => vertex).filter(
      vertex => !unpaired.includes(vertex) && !inside.includes(vertex),
    );
    for (const [at, vertex] of more.entries())
      add({
        ...part.demand,
        unpaired: [...unpaired, vertex],
        paired: [...inside, ...more.slice(0, at)],
      });
  }
  return undefined;
};

/** Sets of downfloaters that meet a demand; or those of them that are larger than the one of `after`. */
type Part<Member extends SwissMember, Problem extends BracketProblem<Member>> = {
  readonly demand: Demand;
  /** No candidate of the part has less. */
  readonly least: readonly number[];
} & (
  | { readonly first: Found<Member, Problem> }
  | { readonly first?: undefined; readonly after: Found<Member, Problem> }
);

const takeLeast = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  parts: Part<Member, Problem>[],
  { compare }: OrderOfCandidates<Member, Problem>,
): Part<Member, Problem> => {
  const least = parts.reduce((one, other) => {
    const at = firstDifference(pad(one.least, other.least), pad(other.least, one.least));
    if (at >= 0) return (one.least[at] ?? 0) < (other.least[at] ?? 0) ? one : other;
    if (!one.first || !other.first) return one.first ? other : one;
    return compare(one.first.candidate, other.first.candidate) <= 0 ? one : other;
  });
  parts.splice(parts.indexOf(least), 1);
  return least;
};

const pad = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.length >= other.length ? one : [...one, ...other.slice(one.length).map(() => 0)];
