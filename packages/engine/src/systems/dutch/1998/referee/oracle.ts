import { impossible } from '../../../../model/index.ts';
import type { Position } from '../../../../position/index.ts';
import { keyOfPairs } from '../../../testing/asked.ts';
import {
  compareFaults,
  everySetOfPairs,
  type WholeRound,
  wholeRounds,
} from '../../../testing/whole-rounds.ts';
import { findOpponents } from './opponents.ts';
import { type Pair, type Placed, placed } from './place.ts';
import {
  type Group,
  isHeterogeneous,
  type LastRound,
  type Member,
  membersOf,
  prohibitionIn,
  withoutOpponent,
} from './player.ts';

/*
 * The oracle of the system of 1998: all legal rounds of a small field, and of every score group all its pairings with the
 * place at which C comes to each, as lists. Nothing is tried, undone or run again: C12 and C13 pick from the same lists.
 */

/** A pairing of a group, and the rounds that begin like this. */
export interface Listed extends Placed {
  /** Seed 000, 21. */
  readonly lastRound: LastRound;
  /** C1. */
  readonly forced: readonly Member[];
  readonly rounds: readonly WholeRound<Member>[];
}

export interface WalkedGroup {
  readonly group: Group;
  readonly listed: readonly Listed[];
  readonly chosen: Listed;
  /** C12: what it asks of a pairing with as many pairs, and the group below. C13: score groups that became one, or so that the lowest can be paired. */
  readonly special?: 'C12' | 'C13';
  /** The pairing that C12 or C13 undid. */
  readonly undone?: Listed;
  readonly c12?: { readonly below: readonly Member[]; readonly isMet: (listed: Listed) => boolean };
}

export interface Walked {
  readonly position: Position;
  readonly members: readonly Member[];
  readonly legal: readonly WholeRound<Member>[];
  readonly groups: readonly WalkedGroup[];
}

interface Hall {
  readonly position: Position;
  readonly members: readonly Member[];
  readonly legal: readonly WholeRound<Member>[];
}

/** Undefined: no legal round exists. */
export const walkedOf = (position: Position): Walked | undefined => {
  const members = membersOf(position, position.entrants);
  const legal = wholeRounds({
    players: members,
    mayMeet: (a, b) => !prohibitionIn({ position }, a, b, 'waived'),
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
  });
  if (members.length === 0 || legal.length === 0) return undefined;
  const hall: Hall = { position, members, legal };
  const scores = [...new Set(members.map(({ score }) => score))];
  const groups = scores.map(score => members.filter(member => member.score === score));
  let walked: readonly WalkedGroup[] = [];
  for (const residents of groups.slice(0, -1)) {
    walked = withOthersDown(hall, walked, residents);
    walked = [...walked, natural(hall, walked, residents)];
  }
  return { ...hall, groups: completed(hall, walked, groups.at(-1) ?? []) };
};

const everybodyIn = ({ movedDown, residents }: Group): readonly Member[] => [...movedDown, ...residents];

export const pairsOf = ({ ofMovedDown, ofRemainder }: Placed): readonly Pair[] => [
  ...ofMovedDown,
  ...ofRemainder,
];

/** C6: who moves down, by A2. */
export const leftBy = (listed: Listed): readonly Member[] =>
  [...listed.forced, ...listed.remaining].sort((a, b) => a.order - b.order);

const areIn = (pairs: readonly Pair[], round: WholeRound<Member>): boolean =>
  pairs.every(([a, b]) => round.pairs.some(pair => pair.includes(a) && pair.includes(b)));

/** The rounds that begin as the groups before were paired. */
const openAfter = ({ legal }: Hall, walked: readonly WalkedGroup[]): readonly WholeRound<Member>[] => {
  const made = walked.flatMap(({ chosen }) => pairsOf(chosen));
  return legal.filter(round => areIn(made, round));
};

const groupAfter = (walked: readonly WalkedGroup[], residents: readonly Member[]): Group => {
  const before = walked.at(-1);
  return { movedDown: before ? leftBy(before.chosen) : [], residents };
};

const natural = (hall: Hall, walked: readonly WalkedGroup[], residents: readonly Member[]): WalkedGroup => {
  const group = groupAfter(walked, residents);
  const listed = listedIn(hall, group, { open: openAfter(hall, walked), isLowest: false });
  return { group, listed, chosen: firstOf(listed) ?? impossible('nobody need be paired') };
};

interface Listing {
  readonly open: readonly WholeRound<Member>[];
  readonly isLowest: boolean;
}

/** Every pairing of a group: with B2 in force, and in the last round also with B2 waived above 50 %. */
const listedIn = (hall: Hall, group: Group, { open, isLowest }: Listing): readonly Listed[] => {
  const everybody = everybodyIn(group);
  const isWaivable = everybody.filter(({ isAboveHalf }) => isAboveHalf).length > 1;
  const regimes: readonly LastRound[] = isWaivable ? ['in force', 'waived'] : ['in force'];
  return regimes.flatMap(lastRound => {
    const mayMeet = (a: Member, b: Member): boolean => !prohibitionIn(hall, a, b, lastRound);
    const forced = isLowest ? [] : withoutOpponent(group, hall, lastRound);
    const roundsWith = new Map<string, WholeRound<Member>[]>();
    for (const round of open) {
      const made = round.pairs.filter(
        ([a, b]) => everybody.includes(a) && everybody.includes(b) && mayMeet(a, b),
      );
      roundsWith.set(keyOfPairs(made), [...(roundsWith.get(keyOfPairs(made)) ?? []), round]);
    }
    return everySetOfPairs(everybody, mayMeet)
      .map(made => ({
        ...placed(group, forced, { made, lastRound }),
        lastRound,
        forced,
        rounds: roundsWith.get(keyOfPairs(made)) ?? [],
      }))
      .filter(({ remaining }) => !isLowest || isComplete(remaining));
  });
};

