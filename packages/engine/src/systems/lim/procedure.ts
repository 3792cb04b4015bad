import { MaximumMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { once } from '../once.ts';
import { scoregroupsOf } from '../swiss/scoregroups.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';
import { divide, type Floater, fewestFloaters, without } from './floaters.ts';
import { fromTheBottom, fromTheTop, type Group, groupOf, matchAll } from './group.ts';
import { type Means, meansOf, scrutinise } from './scrutiny.ts';
import { scrutiniseByTrying } from './trying.ts';
import type { Pairing, Players } from './walk.ts';

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
  /** Of a side: as it was divided. */
  readonly group?: Group;
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
  /** What came to the median, and the pairings that can be undone. */
  readonly beforeMedian: BeforeMedian;
}

interface BeforeMedian {
  readonly median: Median;
  readonly sides: BothSides;
}

/** 2.6 where less is allowed. Undefined: not everybody can be paired, whatever is undone. */
export const medianAgain = (
  { legal }: Field,
  { beforeMedian: { median, sides } }: Procedure,
): readonly Undone[] | undefined => openMedian(new MaximumMatching(legal), median, sides)?.undone;

/**
 * 2.2: downwards to the median, upwards to the median, the median last and downwards. Undefined where not all can be
 * paired, in whatever way.
 */
export const pairGroups = (field: Field, members: readonly Member[]): Procedure | undefined => {
  const { upper, lower, median } = groupsInOrder(members, field.median);
  const means = once(() => meansOf(field));
  const above = pairSide(field, upper, { kind: 'upper', median, means });
  const below = pairSide(field, lower, { kind: 'lower', median, means });
  const last = pairMedian(field, median, { above, below, means });
  if (!last) return undefined;
  return {
    groups: [...keptOf([...above.groups, ...below.groups], last.undone), last.group],
    undone: last.undone,
    beforeMedian: {
      median: { residents: median, downfloaters: above.floaters, upfloaters: below.floaters },
      sides: { above, below },
    },
  };
};

const keptOf = (groups: readonly PairedGroup[], undone: readonly Undone[]): readonly PairedGroup[] => {
  if (undone.length === 0) return groups;
  const gone = new Set(undone.map(({ pairing }) => pairing));
  return groups.map(group => ({
    ...group,
    pairings: group.pairings.filter(pairing => !gone.has(pairing)),
  }));
};

/** The scoregroups of each side in the order in which they are paired. */
export const groupsInOrder = (members: readonly Member[], median: number) => {
  const groups = scoregroupsOf(members);
  const scoreOf = ([first]: readonly Member[]): number => first?.score ?? median;
  return {
    upper: groups.filter(group => scoreOf(group) > median),
    lower: groups.filter(group => scoreOf(group) < median).reverse(),
    median: groups.find(group => scoreOf(group) === median) ?? [],
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
  }: { readonly kind: 'upper' | 'lower'; readonly median: readonly Member[]; readonly means: () => Means },
): Side => {
  const paired: PairedGroup[] = [];
  let incoming: readonly Member[] = [];
  for (const [index, residents] of groups.entries()) {
    const score = residents[0]?.score ?? impossible('a scoregroup has players');
    const group = groupOf(field, {
      direction: kind === 'upper' ? 'down' : 'up',
      score,
      members: [...incoming, ...residents],
      adjacent: groups[index + 1] ?? median,
    });
    const { floaters, players, pairings } = pairByTrying(field, group) ?? pairWithCare(field, group, means());
    paired.push({
      kind,
      score,
      members: group.members,
      players,
      made: pairings,
      pairings,
      floaters,
      group,
    });
    incoming = floaters.map(({ member }) => member);
  }
  return { groups: paired, floaters: incoming };
};

/** Who leaves a group, and how the others are paired. */
type Division = Pick<PairedGroup, 'floaters' | 'players' | 'pairings'>;

/** With the fewest floaters there can be, if all the others come to be paired. */
const pairByTrying = (field: Field, group: Group): Division | undefined => {
  const floaters = fewestFloaters(field, group);
  const players = playersOf(group, floaters);
  const pairings = scrutiniseByTrying(field, players);
  return pairings && { floaters, players, pairings };
};

