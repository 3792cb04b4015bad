import { impossible, type Points } from '../../model/index.ts';
import type { Demand } from '../../rules/demand.ts';
import { once } from '../once.ts';
import type { Near } from './against.ts';
import { completionOf } from './completion.ts';
import { demandedField, type RoundDemand, type SwissField, type SwissMember } from './field.ts';

/*
 * Decision 600. Something that was not taken is told by the first bracket in which every legal round that has it differs from
 * the one chosen. What is asked is the same for every system that pairs bracket by bracket; how a bracket compares the best
 * candidate that allows it is the system's own.
 */

/** A bracket that was paired. */
interface Paired<Member extends SwissMember> {
  readonly candidate: {
    readonly pairs: readonly (readonly [Member, Member])[];
    readonly downfloaters: readonly Member[];
  };
}

/** A round paired bracket by bracket, and how its system compares what a bracket could have been. */
export interface ComparedRound<Member extends SwissMember, Bracket extends Paired<Member>> {
  /** In which the brackets were paired. */
  readonly field: SwissField<Member>;
  /** The first scoregroup whose players may be given the bye; -1 where none is given in a bracket. */
  readonly byeFrom: number;
  readonly brackets: readonly Bracket[];
  /** Whether somebody is of a bracket. */
  readonly stands: (bracket: Bracket, member: Member) => boolean;
  /** The score of the lowest scoregroup in a bracket. */
  readonly lowestIn: (bracket: Bracket) => Points;
  /** The first scoregroup below a bracket. */
  readonly groupBelow: (index: number) => number;
  /** Whether each candidate of a bracket lets everybody below be paired. */
  readonly isCompleting: (bracket: Bracket) => boolean;
  /** Why nothing that is asked comes as far as the brackets: there is no such round, or none with the bye as it is given. */
  readonly againstAny: (demandIn: DemandIn<Member>) => Near | undefined;
  /** The best candidate that has what is asked, and after which it can still be, set against the one chosen. Undefined: none. */
  readonly againstBest: (
    index: number,
    what: InBracket<Member>,
    rest: AskedOfRest<Member> | undefined,
  ) => Near | undefined;
  /** Where a bracket has no such candidate, though what is asked can still be: it would be another bracket. */
  readonly againstOther?: (index: number) => Near;
}

/** What is asked of the rest of a round: as a demand on all of it, and whether it can still be when these leave the bracket. */
export interface AskedOfRest<Member extends SwissMember> {
  readonly demandIn: DemandIn<Member>;
  readonly isAllowed: (downfloaters: readonly Member[]) => boolean;
}

/** What is asked of a round, among the members of a field: they may be numbered otherwise than in another field. */
export type DemandIn<Member> = (members: readonly Member[]) => RoundDemand<Member>;

/** What something that was not taken is in one bracket. */
export interface InBracket<Member> {
  readonly pairs?: readonly (readonly [Member, Member])[];
  readonly paired?: readonly Member[];
  readonly unpaired?: readonly Member[];
}

/** Something that was not taken: in whole rounds, and in each bracket. */
interface NotTaken<Member, Bracket> {
  readonly demandIn: DemandIn<Member>;
  /** Whether what was chosen for a bracket is against it. */
  readonly isBrokenBy: (bracket: Bracket) => boolean;
  /** `isSettled`: whatever becomes of the rest, it is so then. */
  readonly inBracket: (bracket: Bracket) => InBracket<Member> & { readonly isSettled?: boolean };
}

type Pair<Member> = readonly [Member, Member];

const same = <Member extends SwissMember>(members: readonly Member[], { id }: Member): Member =>
  members.find(member => member.id === id) ?? impossible(`${id} is to be paired`);

/** That two meet. */
export const meeting =
  <Member extends SwissMember>([a, b]: Pair<Member>): DemandIn<Member> =>
  members => ({ pairs: [[same(members, a), same(members, b)]] });

const isPairedIn = <Member extends SwissMember>({ candidate }: Paired<Member>, member: Member): boolean =>
  candidate.pairs.some(pair => pair.includes(member));

/** Two who do not meet, though nothing forbids it; the second stands lower in the field, or no higher. */
export const againstMeeting = <Member extends SwissMember, Bracket extends Paired<Member>>(
  round: ComparedRound<Member, Bracket>,
  [a, b]: Pair<Member>,
): Near => {
  const { stands } = round;
  return against(round, {
    demandIn: meeting([a, b]),
    // Two meet where the lower is a resident; once both have moved down they do not.
    isBrokenBy: bracket => stands(bracket, b) || isPairedIn(bracket, a),
    inBracket: bracket =>
      stands(bracket, b)
        ? { pairs: [[a, b]], isSettled: true }
        : { unpaired: [a].filter(member => stands(bracket, member)) },
  });
};

/** Somebody who has not the bye, where it is given in a bracket. */
export const againstHavingBye = <Member extends SwissMember, Bracket extends Paired<Member>>(
  round: ComparedRound<Member, Bracket>,
  bye: Member,
): Near =>
  against(round, {
    demandIn: members => ({ bye: same(members, bye) }),
    isBrokenBy: bracket => isPairedIn(bracket, bye),
    inBracket: bracket => ({ unpaired: round.stands(bracket, bye) ? [bye] : [] }),
  });

