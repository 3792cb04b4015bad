import { decimalOf } from '../../model/index.ts';
import type { Compared, ComparedCandidate, Finding, Rule } from '../../rules/index.ts';
import { type BracketProblem, type Candidate, candidateIn, type PairedBracket } from './bracket.ts';
import { candidateWithin } from './chosen-within.ts';
import type { SwissMember } from './field.ts';

/* Both candidates of a bracket, with what every criterion finds in them: what a committee counts again (decision 740). */

/** A candidate as it is shown. */
export const shownCandidate = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  { pairs, downfloaters, bye }: Candidate<Member, Problem>,
  findings: readonly Finding[],
): ComparedCandidate => ({
  pairs: pairs.map(([a, b]) => [a.id, b.id] as const),
  floaters: downfloaters.map(({ id }) => id),
  ...(bye && downfloaters.includes(bye) ? { bye: bye.id } : {}),
  findings,
});

/**
 * Down to the first finding that tells the two apart. What the next bracket could do is not searched for a candidate that has
 * lost before.
 */
export const comparedCandidates = (
  bracket: number,
  chosen: ComparedCandidate,
  other: ComparedCandidate,
): Compared => {
  const at = chosen.findings.findIndex((finding, index) => !isAlike(finding, other.findings[index]));
  const looked = ({ findings, ...shown }: ComparedCandidate): ComparedCandidate => ({
    ...shown,
    findings: at < 0 ? findings : findings.slice(0, at + 1),
  });
  return { bracket, chosen: looked(chosen), other: looked(other) };
};

const isAlike = (one: Finding, other: Finding | undefined): boolean =>
  one.count === other?.count && sizesOf(one) === sizesOf(other);

const sizesOf = ({ sizes = [] }: Finding): string => sizes.map(({ points }) => points).join();

/**
 * Whom the next bracket leaves over at its best with these downfloaters, as far as the farthest horizon shows it. Where others
 * could be left as well, those of whom the word was told.
 */
export const leftByNext = <Member extends SwissMember, Problem extends BracketProblem<Member>>(
  rule: Rule,
  paired: PairedBracket<Member, Problem>,
  candidate: Candidate<Member, Problem>,
): Finding => {
  const { problem, mate } = candidateWithin(paired, candidate, paired.horizons.length - 1);
  const inOrder = (members: readonly Member[]): readonly Member[] =>
    [...members].sort((a, b) => b.score - a.score);
  const scoresOf = (members: readonly Member[]): string => members.map(({ score }) => score).join();
  const known = inOrder(candidate.leftByNext);
  const farthest = inOrder(candidateIn<Member, Problem>(problem, mate).leftByNext);
  const left = scoresOf(known) === scoresOf(farthest) ? known : farthest;
  return {
    rule,
    count: left.length,
    unit: 'left-over',
    players: left.map(({ id }) => id),
    sizes: left.map(({ score }) => ({ of: 'score', points: decimalOf(score) })),
  };
};
