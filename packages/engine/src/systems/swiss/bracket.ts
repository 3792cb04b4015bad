import { hasEdge, type SolvedMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import type { WeighedBracket } from '../../rules/demand.ts';
import type { SwissMember } from './field.ts';

/**
 * A bracket as a matching problem, seen as far as a horizon. Vertices: the bracket itself, then the players within the
 * horizon, then the bye and the place of whoever is left over, where there is one.
 */
export interface BracketProblem<Member extends SwissMember> extends WeighedBracket {
  readonly members: readonly Member[];
  /** How many of the first are of the bracket or of the next scoregroup. */
  readonly inNext: number;
  /** How many digits come before those that look at the next bracket. */
  readonly digitsBeforeNext: number;
  readonly bye: number | undefined;
}

/** What was chosen for a bracket. */
export interface Candidate<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly problem: Problem;
  /** The partner of every vertex, of those who are left over too. */
  readonly mate: Int32Array;
  /** The higher ranked first, in the order of the regulation. */
  readonly pairs: readonly (readonly [Member, Member])[];
  readonly downfloaters: readonly Member[];
  /** Who takes the bye, where it is given within the horizon. */
  readonly bye: Member | undefined;
  /** Of all within the horizon: those whom it leaves unpaired, but for the bye. */
  readonly unpaired: readonly Member[];
  /** Whom the next bracket would leave, as far as the horizon shows it: its downfloaters, and whoever takes the bye there. */
  readonly leftByNext: readonly Member[];
}

/** A candidate that was chosen, with duals that prove that none costs less. */
export interface ChosenCandidate<Member extends SwissMember, Problem extends BracketProblem<Member>>
  extends Candidate<Member, Problem> {
  readonly solved: Pick<SolvedMatching, 'y' | 'blossoms'>;
}

/** The candidate that these pairs of vertices make, everybody else having the partner that the matching gives them. */
export const candidateOf = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  problem: Problem & BracketProblem<Member>,
  pairs: readonly (readonly [number, number])[],
  mateOf: (v: number) => number,
): Candidate<Member, Problem> => {
  const { members, inBracket, inNext, graph } = problem;
  const memberAt = (v: number): Member => members[v] ?? impossible('only players are paired');
  const mate = new Int32Array(graph.size);
  for (let v = 0; v < graph.size; v++) mate[v] = mateOf(v);
  const isPaired = new Uint8Array(graph.size);
  for (const [higher, lower] of pairs) {
    mate[higher] = lower;
    mate[lower] = higher;
    isPaired[higher] = 1;
    isPaired[lower] = 1;
  }
  const byeTo = problem.bye === undefined ? -1 : (mate[problem.bye] as number);
  const [downfloaters, unpaired, leftByNext]: [Member[], Member[], Member[]] = [[], [], []];
  for (let v = 0; v < members.length; v++) {
    if (isPaired[v] === 1) continue;
    const [member, partner] = [memberAt(v), mate[v] as number];
    const isLeft = partner >= members.length || !hasEdge(graph, v, partner);
    if (v < inBracket) downfloaters.push(member);
    if (isLeft && v !== byeTo) unpaired.push(member);
    if (v < inNext && (isLeft || partner >= inNext)) leftByNext.push(member);
  }
  return {
    problem,
    mate,
    pairs: pairs.map(([higher, lower]) => [memberAt(higher), memberAt(lower)] as const),
    downfloaters,
    bye: members[byeTo],
    unpaired,
    leftByNext,
  };
};

/** The candidate that a matching is. */
export const candidateIn = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  problem: Problem & BracketProblem<Member>,
  mate: Int32Array,
): Candidate<Member, Problem> => {
  const pairs: (readonly [number, number])[] = [];
  for (let v = 0; v < problem.inBracket; v++) {
    const u = mate[v] as number;
    if (v < u && u < problem.inBracket && hasEdge(problem.graph, v, u)) pairs.push([v, u]);
  }
  return candidateOf<Member, Problem>(problem, pairs, v => mate[v] as number);
};

/*
 * How far one looks below a bracket: the bracket alone, then with the next scoregroup, then with the whole field. Without
 * the players below, a candidate can only be better or equal; so when the best one also serves the next bracket
 * ideally and lets everybody below be paired, it is the best of all. Only otherwise is the next horizon needed.
 */
export interface Horizon<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  readonly problem: () => Problem;
  /** Whether everybody below can still be paired. */
  readonly completes: (candidate: Candidate<Member, Problem>) => boolean;
  /** Whether what is best within this horizon is best of all: it completes, and serves the next bracket ideally. */
  readonly suffices: (candidate: Candidate<Member, Problem>) => boolean;
}

/** A bracket with the candidate chosen for it, and how far one had to look. */
export interface PairedBracket<Member extends SwissMember, Problem extends BracketProblem<Member>> {
  /** From the nearest to the farthest; whatever is within the farthest is final. */
  readonly horizons: readonly Horizon<Member, Problem>[];
  /** The horizon within which the candidate was found. */
  readonly within: number;
  readonly candidate: ChosenCandidate<Member, Problem>;
}

/** The best candidate of all, looking no farther than needed. Undefined: there is none. */
export const pairWithin = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  horizons: readonly Horizon<Member, Problem>[],
  solve: (problem: Problem) => ChosenCandidate<Member, Problem> | undefined,
): PairedBracket<Member, Problem> | undefined => {
  for (const [within, horizon] of horizons.entries()) {
    const candidate = solve(horizon.problem());
    if (candidate && (within === horizons.length - 1 || horizon.suffices(candidate)))
      return { horizons, within, candidate };
  }
  return undefined;
};
