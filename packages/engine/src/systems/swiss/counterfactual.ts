import { leastCostPerfectMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import {
  bothDemands,
  type Demand,
  type Digit,
  demanded,
  faultsIn,
  firstDifference,
} from '../../rules/demand.ts';
import { once } from '../once.ts';
import {
  type BracketProblem,
  type Candidate,
  candidateIn,
  type PairedBracket,
  pairWithin,
} from './bracket.ts';
import type { SwissMember } from './field.ts';

/*
 * What was not taken, set against what was. The best bracket that meets a demand ("with this pair", "without this
 * float", "divided so") is found as the bracket itself was: the same problem without what the demand rules out, seen
 * no farther than needed. Its faults and those of the candidate chosen are then compared digit by digit.
 */
/** The first digit that is worse, both counts, and the best that could be done. */
interface Worse<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly kind: 'worse';
  readonly digit: Digit;
  readonly chosen: number;
  readonly other: number;
  readonly candidate: Candidate<Member, Problem>;
}

export type Told<Member extends SwissMember, Problem extends BracketProblem<Member>> =
  /** No legal round meets the demand. */
  | { readonly kind: 'impossible' }
  | Worse<Member, Problem>
  /** As good by every criterion: the order decides. `alsoWith`: whether it can be as good and meet this demand too. */
  | { readonly kind: 'equal'; readonly alsoWith: (demand: Demand) => boolean };

/** The same of a bracket of which both candidates are known. */
export type ToldByRound<Member extends SwissMember, Problem extends BracketProblem<Member>> =
  | Worse<Member, Problem>
  | { readonly kind: 'as good' };

/** A bracket of which it is asked what else it could have been. */
export interface Teller<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly paired: PairedBracket<Member, Problem>;
  /** The vertex of a member of the bracket. */
  readonly vertexOf: (member: Member) => number;
  /**
   * The bracket, with the brackets above as they are, had it to meet the demand. `horizons`: those of a field without
   * what the demand rules out, where it concerns others than the pairs made.
   */
  readonly told: (
    demand: Demand,
    horizons?: PairedBracket<Member, Problem>['horizons'],
  ) => Told<Member, Problem>;
  /** The same bracket of another round, the first in which the two rounds part. */
  readonly toldBy: (other: PairedBracket<Member, Problem>) => ToldByRound<Member, Problem>;
}

export const tellerOf = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  paired: PairedBracket<Member, Problem>,
): Teller<Member, Problem> => {
  const faultsOfChosen = paired.horizons.map((_, within) => once(() => seenWithin(paired, within).faults));
  const chosenWithin = (within: number): readonly number[] =>
    faultsOfChosen[within]?.() ?? impossible('the bracket has this horizon');
  return {
    paired,
    vertexOf: verticesOf(paired.candidate.problem),
    told: (demand, horizons = paired.horizons) => toldByBracket(paired, { demand, horizons, chosenWithin }),
    toldBy: other => toldByRounds(paired, other, chosenWithin),
  };
};

type ChosenWithin = (within: number) => readonly number[];

interface Question<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly demand: Demand;
  readonly horizons: PairedBracket<Member, Problem>['horizons'];
  readonly chosenWithin: ChosenWithin;
}

/*
 * When a difference is certain. Before the next bracket is looked at: when everybody below can still be paired. From
 * the next bracket on: when what was found suffices, within a horizon that was enough for the candidate chosen too,
 * since a nearer one flatters it.
 */
const toldByBracket = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  paired: PairedBracket<Member, Problem>,
  question: Question<Member, Problem>,
): Told<Member, Problem> => {
  const { demand, horizons, chosenWithin } = question;
  for (const [within, horizon] of horizons.entries()) {
    const isFinal = within === horizons.length - 1;
    const isOwn = horizons === paired.horizons;
    const problem = demanded(isOwn ? problemAt(paired, within) : horizon.problem(), demand);
    const solved = leastCostPerfectMatching(problem.graph, problem.costs);
    if (!solved) return { kind: 'impossible' };
    const found = candidateIn<Member, Problem>(problem, solved.mate);
    const [chosen, other] = [chosenWithin(within), faultsIn(problem, solved.mate)];
    const at = firstDifference(chosen, other);
    const isBeforeNext = at >= 0 && at < problem.digitsBeforeNext;
    const isCertain = isBeforeNext
      ? horizon.completes(found)
      : (at < 0 || within >= paired.within) && horizon.suffices(found);
    if (!isFinal && !isCertain) continue;
    if (at >= 0) {
      // Farther down nothing changes so far, but who suffers it may.
      const isBest = isFinal || !isBeforeNext || horizon.suffices(found);
      const candidate = isBest ? found : bestBeyond(within, { demand, horizons });
      return worseBy(problem, at, { chosen, other, candidate });
    }
    const alsoWith = (more: Demand): boolean => {
      const both = bothDemands(demand, more);
      return both !== undefined && toldByBracket(paired, { ...question, demand: both }).kind === 'equal';
    };
    return { kind: 'equal', alsoWith };
  }
  return impossible('the farthest horizon tells');
};

