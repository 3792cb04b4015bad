import type { MaximumMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';
import { divide, type Floater } from './floaters.ts';
import { type Direction, fromTheBottom, fromTheTop, groupOf, matchAll } from './group.ts';
import { type Means, meansOf, type Pairing, type Players, scrutinise } from './scrutiny.ts';

/** A group as it was paired. */
export interface PairedGroup {
  readonly kind: 'upper' | 'lower' | 'median';
  readonly score: number;
  /** Residents, and those who had floated in. */
  readonly members: readonly Member[];
  /** Those who stayed, in the order in which they chose. */
  readonly players: Players;
  /** All pairings in the order in which they were made, also those undone later. */
  readonly made: readonly Pairing[];
  readonly pairings: readonly Pairing[];
  readonly floaters: readonly Floater[];
}

/** 2.6: a pairing of another group undone for the sake of the median. */
export interface Undone {
  readonly pairing: Pairing;
  readonly side: 'upper' | 'lower';
}

export interface Procedure {
  /** In the order in which they were paired; without the pairings undone. */
  readonly groups: readonly PairedGroup[];
  readonly undone: readonly Undone[];
}

/** 2.2: downwards to the median, upwards to the median, the median last and downwards. */
export const pairGroups = (field: Field, members: readonly Member[]): Procedure => {
  const { upper, lower, median } = groupsInOrder(members, field.median);
  const means = meansOf(field);
  const above = pairSide(field, upper, { kind: 'upper', median, means });
  const below = pairSide(field, lower, { kind: 'lower', median, means });
  const { undone, downfloaters, upfloaters } = openMedian(means.matching, median, { above, below });
  const players: Players = {
    direction: 'down',
    floaters: [...[...downfloaters].sort(fromTheTop), ...[...upfloaters].sort(fromTheBottom)],
    residents: median,
  };
  const pairings = scrutinise(field, players, means);
  return {
    groups: [
      ...without(undone, [...above.groups, ...below.groups]),
      {
        kind: 'median',
        score: field.median,
        members: [...downfloaters, ...upfloaters, ...median],
        players,
        made: pairings,
        pairings,
        floaters: [],
      },
    ],
    undone,
  };
};

const without = (undone: readonly Undone[], groups: readonly PairedGroup[]): readonly PairedGroup[] => {
  if (undone.length === 0) return groups;
  const gone = new Set(undone.map(({ pairing }) => pairing));
  return groups.map(group => ({
    ...group,
    pairings: group.pairings.filter(pairing => !gone.has(pairing)),
  }));
};

/** The scoregroups of each side in the order in which they are paired. */
export const groupsInOrder = (members: readonly Member[], median: number) => {
  const byScore = new Map<number, Member[]>();
  for (const member of members) {
    const group = byScore.get(member.score) ?? [];
    group.push(member);
    byScore.set(member.score, group);
  }
  const scores = [...byScore.keys()];
  const groups = (wanted: readonly number[]): readonly (readonly Member[])[] =>
    wanted.map(score => byScore.get(score) ?? []);
  return {
    upper: groups(scores.filter(score => score > median).sort((a, b) => b - a)),
    lower: groups(scores.filter(score => score < median).sort((a, b) => a - b)),
    median: byScore.get(median) ?? [],
  };
};

interface Side {
  readonly groups: readonly PairedGroup[];
  /** Those who reach the median. */
  readonly floaters: readonly Member[];
}

const pairSide = (
  field: Field,
  groups: readonly (readonly Member[])[],
  {
    kind,
    median,
    means,
  }: { readonly kind: 'upper' | 'lower'; readonly median: readonly Member[]; readonly means: Means },
): Side => {
  const direction: Direction = kind === 'upper' ? 'down' : 'up';
  const paired: PairedGroup[] = [];
  let incoming: readonly Member[] = [];
  for (const [index, residents] of groups.entries()) {
    const score = residents[0]?.score ?? impossible('a scoregroup has players');
    const adjacent = groups[index + 1] ?? median;
    const group = groupOf(field, { direction, score, members: [...incoming, ...residents], adjacent });
    const floaters = divide(field, group, means.matching);
    const gone = new Set(floaters.map(({ member }) => member));
    const stays = (member: Member) => !gone.has(member);
    const players: Players = {
      direction,
      floaters: incoming.filter(stays).sort(group.orderOfFloaters),
      residents: residents.filter(stays),
    };
    const pairings = scrutinise(field, players, means);
    paired.push({ kind, score, members: group.members, players, made: pairings, pairings, floaters });
    incoming = floaters.map(({ member }) => member);
  }
  return { groups: paired, floaters: incoming };
};

interface OpenedMedian {
  readonly undone: readonly Undone[];
  readonly downfloaters: readonly Member[];
  readonly upfloaters: readonly Member[];
}

/**
 * 2.6: while the median cannot be paired, the last pairing made on one side is undone (decision 86). It ends: with
 * every pairing undone the median holds everybody, and everybody can be paired (1.1). When the matching is left it pairs
 * everybody of the median.
 */
const openMedian = (
  matching: MaximumMatching,
  residents: readonly Member[],
  { above, below }: { readonly above: Side; readonly below: Side },
): OpenedMedian => {
  const everybody = [...above.floaters, ...below.floaters, ...residents];
  matchAll(matching, everybody);
  let lonely = everybody.filter(({ order }) => (matching.mate[order] ?? -1) < 0);
  if (lonely.length === 0) return { undone: [], downfloaters: above.floaters, upfloaters: below.floaters };
  const downfloaters = [...above.floaters];
  const upfloaters = [...below.floaters];
  const remaining = {
    upper: above.groups.flatMap(({ pairings }) => pairings),
    lower: below.groups.flatMap(({ pairings }) => pairings),
  };
  const undone: Undone[] = [];
  while (lonely.length > 0) {
    const wanted = downfloaters.length > upfloaters.length ? 'lower' : 'upper';
    const side = remaining[wanted].length > 0 ? wanted : wanted === 'lower' ? 'upper' : 'lower';
    const pairing = remaining[side].pop() ?? impossible('everybody together can be paired');
    undone.push({ pairing, side });
    (side === 'upper' ? downfloaters : upfloaters).push(pairing.player, pairing.opponent);
    admitPair(matching, pairing);
    lonely = lonely.filter(({ order }) => (matching.mate[order] ?? -1) < 0 && !matching.augmentFrom(order));
  }
  return { undone, downfloaters, upfloaters };
};

const admitPair = (matching: MaximumMatching, { player, opponent }: Pairing): void => {
  for (const { order } of [player, opponent]) matching.admit(order);
  matching.mate[player.order] = opponent.order;
  matching.mate[opponent.order] = player.order;
};
