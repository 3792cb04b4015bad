import { impossible } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { keyOfPairs } from '../../testing/asked.ts';
import { compareFaults, everySetOfPairs, wholeRounds } from '../../testing/whole-rounds.ts';
import { AFTER_C7, BEFORE_C7 } from '../2017/referee/criteria.ts';
import { AFTER_C8, BEFORE_C8 } from '../2026/referee/criteria.ts';
import {
  type Begun,
  begunBy,
  bracketOf,
  bracketWith,
  everybodyIn,
  inOrder,
  mayMeetIn,
  type WholeRound,
} from './begun.ts';
import type { LiteralBracket } from './candidates.ts';
import type { Criterion, Seen } from './criteria.ts';
import { type Field, fieldOf, type Pair, ranked, scoregroupsOf } from './field.ts';
import type { Edition, Member } from './member.ts';
import { faultsOf, type Measured, outlook2017, outlook2026 } from './outlook.ts';
import { placeOf } from './place.ts';

/*
 * The oracle of the Dutch system: all legal rounds of a small field, and of every bracket of the walk all candidates with
 * what each criterion finds in them, as lists. A pair of a round belongs to the bracket in which the lower of the two is
 * a resident; so a round has one candidate in each bracket, and a list of candidates is a list of rounds cut short.
 */

/** A candidate of a bracket, and the rounds that begin like this. */
export interface Listed {
  readonly pairs: readonly Pair[];
  readonly downfloaters: readonly Member[];
  readonly measures: readonly Measured[];
  /** Its place in the order of article 3.7 (B.7), one list for each loop. */
  readonly place: readonly (readonly number[])[];
  readonly rounds: readonly WholeRound[];
}

export interface WalkedBracket {
  readonly kind: 'ordinary' | 'penultimate' | 'last';
  readonly bracket: LiteralBracket;
  readonly listed: readonly Listed[];
  readonly chosen: Listed;
}

/** The round by the articles, and everything that could have been. */
export interface Walked {
  readonly position: Position;
  readonly edition: Edition;
  readonly field: Field;
  /** Every legal round, and those of them that give the bye to the score of C5 (2026). */
  readonly legal: readonly WholeRound[];
  readonly within: readonly WholeRound[];
  readonly brackets: readonly WalkedBracket[];
}

/** Undefined: no legal round exists. */
export const walkedOf = (position: Position, edition: Edition): Walked | undefined => {
  const field = fieldOf(position, edition);
  const { members, mayMeet, mayTakeBye } = field;
  const legal = wholeRounds({ players: members, mayMeet, mayHaveBye: mayTakeBye });
  if (legal.length === 0) return undefined;
  const lowest = Math.min(...legal.map(({ bye }) => bye?.score ?? 0));
  const within = edition === '2017' ? legal : legal.filter(({ bye }) => (bye?.score ?? 0) === lowest);
  const walk: Walk = { edition, field, groups: scoregroupsOf(members), byeScore: within[0]?.bye?.score };
  const brackets = edition === '2026' ? walk2026(walk, within) : walk2017(walk, within);
  return { position, edition, field, legal, within, brackets };
};

interface Walk {
  readonly edition: Edition;
  readonly field: Field;
  readonly groups: readonly (readonly Member[])[];
  readonly byeScore: number | undefined;
}

/** 1.9 of 2026: one bracket after the other; whatever begins no round that can be completed is no candidate (C4). */
const walk2026 = (walk: Walk, within: readonly WholeRound[]): readonly WalkedBracket[] => {
  const walked: WalkedBracket[] = [];
  for (const [index, residents] of walk.groups.entries()) {
    const before = walked.at(-1)?.chosen;
    const bracket = bracketWith(before, residents);
    const next = walk.groups[index + 1];
    const begun = begunBy(bracket, before?.rounds ?? within);
    const most = Math.max(...[...begun.values()].map(({ pairs }) => pairs.length));
    const alone = everybodyIn(bracket).length - 2 * most === 1;
    const countsUnplayed =
      walk.byeScore !== undefined && (residents[0]?.score ?? 0) <= walk.byeScore && alone;
    const seen: Seen = { bracket, countsUnplayed };
    const outlook = (downfloaters: readonly Member[], rounds: readonly WholeRound[]) =>
      next && outlook2026(bracketOf(downfloaters, next), rounds);
    walked.push(
      choose(walk, { kind: next ? 'ordinary' : 'last', bracket, seen, begun: [...begun.values()], outlook }),
    );
  }
  return walked;
};

