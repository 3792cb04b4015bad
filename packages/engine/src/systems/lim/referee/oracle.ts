import type { Entrant } from '../../../position/index.ts';
import { type Decision, type Found, firstOf, type Listed } from '../../testing/listed-walk.ts';
import { everySetOfPairs, type WholeRound, wholeRounds } from '../../testing/whole-rounds.ts';
import { type LiteralGroup, type State, standingOf } from './floaters.ts';
import {
  areCompatible,
  areNear,
  dueOf,
  fromTop,
  halfOf,
  mayRest,
  type Pair,
  type Table,
  without,
} from './player.ts';
import { inOrder, type Kind, paired, RULE } from './scrutinies.ts';

/*
 * The oracle of Lim: all legal rounds of a small field, and of every group all ways to divide and to pair it, each with what
 * the articles find in it. A group is looked at alone: what it makes may be undone by 2.6.
 */

/** A turn of 3.2 to 3.10: who floated, of whom. */
export interface FloatTurn {
  readonly player: Entrant;
  readonly state: State;
}

/** A way to pair a group; its pairs in the order in which opponents are tried. */
export interface Division extends Listed<Entrant> {
  readonly pairs: readonly Pair[];
  readonly turns: readonly FloatTurn[];
  /** 2.6. */
  readonly undone: readonly Undone[];
}

export interface Undone {
  readonly pair: Pair;
  readonly side: 'upper' | 'lower';
}

export interface WalkedGroup extends Decision<Entrant, Division> {
  readonly kind: Kind;
  readonly score: number;
  readonly members: readonly Entrant[];
  /** Of the median: with what was undone. */
  readonly first: readonly Entrant[];
  /** 2.3.a-c. */
  readonly alone: readonly Entrant[];
  readonly group: LiteralGroup;
}

export interface Walked {
  readonly table: Table;
  readonly players: readonly Entrant[];
  readonly legal: readonly WholeRound<Entrant>[];
  readonly bye: Entrant | undefined;
  /** In the order in which they are paired. */
  readonly groups: readonly WalkedGroup[];
}

/** Undefined: no legal round exists. */
export const walkedOf = (table: Table): Walked | undefined => {
  const players = fromTop(table.position.entrants);
  const legal = wholeRounds({
    players,
    mayMeet: (a, b) => areCompatible(a, b, table),
    mayHaveBye: mayRest,
  });
  if (players.length === 0 || legal.length === 0) return undefined;
  const bye = byeIn(players, legal);
  return { table, players, legal, bye, groups: groupsOf(bye ? without(players, bye) : players, table) };
};

/** 1.1, 7.1: the lowest ranked of those whom a legal round gives it. */
export const byeIn = (
  players: readonly Entrant[],
  rounds: readonly WholeRound<Entrant>[],
): Entrant | undefined => [...players].reverse().find(player => rounds.some(({ bye }) => bye === player));

/** 2.2. */
const groupsOf = (playing: readonly Entrant[], table: Table): readonly WalkedGroup[] => {
  const half = halfOf(table.position);
  const median = playing.filter(({ pairingScore }) => pairingScore === half);
  const side = (kind: 'upper' | 'lower'): readonly WalkedGroup[] => {
    const own = playing.filter(({ pairingScore }) =>
      kind === 'upper' ? pairingScore > half : pairingScore < half,
    );
    const scores = [...new Set(own.map(({ pairingScore }) => pairingScore))].sort((a, b) =>
      kind === 'upper' ? b - a : a - b,
    );
    const groups = scores.map(score => own.filter(({ pairingScore }) => pairingScore === score));
    const walked: WalkedGroup[] = [];
    for (const [index, residents] of groups.entries())
      walked.push(
        ofSide(kind, { arrived: leftBy(walked.at(-1)), residents, next: groups[index + 1] ?? median }, table),
      );
    return walked;
  };
  const [above, below] = [side('upper'), side('lower')];
  return [...above, ...below, medianOf({ above, below, median }, table)];
};

