import { decimalOf, tenths } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { type BracketFacts, type PassedOver, type Rule, type Ruling, ruling } from '../../../rules/index.ts';
import { once } from '../../once.ts';
import { type Against, equalLater, forbidden, passedOver } from '../../swiss/against.ts';
import { barredBy } from '../../swiss/bye-ladder.ts';
import { deniedIn } from '../../swiss/colours.ts';
import { leftOverBy } from '../../swiss/left-over.ts';
import { hasRound } from '../../swiss/pairable.ts';
import { prohibitionBetween } from '../../swiss/prohibition.ts';
import type { Lazy, StepwiseRound } from '../../swiss/reasons.ts';
import { rulingOfFloater, rulingOfPair, scoreOfReceiver } from '../../swiss/rulings.ts';
import {
  type Allowed,
  againstBye,
  againstDemand,
  among,
  both,
  breaking,
  counting,
  keeping,
  movedInstead,
  type Rerun,
  type Step,
  withPair,
  writtenSet,
} from '../../swiss/steps.ts';
import { prohibitionsOf } from './absolute.ts';
import { allocateColours } from './colours.ts';
import { type Member, wantSameColour } from './definitions.ts';
import { type Field, within } from './field.ts';
import { type Pair, pairsOf } from './pair-group.ts';
import { type GroupOfRound, pairGroupsAgain } from './procedure.ts';
import { a5, amendment21, b1b, b4, b6, c1, c6, c13, c14, d1, d2 } from './rules.ts';
import { remainingIn, repeatedFloats } from './sufferers.ts';

/** Why the round is what it is, and what it would have been otherwise. */
export const stepwise = (field: Field, groups: readonly GroupOfRound[]): StepwiseRound<Member> => {
  const stepsIn = stepsOf(field);
  const steps = groups.flatMap(stepsIn);
  const leftOver = leftOverBy<Member>({ ...field, prohibitions: prohibitionsOf(field, 'waived') });
  /** Whatever is allowed keeps the pairs of so many groups. */
  const rerunBelow = (kept: number): Rerun<Member> => {
    const below = once(() => within(field, aboveOf(groups, kept)));
    return {
      steps,
      stepsWith: allowed => {
        const other = within(below(), allowed);
        if (!hasRound(other)) return undefined;
        return pairGroupsAgain(other, { groups, kept, concerns: allowed.concerns }).flatMap(stepsIn);
      },
      prohibition: (a, b) => prohibitionIn(field, a, b, 'waived'),
      bar: member => barredBy(b1b, member.barredSince),
      leftOver: allowed => leftOver(both(aboveOf(groups, kept), allowed)),
      completion: c13,
    };
  };
  const rerun = rerunBelow(0);
  const bye = groups.at(-1)?.bye;
  return {
    members: field.members,
    rerun,
    boards: groups.flatMap((group, index) => boardsOf(field, { rerun: rerunBelow(index), group })),
    floats: groups.flatMap((group, index) => floatsOf(rerunBelow(index), group)),
    bye: bye && (() => byeOf(field, bye, { rerun, last: groups.at(-1) })),
    insteadOf: (player, instead) => {
      const movesIn = (group: GroupOfRound) => ({ moved: group.left, candidates: membersOf(group) });
      const found = movedInstead(groups, movesIn, [player, instead]);
      if (!found) return undefined;
      const { group, index } = found;
      return both(aboveOf(groups, index), among(membersOf(group), { inside: player, outside: instead }));
    },
  };
};

const prohibitionIn = (field: Field, a: Member, b: Member, b2: 'in force' | 'waived') =>
  prohibitionBetween(prohibitionsOf(field, b2), a, b);

const membersOf = ({ group: { movedDown, residents } }: GroupOfRound): readonly Member[] => [
  ...movedDown,
  ...residents,
];

/** 21: for whom B2, B5 and B6 may be waived. */
const aboveHalfIn = (group: GroupOfRound): readonly Member[] =>
  membersOf(group).filter(({ isAboveHalf }) => isAboveHalf);

const aboveOf = (groups: readonly GroupOfRound[], index: number): Allowed<Member> => ({
  ...keeping<Member>(undefined, groups.slice(0, index).flatMap(pairsOf)),
  mayHaveBye: () => true,
});

