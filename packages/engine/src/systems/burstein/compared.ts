import { decimalOf, type Points, tenths } from '../../model/index.ts';
import type { Digit } from '../../rules/demand.ts';
import type { ComparedCandidate, FaultSize, Finding, Rule } from '../../rules/index.ts';
import type { Candidate } from '../swiss/bracket.ts';
import { colourBy, deniedIn } from '../swiss/colours.ts';
import { leftByNext, shownCandidate } from '../swiss/compared-candidates.ts';
import type { BracketGraph, PairedBracket } from './bracket-graph.ts';
import { byRanking, type Member } from './definitions.ts';
import type { BursteinRound } from './paired-round.ts';

/* What each criterion finds in a candidate, and whom it charges: C5 to C8 of 2026, 6.5 of 2017. */

type BursteinCandidate = Candidate<Member, BracketGraph>;

/** Of C5 and C6 whoever floats, of C7 whoever the following bracket leaves, of C8 and 6.5 whoever misses a colour. */
export const sufferersIn = (
  round: BursteinRound,
  { rule, grade }: Digit,
  { pairs, downfloaters, leftByNext: left }: BursteinCandidate,
): readonly Member[] => {
  if (rule.id === 'C5') return downfloaters;
  if (rule.id === 'C6') return downfloaters.filter(({ score }) => score + 1 === grade);
  if (rule.id === 'C7') return left.filter(({ score }) => grade === 0 || score === grade);
  return deniedBy(round, pairs);
};

const deniedBy = (
  { field: { position }, edition: { colours } }: BursteinRound,
  pairs: BursteinCandidate['pairs'],
): readonly Member[] =>
  pairs
    .map(([a, b]) => (byRanking(a, b) < 0 ? ([a, b] as const) : ([b, a] as const)))
    .flatMap(pair =>
      deniedIn(pair, colourBy(colours, pair, position), ({ preference }) => preference?.colour),
    );

/** C6, and C7 once the following bracket leaves as many: the score of those counted. */
export const sizeOfFaults = ({ rule, grade }: Digit): { readonly each?: FaultSize } => {
  if (rule.id === 'C6') return { each: scored(tenths(grade - 1)) };
  return rule.id === 'C7' && grade > 0 ? { each: scored(tenths(grade)) } : {};
};

const scored = (points: Points): FaultSize => ({ of: 'score', points: decimalOf(points) });

/** A candidate of a bracket, for whoever counts again. */
export const shownOf = (
  round: BursteinRound,
  paired: PairedBracket,
  candidate: BursteinCandidate,
): ComparedCandidate =>
  shownCandidate(
    candidate,
    round.edition.criteria
      .filter(({ id }) => id !== 'C7' || paired.horizons.length > 1)
      .map(rule => findingOf(rule, { round, paired, candidate })),
  );

interface Seen {
  readonly round: BursteinRound;
  readonly paired: PairedBracket;
  readonly candidate: BursteinCandidate;
}

const findingOf = (rule: Rule, { round, paired, candidate }: Seen): Finding => {
  if (rule.id === 'C7') return leftByNext(rule, paired, candidate);
  const floats = rule.id === 'C5' || rule.id === 'C6';
  const charged = floats
    ? [...candidate.downfloaters].sort((a, b) => b.score - a.score)
    : deniedBy(round, candidate.pairs);
  return {
    rule,
    count: charged.length,
    players: charged.map(({ id }) => id),
    ...(rule.id === 'C6' ? { sizes: charged.map(({ score }) => scored(score)) } : {}),
  };
};