const isComplete = ([one, ...others]: readonly Member[]): boolean =>
  others.length === 0 && (one === undefined || one.barredSince === undefined);

/** Seed 000, 21: B2 is waived where that gives more pairs. */
export const firstOf = (listed: readonly Listed[]): Listed | undefined => {
  const [strict, waived] = (['in force', 'waived'] as const).map(lastRound => {
    let first: Listed | undefined;
    for (const each of listed)
      if (each.lastRound === lastRound && (!first || compare(each, first) < 0)) first = each;
    return first;
  });
  return waived && (!strict || pairsOf(waived).length > pairsOf(strict).length) ? waived : strict;
};

/** The loops of C from the outside (decisions 90 to 93). */
const compare = (one: Placed, other: Placed): number => {
  const [a, b] = [one, other].map(numbersOf) as [readonly number[][], readonly number[][]];
  for (const [at, numbers] of a.entries()) {
    const order = compareFaults(numbers, b[at] ?? []);
    if (order !== 0) return order;
  }
  return 0;
};

const numbersOf = (each: Placed): readonly (readonly number[])[] => [
  [each.notInS1.length, each.remaining.length, each.denied.length, each.up],
  each.opponents,
  [each.down],
  each.exchange,
  each.transposition,
];

const isAsMany = (one: Placed, other: Placed): boolean =>
  one.ofMovedDown.length === other.ofMovedDown.length && one.ofRemainder.length === other.ofRemainder.length;

/** C12: the group before is paired again with as many pairs, so that everybody it moves down finds an opponent here. */
const withOthersDown = (
  hall: Hall,
  walked: readonly WalkedGroup[],
  residents: readonly Member[],
): readonly WalkedGroup[] => {
  const group = groupAfter(walked, residents);
  const isMet = (listed: Listed): boolean => findOpponents(hall, leftBy(listed), residents);
  return isHeterogeneous(group) ? throughC12(walked, { below: residents, isMet }) : walked;
};

const throughC12 = (
  walked: readonly WalkedGroup[],
  c12: NonNullable<WalkedGroup['c12']>,
): readonly WalkedGroup[] => {
  const previous = walked.at(-1);
  if (!previous || c12.isMet(previous.chosen)) return walked;
  const asMany = previous.listed.filter(each => isAsMany(each, previous.chosen) && isS1Kept(each));
  const chosen = firstOf(asMany.filter(c12.isMet));
  return chosen
    ? [...walked.slice(0, -1), { ...previous, chosen, undone: previous.chosen, special: 'C12', c12 }]
    : walked;
};

/** C13, and C12 for the lowest group. */
const completed = (
  hall: Hall,
  walked: readonly WalkedGroup[],
  residents: readonly Member[],
): readonly WalkedGroup[] => {
  const last = lowest(hall, walked, residents);
  if (last) return withOthersAbove(hall, walked, last);
  const previous = walked.at(-1) ?? impossible('everybody together can be paired');
  const before = walked.slice(0, -1);
  const completing = previous.listed.filter(
    each => pairsOf(each).length > 0 && each.rounds.length > 0 && isS1Kept(each),
  );
  const chosen = firstOf(completing);
  if (!chosen) return completed(hall, before, [...previous.group.residents, ...residents]);
  const { c12: _, ...group } = previous;
  const above: readonly WalkedGroup[] = [
    ...before,
    { ...group, chosen, undone: previous.chosen, special: 'C13' },
  ];
  return [...above, lowest(hall, above, residents) ?? impossible('it can be completed')];
};

/** Decision 93: where S1 is of those moved down, one of them at least is paired. */
const isS1Kept = ({ ofMovedDown, notInS1 }: Listed): boolean =>
  ofMovedDown.length > 0 || notInS1.length === 0;

const lowest = (
  hall: Hall,
  walked: readonly WalkedGroup[],
  residents: readonly Member[],
): WalkedGroup | undefined => {
  const group = groupAfter(walked, residents);
  const listed = listedIn(hall, group, { open: openAfter(hall, walked), isLowest: true });
  const chosen = firstOf(listed);
  const isMerged = residents.some(({ score }) => score !== residents[0]?.score);
  return chosen && { group, listed, chosen, ...(isMerged ? { special: 'C13' as const } : {}) };
};

/** C12 where the lowest group can be paired, but not with an opponent of its own for everybody moved down. */
const withOthersAbove = (
  hall: Hall,
  walked: readonly WalkedGroup[],
  last: WalkedGroup,
): readonly WalkedGroup[] => {
  const { group, chosen } = last;
  if (!isHeterogeneous(group) || chosen.notInS1.length === 0) return [...walked, last];
  const isMet = (listed: Listed): boolean => {
    const left = leftBy(listed);
    return listed.rounds.some(({ pairs }) =>
      left.every(member =>
        pairs.some(pair => pair.includes(member) && pair.some(other => group.residents.includes(other))),
      ),
    );
  };
  const above = throughC12(walked, { below: group.residents, isMet });
  if (above === walked) return [...walked, last];
  return [...above, lowest(hall, above, group.residents) ?? impossible('it can be completed')];
};
