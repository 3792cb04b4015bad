import { leastCostPerfectMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { type Demand, type Digit, demanded, faultsIn, firstDifference } from '../../rules/demand.ts';
import { once } from '../once.ts';
import { type Alternatives, alternativesTo, bestThatMeets } from './alternatives.ts';
import {
  type BracketProblem,
  type Candidate,
  type ChosenCandidate,
  candidateIn,
  type PairedBracket,
} from './bracket.ts';
import type { SwissMember } from './field.ts';
import { type SolvedBracket, startNear } from './start-near.ts';

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
   * The bracket, with the brackets above as they are, had it to meet the demand. `elsewhere`: the horizons of a field
   * without what the demand rules out, where it concerns others than the pairs made.
   */
  readonly told: (demand: Demand, elsewhere?: Elsewhere<Member, Problem>) => Told<Member, Problem>;
  /** The same bracket of another round, the first in which the two rounds part. */
  readonly toldBy: (other: PairedBracket<Member, Problem>) => ToldByRound<Member, Problem>;
}

/** Other horizons than those of the bracket: to judge by them what is found, or to look in them for it as well. */
export interface Elsewhere<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly horizons: PairedBracket<Member, Problem>['horizons'];
  readonly problems: 'own' | 'theirs';
}

export const tellerOf = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  paired: PairedBracket<Member, Problem>,
): Teller<Member, Problem> => {
  const seen = paired.horizons.map((_, within) => once(() => seenWithin(paired, within)));
  const chosenIn = (within: number): Seen<Member, Problem> =>
    seen[within]?.() ?? impossible('the bracket has this horizon');
  const chosenWithin = (within: number): readonly number[] => chosenIn(within).faults;
  const own = paired.horizons.map((_, within) =>
    once(() => alternativesTo(chosenIn(within), problemAt(paired, within))),
  );
  const ownIn = (within: number): Alternatives<Problem> =>
    own[within]?.() ?? impossible('the bracket has this horizon');
  const solvedWithin = (within: number): SolvedBracket | undefined =>
    within === paired.within ? paired.candidate : undefined;
  const vertexOf = verticesOf(paired.candidate.problem);
  return {
    paired,
    vertexOf,
    told: (demand, { horizons, problems } = { horizons: paired.horizons, problems: 'own' }) => {
      const best: Best<Problem> =
        problems === 'own'
          ? (within, also) => (also ? ownIn(within).asGood(demand, also) : ownIn(within).best(demand))
          : (within, also) => {
              const theirs = horizons[within]?.problem() ?? impossible('a horizon');
              return bestThatMeets(theirs, [demand, also], startNear(theirs, solvedWithin(within)));
            };
      return toldByBracket(paired, { horizons, chosenWithin, best });
    },
    toldBy: other => toldByRounds(paired, other, chosenWithin),
  };
};

type ChosenWithin = (within: number) => readonly number[];

/**
 * The best that meets the demand within a horizon. Where something is demanded in addition it is asked only whether that
 * can be as good. Undefined: there is none.
 */
type Best<Problem extends BracketProblem<SwissMember>> = (
  within: number,
  also: Demand | undefined,
) => ReturnType<Alternatives<Problem>['best']>;

interface Question<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly horizons: PairedBracket<Member, Problem>['horizons'];
  readonly chosenWithin: ChosenWithin;
  readonly best: Best<Problem>;
  readonly also?: Demand;
}

/*
 * When a difference is certain. Before the next bracket is looked at: when everybody below can still be paired. From
 * the next bracket on: when what was found suffices. No horizon counts that was not enough for the candidate chosen,
 * since it flatters that one.
 */
const toldByBracket = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  paired: PairedBracket<Member, Problem>,
  question: Question<Member, Problem>,
): Told<Member, Problem> => {
  const { horizons, chosenWithin, best, also } = question;
  for (const [within, horizon] of horizons.entries()) {
    // What did not tell the candidate chosen seldom tells another.
    if (within < paired.within) continue;
    const isFinal = within === horizons.length - 1;
    const solved = best(within, also);
    if (!solved) return { kind: 'impossible' };
    const { problem, mate } = solved;
    const found = candidateIn<Member, Problem>(problem, mate);
    const [chosen, other] = [chosenWithin(within), faultsIn(problem, mate)];
    const at = firstDifference(chosen, other);
    const isBeforeNext = at >= 0 && at < problem.digitsBeforeNext;
    const isCertain = isBeforeNext ? horizon.completes(found) : horizon.suffices(found);
    if (!isFinal && !isCertain) continue;
    if (at >= 0) {
      // Farther down nothing changes so far, but who suffers it may.
      const isBest = isFinal || !isBeforeNext || horizon.suffices(found);
      const candidate = isBest ? found : bestBeyond(within, question);
      return worseBy(problem, at, { chosen, other, candidate });
    }
    return {
      kind: 'equal',
      alsoWith: more => toldByBracket(paired, { ...question, also: more }).kind === 'equal',
    };
  }
  return impossible('the farthest horizon tells');
};

/** The best candidate that meets the demand, where a horizon does not suffice. */
const bestBeyond = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  within: number,
  { horizons, best, also }: Question<Member, Problem>,
): Candidate<Member, Problem> => {
  for (const [at, horizon] of horizons.entries()) {
    const solved = at > within ? best(at, also) : undefined;
    const candidate = solved && candidateIn<Member, Problem>(solved.problem, solved.mate);
    if (candidate && (at === horizons.length - 1 || horizon.suffices(candidate))) return candidate;
  }
  return impossible('what completes the round can be seen to the end');
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

interface Seen<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly faults: readonly number[];
  readonly candidate: Candidate<Member, Problem>;
  readonly mate: Int32Array;
  /** Of the whole problem, where it is known. */
  readonly solved?: ChosenCandidate<Member, Problem>['solved'];
}

/** The candidate chosen and its faults, seen within a horizon. */
const seenWithin = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  paired: PairedBracket<Member, Problem>,
  within: number,
): Seen<Member, Problem> => {
  const problem = problemAt(paired, within);
  const { candidate } = paired;
  if (within === paired.within)
    return {
      faults: faultsIn(problem, candidate.mate),
      candidate,
      mate: candidate.mate,
      solved: candidate.solved,
    };
  const vertexOf = verticesOf(problem);
  const itself = demanded(problem, {
    pairs: pairsIn(candidate, vertexOf),
    unpaired: candidate.downfloaters.map(vertexOf),
  });
  const solved = leastCostPerfectMatching(itself.graph, itself.costs);
  if (!solved) return impossible('the candidate chosen is one');
  return {
    faults: faultsIn(itself, solved.mate),
    candidate: candidateIn<Member, Problem>(itself, solved.mate),
    mate: solved.mate,
  };
};

const pairsIn = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  { pairs }: Candidate<Member, Problem>,
  vertexOf: (member: Member) => number,
): readonly (readonly [number, number])[] => pairs.map(([a, b]) => [vertexOf(a), vertexOf(b)] as const);

/** The vertex of a member of the bracket. */
const verticesOf = <Member extends SwissMember>({
  members,
  inBracket,
}: BracketProblem<Member>): ((member: Member) => number) => {
  const vertices = new Map(members.slice(0, inBracket).map((member, vertex) => [member.id, vertex]));
  return ({ id }) => vertices.get(id) ?? impossible(`${id} is of this bracket`);
};
