import { leastCostPerfectMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { demanded, faultsIn } from '../../rules/demand.ts';
import type { BracketProblem, Candidate, PairedBracket } from './bracket.ts';
import type { SwissMember } from './field.ts';

/** What is found in the candidate chosen, as far as a horizon. */
export const faultsWithin = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  paired: PairedBracket<Member, Problem>,
  at: number,
): readonly number[] => {
  const { within, candidate } = paired;
  const { problem, mate } = at === within ? candidate : chosenWithin(paired, at);
  return faultsIn(problem, mate);
};

/** The candidate chosen, with everybody else within another horizon at their best. */
export const chosenWithin = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  paired: PairedBracket<Member, Problem>,
  at: number,
) => candidateWithin(paired, paired.candidate, at);

/** The same of any candidate of the bracket. */
export const candidateWithin = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  { horizons }: PairedBracket<Member, Problem>,
  candidate: Pick<Candidate<Member, Problem>, 'pairs' | 'downfloaters'>,
  at: number,
) => {
  const problem = horizons[at]?.problem() ?? impossible('the bracket has this horizon');
  const vertexOf = vertexIn<Member>(problem);
  const itself = demanded(problem, {
    pairs: candidate.pairs.map(([a, b]) => [vertexOf(a), vertexOf(b)] as const),
    unpaired: candidate.downfloaters.map(vertexOf),
  });
  const { mate } =
    leastCostPerfectMatching(itself.graph, itself.costs) ??
    impossible('everybody within the horizon can be placed');
  return { problem, mate };
};

/** The vertex of a member of the bracket. */
export const vertexIn = <Member extends SwissMember>({
  members,
  inBracket,
}: BracketProblem<Member>): ((member: Member) => number) => {
  const vertices = new Map(members.slice(0, inBracket).map((member, vertex) => [member.id, vertex]));
  return ({ id }) => vertices.get(id) ?? impossible(`${id} is of this bracket`);
};
