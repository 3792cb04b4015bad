import { firstForMovedDown, firstInOrder } from '../../swiss/first-in-order.ts';
import type { Member } from './definitions.ts';
import type { Field, LastRound } from './field.ts';
import {
  ALL_DROPPED,
  type Demand,
  type Dropped,
  type Floats,
  type Group,
  IN_FORCE,
  isHeterogeneous,
  without,
  withoutOpponent,
} from './group.ts';
import { groupGraph, type SolvedGroup, type Stage, solveGroup } from './group-graph.ts';

export type Pair = readonly [Member, Member];

/** A score group with the pairing that the procedure reaches first. */
export interface PairedGroup {
  readonly group: Group;
  /** C1: moved down before anybody was paired. */
  readonly forced: readonly Member[];
  /** A3, without those of C1. */
  readonly isHeterogeneous: boolean;
  /** S1 of a heterogeneous group, in its order, and their opponents. */
  readonly ofMovedDown: readonly Pair[];
  /** Of the homogeneous group or remainder, in the order of S1. */
  readonly ofRemainder: readonly Pair[];
  /** Whoever moves down, by A2; without the bye. */
  readonly left: readonly Member[];
  readonly bye: Member | undefined;
  /** What of B5 and B6 held in the end. */
  readonly floats: Floats;
  readonly demand: Demand;
  /** What C6 came to: the players left and the pairs without a colour. */
  readonly faults: { readonly left: number; readonly denied: number };
}

export const pairsOf = ({ ofMovedDown, ofRemainder }: PairedGroup): readonly Pair[] => [
  ...ofMovedDown,
  ...ofRemainder,
];

/**
 * C1-C11 and C14 for one score group. Seed 000, 21: in the last round B2, B5 and B6 are waived above 50 % if that
 * gives more pairs. Undefined: the demand cannot be met.
 */
export const pairGroup = (field: Field, group: Group, demand: Demand): PairedGroup | undefined => {
  const strict = pairBy(field, group, demand, 'in force');
  const players = [...group.movedDown, ...group.residents];
  if (players.filter(({ isAboveHalf }) => isAboveHalf).length < 2) return strict;
  const most = Math.floor(players.length / 2);
  if (strict && pairsOf(strict).length === most) return strict;
  const waived = pairBy(field, group, demand, 'waived');
  return waived && pairsOf(waived).length > (strict ? pairsOf(strict).length : -1) ? waived : strict;
};

/*
 * Why this is the first that the procedure reaches. Its returns make nested loops (decisions 0090-0093): p falls last
 * (C14), x rises inside it (C11), B6 and B5 for upfloats fall inside that (C10), then come the opponents of the
 * moved-down players in the order of D1, then B6 and B5 for downfloats (C9), the exchanges of D2 (C8) and the
 * transpositions of D1 (C7). A loop that ends without result is decided by whether any pairing exists inside it: the
 * largest p is the fewest players left, the smallest x the fewest pairs without a colour, both given by one matching of
 * least cost; a criterion on floats holds if the matching without the pairs it forbids costs no more. x never ends
 * below A8, because no pairing of p pairs denies fewer. Transpositions and exchanges are chosen among the matchings of
 * least cost (`first-in-order.ts`).
 */
const pairBy = (
  field: Field,
  group: Group,
  demand: Demand,
  lastRound: LastRound,
): PairedGroup | undefined => {
  const forced = demand.kind === 'complete' ? [] : withoutOpponent(group, field, lastRound);
  const rest = without(group, forced);
  const players = [...rest.movedDown, ...rest.residents];
  const whole: Omit<Stage, 's1'> = {
    field,
    group,
    players,
    forced: demand.kind === 'none' ? [] : forced,
    demand,
    floats: { up: ALL_DROPPED, down: ALL_DROPPED, lastRound },
  };
  const most = mostMovedDown(whole, isHeterogeneous(rest) ? rest.movedDown.length : 0);
  if (!most || (demand.kind === 'lowest' && most.left > players.length - 2)) return undefined;
  const first = droppingUp(most);
  const ofMovedDown = first.problem.movedDown > 0 ? firstOpponents(first) : [];
  const taken = new Set(ofMovedDown.flat());
  const remainder = ofMovedDown.length === 0 ? first : remainderOf(first, taken);
  const last = remainder && droppingDown(remainder);
  if (!last) return undefined;
  const ofRemainder = firstPairs(last);
  for (const player of ofRemainder.flat()) taken.add(player);
  const alone = players.filter(player => !taken.has(player));
  const isLast = demand.kind === 'complete';
  return {
    group,
    forced,
    isHeterogeneous: isHeterogeneous(rest),
    ofMovedDown,
    ofRemainder,
    left: isLast ? [] : [...forced, ...alone].sort((a, b) => a.order - b.order),
    bye: isLast ? alone[0] : undefined,
    floats: last.problem.stage.floats,
    demand,
    faults: { left: most.left, denied: most.denied },
  };
};

/** C14: of the moved-down players, the highest that can all be paired; in the lowest group perhaps none (decision 0093). */
const mostMovedDown = (whole: Omit<Stage, 's1'>, movedDown: number): SolvedGroup | undefined => {
  // Whoever has an opponent by B1 and B2 can be paired; none can only where a demand takes the opponents away.
  const least = ['complete', 'none', 'rest'].includes(whole.demand.kind) || movedDown === 0 ? 0 : 1;
  for (let s1 = movedDown; s1 >= least; s1--) {
    const solved = solveGroup(groupGraph({ ...whole, s1 }));
    if (solved) return solved;
  }
  return undefined;
};

const ORDER: readonly Dropped[] = [IN_FORCE, 1, ALL_DROPPED];

/** C10: the first of upfloats in force, B6 dropped, B5 dropped with which as many pairs and colours are reached. */
const droppingUp = (all: SolvedGroup): SolvedGroup => {
  const { players } = all.problem.stage;
  const isMixed = players.some(({ score }) => score !== players[0]?.score);
  return isMixed && players.some(({ floats }) => floats.includes('up')) ? firstAsGood(all, 'up') : all;
};

/** C9, likewise for downfloats. */
const droppingDown = (all: SolvedGroup): SolvedGroup =>
  all.problem.stage.players.some(({ floats }) => floats.includes('down')) ? firstAsGood(all, 'down') : all;

const firstAsGood = (all: SolvedGroup, direction: 'up' | 'down'): SolvedGroup => {
  const { stage } = all.problem;
  for (const dropped of ORDER.slice(0, -1)) {
    const floats = { ...stage.floats, [direction]: dropped };
    const solved = solveGroup(groupGraph({ ...stage, floats }));
    if (solved && solved.left === all.left && solved.denied === all.denied) return solved;
  }
  return all;
};

const firstOpponents = ({ problem, solved }: SolvedGroup): readonly Pair[] =>
  firstForMovedDown(problem, solved).map(pair => asPair(problem.stage, pair));

const firstPairs = ({ problem, solved }: SolvedGroup): readonly Pair[] =>
  firstInOrder(problem, solved).pairs.map(pair => asPair(problem.stage, pair));

const asPair = ({ players }: Stage, [v, u]: readonly [number, number]): Pair => [
  players[v] as Member,
  players[u] as Member,
];

/** C6: the rest starts at C2 as a homogeneous group. */
const remainderOf = ({ problem }: SolvedGroup, taken: ReadonlySet<Member>): SolvedGroup | undefined => {
  const { stage } = problem;
  const players = stage.players.filter(player => !taken.has(player));
  return solveGroup(groupGraph({ ...stage, players, s1: 0 }));
};
