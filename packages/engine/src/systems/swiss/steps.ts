import { impossible, type PlayerId } from '../../model/index.ts';
import type { PassedOver, Rule } from '../../rules/index.ts';
import { type Against, equalLater, withSufferers } from './against.ts';

/*
 * What a procedure decides step by step, and what it would have decided under a demand ("with this pair", "with this bye"),
 * where only what meets the demand may be. The two are held against each other step by step: the first step in which they
 * part is where the demand was lost, and the first rule that counts more there is the reason; where all rules count alike it
 * is the article of the order.
 */

/** What a rule counts, the fewer the better, and whom it charges; what the count is of, where that is not players. */
export type Counted = readonly [
  rule: Rule,
  count: number,
  suffers: readonly PlayerId[],
  of?: Pick<PassedOver, 'unit' | 'each'>,
];

/** The same where it takes time to say whom: it is worked out once somebody reads it. */
export type CountedLater = readonly [
  rule: Rule,
  count: number,
  suffers: () => readonly PlayerId[],
  of?: Pick<PassedOver, 'unit' | 'each'>,
];

/** A rule that counts players; `each`: those at fault by so much. */
export const counting = (
  rule: Rule,
  members: readonly { readonly id: PlayerId }[],
  each?: PassedOver['each'],
): Counted => [rule, members.length, members.map(({ id }) => id), each ? { each } : {}];

/** A rule that wants the most pairs: those left over count. */
export const leaving = (rule: Rule, members: readonly { readonly id: PlayerId }[]): Counted => [
  rule,
  members.length,
  members.map(({ id }) => id),
  { unit: 'left-over' },
];

/** A rule that counts pairs: both players of each are charged. */
export const countingPairs = (
  rule: Rule,
  pairs: readonly (readonly { readonly id: PlayerId }[])[],
): Counted => [rule, pairs.length, pairs.flatMap(pair => pair.map(({ id }) => id)), { unit: 'pairs' }];

/** A rule that is broken or not, and for whom. */
export const breaking = (
  rule: Rule,
  isBroken: boolean,
  members: readonly { readonly id: PlayerId }[],
): Counted => [rule, isBroken ? 1 : 0, isBroken ? members.map(({ id }) => id) : [], { unit: 'breach' }];

/** What a rule counts in whoever has the bye, or in one who floats. */
export const countedOn = (
  rule: Rule,
  count: number,
  { id }: { readonly id: PlayerId },
  unit?: PassedOver['unit'],
): Counted => [rule, count, [id], unit ? { unit } : {}];

/** One decision of a procedure, in its order. */
export interface Step {
  /** What was chosen, written so that the same choice is written alike. */
  readonly choice: string;
  /** The first in priority first. */
  readonly counts: Counts;
  /** What puts one choice before another where all counts are equal. */
  readonly order: Rule;
  /** The score of the bracket or group. */
  readonly bracket?: number;
}

type Counts = readonly (Counted | CountedLater)[];

/** The first count in which two differ; -1 where they do in none. */
export const differenceAt = (chosen: Counts, others: Counts): number =>
  chosen.findIndex(([, count], index) => count !== others[index]?.[1]);

const worseAt = (
  at: number,
  chosen: Counts,
  others: Counts,
  place: Pick<Against, 'bracket'> = {},
): Against => {
  const [rule, count] = chosen[at] ?? impossible('a count in which they differ');
  const [, other = 0, suffers = [], of] = others[at] ?? [];
  const told = { verdict: 'worse', rule, chosen: count, other, ...of, ...place } as const;
  return typeof suffers === 'function' ? withSufferers(told, suffers) : { ...told, suffers };
};

/** By the first count in which the two differ, or by the order. */
export const toldByCounts = (chosen: Counts, others: Counts, order: Rule): Against => {
  const at = differenceAt(chosen, others);
  return at < 0 ? equalLater(order) : worseAt(at, chosen, others);
};

/** The first step in which two rounds part; -1 where they do in none. */
export const partAt = (chosen: readonly Step[], others: readonly Step[]): number =>
  chosen.findIndex(({ choice }, index) => choice !== others[index]?.choice);

