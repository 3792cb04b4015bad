import { coloursAgree, type Member } from './definitions.ts';
import { type Direction, fromTheBottom, fromTheTop } from './group.ts';
import type { FloatersMeet, Settings } from './options.ts';

/** Who chose an opponent, and whom. */
export interface Pairing {
  readonly player: Member;
  readonly opponent: Member;
  readonly by: 'floater' | 'resident';
}

/** Players of a group; floaters in the order in which they choose. */
export interface Players {
  readonly direction: Direction;
  readonly floaters: readonly Member[];
  readonly residents: readonly Member[];
}

export const everybodyIn = ({ floaters, residents }: Players): readonly Member[] => [
  ...floaters,
  ...residents,
];

/** In which order a floater's opponents are tried. */
export type OrderOfOpponents = (floater: Member, candidates: readonly Member[]) => readonly Member[];

/** Those not paired yet: floaters in the order in which they choose, and everybody by rank. */
export interface Unpaired {
  readonly floaters: readonly Member[];
  readonly left: readonly Member[];
}

export const unpairedOf = (players: Players): Unpaired => ({
  floaters: players.floaters,
  left: [...everybodyIn(players)].sort(rankIn(players.direction)),
});

export const unpairedAfter = ({ floaters, left }: Unpaired, { player, opponent }: Pairing): Unpaired => {
  const isLeft = (member: Member): boolean => member !== player && member !== opponent;
  return { floaters: floaters.length === 0 ? floaters : floaters.filter(isLeft), left: left.filter(isLeft) };
};

/** Who chooses now, and the opponents in the order in which they are tried. */
export interface Turn {
  readonly player: Member;
  readonly candidates: readonly Member[];
  readonly by: Pairing['by'];
}

/** 3.6 and 3.7, then 4.1; undefined when everybody is paired. */
export const turnIn = (
  { floaters: [floater], left }: Unpaired,
  opponentsOf: OrderOfOpponents,
): Turn | undefined => {
  if (floater) {
    const others = left.filter(member => member !== floater);
    return { player: floater, candidates: opponentsOf(floater, others), by: 'floater' };
  }
  const [first] = left;
  return first && { player: first, candidates: inOrderOfExchange(left), by: 'resident' };
};

/**
 * 3.8: of those ranked highest (lowest) first, the ones due the opposite colour before the others. Seed 000, 10.8 begins at the
 * other end.
 */
export const coloursFirst =
  ({ floatersMeet }: Pick<Settings, 'floatersMeet'>): OrderOfOpponents =>
  (floater, candidates) => {
    const offered = offeredBy(floatersMeet, candidates);
    return [
      ...offered.filter(member => coloursAgree(floater, member)),
      ...offered.filter(member => !coloursAgree(floater, member)),
    ];
  };

/** The first scrutiny looks at no colours due (decision 132). */
export const asRanked =
  ({ floatersMeet }: Pick<Settings, 'floatersMeet'>): OrderOfOpponents =>
  (_, candidates) =>
    offeredBy(floatersMeet, candidates);

/** The candidates come from the highest down when pairing downwards, from the lowest up when pairing upwards. */
export const offeredBy = (meet: FloatersMeet, candidates: readonly Member[]): readonly Member[] =>
  meet === 'highest-downwards' ? candidates : [...candidates].reverse();

export const rankIn = (direction: Direction) => (direction === 'down' ? fromTheTop : fromTheBottom);

/**
 * 2.4, 4.2 and 4.3: the opponents of the first player in the order in which they are tried: those of the other half,
 * then those of his own half from the nearest to it. Six players: 4, 5, 6, 3, 2.
 */
export const inOrderOfExchange = <Player>(players: readonly Player[]): readonly Player[] => {
  const half = players.length / 2;
  return [...players.slice(half), ...players.slice(1, half).reverse()];
};
