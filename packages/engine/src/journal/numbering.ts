import { byInitialOrder } from '../systems/initial-order/initial-ranking.ts';
import type { InitialOrder } from '../systems/system.ts';
import { handlingOf } from './handling/handling.ts';
import { knownSystem } from './known-systems.ts';
import { areNumbersFrozen, playersByNumber } from './reading.ts';
import type { Entered, State } from './state.ts';

/** What numbers are given by: the text of the system, and the lot where it has some drawn. */
export type Numbering = Pick<State, 'settings' | 'lot'>;

/** The text that says who is number 1. */
export const initialOrderIn = ({ settings }: Pick<Numbering, 'settings'>): InitialOrder =>
  (settings.initialOrder === 'by-text' ? knownSystem(settings.system)?.initialOrder : undefined) ?? 'C.04.2';

const comparedIn = (numbering: Numbering): ((a: Entered, b: Entered) => number) => {
  const compare = byInitialOrder(initialOrderIn(numbering), numbering.lot);
  return (a, b) => compare({ ...a.data, id: a.key }, { ...b.data, id: b.key });
};

/** In the order of the text; who entered first stands before an equal. */
export const ranked = (players: readonly Entered[], numbering: Numbering): readonly Entered[] =>
  [...players].sort(comparedIn(numbering));

/** The players with numbers 1, 2, 3 … in the order given. Only those whose number changes are copied. */
export const numbered = (players: readonly Entered[]): readonly Entered[] =>
  players.map((player, index) => (player.number === index + 1 ? player : { ...player, number: index + 1 }));

/**
 * C.04.2, articles 2.4 and 2.5: a late entry takes the place that its rank gives and moves those below; once round 4 is
 * paired it gets the next free number, and nobody moves (agreement of the tournament's tables with its rulings).
 */
export const withLateEntry = (
  state: State,
  players: readonly Entered[],
  entry: Entered,
): readonly Entered[] => {
  const order = [...players].sort((a, b) => a.number - b.number);
  if (areNumbersFrozen(state, handlingOf(state.settings).numbers.frozenWhenPaired))
    return [...order, { ...entry, number: (order.at(-1)?.number ?? 0) + 1 }];
  const compare = comparedIn(state);
  const below = order.findIndex(other => compare(entry, other) < 0);
  const place = below < 0 ? order.length : below;
  return numbered([...order.slice(0, place), entry, ...order.slice(place)]);
};

/** Whose number is not the one that the text gives. */
export const outOfOrder = (state: State): readonly Entered[] => {
  const order = playersByNumber(state);
  const right = ranked(order, state);
  return order.filter((player, index) => right[index]?.key !== player.key);
};
