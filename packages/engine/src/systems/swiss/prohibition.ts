import { type BitGraph, removeEdge } from '../../matching/index.ts';
import { isPlayed, opponentIn, type PlayerId } from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { plainRule, type Rule } from '../../rules/index.ts';
import { takeOutBetween } from './legal-pairs.ts';

/** Somebody whom prohibitions are about, with their vertex. */
export interface Prohibited {
  readonly id: PlayerId;
  readonly entrant: Entrant;
  readonly order: number;
}

/** A pair that a rule forbids. One definition: it says so of two players, and takes its pairs out of a graph. */
export interface Forbidding<Member extends Prohibited> {
  readonly forbids: (a: Member, b: Member) => boolean;
  /** Takes out exactly the pairs that it forbids: few of all, so this is quicker than asking for each. */
  readonly takeOut: (graph: BitGraph, members: readonly Member[]) => void;
  /** The earlier round on account of which it forbids the pair. */
  readonly since?: (a: Member, b: Member) => number | undefined;
}

export interface Prohibition<Member extends Prohibited, Key extends string = string>
  extends Rule<Key>,
    Forbidding<Member> {}

/** Forbidden are those on the player's list; lists are mutual. */
export const listed = <Member extends Prohibited>(
  listOf: (member: Member) => ReadonlySet<PlayerId>,
): Pick<Forbidding<Member>, 'forbids' | 'takeOut'> => ({
  forbids: (a, b) => listOf(a).has(b.id),
  takeOut: (graph, members) => {
    const orderOf = ordersById(members);
    for (const member of members)
      for (const id of listOf(member)) {
        const other = orderOf.get(id);
        if (other !== undefined) removeEdge(graph, member.order, other);
      }
  },
});

const ordersById = (members: readonly Prohibited[]): ReadonlyMap<PlayerId, number> => {
  const orderOf = new Map<PlayerId, number>();
  for (const { id, order } of members) orderOf.set(id, order);
  return orderOf;
};

/**
 * Forbidden by what two players are: `forbids` is asked of players that have a class, and answers the same for all of
 * one class. So it is asked once for every two classes, and pairs are taken out a row at a time.
 */
export const classed = <Member extends Prohibited>(
  classOf: (member: Member) => string | number | undefined,
  forbids: (a: Member, b: Member) => boolean,
): Pick<Forbidding<Member>, 'forbids' | 'takeOut'> => ({
  forbids: (a, b) => classOf(a) !== undefined && classOf(b) !== undefined && forbids(a, b),
  takeOut: (graph, members) => {
    const classes = new Map<string | number, Member[]>();
    for (const member of members) {
      const key = classOf(member);
      if (key === undefined) continue;
      const found = classes.get(key);
      if (found) found.push(member);
      else classes.set(key, [member]);
    }
    for (const ofOne of classes.values())
      for (const ofOther of classes.values())
        if (forbidsBetween(ofOne, ofOther, forbids)) takeOutBetween(graph, ofOne, ofOther);
  },
});

const forbidsBetween = <Member>(
  ones: readonly Member[],
  others: readonly Member[],
  forbids: (a: Member, b: Member) => boolean,
): boolean => {
  const [one, other] = [ones[0], others === ones ? (others[1] ?? others[0]) : others[0]];
  return one !== undefined && other !== undefined && forbids(one, other);
};

/** The round in which two met over the board. */
export const metIn = ({ past }: Entrant, other: PlayerId): number | undefined =>
  past.find(({ turn }) => isPlayed(turn) && opponentIn(turn) === other)?.round;

/** Two who have met over the board, and when. */
export const met: Forbidding<Prohibited> = {
  ...listed(({ entrant }) => entrant.met),
  since: (a, b) => metIn(a.entrant, b.id),
};

/** Not of any chapter. */
export const forbiddenPairRule = <Key extends string>(key: Key) =>
  ({
    key,
    id: 'XXP',
    article: 'TRF26, 260',
    text: 'The rules of the tournament exclude this pair in this round.',
  }) as const satisfies Rule<Key>;

/**
 * Not of any chapter: pairs that the arbiter or the tournament's rules exclude in this round. The rule is written out because
 * it is made for every round: a spread costs as much as the members of a small field.
 */
export const excludedBy = <Key extends string>(
  { tournament, round, mayNotMeet }: Position,
  { key, id, article, text }: Rule<Key>,
): Prohibition<Prohibited, Key> => ({
  key,
  id,
  article,
  text,
  forbids: (a, b) => mayNotMeet(a.id, b.id),
  takeOut: (graph, members) => {
    const lists = tournament.forbiddenPairs.filter(
      ({ fromRound, toRound }) => fromRound <= round && round <= toRound,
    );
    if (lists.length === 0) return;
    const orderOf = ordersById(members);
    for (const { players } of lists) {
      const orders = players.map(player => orderOf.get(player)).filter(order => order !== undefined);
      for (const a of orders) for (const b of orders) if (a !== b) removeEdge(graph, a, b);
    }
  },
});

/** The first prohibition between two, in the order of the text, and the round it comes from. */
export const prohibitionBetween = <Member extends Prohibited>(
  prohibitions: readonly Prohibition<Member>[],
  a: Member,
  b: Member,
): { readonly rule: Rule; readonly round?: number } | undefined => {
  const found = prohibitions.find(prohibition => prohibition.forbids(a, b));
  if (!found) return undefined;
  const round = found.since?.(a, b);
  return { rule: plainRule(found), ...(round === undefined ? {} : { round }) };
};
