import type { PlayerId } from '../../../model/index.ts';
import type { Entrant, Position } from '../../../position/index.ts';
import { canAllPlay } from './attempts.ts';
import { whiteOf } from './colours.ts';
import { floatersOf, inOrderOfFloaters } from './floaters.ts';
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
  const everybody = position.entrants;
  if (everybody.length === 0) return 'no-pairing';
  const bye = everybody.length % 2 === 1 ? byeAmong(everybody, table) : undefined;
  if (everybody.length % 2 === 1 && !bye) return 'no-pairing';
  const playing = bye ? without(everybody, bye) : everybody;
  if (!canAllPlay(playing, table)) return 'no-pairing';
  return { boards: pairedInGroups(playing, table), bye: bye?.id };
};

/** 1.1 and 7.1: from the lowest ranked up, the first who may rest and leaves the others pairable. */
const byeAmong = (everybody: readonly Entrant[], table: Table): Entrant | undefined =>
  [...fromTop(everybody)]
    .reverse()
    .find(player => mayRest(player) && canAllPlay(without(everybody, player), table));

interface Made {
  readonly pair: Pair;
  readonly isBelowMedian: boolean;
}

/** 2.2. */
const pairedInGroups = (
  playing: readonly Entrant[],
  table: Table,
): readonly (readonly [PlayerId, PlayerId])[] => {
  const half = halfOf(table.position);
  const median = playing.filter(player => player.pairingScore === half);
  const above = playing.filter(player => player.pairingScore > half);
  const below = playing.filter(player => player.pairingScore < half);
  const down = pairedOnTheWay(above, median, { way: 'down', table });
  const up = pairedOnTheWay(below, median, { way: 'up', table });
  const inMedian = pairedMedian(median, { down, up }, table);
  const made: Made[] = [
    ...[...inMedian.pairs, ...inMedian.down].map(pair => ({ pair, isBelowMedian: false })),
    ...inMedian.up.map(pair => ({ pair, isBelowMedian: true })),
  ];
  return made.map(({ pair, isBelowMedian }) => whiteOf(pair, isBelowMedian, table));
};

interface Half {
  readonly pairs: readonly Pair[];
  readonly floaters: readonly Entrant[];
}

const pairedOnTheWay = (
  players: readonly Entrant[],
  median: readonly Entrant[],
  { way, table }: { readonly way: 'down' | 'up'; readonly table: Table },
): Half => {
  const scores = [...new Set(players.map(player => player.pairingScore))].sort((a, b) =>
    way === 'down' ? b - a : a - b,
  );
  const pairs: Pair[] = [];
  let arrived: readonly Entrant[] = [];
  for (const [at, score] of scores.entries()) {
    const nextScore = scores[at + 1];
    const next =
      nextScore === undefined ? median : players.filter(player => player.pairingScore === nextScore);
    const residents = players.filter(player => player.pairingScore === score);
    const floaters = floatersOf({ way, residents, arrived, next }, table);
    const first = inOrderOfFloaters(without(arrived, ...floaters), way);
    pairs.push(...pairAll(first, without(residents, ...floaters), { way, table }));
    arrived = floaters;
  }
  return { pairs, floaters: arrived };
};

/** 2.6: restarted after each pairing undone. */
const pairedMedian = (
  median: readonly Entrant[],
  { down, up }: { readonly down: Half; readonly up: Half },
  table: Table,
): { readonly pairs: readonly Pair[]; readonly down: readonly Pair[]; readonly up: readonly Pair[] } => {
  if (canAllPlay([...down.floaters, ...up.floaters, ...median], table)) {
    const floaters = [...inOrderOfFloaters(down.floaters, 'down'), ...inOrderOfFloaters(up.floaters, 'up')];
    return { pairs: pairAll(floaters, median, { way: 'down', table }), down: down.pairs, up: up.pairs };
  }
  const wantsLower = down.floaters.length > up.floaters.length;
  const takesLower = wantsLower ? up.pairs.length > 0 : down.pairs.length === 0;
  return takesLower
    ? pairedMedian(median, { down, up: withLastUndone(up) }, table)
    : pairedMedian(median, { down: withLastUndone(down), up }, table);
};

const withLastUndone = ({ pairs, floaters }: Half): Half => ({
  pairs: pairs.slice(0, -1),
  floaters: [...floaters, ...(pairs[pairs.length - 1] ?? [])],
});