/** By the first step in which two rounds part. Undefined: the same round. */
export const toldApart = (chosen: readonly Step[], others: readonly Step[]): Against | undefined => {
  const at = partAt(chosen, others);
  const step = chosen[at];
  if (!step) return undefined;
  const [own, theirs] = [step.counts, others[at]?.counts ?? []];
  const first = differenceAt(own, theirs);
  const isWorse = (theirs[first]?.[1] ?? 0) > (own[first]?.[1] ?? 0);
  const place = step.bracket === undefined ? {} : { bracket: step.bracket };
  return isWorse ? worseAt(first, own, theirs, place) : { ...equalLater(step.order), ...place };
};

/** What may be: all that a demand says of a round. */
export interface Allowed<Member> {
  /** Whoever it says anything of: two others may meet. */
  readonly concerns: readonly Member[];
  readonly mayMeet: (a: Member, b: Member) => boolean;
  readonly mayHaveBye: (member: Member) => boolean;
  /** What was decided before and stays, and not what is asked about. */
  readonly isKept?: boolean;
  /** Of several: each of them. */
  readonly parts?: readonly Allowed<Member>[];
}

/** What is asked about, without what is kept. Undefined: nothing. */
export const bareOf = <Member>(allowed: Allowed<Member>): Allowed<Member> | undefined => {
  if (allowed.isKept) return undefined;
  const { parts = [] } = allowed;
  const asked = parts.flatMap(part => bareOf(part) ?? []);
  if (asked.length === parts.length && asked.every((part, at) => part === parts[at])) return allowed;
  return asked.length === 0 ? undefined : both(...asked);
};

/** These two meet. */
export const withPair = <Member>(...pair: readonly [Member, Member]): Allowed<Member> => ({
  concerns: pair,
  mayMeet: (a, b) => pair.includes(a) === pair.includes(b),
  mayHaveBye: member => !pair.includes(member),
});

export const withBye = <Member>(bye: Member): Allowed<Member> => ({
  concerns: [bye],
  mayMeet: (a, b) => a !== bye && b !== bye,
  mayHaveBye: member => member === bye,
});

/** `inside` meets one of these, `outside` none of them. */
export const among = <Member>(
  members: readonly Member[],
  { inside, outside }: { readonly inside?: Member; readonly outside?: Member },
): Allowed<Member> => {
  const isHere = new Set(members);
  const allows = (a: Member, b: Member): boolean =>
    (a !== inside || isHere.has(b)) && (a !== outside || !isHere.has(b));
  return {
    concerns: [inside, outside].filter(member => member !== undefined),
    mayMeet: (a, b) => allows(a, b) && allows(b, a),
    mayHaveBye: member => member !== inside,
  };
};

/** A group that was formed before: these meet only one another. */
export const closed = <Member>(members: readonly Member[]): Allowed<Member> => {
  const isHere = new Set(members);
  return {
    concerns: members,
    mayMeet: (a, b) => isHere.has(a) === isHere.has(b),
    mayHaveBye: member => !isHere.has(member),
    isKept: true,
  };
};

/** What was decided before stays: the bye, and these pairs. */
export const keeping = <Member>(
  bye: Member | undefined,
  pairs: readonly (readonly [Member, Member])[],
): Allowed<Member> => {
  const partner = new Map(
    pairs.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ]),
  );
  const stays = (a: Member, b: Member): boolean => a !== bye && (partner.get(a) ?? b) === b;
  return {
    concerns: [...(bye === undefined ? [] : [bye]), ...partner.keys()],
    mayMeet: (a, b) => stays(a, b) && stays(b, a),
    mayHaveBye: member => member === bye,
    isKept: true,
  };
};

/** All of these. */
export const both = <Member>(...demands: readonly Allowed<Member>[]): Allowed<Member> => ({
  concerns: [...new Set(demands.flatMap(({ concerns }) => concerns))],
  mayMeet: (a, b) => demands.every(demand => demand.mayMeet(a, b)),
  mayHaveBye: member => demands.every(demand => demand.mayHaveBye(member)),
  parts: demands,
});

/** A set as a choice: the same players are written alike. */
export const writtenSet = (members: readonly { readonly id: PlayerId }[]): string =>
  members
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();
