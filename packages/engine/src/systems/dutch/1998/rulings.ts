import { impossible } from '../../../model/index.ts';
import { type BracketFacts, type Rule, type Ruling, ruling } from '../../../rules/index.ts';
import { comparedAs, passedOver, type Reasons } from '../../swiss/against.ts';
import {
  againstFloat,
  type BracketRound,
  bracketReasons,
  rulingOfBoard,
  rulingOfFloat,
  stayingOf,
} from '../../swiss/bracket-reasons.ts';
import { rulingOfFloater, rulingOfReceiver, scoreOfReceiver } from '../../swiss/rulings.ts';
import { againstBye, againstPair, againstStaying, prohibited, type RoundOfGroups } from './comparison.ts';
import type { Member } from './definitions.ts';
import { type Pair, pairsOf } from './pair-group.ts';
import type { GroupOfRound } from './procedure.ts';
import { a5, amendment21, c1, c6, d2 } from './rules.ts';
import { aboveHalfIn, scoreOf } from './steps-of-group.ts';

/** Why the groups were paired as they were: each board, float and bye with the rule that decided it. */
export const rulingsOf = (round: RoundOfGroups): readonly Ruling[] => {
  const said = saidOf(round);
  const { groups } = round;
  return [
    ...rulingsOfWaiver(groups),
    ...byesOf(round),
    ...groups.flatMap(({ left }, index) => left.map(member => floatOf(said, groups, { index, member }))),
    ...groups.flatMap((group, index) => pairsOf(group).map((_, at) => rulingOfBoard(said, index, at))),
  ];
};

/** What is answered when somebody asks: the same account. */
export const reasonsOf = (round: RoundOfGroups): Reasons => {
  const said = saidOf(round);
  return {
    ...bracketReasons(said),
    ofBye: () => byesOf(round)[0],
    ofFloats: player =>
      round.groups.flatMap(({ left }, index) =>
        left.filter(({ id }) => id === player).map(member => floatOf(said, round.groups, { index, member })),
      ),
  };
};

const saidOf = (round: RoundOfGroups): BracketRound<Member> => {
  const { field, groups } = round;
  return {
    members: field.members,
    brackets: groups.map(group => ({ candidate: { pairs: pairsOf(group), downfloaters: group.left } })),
    receiver: groups.at(-1)?.bye,
    prohibited: (a, b) => prohibited(round, a, b),
    factsOf: index => factsOf(groupAt(groups, index)),
    partnersIn: (index, member) => membersOf(groupAt(groups, index)).filter(other => other !== member),
    offeredBefore: (index, at) => offeredIn(groupAt(groups, index), at),
    againstStaying: (index, floater) => againstStaying(round, index, floater),
    againstPair: (a, b) => againstPair(round, a, b),
    againstBye: member => {
      const against = againstBye(round, member);
      return comparedAs({ ...against, nearness: [0, 0] }, against);
    },
    natural: { board: (index, at) => naturalOf(groupAt(groups, index), at), float: c6, bye: a5 },
  };
};

const groupAt = (groups: readonly GroupOfRound[], index: number): GroupOfRound =>
  groups[index] ?? impossible('the round has this group');

const membersOf = ({ group: { movedDown, residents } }: GroupOfRound): readonly Member[] => [
  ...movedDown,
  ...residents,
];

const factsOf = (paired: GroupOfRound): BracketFacts => ({
  bracket: scoreOf(paired),
  players: membersOf(paired).length,
  movedDown: paired.group.movedDown.length,
});

/** 21 (last round): groups in which B2, B5 and B6 were waived. */
const rulingsOfWaiver = (groups: readonly GroupOfRound[]): readonly Ruling[] =>
  groups
    .filter(({ floats }) => floats.lastRound === 'waived')
    .map(group =>
      ruling(
        'group',
        amendment21,
        aboveHalfIn(group).map(({ id }) => id),
        { facts: { scores: [scoreOf(group)] } },
      ),
    );

/** Of S2, those still free who stand before the opponent chosen. */
const offeredIn = (group: GroupOfRound, at: number): readonly Member[] => {
  const { ofMovedDown, ofRemainder } = group;
  const pairs = pairsOf(group);
  const [, opponent] = pairs[at] as Pair;
  const isRemainder = at >= ofMovedDown.length;
  const s1 = new Set((isRemainder ? ofRemainder : ofMovedDown).map(([higher]) => higher));
  const taken = new Set([...pairs.slice(0, at).flat(), ...group.forced]);
  return membersOf(group)
    .filter(member => !s1.has(member) && !taken.has(member))
    .filter(member => !ofMovedDown.some(([higher]) => higher === member))
    .sort((a, b) => a.order - b.order)
    .filter(member => member.order < opponent.order);
};

/** C6, or D2 where somebody of the original S2 stands in S1. */
const naturalOf = (group: GroupOfRound, at: number): Rule => {
  const { ofMovedDown, ofRemainder, forced } = group;
  if (at < ofMovedDown.length) return c6;
  const gone = new Set([...ofMovedDown.flat(), ...forced]);
  const remainder = membersOf(group)
    .filter(member => !gone.has(member))
    .sort((a, b) => a.order - b.order);
  const [higher] = ofRemainder[at - ofMovedDown.length] as Pair;
  return remainder.indexOf(higher) < ofRemainder.length ? c6 : d2;
};

/**
 * Who moves down. C1 leaves no alternative. Where C12 or C13 undid a pairing, what stands against whoever it moved down;
 * then what stands against staying.
 */
const floatOf = (
  said: BracketRound<Member>,
  groups: readonly GroupOfRound[],
  { index, member }: { readonly index: number; readonly member: Member },
): Ruling<'float'> => {
  const group = groupAt(groups, index);
  const { forced, left, undone = [] } = group;
  if (forced.includes(member))
    return rulingOfFloater(member, { passed: [], natural: c1, facts: factsOf(group) });
  if (undone.includes(member)) return rulingOfFloat(said, index, member);
  const instead = undone
    .filter(other => !left.includes(other))
    .flatMap(other => {
      const against = againstFloat(said, member.id, other.id);
      return against ? [passedOver([other], against, scoreOf(group))] : [];
    });
  const passed = [...instead, ...stayingOf(said, index, member)];
  return rulingOfFloater(
    member,
    { passed, natural: c6, facts: factsOf(group) },
    instead.slice(0, 1).flatMap(({ players }) => players),
  );
};

/** A5: whoever ranks below and did not end up unpaired. */
const byesOf = (round: RoundOfGroups): readonly Ruling<'bye'>[] => {
  const { field, groups } = round;
  const last = groups.at(-1);
  if (!last?.bye) return [];
  const receiver = last.bye;
  const bracket = scoreOf(last);
  const passed = field.members
    .slice(receiver.order + 1)
    .reverse()
    .map(member => passedOver([member], againstBye(round, member), bracket));
  return [
    rulingOfReceiver(receiver, { passed, natural: a5, facts: { ...scoreOfReceiver(receiver), bracket } }),
  ];
};