/** Why somebody floated from a bracket and did not stay; and another, where there is one, did not leave it instead. */
export const againstStayingIn = <Member extends SwissMember, Bracket extends Paired<Member>>(
  round: ComparedRound<Member, Bracket>,
  index: number,
  { inside, outside }: { readonly inside: Member; readonly outside?: Member },
): Near => {
  const left = bracketAt(round, index);
  const lowest = round.lowestIn(left);
  return against(round, {
    demandIn: members => {
      const among = members.filter(({ score }) => score >= lowest);
      return {
        inside: { member: same(members, inside), among },
        ...(outside && { outside: { member: same(members, outside), among } }),
      };
    },
    isBrokenBy: bracket => bracket === left || (outside !== undefined && isPairedIn(bracket, outside)),
    inBracket: bracket => ({
      ...(bracket === left && { paired: [inside] }),
      unpaired: outside && round.stands(bracket, outside) ? [outside] : [],
      isSettled: bracket === left && outside === undefined,
    }),
  });
};

/** As a rule it is the first bracket that is against what is asked; one above only where that leaves nothing. */
const against = <Member extends SwissMember, Bracket extends Paired<Member>>(
  round: ComparedRound<Member, Bracket>,
  asked: NotTaken<Member, Bracket>,
): Near => {
  const at = round.brackets.findIndex(asked.isBrokenBy);
  const rest = restOf(round, asked.demandIn);
  // Otherwise every set of downfloaters would be gone through in vain.
  const isOpen = at >= 0 && (isCertainIn(round, at, asked) || couldFollow(round, at, rest));
  const found = isOpen ? againstBracket(round, at, { asked, rest }) : undefined;
  return found ?? againstElsewhere(round, at, { asked, rest });
};

/** Whether what is asked can still be when these leave a bracket and everybody below is to be paired. */
export type Rest<Member> = (downfloaters: readonly Member[], index: number) => boolean;

export const restOf = <Member extends SwissMember, Bracket extends Paired<Member>>(
  { field, byeFrom, groupBelow }: ComparedRound<Member, Bracket>,
  demandIn: DemandIn<Member>,
): Rest<Member> => {
  const completion = once(() =>
    completionOf(demandedField<SwissField<Member>, Member>(field, demandIn(field.members)), byeFrom),
  );
  return (downfloaters, index) =>
    completion().completes(
      downfloaters.map(({ order }) => order),
      groupBelow(index),
    );
};

interface AskedWithRest<Member, Bracket> {
  readonly asked: NotTaken<Member, Bracket>;
  readonly rest: Rest<Member>;
}

const bracketAt = <Member extends SwissMember, Bracket extends Paired<Member>>(
  { brackets }: Pick<ComparedRound<Member, Bracket>, 'brackets'>,
  index: number,
): Bracket => brackets[index] ?? impossible('the round has this bracket');

/** Whether what is asked can be with the brackets above as they are. */
const couldFollow = <Member extends SwissMember, Bracket extends Paired<Member>>(
  { brackets }: ComparedRound<Member, Bracket>,
  index: number,
  completes: Rest<Member>,
): boolean => completes(brackets[index - 1]?.candidate.downfloaters ?? [], index - 1);

/** Whether each candidate of a bracket that has what is asked begins a round. */
const isCertainIn = <Member extends SwissMember, Bracket extends Paired<Member>>(
  round: ComparedRound<Member, Bracket>,
  index: number,
  { inBracket }: NotTaken<Member, Bracket>,
): boolean => {
  const chosen = bracketAt(round, index);
  const isLast = index === round.brackets.length - 1;
  return isLast || (round.isCompleting(chosen) && inBracket(chosen).isSettled === true);
};

/** Undefined: no candidate of the bracket begins what is asked. */
const againstBracket = <Member extends SwissMember, Bracket extends Paired<Member>>(
  round: ComparedRound<Member, Bracket>,
  index: number,
  { asked, rest }: AskedWithRest<Member, Bracket>,
): Near | undefined => {
  const { isSettled: _, ...what } = asked.inBracket(bracketAt(round, index));
  const isCertain = isCertainIn(round, index, asked);
  const isAllowed = (downfloaters: readonly Member[]): boolean => rest(downfloaters, index);
  return round.againstBest(index, what, isCertain ? undefined : { demandIn: asked.demandIn, isAllowed });
};

/** No candidate of the bracket begins it: there is no such round, or another bracket decides. */
const againstElsewhere = <Member extends SwissMember, Bracket extends Paired<Member>>(
  round: ComparedRound<Member, Bracket>,
  below: number,
  { asked, rest }: AskedWithRest<Member, Bracket>,
): Near => {
  const { brackets, againstAny, againstOther } = round;
  const any = againstAny(asked.demandIn);
  if (any) return any;
  if (below < 0) return impossible('what is asked is what was chosen');
  const above = brackets.findIndex((_, at) => at < below && !couldFollow(round, at + 1, rest));
  return (
    (above < 0 ? undefined : againstBracket(round, above, { asked, rest })) ??
    againstOther?.(above < 0 ? below : above) ??
    impossible('a round that is legal begins somewhere')
  );
};

/** What is asked of a bracket as a matching problem. */
export const onVertices = <Member>(
  { pairs, paired, unpaired }: InBracket<Member>,
  vertexOf: (member: Member) => number,
): Demand => ({
  ...(pairs && { pairs: pairs.map(([a, b]) => [vertexOf(a), vertexOf(b)] as const) }),
  ...(paired && { paired: paired.map(vertexOf) }),
  ...(unpaired && { unpaired: unpaired.map(vertexOf) }),
});