/** The loops of C1-C14 from the outside (decision 91). */
const stepsOf =
  ({ position }: Field) =>
  (paired: GroupOfRound): readonly Step[] => {
    const { group, forced, ofMovedDown, ofRemainder, left, bye, floats, faults } = paired;
    const bracket = scoreOf(paired);
    const step = (choice: string, counts: Step['counts'], order: Rule): Step => ({
      choice,
      counts,
      order,
      bracket,
    });
    const { lastRound, up, down } = floats;
    const isWaived = lastRound === 'waived';
    const s1 = ofMovedDown.map(([higher]) => higher);
    const notInS1 = group.movedDown.filter(member => !s1.includes(member));
    const denied = pairsOf(paired)
      .filter(pair => wantSameColour(...pair))
      .flatMap(pair => deniedOf(pair, position));
    return [
      step(writtenSet(group.residents), [breaking(c13, isMerged(paired), group.residents)], c13),
      step(lastRound, [breaking(amendment21, isWaived, aboveHalfIn(paired))], amendment21),
      step(writtenSet(forced), [], c1),
      step(String(ofMovedDown.length), [counting(c14, notInS1)], c14),
      step(String(faults.left), [counting(c14, remainingIn(paired))], c14),
      step(String(faults.denied), [counting(b4, denied)], b4),
      step(String(up), repeatedFloats(paired, 'up'), b6),
      ...ofMovedDown.map(([a, b]) => step(`${a.id}-${b.id}`, [], d1)),
      step(String(down), repeatedFloats(paired, 'down'), b6),
      step(writtenSet(ofRemainder.map(([higher]) => higher)), [], d2),
      ...ofRemainder.map(([a, b]) => step(`${a.id}-${b.id}`, [], d1)),
      step(writtenSet([...left, ...(bye ? [bye] : [])]), [], d1),
    ];
  };

/** Whoever of two does not get the colour that both want. */
const deniedOf = ([a, b]: Pair, position: Position): readonly Member[] => {
  const pair = a.order < b.order ? ([a, b] as const) : ([b, a] as const);
  return deniedIn(pair, allocateColours(pair, position), ({ preference }) => preference?.colour);
};

/** C13: score groups that became one. */
const isMerged = ({ group: { residents } }: GroupOfRound): boolean =>
  residents.some(({ score }) => score !== residents[0]?.score);

const scoreOf = ({ group: { residents } }: GroupOfRound): number =>
  decimalOf(residents.at(-1)?.score ?? tenths(0));

const factsOf = (paired: GroupOfRound): BracketFacts => ({
  bracket: scoreOf(paired),
  players: membersOf(paired).length,
  movedDown: paired.group.movedDown.length,
});

/** 21 (last round): groups in which B2, B5 and B6 were waived. */
export const rulingsOfWaiver = (groups: readonly GroupOfRound[]): readonly Ruling[] =>
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

interface Place {
  readonly rerun: Rerun<Member>;
  readonly group: GroupOfRound;
}

const boardsOf = (field: Field, place: Place): readonly Lazy<'board'>[] => {
  const { group } = place;
  return pairsOf(group).map((pair, at) => ({
    about: pair.map(({ id }) => id),
    ruling: () => {
      const before = pairsOf(group).slice(0, at);
      const passed = offeredIn(group, at).map(other =>
        passedOver([pair[0], other], againstOpponent(field, place, { member: pair[0], other, before })),
      );
      return rulingOfPair(pair, { passed, natural: naturalOf(group, at), facts: factsOf(group) });
    },
  }));
};

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

const againstOpponent = (
  field: Field,
  { rerun, group }: Place,
  {
    member,
    other,
    before,
  }: { readonly member: Member; readonly other: Member; readonly before: readonly Pair[] },
): Against => {
  const prohibition = prohibitionIn(field, member, other, group.floats.lastRound);
  if (prohibition) return forbidden(prohibition);
  const kept = { ...keeping<Member>(undefined, before), mayHaveBye: () => true };
  const demand = both(kept, withPair(member, other));
  return againstDemand(rerun, demand) ?? equalLater(d1);
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

/** Who moves down: by C1, C12 or C13, or because staying would do worse or come later. */
const floatsOf = (rerun: Rerun<Member>, group: GroupOfRound): readonly Lazy<'float'>[] =>
  group.left.map(player => ({
    about: [player.id],
    ruling: () => {
      // C1 has no alternative; C12 and C13 undid the pairing that the group would have had.
      const undone = group.forced.includes(player) ? c1 : group.special;
      const passed: readonly PassedOver[] = undone ? [] : [againstStaying(rerun, group, player)];
      return rulingOfFloater(player, { passed, natural: undone ?? c6, facts: factsOf(group) });
    },
  }));

const againstStaying = (rerun: Rerun<Member>, group: GroupOfRound, player: Member): PassedOver => {
  const against = againstDemand(rerun, among(membersOf(group), { inside: player }));
  return passedOver([player], against ?? equalLater(d1));
};

/** A5: whoever ranks below and did not end up unpaired. */
const byeOf = (
  field: Field,
  receiver: Member,
  { rerun, last }: { readonly rerun: Rerun<Member>; readonly last: GroupOfRound | undefined },
): Ruling<'bye'> => {
  const passed = field.members
    .slice(receiver.order + 1)
    .reverse()
    .map(member => passedOver([member], againstBye(rerun, member) ?? equalLater(a5)));
  const decisive = passed[0]?.rule ?? a5;
  return ruling('bye', decisive, [receiver.id], {
    passedOver: passed,
    because: passed.filter(({ rule }) => rule.key === decisive.key).flatMap(({ players }) => players),
    facts: { ...scoreOfReceiver(receiver), ...(last && { bracket: scoreOf(last) }) },
  });
};
