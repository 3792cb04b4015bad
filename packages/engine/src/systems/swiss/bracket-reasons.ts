import { impossible, type PlayerId } from '../../model/index.ts';
import type { BracketFacts, PassedOver, Rule, Ruling } from '../../rules/index.ts';
import {
  type Against,
  allForbidden,
  byNearness,
  forbidden,
  type Near,
  passedOver,
  type Reasons,
} from './against.ts';
import type { SwissMember } from './field.ts';
import { type Prohibition, prohibitionBetween } from './prohibition.ts';
import { rulingOfFloater, rulingOfPair, rulingOfReceiver, scoreOfReceiver } from './rulings.ts';

/* What a round that was paired bracket by bracket says of its boards, floats and bye (Dutch, Burstein). */

type Pair<Member> = readonly [Member, Member];

/** Somebody of the round: whether they may have the bye is not asked here. */
type Told = Omit<SwissMember, 'mayHaveBye'>;

/** What was chosen for a bracket. */
interface Chosen<Member> {
  readonly pairs: readonly Pair<Member>[];
  readonly downfloaters: readonly Member[];
}

/** A round of brackets, and what its system says of them. */
export interface BracketRound<Member extends Told> {
  /** Everybody, with whoever has the bye. */
  readonly members: readonly Member[];
  readonly brackets: readonly { readonly candidate: Chosen<Member> }[];
  readonly prohibited: (a: Member, b: Member) => Against | undefined;
  readonly factsOf: (index: number) => BracketFacts;
  /** Whom somebody may meet in a bracket. */
  readonly partnersIn: (index: number, member: Member) => readonly Member[];
  /** Whom the order offers to the first of a pair before the second, the boards before kept. */
  readonly offeredBefore: (index: number, at: number) => readonly Member[];
  /** Why somebody left a bracket; or they and not another. */
  readonly againstStaying: (
    index: number,
    floater: { readonly inside: Member; readonly outside?: Member },
  ) => Against;
  readonly againstPair: (a: Member, b: Member) => Against;
  readonly againstBye: (member: Member) => Near;
  readonly receiver: Member | undefined;
  /** What decides where nothing was passed over. */
  readonly natural: {
    readonly board: Rule | ((index: number, at: number) => Rule);
    readonly float: Rule;
    readonly bye: Rule;
  };
}

/** C1, C3 and their like, and what the tournament excludes. */
export const prohibitedIn = <Member extends Told>(
  prohibitions: readonly Prohibition<Member>[],
  a: Member,
  b: Member,
): Near | undefined => {
  const found = prohibitionBetween(prohibitions, a, b);
  return found && { ...forbidden(found), nearness: [-1, 0] };
};

/** A board: the opponents offered before the one chosen, each with what stands against the pair. Nobody: the natural order. */
export const rulingOfBoard = <Member extends Told>(
  round: BracketRound<Member>,
  index: number,
  at: number,
): Ruling<'board'> => {
  const { pairs } = candidateAt(round, index);
  const pair = pairs[at] ?? impossible('the bracket has this pair');
  const [higher] = pair;
  const own = round.factsOf(index).bracket;
  const passed = round
    .offeredBefore(index, at)
    .map(other => passedOver([higher, other], againstMeeting(round, higher, other), own));
  const { board } = round.natural;
  const natural = typeof board === 'function' ? board(index, at) : board;
  return rulingOfPair(pair, { passed, natural, facts: round.factsOf(index) });
};

/** A downfloater: with everybody of the bracket forbidden to them, or with what it would cost to pair them in it. */
export const rulingOfFloat = <Member extends Told>(
  round: BracketRound<Member>,
  index: number,
  member: Member,
): Ruling<'float'> =>
  rulingOfFloater(member, {
    passed: stayingOf(round, index, member),
    natural: round.natural.float,
    facts: round.factsOf(index),
  });

/** What would keep a downfloater in the bracket. */
export const stayingOf = <Member extends Told>(
  round: BracketRound<Member>,
  index: number,
  member: Member,
): readonly PassedOver[] => {
  const partners = round.partnersIn(index, member);
  const barred = partners.flatMap(other => {
    const against = round.prohibited(member, other);
    return against ? [passedOver([member, other], against)] : [];
  });
  if (barred.length === partners.length) return barred;
  return [
    passedOver([member], round.againstStaying(index, { inside: member }), round.factsOf(index).bracket),
  ];
};

/** The bye: everybody else with what stands against them, whoever came nearest to it first. */
export const rulingsOfBye = <Member extends Told>(round: BracketRound<Member>): readonly Ruling<'bye'>[] => {
  const { members, receiver, natural } = round;
  if (!receiver) return [];
  const passed = members
    .filter(({ id }) => id !== receiver.id)
    .map(member => ({ member, order: member.order, against: round.againstBye(member) }))
    .sort(byNearness)
    .map(({ member, against }) => passedOver([member], against, 'none'));
  return [rulingOfReceiver(receiver, { passed, natural: natural.bye, facts: scoreOfReceiver(receiver) })];
};

/** What can be said about the round: each ruling alone, and what stands against whatever was not taken. */
export const bracketReasons = <Member extends Told>(round: BracketRound<Member>): Reasons => {
  const { brackets, members } = round;
  const memberOf = (player: PlayerId): Member =>
    members.find(({ id }) => id === player) ?? impossible(`${player} is to be paired`);
  return {
    ofBoard: player => {
      for (const [index, { candidate }] of brackets.entries()) {
        const at = candidate.pairs.findIndex(pair => pair.some(({ id }) => id === player));
        if (at >= 0) return rulingOfBoard(round, index, at);
      }
      return undefined;
    },
    ofBye: () => rulingsOfBye(round)[0],
    ofFloats: player =>
      brackets.flatMap(({ candidate }, index) =>
        candidate.downfloaters
          .filter(({ id }) => id === player)
          .map(member => rulingOfFloat(round, index, member)),
      ),
    againstPair: (a, b) => againstMeeting(round, memberOf(a), memberOf(b)),
    againstBye: player => round.againstBye(memberOf(player)),
    againstFloat: (player, instead) => againstFloat(round, player, instead),
  };
};

/** In the first bracket that the one left and the other did not. */
export const againstFloat = <Member extends Told>(
  round: BracketRound<Member>,
  player: PlayerId,
  instead: PlayerId,
): Against | undefined => {
  for (const [index, { candidate }] of round.brackets.entries()) {
    const { pairs, downfloaters } = candidate;
    const inside = downfloaters.find(({ id }) => id === player);
    // Whoever does not leave a bracket is paired in it.
    const outside = pairs.flat().find(({ id }) => id === instead);
    if (!inside || !outside) continue;
    const partners = round.partnersIn(index, inside).filter(member => member !== outside);
    return (
      allForbidden(partners, other => round.prohibited(inside, other)) ??
      round.againstStaying(index, { inside, outside })
    );
  }
  return undefined;
};

const againstMeeting = <Member extends Told>(
  { againstPair }: BracketRound<Member>,
  a: Member,
  b: Member,
): Against => (a.order < b.order ? againstPair(a, b) : againstPair(b, a));

const candidateAt = <Member extends Told>(
  { brackets }: BracketRound<Member>,
  index: number,
): Chosen<Member> => brackets[index]?.candidate ?? impossible('the round has this bracket');
