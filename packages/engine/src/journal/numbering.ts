import { byInitialOrder } from '../systems/initial-order/initial-ranking.ts';
import type { InitialOrder } from '../systems/system.ts';
import { type Competing, teamsByNumber } from './competing.ts';
import { handlingOf } from './handling/handling.ts';
import { knownSystem } from './known-systems.ts';
import { boardsOfMatches } from './line-ups.ts';
import { areNumbersFrozen, playersByNumber } from './reading.ts';
import type { Entered, EnteredTeam, State } from './state.ts';

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

/** With numbers 1, 2, 3 … in the order given. Only those whose number changes are copied. */
export const numbered = <Some extends Competing>(players: readonly Some[]): readonly Some[] =>
  players.map((player, index) => (player.number === index + 1 ? player : { ...player, number: index + 1 }));

/**
 * C.04.2, articles 2.4 and 2.5: a late entry takes the place that its rank gives and moves those below; once round 4 is
 * paired it gets the next free number, and nobody moves (agreement of the tournament's tables with its rulings).
 */
export const withLateEntries = (
  state: State,
  players: readonly Entered[],
  entries: readonly Entered[],
): readonly Entered[] => {
  const order = [...players].sort((a, b) => a.number - b.number);
  if (areNumbersFrozen(state, handlingOf(state.settings).numbers.frozenWhenPaired)) {
    const last = order.at(-1)?.number ?? 0;
    return [...order, ...entries.map((entry, index) => ({ ...entry, number: last + 1 + index }))];
  }
  const compare = comparedIn(state);
  // Numbers may have been given by hand, so the order is not that of the text; what ranks lowest so far is.
  const lowest: Entered[] = [];
  for (const player of order) {
    const before = lowest.at(-1);
    lowest.push(before !== undefined && compare(before, player) > 0 ? before : player);
  }
  for (const entry of entries) {
    const place = firstBelow(entry, lowest, compare);
    order.splice(place, 0, entry);
    lowest.splice(place, 0, entry);
  }
  return numbered(order);
};

/** The first place of an order at which somebody ranks below. */
const firstBelow = <Player>(
  entry: Player,
  order: readonly Player[],
  compare: (a: Player, b: Player) => number,
): number => {
  let [from, to] = [0, order.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (compare(entry, order[middle] as Player) < 0) to = middle;
    else from = middle + 1;
  }
  return from;
};

/** Whose number is not the one that the text gives. */
export const outOfOrder = (state: State): readonly Entered[] => {
  const order = playersByNumber(state);
  const right = ranked(order, state);
  return order.filter((player, index) => right[index]?.key !== player.key);
};

/** By the average rating of those who play the boards, the strongest first; teams without any rating last, equals as they stand. */
export const byStrength = (state: State, teams: readonly EnteredTeam[]): readonly EnteredTeam[] => {
  const strengthOf = ({ roster }: EnteredTeam) => {
    const first = roster.slice(0, state.settings.team ? boardsOfMatches(state) : roster.length);
    const ratings = first.flatMap(key => state.players[key]?.data.rating ?? []);
    return { sum: ratings.reduce((total, rating) => total + rating, 0), of: ratings.length };
  };
  const known = new Map(teams.map(team => [team, strengthOf(team)]));
  return [...teams].sort((one, other) => {
    const [a, b] = [known.get(one) ?? NONE, known.get(other) ?? NONE];
    if (a.of === 0 || b.of === 0) return (a.of === 0 ? 1 : 0) - (b.of === 0 ? 1 : 0);
    return b.sum * a.of - a.sum * b.of;
  });
};

const NONE = { sum: 0, of: 0 };

/**
 * Persons of a team event have numbers for files only: team by team, and whoever is in none after them. Once round 1 is published whoever
 * is new has the next free number.
 */
export const numberedByTeams = (state: State): State => {
  const members = teamsByNumber(state).flatMap(({ roster }) =>
    roster.flatMap(key => state.players[key] ?? []),
  );
  const inTeams = new Set(members.map(({ key }) => key));
  const others = playersByNumber(state).filter(({ key }) => !inTeams.has(key));
  if (state.published === 0) return withNumbers(state, numbered([...members, ...others]));
  let last = Math.max(0, ...Object.values(state.players).map(({ number }) => number));
  const added = members.filter(({ number }) => number === 0).map(player => ({ ...player, number: ++last }));
  return withNumbers(state, added);
};

const withNumbers = (state: State, players: readonly Entered[]): State => ({
  ...state,
  players: { ...state.players, ...Object.fromEntries(players.map(player => [player.key, player])) },
});
