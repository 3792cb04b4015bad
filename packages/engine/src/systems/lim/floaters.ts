import type { MaximumMatching } from '../../matching/index.ts';
import { type Colour, impossible } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import { prohibitionBetween } from '../swiss/prohibition.ts';
import { type Counted, countedOn } from '../swiss/steps.ts';
import { isJoinedToAny, openOpponents } from './adjacent-group.ts';
import { rule51A, rule51B } from './colour-rules.ts';
import { areWithinLimit, type Member } from './definitions.ts';
import type { Field } from './field.ts';
import { rule32, rule35, rule39, rule310 } from './floater-rules.ts';
import { type Group, matchAll } from './group.ts';
import { rule21, rule23A, rule23B, rule23C, rule23D } from './group-rules.ts';

/** A player who leaves the group, and what made it this one. */
export type Floater =
  /** 2.3.a-c. */
  | { readonly kind: 'alone'; readonly member: Member; readonly rule: Rule }
  /** One of several who could go. */
  | {
      readonly kind: 'chosen';
      readonly member: Member;
      /** What 3.9, 3.10 and 3.2 count in the player, or in another who was still there. */
      readonly countsOf: (member: Member) => readonly Counted[];
      /** Those still in the group, in the order of 3.3 or 3.4. */
      readonly order: () => readonly Member[];
      /** The same as they would go if 3.2 knew no limit. */
      readonly unlimited: () => readonly Member[];
    };

/**
 * Who floats if all the others can be paired: whoever has no compatible opponent in the group (2.3.a-c) and, of an odd
 * number of others, the first in the order of `choiceOf`.
 */
export const fewestFloaters = (field: Field, group: Group): readonly Floater[] => {
  const alone = withoutOpponents(field, group);
  const staying = without(group.members, alone);
  if (staying.length % 2 === 0) return alone;
  const choice = choiceOf(field, group, { staying, floaters: alone });
  const first = staying.reduce((best, member) => (choice.compare(member, best) < 0 ? member : best));
  return [...alone, chosenFrom(staying, { group, choice, member: first })];
};

/**
 * 2.3 and article 3. Whoever has no compatible opponent in the group floats first (2.3.a-c). Then as many float as the
 * group has players over its largest number of pairings, one at a time: the first in the order of `choiceOf` without
 * whom the group keeps that number (4.4).
 *
 * Why nobody is asked twice: if the group without z has fewer pairings, so it has without z and others (a matching of
 * fewer players is one of more players), hence who is needed once is needed for good.
 *
 * Nobody takes part in `matching` when it comes; when it is left it pairs everybody who stays.
 */
export const divide = (field: Field, group: Group, matching: MaximumMatching): readonly Floater[] => {
  matchAll(matching, group.members);
  const floaters = withoutOpponents(field, group);
  for (const { member } of floaters) matching.dismiss(member.order);
  let staying = without(group.members, floaters);
  const needed = new Set<Member>();
  let surplus = staying.filter(({ order }) => (matching.mate[order] ?? -1) < 0).length;
  for (; surplus > 0; surplus--) {
    const choice = choiceOf(field, group, { staying, floaters });
    const order = staying.filter(member => !needed.has(member)).sort(choice.compare);
    const chosen = order.find(member => {
      const leaves = leavesWithoutLoss(member, matching);
      if (!leaves) needed.add(member);
      return leaves;
    });
    if (!chosen) return impossible('a group with a surplus has somebody who can be left over');
    floaters.push(chosenFrom(staying, { group, choice, member: chosen }));
    staying = without(staying, floaters);
  }
  return floaters;
};

const chosenFrom = (
  staying: readonly Member[],
  { group, choice, member }: { readonly group: Group; readonly choice: Choice; readonly member: Member },
): Floater => ({
  kind: 'chosen',
  member,
  countsOf: other => {
    const [type, justFloated, keepsBalance] = choice.standingOf(other);
    const isKept = choice.isKeptByLimit(other);
    return [
      countedOn(rule39, type, other, 'type'),
      countedOn(rule310, justFloated, other, 'breach'),
      countedOn(rule32, keepsBalance, other, 'breach'),
      // In a Maxi-tournament the colour would let the player go, and the limit does not.
      countedOn(rule32, isKept ? 1 : 0, other, 'breach'),
    ];
  },
  order: () => [...staying].sort((a, b) => numberFor(group, a) - numberFor(group, b)),
  unlimited: () => [...staying].sort(choice.compareUnlimited),
});

/** Those of a group who stay in it. */
export const without = (members: readonly Member[], floaters: readonly Floater[]): readonly Member[] => {
  if (floaters.length === 0) return members;
  const gone = new Set(floaters.map(({ member }) => member));
  return members.filter(member => !gone.has(member));
};

/** Takes the player out if the others can have as many pairings as with him; otherwise nothing changes. */
const leavesWithoutLoss = ({ order }: Member, matching: MaximumMatching): boolean => {
  const mate = matching.dismiss(order);
  if (mate < 0 || matching.augmentFrom(mate)) return true;
  matching.admit(order);
  matching.mate[order] = mate;
  matching.mate[mate] = order;
  return false;
};