/** A.9 of 2017. */
const walk2017 = (walk: Walk, within: readonly WholeRound[]): readonly WalkedBracket[] => {
  const walked: WalkedBracket[] = [];
  for (const [index, residents] of walk.groups.entries()) {
    const before = walked.at(-1)?.chosen;
    const open = before?.rounds ?? within;
    const bracket = bracketWith(before, residents);
    const [next, ...afterNext] = walk.groups.slice(index + 1);
    if (!next) return [...walked, completing(walk, 'last', bracket, open)];
    const begun = begunBy(bracket, open);
    const all = everySetOfPairs(everybodyIn(bracket), (a, b) => mayMeetIn(walk.field, bracket, a, b)).map(
      pairs => begun.get(keyOfPairs(pairs)) ?? { pairs: pairs.map(([a, b]) => ranked(a, b)), rounds: [] },
    );
    const outlook = (downfloaters: readonly Member[]) =>
      outlook2017(walk.field, bracketOf(downfloaters, next), afterNext.length === 0);
    const seen: Seen = { bracket, countsUnplayed: false };
    const ordinary = choose(walk, { kind: 'ordinary', bracket, seen, begun: all, outlook });
    if (ordinary.chosen.rounds.length > 0) {
      walked.push(ordinary);
      continue;
    }
    const penultimate = completing(walk, 'penultimate', bracket, open);
    const collapsed = bracketWith(penultimate.chosen, walk.groups.slice(index + 1).flat());
    return [...walked, penultimate, completing(walk, 'last', collapsed, penultimate.chosen.rounds)];
  }
  return walked;
};

/** A bracket that completes the round, and has none after it to look at. */
const completing = (
  walk: Walk,
  kind: WalkedBracket['kind'],
  bracket: LiteralBracket,
  open: readonly WholeRound[],
): WalkedBracket =>
  choose(walk, {
    kind,
    bracket,
    seen: { bracket, countsUnplayed: false },
    begun: [...begunBy(bracket, open).values()],
    outlook: () => undefined,
  });

interface Choice {
  readonly kind: WalkedBracket['kind'];
  readonly bracket: LiteralBracket;
  readonly seen: Seen;
  readonly begun: readonly Begun[];
  readonly outlook: (
    downfloaters: readonly Member[],
    rounds: readonly WholeRound[],
  ) => readonly Measured[] | undefined;
}

const CRITERIA = {
  '2026': { before: BEFORE_C8, after: AFTER_C8 },
  '2017': { before: BEFORE_C7, after: AFTER_C7 },
} as const;

const choose = ({ edition }: Walk, { kind, bracket, seen, begun, outlook }: Choice): WalkedBracket => {
  const { before, after } = CRITERIA[edition];
  const ahead = new Map<string, readonly Measured[]>();
  const lookAhead = (downfloaters: readonly Member[], rounds: readonly WholeRound[]) => {
    const key = downfloaters.map(({ id }) => id).join();
    const known = ahead.get(key) ?? outlook(downfloaters, rounds) ?? [];
    ahead.set(key, known);
    return known;
  };
  const listed = begun.map(({ pairs: made, rounds }): Listed => {
    const pairs = inOrder(bracket, made);
    const downfloaters = everybodyIn(bracket).filter(member => !made.some(pair => pair.includes(member)));
    const candidate = { pairs, downfloaters };
    const measured = ({ key, charges }: Criterion): Measured => ({ key, charges: charges(candidate, seen) });
    return {
      ...candidate,
      rounds,
      place: placeOf(edition, bracket, pairs),
      measures: [...before.map(measured), ...lookAhead(downfloaters, rounds), ...after.map(measured)],
    };
  });
  return { kind, bracket, listed, chosen: firstOf(listed) ?? impossible('a bracket has a candidate') };
};

/** The best of the list; among equals the first in the order. */
export const firstOf = (listed: readonly Listed[]): Listed | undefined => {
  let first: Listed | undefined;
  for (const each of listed) if (!first || isBefore(each, first)) first = each;
  return first;
};

const isBefore = (a: Listed, b: Listed): boolean => {
  for (const [at, measured] of a.measures.entries()) {
    const order = compareFaults(faultsOf(measured), faultsOf(b.measures[at]));
    if (order !== 0) return order < 0;
  }
  for (const [at, place] of a.place.entries()) {
    const order = compareFaults(place, b.place[at] ?? []);
    if (order !== 0) return order < 0;
  }
  return false;
};
