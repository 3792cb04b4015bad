import { addEdge, type BitGraph, bitGraph, hasEdge, MaximumMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { areWithinLimit, coloursAgree, type Member } from './definitions.ts';
import { type Chooser, type DueColours, dueColoursIn } from './due-colours.ts';
import type { Field } from './field.ts';
import { type Direction, dismissAll, fromTheBottom, fromTheTop } from './group.ts';
import { Opponents } from './opponents.ts';

/** Who chose an opponent, and whom. */
export interface Pairing {
  readonly player: Member;
  readonly opponent: Member;
  readonly by: 'floater' | 'resident';
}

/** Players of a group who can all be paired; floaters in the order in which they choose. */
export interface Players {
  readonly direction: Direction;
  readonly floaters: readonly Member[];
  readonly residents: readonly Member[];
}

/**
 * The two scrutinies of a group (decision 131). The first makes the pairs compatible (4.1). The second exchanges opponents
 * so that as many players as possible have the colour they are due (5.2); among the pairings that give it to as many,
 * the first in the order of 3.6-3.8 and 4.1-4.3. The matching pairs all of them; when it is left nobody takes part.
 */
export const scrutinise = (
  field: Field,
  players: Players,
  { matching, dueColours }: Means,
): readonly Pairing[] => {
  const everybody = everybodyIn(players);
  // Nobody is due a colour (7.2), or there is nobody to exchange with.
  if (field.position.round === 1 || everybody.length <= 2)
    return walk(players, new Opponents(field.compatible, matching), coloursFirst);
  const chooser = field.settings.isMaxi
    ? chooserByExchange(field, players, matching)
    : dueColours.chooserFor(everybody, matching.mate);
  dismissAll(matching, everybody);
  return walk(players, chooser, coloursFirst);
};

/** What the groups of a round are paired with. They come one after another, and nobody is in two: one of each serves all. */
export interface Means {
  /** Along the compatible pairs. */
  readonly matching: MaximumMatching;
  readonly dueColours: DueColours;
}

export const meansOf = ({ compatible, members }: Field): Means => ({
  matching: new MaximumMatching(compatible),
  dueColours: dueColoursIn(compatible, members),
});

/** 5.7. */
const chooserByExchange = (field: Field, players: Players, matching: MaximumMatching): Chooser => {
  const everybody = everybodyIn(players);
  const mate = matching.mate.slice();
  const pairs = pairsByExchange(field, firstScrutiny(field, players, matching));
  return dueColoursIn(pairs, everybody).chooserFor(everybody, mate);
};

export const everybodyIn = ({ floaters, residents }: Players): readonly Member[] => [
  ...floaters,
  ...residents,
];

/** 4.1: the pairing that compatibility alone gives. */
export const firstScrutiny = (
  field: Field,
  players: Players,
  matching: MaximumMatching,
): readonly Pairing[] =>
  walk(players, new Opponents(field.compatible, matching), (_, candidates) => candidates);

/** 5.2: two who are due the same colour. */
export const clashesIn = (pairings: readonly Pairing[]): readonly Pairing[] =>
  pairings.filter(({ player, opponent }) => !coloursAgree(player, opponent));

/**
 * 5.7 (decision 132): the compatible pairs to which somebody comes in the place of one within 100 points; those of the
 * first scrutiny among them.
 */
export const pairsByExchange = ({ compatible }: Field, first: readonly Pairing[]): BitGraph => {
  const graph = bitGraph(compatible.size);
  const members = first.flatMap(({ player, opponent }) => [player, opponent]);
  const addNear = (player: Member, before: Member): void => {
    for (const other of members)
      if (hasEdge(compatible, player.order, other.order) && areWithinLimit(before, other))
        addEdge(graph, player.order, other.order);
  };
  for (const { player, opponent } of first) {
    addNear(player, opponent);
    addNear(opponent, player);
  }
  return graph;
};

type OrderOfOpponents = (floater: Member, candidates: readonly Member[]) => readonly Member[];

/** 3.8: of those ranked highest (lowest) first, the ones due the opposite colour before the others. */
export const coloursFirst: OrderOfOpponents = (floater, candidates) => [
  ...candidates.filter(member => coloursAgree(floater, member)),
  ...candidates.filter(member => !coloursAgree(floater, member)),
];

/** 3.6, 3.7, then 4.1: each in turn has the first opponent that the chooser leaves them. */
const walk = (
  { direction, floaters, residents }: Players,
  chooser: Chooser,
  opponentsOf: OrderOfOpponents,
): readonly Pairing[] => {
  const made: Pairing[] = [];
  let left = [...floaters, ...residents].sort(rankIn(direction));
  const pair = (player: Member, candidates: readonly Member[], by: Pairing['by']): void => {
    const opponent = chooser.pairWithFirst(player, candidates);
    made.push({ player, opponent, by });
    left = left.filter(member => member !== player && member !== opponent);
  };
  for (const floater of floaters)
    if (left.includes(floater))
      pair(
        floater,
        opponentsOf(
          floater,
          left.filter(member => member !== floater),
        ),
        'floater',
      );
  while (left.length > 0)
    pair(left[0] ?? impossible('somebody is left'), inOrderOfExchange(left), 'resident');
  return made;
};

export const rankIn = (direction: Direction) => (direction === 'down' ? fromTheTop : fromTheBottom);

/**
 * 2.4, 4.2 and 4.3: the opponents of the first player in the order in which they are tried: those of the other half,
 * then those of his own half from the nearest to it. Six players: 4, 5, 6, 3, 2.
 */
export const inOrderOfExchange = <Player>(players: readonly Player[]): readonly Player[] => {
  const half = players.length / 2;
  return [...players.slice(half), ...players.slice(1, half).reverse()];
};
