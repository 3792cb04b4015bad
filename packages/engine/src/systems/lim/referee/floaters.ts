import type { Entrant } from '../../../position/index.ts';
import { mostPairs, mostSeated } from './attempts.ts';
import {
  areCompatible,
  areNear,
  dueOf,
  floatedLastRound,
  fromTop,
  ranksHigher,
  type Table,
  without,
} from './player.ts';

/** A scoregroup with those who have come to it. */
export interface LiteralGroup {
  readonly way: 'down' | 'up';
  readonly residents: readonly Entrant[];
  readonly arrived: readonly Entrant[];
  readonly next: readonly Entrant[];
}

/** 2.3 and article 3: who goes to the next group. */
export const floatersOf = (group: LiteralGroup, table: Table): readonly LiteralFloater[] => {
  const everybody = [...group.arrived, ...group.residents];
  // 2.3.a-c.
  const floaters: LiteralFloater[] = everybody
    .filter(player => !everybody.some(other => other !== player && areCompatible(player, other, table)))
    .map(player => ({ player, alone: everybody }));
  let staying = without(everybody, ...floaters.map(({ player }) => player));
  while (mostPairs(staying, table) * 2 < staying.length) {
    const state = { staying, floaters: floaters.map(({ player }) => player) };
    const player = nextFloater(group, state, table);
    const standing = (each: Entrant) => standingOf(each, group, { state, table });
    floaters.push({ player, chosen: { standing, staying } });
    staying = without(staying, player);
  }
  return floaters;
};

/** Who floats: alone among everybody of the group, or chosen of those staying, with what 3.9, 3.10 and 3.2 say. */
export type LiteralFloater =
  | { readonly player: Entrant; readonly alone: readonly Entrant[] }
  | {
      readonly player: Entrant;
      readonly chosen: {
        readonly standing: (player: Entrant) => readonly number[];
        readonly staying: readonly Entrant[];
      };
    };

/** 3.9, 3.10, 3.2: the less, the sooner somebody floats. */
export const standingOf = (player: Entrant, group: LiteralGroup, setting: Setting): readonly number[] => [
  ['d', 'c', 'b', 'a'].indexOf(typeOf(player, group, setting)),
  floatedLastRound(player, setting.table) ? 1 : 0,
  equalises(player, group, setting) ? 0 : 1,
];

export interface State {
  readonly staying: readonly Entrant[];
  readonly floaters: readonly Entrant[];
}

/** 3.9 by types, from the best; within a type 3.10; within that 3.2; within that 3.3 or 3.4. */
const nextFloater = (group: LiteralGroup, state: State, table: Table): Entrant => {
  const { staying } = state;
  const pairs = mostPairs(staying, table);
  const possible = staying.filter(player => mostPairs(without(staying, player), table) === pairs);
  for (const type of ['d', 'c', 'b', 'a']) {
    const ofType = possible.filter(player => typeOf(player, group, { state, table }) === type);
    for (const floatedBefore of [false, true]) {
      const candidates = ofType.filter(player => floatedLastRound(player, table) === floatedBefore);
      if (candidates.length > 0) return chosenBy32(candidates, group, { state, table });
    }
  }
  throw new Error('A group with players over has somebody who can float');
};

export interface Setting {
  readonly state: State;
  readonly table: Table;
}

/** 3.9. */
const typeOf = (player: Entrant, group: LiteralGroup, { state, table }: Setting): string => {
  const hasFloated = group.arrived.includes(player);
  const before = state.floaters.filter(other =>
    group.way === 'down' ? ranksHigher(other, player) : ranksHigher(player, other),
  );
  const hasOpponent =
    mostSeated([...before, player], group.next, table) > mostSeated(before, group.next, table);
  if (hasFloated) return hasOpponent ? 'b' : 'a';
  return hasOpponent ? 'd' : 'c';
};

/** 3.2: who equalises the due colours; otherwise, or beyond 100 points in a Maxi-tournament, the last of the group. */
const chosenBy32 = (
  candidates: readonly Entrant[],
  group: LiteralGroup,
  { state, table }: Setting,
): Entrant => {
  const equalising = candidates.filter(player => equalises(player, group, { state, table }));
  const [chosen] = byNumber(equalising.length > 0 ? equalising : candidates, group.way);
  if (!chosen) throw new Error('There is a candidate');
  return chosen;
};

/** 3.3 and 3.4: who comes first by number. */
export const byNumber = (players: readonly Entrant[], way: 'down' | 'up'): readonly Entrant[] =>
  [...players].sort((a, b) => (way === 'down' ? b.place - a.place : a.place - b.place));

const equalises = (
  player: Entrant,
  { way }: LiteralGroup,
  { state: { staying }, table }: Setting,
): boolean => {
  const white = staying.filter(each => dueOf(each, table) === 'white').length;
  const black = staying.filter(each => dueOf(each, table) === 'black').length;
  const wanted = white > black ? 'white' : black > white ? 'black' : 'none';
  const [last] = byNumber(staying, way);
  return (
    dueOf(player, table) === wanted &&
    (!table.options.maxi || (last !== undefined && (player === last || areNear(player, last))))
  );
};

/** 3.6 or 3.7. */
export const inOrderOfFloaters = (floaters: readonly Entrant[], way: 'down' | 'up'): readonly Entrant[] =>
  way === 'down' ? fromTop(floaters) : [...fromTop(floaters)].reverse();
