import { addEdge, type BitGraph, bitGraph, hasEdge, MaximumMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { Opponents } from '../swiss/opponents.ts';
import { coloursAgree } from './definitions.ts';
import { type Chooser, type DueColours, dueColoursIn } from './due-colours.ts';
import type { Field } from './field.ts';
import { dismissAll } from './group.ts';
import { areFew, permittedExchange, scrutiniseByTrying } from './trying.ts';
import {
  asRanked,
  coloursFirst,
  everybodyIn,
  type OrderOfOpponents,
  type Pairing,
  type Players,
  turnIn,
  unpairedAfter,
  unpairedOf,
} from './walk.ts';

/**
 * The two scrutinies of a group (decision 131). The first makes the pairs compatible (4.1). The second exchanges opponents
 * so that as many players as possible have the colour they are due (5.2); among the pairings that give it to as many,
 * the first in the order of 3.6-3.8 and 4.1-4.3. The matching pairs all of them; when it is left nobody takes part.
 */
export const scrutinise = (field: Field, players: Players, means: Means): readonly Pairing[] => {
  const everybody = everybodyIn(players);
  if (!areFew(everybody)) return scrutiniseByMatching(field, players, means);
  dismissAll(means.matching, everybody);
  return scrutiniseByTrying(field, players) ?? impossible('all of them can be paired');
};

/** The same, and never in vain: whether those behind can still be paired is known before an opponent is taken. */
export const scrutiniseByMatching = (
  field: Field,
  players: Players,
  { matching, dueColours }: Means,
): readonly Pairing[] => {
  const everybody = everybodyIn(players);
  // Nobody is due a colour (7.2).
  if (field.position.round === 1)
    return walk(players, new Opponents(field.legal, matching), coloursFirst(field.settings));
  const chooser = field.settings.isMaxi
    ? chooserByExchange(field, players, matching)
    : dueColours.chooserFor(everybody, matching.mate);
  dismissAll(matching, everybody);
  return walk(players, chooser, coloursFirst(field.settings));
};

/** Each in turn has the first opponent that the chooser leaves them. */
const walk = (players: Players, chooser: Chooser, opponentsOf: OrderOfOpponents): readonly Pairing[] => {
  const made: Pairing[] = [];
  let unpaired = unpairedOf(players);
  for (let turn = turnIn(unpaired, opponentsOf); turn; turn = turnIn(unpaired, opponentsOf)) {
    const { player, candidates, by } = turn;
    const pairing = { player, opponent: chooser.pairWithFirst(player, candidates), by };
    made.push(pairing);
    unpaired = unpairedAfter(unpaired, pairing);
  }
  return made;
};

/** What the groups of a round are paired with. They come one after another, and nobody is in two: one of each serves all. */
export interface Means {
  /** Along the compatible pairs. */
  readonly matching: MaximumMatching;
  readonly dueColours: DueColours;
}

export const meansOf = ({ legal, members }: Field): Means => ({
  matching: new MaximumMatching(legal),
  dueColours: dueColoursIn(legal, members),
});

/** 5.7. */
const chooserByExchange = (field: Field, players: Players, matching: MaximumMatching): Chooser => {
  const everybody = everybodyIn(players);
  const mate = matching.mate.slice();
  const pairs = pairsByExchange(field, firstScrutiny(field, players, matching));
  return dueColoursIn(pairs, everybody).chooserFor(everybody, mate);
};

/** 4.1: the pairing that compatibility alone gives. */
export const firstScrutiny = (
  field: Field,
  players: Players,
  matching: MaximumMatching,
): readonly Pairing[] => walk(players, new Opponents(field.legal, matching), asRanked(field.settings));

/** 5.2: two who are due the same colour. */
export const clashesIn = (pairings: readonly Pairing[]): readonly Pairing[] =>
  pairings.filter(({ player, opponent }) => !coloursAgree(player, opponent));

/**
 * 5.7 (decision 132): the compatible pairs to which somebody comes in the place of one within 100 points; those of the
 * first scrutiny among them.
 */
export const pairsByExchange = ({ legal }: Field, first: readonly Pairing[]): BitGraph => {
  const graph = bitGraph(legal.size);
  const members = first.flatMap(({ player, opponent }) => [player, opponent]);
  const isPermitted = permittedExchange(first);
  for (const [index, a] of members.entries())
    for (const b of members.slice(index + 1))
      if (hasEdge(legal, a.order, b.order) && isPermitted(a, b)) addEdge(graph, a.order, b.order);
  return graph;
};