const pairWithCare = (field: Field, group: Group, means: Means): Division => {
  const floaters = divide(field, group, means.matching);
  const players = playersOf(group, floaters);
  return { floaters, players, pairings: scrutinise(field, players, means) };
};

const playersOf = (
  { direction, members, hasFloatedIn, orderOfFloaters }: Group,
  floaters: readonly Floater[],
): Players => {
  const staying = without(members, floaters);
  return {
    direction,
    floaters: staying.filter(hasFloatedIn).sort(orderOfFloaters),
    residents: staying.filter(member => !hasFloatedIn(member)),
  };
};

interface BothSides {
  readonly above: Side;
  readonly below: Side;
}

interface PairedMedian {
  readonly group: PairedGroup;
  readonly undone: readonly Undone[];
}

const pairMedian = (
  field: Field,
  residents: readonly Member[],
  { means, above, below }: BothSides & { readonly means: () => Means },
): PairedMedian | undefined => {
  const asItIs = { residents, downfloaters: above.floaters, upfloaters: below.floaters };
  const tried = scrutiniseByTrying(field, playersOfMedian(asItIs));
  if (tried) return { group: medianGroup(field, asItIs, tried), undone: [] };
  const opened = openMedian(means().matching, asItIs, { above, below });
  if (!opened) return undefined;
  const { median, undone } = opened;
  return { group: medianGroup(field, median, scrutinise(field, playersOfMedian(median), means())), undone };
};

/** Those who are in the median. */
interface Median {
  readonly residents: readonly Member[];
  readonly downfloaters: readonly Member[];
  readonly upfloaters: readonly Member[];
}

/** 3.6.3: those from above choose first, then those from below. */
const playersOfMedian = ({ residents, downfloaters, upfloaters }: Median): Players => ({
  direction: 'down',
  floaters: [...[...downfloaters].sort(fromTheTop), ...[...upfloaters].sort(fromTheBottom)],
  residents,
});

const medianGroup = (field: Field, median: Median, pairings: readonly Pairing[]): PairedGroup => ({
  kind: 'median',
  score: field.median,
  members: everybodyOf(median),
  players: playersOfMedian(median),
  made: pairings,
  pairings,
  floaters: [],
});

const everybodyOf = ({ downfloaters, upfloaters, residents }: Median): readonly Member[] => [
  ...downfloaters,
  ...upfloaters,
  ...residents,
];

/**
 * 2.6: while the median cannot be paired, the last pairing made on one side is undone (decision 86). With every
 * pairing undone the median holds everybody: if they cannot be paired then, no round is legal. When the matching is left
 * it pairs everybody of the median.
 */
const openMedian = (
  matching: MaximumMatching,
  median: Median,
  { above, below }: BothSides,
): { readonly median: Median; readonly undone: readonly Undone[] } | undefined => {
  const everybody = everybodyOf(median);
  matchAll(matching, everybody);
  let lonely = everybody.filter(({ order }) => (matching.mate[order] ?? -1) < 0);
  if (lonely.length === 0) return { median, undone: [] };
  const downfloaters = [...median.downfloaters];
  const upfloaters = [...median.upfloaters];
  const remaining = {
    upper: above.groups.flatMap(({ pairings }) => pairings),
    lower: below.groups.flatMap(({ pairings }) => pairings),
  };
  const undone: Undone[] = [];
  while (lonely.length > 0) {
    const wanted = downfloaters.length > upfloaters.length ? 'lower' : 'upper';
    const side = remaining[wanted].length > 0 ? wanted : wanted === 'lower' ? 'upper' : 'lower';
    const pairing = remaining[side].pop();
    if (!pairing) return undefined;
    undone.push({ pairing, side });
    (side === 'upper' ? downfloaters : upfloaters).push(pairing.player, pairing.opponent);
    admitPair(matching, pairing);
    lonely = lonely.filter(({ order }) => (matching.mate[order] ?? -1) < 0 && !matching.augmentFrom(order));
  }
  return { median: { residents: median.residents, downfloaters, upfloaters }, undone };
};

const admitPair = (matching: MaximumMatching, { player, opponent }: Pairing): void => {
  for (const { order } of [player, opponent]) matching.admit(order);
  matching.mate[player.order] = opponent.order;
  matching.mate[opponent.order] = player.order;
};