const leftBy = (walked: WalkedGroup | undefined): readonly Entrant[] =>
  walked ? [...walked.alone, ...walked.chosen.turns.map(({ player }) => player)] : [];

const ofSide = (
  kind: 'upper' | 'lower',
  { arrived, residents, next }: Omit<LiteralGroup, 'way'>,
  table: Table,
): WalkedGroup => {
  const group: LiteralGroup = { way: kind === 'upper' ? 'down' : 'up', arrived, residents, next };
  const members = [...arrived, ...residents];
  const alone = members.filter(
    player => !members.some(other => other !== player && areCompatible(player, other, table)),
  );
  const score = residents[0]?.pairingScore ?? 0;
  const listed = everySetOfPairs(fromTop(members), (a, b) => areCompatible(a, b, table)).map(made => {
    const staying = made.flat();
    const turns = turnsOf(without(members, ...alone, ...staying), { group, alone, table });
    const floaters = [...alone, ...turns.map(({ player }) => player)];
    const first = inOrder(
      arrived.filter(player => staying.includes(player)),
      group.way,
    );
    const { pairs, found } = paired(made, { first, kind, table });
    const ofFloaters: readonly Found<Entrant>[] = [
      { rule: RULE('4.4'), count: floaters.length, suffers: floaters, of: { unit: 'left-over' } },
      ...turns.flatMap(turn => foundIn(turn, { group, table })),
    ];
    return { pairs, turns, undone: [], found: [...ofFloaters, ...found], rounds: [] };
  });
  const chosen = chosenOf(listed);
  const first = inOrder(
    arrived.filter(player => chosen.pairs.flat().includes(player)),
    group.way,
  );
  return { kind, score, bracket: score / 10, members, first, alone, group, listed, chosen };
};

const chosenOf = (listed: readonly Division[]): Division => {
  const chosen = firstOf<Entrant, Division>(listed);
  if (!chosen) throw new Error('a group is paired in some way');
  return chosen;
};

interface Floating {
  readonly group: LiteralGroup;
  readonly alone: readonly Entrant[];
  readonly table: Table;
}

/** One at a time, the first of them by 3.9, 3.10, 3.2 and the number. */
const turnsOf = (floating: readonly Entrant[], { group, alone, table }: Floating): readonly FloatTurn[] => {
  const turns: FloatTurn[] = [];
  const everybody = [...group.arrived, ...group.residents];
  while (turns.length < floating.length) {
    const gone = [...alone, ...turns.map(({ player }) => player)];
    const state: State = { staying: without(everybody, ...gone), floaters: gone };
    const placeOf = (player: Entrant): readonly number[] => [
      ...standingOf(player, group, { state, table }),
      numberOf(player, group),
    ];
    const [player] = [...without(floating, ...gone)].sort((a, b) => compareLists(placeOf(a), placeOf(b)));
    if (!player) throw new Error('somebody floats next');
    turns.push({ player, state });
  }
  return turns;
};

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** 3.3, 3.4. */
const numberOf = ({ place }: Entrant, { way }: LiteralGroup): number => (way === 'down' ? -place : place);

export const orderOfFloats = ({ way }: LiteralGroup): string => RULE(way === 'down' ? '3.3' : '3.4');

export const foundIn = (
  { player, state }: FloatTurn,
  { group, table }: Omit<Floating, 'alone'>,
): readonly Found<Entrant>[] => {
  const standing = standingOf(player, group, { state, table });
  return [
    ...['3.9', '3.10', '3.2'].map(
      (id, at): Found<Entrant> => ({
        rule: RULE(id),
        count: standing[at] ?? 0,
        suffers: [player],
        of: { unit: id === '3.9' ? 'type' : 'breach' },
      }),
    ),
    { rule: orderOfFloats(group), place: [numberOf(player, group)] },
  ];
};

