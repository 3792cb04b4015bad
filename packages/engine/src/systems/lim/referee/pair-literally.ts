import type { PlayerId } from '../../../model/index.ts';
import type { Entrant, Position } from '../../../position/index.ts';
import { canAllPlay } from './attempts.ts';
import { whiteOf } from './colours.ts';
import { floatersOf, inOrderOfFloaters, type LiteralFloater } from './floaters.ts';
import { fromTop, halfOf, type LiteralOptions, mayRest, type Pair, type Table, without } from './player.ts';
import { pairAll } from './walk.ts';

export type LiteralRound =
  | {
      /** White first. */
      readonly boards: readonly (readonly [PlayerId, PlayerId])[];
      readonly bye: PlayerId | undefined;
    }
  | 'no-pairing';

/** Articles 1 to 8 in the order of the text. */
export const pairLiterally = (position: Position, options: LiteralOptions): LiteralRound => {
  const table: Table = { position, options };
  const decided = decideLiterally(table);
  if (!decided) return 'no-pairing';
  return {
    boards: decided.made.map(({ pair, isBelowMedian }) => whiteOf(pair, isBelowMedian, table).pair),
    bye: decided.bye?.id,
  };
};

/** A group as it was paired; those of a side also with who left it. */
export interface DecidedGroup {
  readonly kind: 'upper' | 'lower' | 'median';
  readonly members: readonly Entrant[];
  readonly floaters: readonly LiteralFloater[];
  /** Floaters in the order in which they choose, and the others. */
  readonly first: readonly Entrant[];
  readonly residents: readonly Entrant[];
  /** Also those undone later. */
  readonly pairs: readonly Pair[];
}

export interface LiteralDecision {
  readonly bye: Entrant | undefined;
  readonly groups: readonly DecidedGroup[];
  readonly undone: readonly { readonly pair: Pair; readonly side: 'upper' | 'lower' }[];
  readonly made: readonly { readonly pair: Pair; readonly isBelowMedian: boolean }[];
}

/** Undefined: no legal round exists. */
export const decideLiterally = (table: Table): LiteralDecision | undefined => {
  const everybody = table.position.entrants;
  const bye = everybody.length % 2 === 1 ? byeAmong(everybody, table) : undefined;
  if (everybody.length === 0 || (everybody.length % 2 === 1 && !bye)) return undefined;
  const playing = bye ? without(everybody, bye) : everybody;
  if (!canAllPlay(playing, table)) return undefined;
  return { bye, ...pairedInGroups(playing, table) };
};

/** 1.1 and 7.1: from the lowest ranked up, the first who may rest and leaves the others pairable. */
const byeAmong = (everybody: readonly Entrant[], table: Table): Entrant | undefined =>
  [...fromTop(everybody)]
    .reverse()
    .find(player => mayRest(player) && canAllPlay(without(everybody, player), table));

/** 2.2. */
const pairedInGroups = (playing: readonly Entrant[], table: Table): Omit<LiteralDecision, 'bye'> => {
  const half = halfOf(table.position);
  const median = playing.filter(player => player.pairingScore === half);
  const above = playing.filter(player => player.pairingScore > half);
  const below = playing.filter(player => player.pairingScore < half);
  const down = pairedOnTheWay(above, median, { way: 'down', table });
  const up = pairedOnTheWay(below, median, { way: 'up', table });
  const opened = openedMedian(median, { down, up, undone: [] }, table);
  const floaters = [
    ...inOrderOfFloaters(opened.down.floaters, 'down'),
    ...inOrderOfFloaters(opened.up.floaters, 'up'),
  ];
  const pairs = pairAll(floaters, median, { way: 'down', table });
  return {
    groups: [
      ...down.groups,
      ...up.groups,
      {
        kind: 'median',
        members: [...opened.down.floaters, ...opened.up.floaters, ...median],
        floaters: [],
        first: floaters,
        residents: median,
        pairs,
      },
    ],
    undone: opened.undone,
    made: [
      ...opened.down.pairs.map(pair => ({ pair, isBelowMedian: false })),
      ...opened.up.pairs.map(pair => ({ pair, isBelowMedian: true })),
      ...pairs.map(pair => ({ pair, isBelowMedian: false })),
    ],
  };
};

interface Half {
  readonly pairs: readonly Pair[];
  readonly floaters: readonly Entrant[];
  readonly groups: readonly DecidedGroup[];
}

const pairedOnTheWay = (
  players: readonly Entrant[],
  median: readonly Entrant[],
  { way, table }: { readonly way: 'down' | 'up'; readonly table: Table },
): Half => {
  const scores = [...new Set(players.map(player => player.pairingScore))].sort((a, b) =>
    way === 'down' ? b - a : a - b,
  );
  const groups: DecidedGroup[] = [];
  let arrived: readonly Entrant[] = [];
  for (const [at, score] of scores.entries()) {
    const nextScore = scores[at + 1];
    const next =
      nextScore === undefined ? median : players.filter(player => player.pairingScore === nextScore);
    const own = players.filter(player => player.pairingScore === score);
    const floaters = floatersOf({ way, residents: own, arrived, next }, table);
    const gone = floaters.map(({ player }) => player);
    const first = inOrderOfFloaters(without(arrived, ...gone), way);
    const residents = without(own, ...gone);
    const pairs = pairAll(first, residents, { way, table });
    groups.push({
      kind: way === 'down' ? 'upper' : 'lower',
      members: [...arrived, ...own],
      floaters,
      first,
      residents,
      pairs,
    });
    arrived = gone;
  }
  return { pairs: groups.flatMap(({ pairs }) => pairs), floaters: arrived, groups };
};

interface Opened {
  readonly down: Half;
  readonly up: Half;
  readonly undone: LiteralDecision['undone'];
}

/** 2.6: one pairing after the other is undone until the median can be paired. */
const openedMedian = (median: readonly Entrant[], opened: Opened, table: Table): Opened => {
  const { down, up, undone } = opened;
  if (canAllPlay([...down.floaters, ...up.floaters, ...median], table)) return opened;
  const wantsLower = down.floaters.length > up.floaters.length;
  const takesLower = wantsLower ? up.pairs.length > 0 : down.pairs.length === 0;
  const [half, side] = takesLower ? ([up, 'lower'] as const) : ([down, 'upper'] as const);
  const pair = half.pairs[half.pairs.length - 1];
  if (!pair) throw new Error('Everybody together can be paired');
  const left = { ...half, pairs: half.pairs.slice(0, -1), floaters: [...half.floaters, ...pair] };
  const more = { undone: [...undone, { pair, side }] };
  return openedMedian(median, takesLower ? { down, up: left, ...more } : { down: left, up, ...more }, table);
};