/** The best candidate that meets the demand, where a horizon does not suffice. */
const bestBeyond = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  within: number,
  { demand, horizons }: Pick<Question<Member, Problem>, 'demand' | 'horizons'>,
): Candidate<Member, Problem> => {
  const farther =
    pairWithin<Member, Problem>(horizons.slice(within + 1), given => {
      const problem = demanded(given, demand);
      const solved = leastCostPerfectMatching(problem.graph, problem.costs);
      return solved && candidateIn<Member, Problem>(problem, solved.mate);
    }) ?? impossible('what completes the round can be seen to the end');
  return farther.candidate;
};

const worseBy = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  { digits }: Problem,
  at: number,
  {
    chosen,
    other,
    candidate,
  }: {
    readonly chosen: readonly number[];
    readonly other: readonly number[];
    readonly candidate: Candidate<Member, Problem>;
  },
): Worse<Member, Problem> => {
  const [a, b] = [chosen[at] ?? 0, other[at] ?? 0];
  if (a > b) return impossible('nothing is better than what was chosen');
  return {
    kind: 'worse',
    digit: digits[at] ?? impossible('faults are counted in digits'),
    chosen: a,
    other: b,
    candidate,
  };
};

const toldByRounds = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  chosen: PairedBracket<Member, Problem>,
  other: PairedBracket<Member, Problem>,
  chosenWithin: ChosenWithin,
): ToldByRound<Member, Problem> => {
  const within = Math.min(
    Math.max(chosen.within, other.within),
    chosen.horizons.length - 1,
    other.horizons.length - 1,
  );
  const seen = seenWithin(other, within);
  const [ofChosen, ofOther] = [chosenWithin(within), seen.faults];
  const at = firstDifference(ofChosen, ofOther);
  if (at < 0) return { kind: 'as good' };
  return worseBy<Member, Problem>(problemAt(other, within), at, {
    chosen: ofChosen,
    other: ofOther,
    candidate: seen.candidate,
  });
};

/** The problem in which the candidate was found, or as far as another horizon. */
const problemAt = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  { horizons, within, candidate }: PairedBracket<Member, Problem>,
  at: number,
): Problem =>
  at === within ? candidate.problem : (horizons[at]?.problem() ?? impossible('the bracket has this horizon'));

/** The candidate chosen and its faults, seen within a horizon. */
const seenWithin = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  paired: PairedBracket<Member, Problem>,
  within: number,
): { readonly faults: readonly number[]; readonly candidate: Candidate<Member, Problem> } => {
  const problem = problemAt(paired, within);
  const vertexOf = verticesOf(problem);
  const { pairs, downfloaters } = paired.candidate;
  const itself = demanded(problem, {
    pairs: pairs.map(([a, b]) => [vertexOf(a), vertexOf(b)] as const),
    unpaired: downfloaters.map(vertexOf),
  });
  const solved = leastCostPerfectMatching(itself.graph, itself.costs);
  if (!solved) return impossible('the candidate chosen is one');
  return {
    faults: faultsIn(itself, solved.mate),
    candidate: candidateIn<Member, Problem>(itself, solved.mate),
  };
};

/** The vertex of a member of the bracket. */
const verticesOf = <Member extends SwissMember>({
  members,
  inBracket,
}: BracketProblem<Member>): ((member: Member) => number) => {
  const vertices = new Map(members.slice(0, inBracket).map((member, vertex) => [member.id, vertex]));
  return ({ id }) => vertices.get(id) ?? impossible(`${id} is of this bracket`);
};