/** 2.3.a-c; 3.5 for those who had floated in. */
const withoutOpponents = (
  { known, prohibitions }: Field,
  { members, memberSet, hasFloatedIn }: Group,
): Floater[] =>
  members
    .filter(({ order }) => !isJoinedToAny(known, order, memberSet))
    .map(member => ({
      kind: 'alone',
      member,
      rule: hasFloatedIn(member)
        ? rule35
        : ruleOfLoneliness(
            member,
            members
              .filter(other => other !== member)
              .map(other => prohibitionBetween(prohibitions, member, other)?.rule),
          ),
    }));

/** 2.3: played everyone (a), colours (b, c), excluded by the rules of the tournament, or alone in the group (d). */
const ruleOfLoneliness = ({ colourDifference }: Member, obstacles: readonly (Rule | undefined)[]): Rule => {
  if (obstacles.some(rule => rule?.key === rule51A.key || rule?.key === rule51B.key))
    return Math.abs(colourDifference) >= 2 ? rule23B : rule23C;
  if (obstacles.length === 0) return rule23D;
  return obstacles.find(rule => rule?.key !== rule21.key) ?? rule23A;
};

/** What 3.9, 3.10, 3.2 and 3.3 (3.4) say of a candidate: the smaller, the sooner he floats. */
type Standing = readonly [type: number, justFloated: number, keepsBalance: number, number: number];

interface Choice {
  readonly standingOf: (member: Member) => Standing;
  readonly compare: (a: Member, b: Member) => number;
  /** Maxi-tournaments: who would tend to equalise, but for the limit of 3.2. */
  readonly isKeptByLimit: (member: Member) => boolean;
  readonly compareUnlimited: (a: Member, b: Member) => number;
}

const choiceOf = (
  { known, settings }: Field,
  group: Group,
  { staying, floaters }: { readonly staying: readonly Member[]; readonly floaters: readonly Floater[] },
): Choice => {
  const majority = majorityColour(staying);
  const hasOpponent = opponentLeft(known, group, floaters);
  const isOfMajority = ({ due }: Member): boolean => majority !== undefined && due === majority;
  const isKeptByLimit = (member: Member): boolean =>
    settings.isMaxi && isOfMajority(member) && !areWithinLimit(member, lastIn(group, staying));
  const equalises = (member: Member): boolean => isOfMajority(member) && !isKeptByLimit(member);
  const worked = new Map<Member, Standing>();
  const standingOf = (member: Member): Standing => {
    const standing = worked.get(member) ?? [
      (group.hasFloatedIn(member) ? 2 : 0) + (hasOpponent(member) ? 0 : 1),
      member.hasJustFloated ? 1 : 0,
      equalises(member) ? 0 : 1,
      numberFor(group, member),
    ];
    worked.set(member, standing);
    return standing;
  };
  const unlimitedOf = (member: Member): Standing => {
    const [type, justFloated, , number] = standingOf(member);
    return [type, justFloated, isOfMajority(member) ? 0 : 1, number];
  };
  return {
    standingOf,
    compare: (a, b) => compareStandings(standingOf(a), standingOf(b)),
    isKeptByLimit,
    compareUnlimited: (a, b) => compareStandings(unlimitedOf(a), unlimitedOf(b)),
  };
};

/** 3.3 and 3.4: who has a compatible opponent in the adjacent group beside those that the floaters ahead need. */
const opponentLeft = (
  compatible: Field['known'],
  group: Group,
  floaters: readonly Floater[],
): ((member: Member) => boolean) => {
  const gone = floaters.map(({ member }) => member).sort(group.orderOfFloaters);
  const opens = new Map<number, Uint32Array>();
  return member => {
    const count = group.opponentsBeyond(member);
    if (count === 0) return false;
    const behind = gone.findIndex(other => group.orderOfFloaters(other, member) > 0);
    const ahead = gone.slice(0, behind < 0 ? gone.length : behind);
    // More opponents than floaters ahead: one of them is free whatever those need.
    if (count > ahead.length) return true;
    const open = opens.get(ahead.length) ?? openOpponents(compatible, group.adjacent, ahead);
    opens.set(ahead.length, open);
    return isJoinedToAny(compatible, member.order, open);
  };
};

/** 3.3: the lowest number first when pairing downwards; 3.4: the highest when pairing upwards. */
const numberFor = ({ direction }: Group, { place }: Member): number =>
  direction === 'down' ? -place : place;

/** The first to go by number alone. */
const lastIn = (group: Group, members: readonly Member[]): Member =>
  members.reduce((last, member) => (numberFor(group, member) < numberFor(group, last) ? member : last));

const compareStandings = (a: Standing, b: Standing): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];

/** 3.2: the colour that more players are due; undefined where the numbers are equal. */
const majorityColour = (members: readonly Member[]): Colour | undefined => {
  const white = members.filter(({ due }) => due === 'white').length;
  const black = members.filter(({ due }) => due === 'black').length;
  if (white === black) return undefined;
  return white > black ? 'white' : 'black';
};
