import { decimalOf, impossible, type Points } from '../../model/index.ts';
import { type Near, notComplete, withCompared, withSufferers } from '../swiss/against.ts';
import {
  againstMeeting,
  againstStayingIn,
  type ComparedRound,
  type DemandIn,
  meeting,
  onVertices,
} from '../swiss/against-brackets.ts';
import { prohibitedIn } from '../swiss/bracket-reasons.ts';
import { againstReceiving, barredBy, steppedPast } from '../swiss/bye-ladder.ts';
import { comparedCandidates } from '../swiss/compared-candidates.ts';
import { demandedField } from '../swiss/field.ts';
import type { WorseInBracket } from '../swiss/first-allowed.ts';
import { leftOverWith } from '../swiss/left-over.ts';
import type { BracketGraph, PairedBracket } from './bracket-graph.ts';
import { shownOf, sizeOfFaults, sufferersIn } from './compared.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';
import { type BursteinRound, memberIn, receiverIn } from './paired-round.ts';

/* What stands against whatever was not taken (decisions 600 and 700). */

export const prohibited = ({ prohibitions }: Field, a: Member, b: Member): Near | undefined =>
  prohibitedIn(prohibitions, a, b);

/** The first step of the ladder that told somebody apart from whoever has the bye. */
export const againstBye = (
  { edition, everybody, candidates, receiver }: BursteinRound,
  member: Member,
): Near =>
  againstReceiving(
    edition.bye,
    {
      bar: ({ barredSince }) => barredBy(edition.bye.eligible, barredSince),
      isPossible: each => candidates().includes(each),
      leftOver: bye => leftOverWith(demandedField<Field, Member>(everybody, { bye })),
      completion: edition.bye.completion,
    },
    { receiver: receiver ?? impossible('somebody has the bye'), member },
  );

/** Why two do not meet: the prohibition, the bye that would have to go to another, or the first bracket that has to differ. */
export const againstPair = (round: BursteinRound, a: Member, b: Member): Near => {
  const { everybody, field, receiver } = round;
  const prohibition = prohibited(everybody, a, b);
  if (prohibition) return prohibition;
  if ([a, b].some(({ id }) => id === receiver?.id))
    return againstAny(round, meeting([a, b])) ?? impossible('whoever has the bye meets nobody');
  return againstMeeting(comparedOf(round), [memberIn(field, a), memberIn(field, b)]);
};

/** Why somebody floated from a bracket and did not stay; and another, where there is one, did not leave it instead. */
export const againstStaying = (
  round: BursteinRound,
  index: number,
  floater: { readonly inside: Member; readonly outside?: Member },
): Near => againstStayingIn(comparedOf(round), index, floater);

/** No legal round has it, or none with the bye where the text gives it first. */
const againstAny = (
  { everybody, edition, receiver }: BursteinRound,
  demandIn: DemandIn<Member>,
): Near | undefined => {
  const demanded = demandedField<Field, Member>(everybody, demandIn(everybody.members));
  const leftOver = leftOverWith<Member>(demanded);
  if (leftOver) return { ...notComplete(edition.completion, leftOver), nearness: [-1, 1] };
  const other = receiverIn(demanded, edition.bye);
  return receiver && other && other !== receiver ? steppedPast(edition.bye, receiver, other) : undefined;
};

const comparedOf = (round: BursteinRound): ComparedRound<Member, PairedBracket> => {
  const { field, brackets, askedOf } = round;
  const below = brackets.map((_, index) =>
    brackets.slice(0, index + 1).reduce((sum, { scoregroups }) => sum + scoregroups, 0),
  );
  return {
    field,
    byeFrom: -1,
    brackets,
    stands: ({ members }, member) => members.includes(member),
    lowestIn,
    groupBelow: index => below[index] ?? 0,
    isCompleting: () => true,
    againstAny: demandIn => againstAny(round, demandIn),
    againstBest: (index, what, rest) => {
      const bracket = askedOf[index]?.() ?? impossible('every bracket can be asked');
      const found = bracket.found({
        demand: onVertices(what, bracket.vertexOf),
        isAllowed: rest?.isAllowed,
      });
      if (!found) return undefined;
      const paired = bracketAt(round, index);
      return withCompared(found.kind === 'worse' ? worse(round, index, found) : later(round, index), () =>
        comparedCandidates(
          scoreOf(paired),
          shownOf(round, paired, paired.candidate),
          shownOf(round, paired, found.first()),
        ),
      );
    },
    againstOther: index => united(round, index),
  };
};

const lowestIn = ({ members }: PairedBracket): Points =>
  members.map(({ score }) => score).reduce((one, other) => (other < one ? other : one));

export const scoreOf = (paired: PairedBracket): number => decimalOf(lowestIn(paired));

export const bracketAt = ({ brackets }: BursteinRound, index: number): PairedBracket =>
  brackets[index] ?? impossible('the round has this bracket');

type Worse = WorseInBracket<Member, BracketGraph>;

const worse = (round: BursteinRound, index: number, told: Worse): Near =>
  withSufferers(
    {
      verdict: 'worse',
      rule: told.digit.rule,
      chosen: told.chosen,
      other: told.other,
      ...sizeOfFaults(told.digit),
      // 6.5 wants the most preferences granted.
      ...(told.digit.rule.id === '6.5' ? { unit: 'denied' } : {}),
      nearness: [index, 2],
      bracket: scoreOf(bracketAt(round, index)),
    },
    () => sufferersIn(round, told.digit, told.first()).map(({ id }) => id),
  );

const later = (round: BursteinRound, index: number): Near => ({
  verdict: 'equal-later',
  rule: round.edition.fold,
  nearness: [index, 3],
  bracket: scoreOf(bracketAt(round, index)),
});

/** 6.6: it would take the group and the next as one, and the group has a combination of its own. */
const united = (round: BursteinRound, index: number): Near => {
  const paired = bracketAt(round, index);
  return {
    verdict: 'worse',
    rule: round.edition.union ?? impossible('a legal round begins with some pairing of the bracket'),
    chosen: 0,
    other: 1,
    unit: 'union',
    suffers: paired.members.map(({ id }) => id),
    nearness: [index, 1],
    bracket: scoreOf(paired),
  };
};
