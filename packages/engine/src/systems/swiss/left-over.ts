import { hasEdge, leftoversOf } from '../../matching/index.ts';
import { type LeftOver, plainRule, type Rule } from '../../rules/index.ts';
import type { SwissField, SwissMember } from './field.ts';
import { groupsIn, type Vertex } from './no-round.ts';
import { type Pairable, within } from './pairable.ts';
import { type Allowed, bareOf } from './steps.ts';

/*
 * Who is left over where something is demanded and not everybody else can be paired (decision 422). Those who are left
 * over in one of the largest matchings (Gallai and Edmonds) fall into groups of an odd number, which are joined to nobody
 * but the partners: however pairs are made, as many of them stay alone as there are groups more than partners. They do
 * not depend on the matching found. Where the number is even a group that is larger than every other only says that the
 * rest is odd as well: it is left out, with the one of it who stays alone.
 */

/** Who is to be paired, and what forbids two to meet. Absent: that is not known. */
interface Possible<Member extends Vertex> extends Pairable<Member> {
  readonly prohibitions?: readonly Forbids<Member>[];
}

interface Forbids<Member> extends Rule {
  readonly forbids: (a: Member, b: Member) => boolean;
  readonly since?: (a: Member, b: Member) => number | undefined;
}

/** Undefined: everybody can be paired, with a bye where the number is odd. */
export const leftOverIn = <Member extends Vertex>(field: Possible<Member>): LeftOver | undefined => {
  const { legal, mayHaveBye, prohibitions = [] } = field;
  const members = withoutReceiver(field);
  const { count, possible } = leftoversOf(
    legal,
    members.map(({ order }) => order),
  );
  if (count === 0) return undefined;
  const isStuck = new Set(possible);
  const stuck = members.filter(({ order }) => isStuck.has(order));
  if (count === 1 && stuck.some(mayHaveBye)) return undefined;
  const groups = groupsIn(stuck, legal);
  const small = count === 1 ? groups : withoutLargest(groups);
  const left = members.filter(member => small.some(group => group.includes(member)));
  const partners = members.filter(
    ({ order }) => !isStuck.has(order) && left.some(other => hasEdge(legal, order, other.order)),
  );
  return {
    count: count - (groups.length - small.length),
    players: left.map(({ id }) => id),
    partners: partners.map(({ id }) => id),
    ...(members.length % 2 === 0 ? {} : { bye: count === 1 ? 'barred' : 'one' }),
    ...keptApart(left, prohibitions),
  };
};

/** What forbids the only two to meet each other. Of more than two that would be a table. */
const keptApart = <Member>(
  [one, other, ...more]: readonly Member[],
  prohibitions: readonly Forbids<Member>[],
): Pick<LeftOver, 'apart'> => {
  if (one === undefined || other === undefined || more.length > 0) return {};
  const rule = prohibitions.find(({ forbids }) => forbids(one, other));
  if (!rule) return {};
  const round = rule.since?.(one, other);
  return { apart: { rule: plainRule(rule), ...(round === undefined ? {} : { round }) } };
};

/** Everybody but whoever has nobody to meet and alone may have the bye: they have it. */
const withoutReceiver = <Member extends Vertex>({
  members,
  legal,
  mayHaveBye,
}: Pairable<Member>): readonly Member[] => {
  const [receiver, ...more] = members.length % 2 === 1 ? members.filter(mayHaveBye) : [];
  const isApart =
    receiver && more.length === 0 && members.every(({ order }) => !hasEdge(legal, receiver.order, order));
  return isApart ? members.filter(member => member !== receiver) : members;
};

const withoutLargest = <Group extends readonly unknown[]>(groups: readonly Group[]): readonly Group[] => {
  const size = Math.max(...groups.map(({ length }) => length));
  const [largest, ...asLarge] = groups.filter(({ length }) => length === size);
  return asLarge.length > 0 ? groups : groups.filter(group => group !== largest);
};

const kept = (leftOver: LeftOver | undefined): LeftOver | undefined =>
  leftOver && { ...leftOver, keeping: 'earlier decisions' };

/** Of what is demanded alone; where that could be, with what was decided before it kept. */
export const leftOverBy =
  <Member extends Vertex>(field: Possible<Member>) =>
  (allowed: Allowed<Member>): LeftOver | undefined => {
    const bare = bareOf(allowed);
    return (
      (bare && leftOverIn(within<Possible<Member>, Member>(field, bare))) ??
      (bare === allowed ? undefined : kept(leftOverIn(within<Possible<Member>, Member>(field, allowed))))
    );
  };

/** The same where a group is paired by itself, and everybody outside it is. */
export const leftOverAmong = <Member extends Vertex>(
  field: Possible<Member>,
  group: readonly Member[],
  allowed: Allowed<Member>,
): LeftOver | undefined => {
  const bare = bareOf(allowed);
  return (
    (bare && leftOverIn(within<Possible<Member>, Member>(field, bare))) ??
    kept(
      leftOverIn({
        ...within<Possible<Member>, Member>(field, allowed),
        members: group,
        mayHaveBye: () => false,
      }),
    )
  );
};

/** The same of fields in which nothing is legal but what is demanded: alone, and with what was decided before. */
export const leftOverWith = <Member extends SwissMember>(
  alone: SwissField<Member>,
  withBefore?: () => SwissField<Member>,
): LeftOver | undefined =>
  leftOverIn(pairableIn(alone)) ?? (withBefore && kept(leftOverIn(pairableIn(withBefore()))));

const pairableIn = <Member extends SwissMember>({
  members,
  legal,
  bye,
  prohibitions,
}: SwissField<Member>): Possible<Member> => ({
  members,
  legal,
  prohibitions,
  mayHaveBye: ({ order }) => hasEdge(legal, order, bye),
});