/** Maxi-tournaments: due the colour that more are due, and not within 100 points of whoever would float otherwise (3.2). */
export const isKeptByLimit = (
  { player, state: { staying } }: FloatTurn,
  { group, table }: Omit<Floating, 'alone'>,
): boolean => {
  if (!table.options.maxi) return false;
  const isDue = (colour: string) => staying.filter(each => dueOf(each, table) === colour).length;
  const [white, black] = [isDue('white'), isDue('black')];
  const wanted = white > black ? 'white' : black > white ? 'black' : 'none';
  const [last] = [...staying].sort((a, b) => numberOf(a, group) - numberOf(b, group));
  return dueOf(player, table) === wanted && last !== undefined && player !== last && !areNear(player, last);
};

interface Halves {
  readonly above: readonly WalkedGroup[];
  readonly below: readonly WalkedGroup[];
  readonly median: readonly Entrant[];
}

/** 2.6: enlarged pairing by pairing, as often as there are pairings. */
const medianOf = ({ above, below, median }: Halves, table: Table): WalkedGroup => {
  const remaining = {
    upper: above.flatMap(({ chosen }) => chosen.pairs),
    lower: below.flatMap(({ chosen }) => chosen.pairs),
  };
  let [fromAbove, fromBelow] = [leftBy(above.at(-1)), leftBy(below.at(-1))];
  const undone: Undone[] = [];
  const listed: Division[] = [];
  for (;;) {
    listed.push(...dividedMedian({ fromAbove, fromBelow, median, undone: [...undone] }, table));
    const wanted = fromAbove.length > fromBelow.length ? 'lower' : 'upper';
    const other = wanted === 'lower' ? 'upper' : 'lower';
    const side = remaining[wanted].length > 0 ? wanted : other;
    const pair = remaining[side].at(-1);
    if (!pair) break;
    remaining[side] = remaining[side].slice(0, -1);
    undone.push({ pair, side });
    if (side === 'upper') fromAbove = [...fromAbove, ...pair];
    else fromBelow = [...fromBelow, ...pair];
  }
  const chosen = chosenOf(listed);
  const ofSide = (kind: 'upper' | 'lower') =>
    chosen.undone.filter(({ side }) => side === kind).flatMap(({ pair }) => pair);
  const down = inOrder([...leftBy(above.at(-1)), ...ofSide('upper')], 'down');
  const up = inOrder([...leftBy(below.at(-1)), ...ofSide('lower')], 'up');
  const score = halfOf(table.position);
  return {
    kind: 'median',
    score,
    bracket: score / 10,
    members: [
      ...leftBy(above.at(-1)),
      ...ofSide('upper'),
      ...leftBy(below.at(-1)),
      ...ofSide('lower'),
      ...median,
    ],
    first: [...down, ...up],
    alone: [],
    group: { way: 'down', arrived: [...down, ...up], residents: median, next: [] },
    listed,
    chosen,
  };
};

interface Enlarged {
  readonly fromAbove: readonly Entrant[];
  readonly fromBelow: readonly Entrant[];
  readonly median: readonly Entrant[];
  readonly undone: readonly Undone[];
}

const dividedMedian = (
  { fromAbove, fromBelow, median, undone }: Enlarged,
  table: Table,
): readonly Division[] => {
  const first = [...inOrder(fromAbove, 'down'), ...inOrder(fromBelow, 'up')];
  const everybody = fromTop([...first, ...median]);
  const ofUndone: Found<Entrant> = {
    rule: RULE('2.6'),
    count: undone.length,
    suffers: undone.flatMap(({ pair }) => pair),
    of: { unit: 'pairs' },
  };
  return everySetOfPairs(everybody, (a, b) => areCompatible(a, b, table))
    .filter(made => 2 * made.length === everybody.length)
    .map(made => {
      const { pairs, found } = paired(made, { first, kind: 'median', table });
      return { pairs, turns: [], undone, found: [ofUndone, ...found], rounds: [] };
    });
};

/** The pairs of a group that stayed. */
export const keptOf = ({ groups }: Pick<Walked, 'groups'>, { chosen }: WalkedGroup): readonly Pair[] => {
  const undone = groups.flatMap(each => each.chosen.undone.map(({ pair }) => pair));
  return chosen.pairs.filter(pair => !undone.includes(pair));
};
