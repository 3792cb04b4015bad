import { hasBit, hasEdge, type MaximumMatching } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { areWithinLimit, coloursAgree, type Member } from './definitions.ts';
import type { Field } from './field.ts';
import { type Direction, fromTheBottom, fromTheTop } from './group.ts';

/** Who chose an opponent, whom, and who was tried before. */
export interface Pairing {
  readonly player: Member;
  readonly opponent: Member;
  /** The first in the order of 3.8 or 4.2 whom the player did not get. */
  readonly passed: readonly Member[];
  /** Passed only for the colours (5.2): could have been the opponent. */
  readonly exchanged: Member | undefined;
  /** 5.7: another would suit the colours, but his rating is too far away. */
  readonly isKeptByLimit: boolean;
  readonly by: 'floater' | 'resident';
}

/** Players of a group who can all be paired; floaters in the order in which they choose. */
export interface Players {
  readonly direction: Direction;
  readonly floaters: readonly Member[];
  readonly residents: readonly Member[];
  /** Of all of them, nobody left over. It is used up. */
  readonly matching: MaximumMatching;
}

/**
 * Articles 3.6-3.8, then 2.4, 4 and 5.2 in one walk (decision 84): each player in turn takes the first available
 * opponent who is due the other colour, otherwise the first available.
 */
export const scrutinise = (
  field: Field,
  { direction, floaters, residents, matching }: Players,
): readonly Pairing[] => {
  const rank = direction === 'down' ? fromTheTop : fromTheBottom;
  const made: Pairing[] = [];
  let left = [...floaters, ...residents].sort(rank);
  const pair = (player: Member, candidates: readonly Member[], by: Pairing['by']): void => {
    const pairing = { ...opponentOf(player, { field, matching, candidates }), by };
    made.push(pairing);
    left = left.filter(member => member !== player && member !== pairing.opponent);
  };
  for (const floater of floaters)
    if (left.includes(floater))
      pair(
        floater,
        left.filter(member => member !== floater),
        'floater',
      );
  while (left.length > 0)
    pair(left[0] ?? impossible('somebody is left'), inOrderOfExchange(left), 'resident');
  return made;
};

/**
 * 2.4, 4.2 and 4.3: the opponents of the first player in the order in which they are tried: those of the other half,
 * then those of his own half from the nearest to it. Six players: 4, 5, 6, 3, 2.
 */
export const inOrderOfExchange = <Player>(players: readonly Player[]): readonly Player[] => {
  const half = players.length / 2;
  return [...players.slice(half), ...players.slice(1, half).reverse()];
};

interface Choosing {
  readonly field: Field;
  readonly matching: MaximumMatching;
  readonly candidates: readonly Member[];
}

/*
 * Available (4.4): compatible, and the others can still all be paired. With a matching of everybody at hand, take the
 * player out; his partner is the only one left over, and the vertices that could be left over in his place (the outer
 * ones of the alternating tree) are exactly those without whom the others can all be paired. So the first available
 * opponent is the one that trying every way to pair the rest would give.
 */
const opponentOf = (player: Member, { field, matching, candidates }: Choosing): Omit<Pairing, 'by'> => {
  const lonely = matching.dismiss(player.order);
  let outer: Uint32Array | undefined;
  const canBeSpared = (order: number): boolean => {
    if (order === lonely || hasEdge(field.compatible, lonely, matching.mate[order] as number)) return true;
    if (!outer) {
      matching.augmentFrom(lonely);
      outer = matching.outerVertices();
    }
    return hasBit(outer, order);
  };
  const isAvailable = ({ order }: Member): boolean =>
    hasEdge(field.compatible, player.order, order) && canBeSpared(order);
  const first = candidates.find(isAvailable) ?? impossible('whoever can be paired has an available opponent');
  const suits = (member: Member) => coloursAgree(player, member) && isAvailable(member);
  // 3.8, 5.2: an exchange for the colours; 5.7: in Maxi-tournaments only within 100 points.
  const { isMaxi } = field.settings;
  const better = coloursAgree(player, first)
    ? undefined
    : candidates.find(member => (!isMaxi || areWithinLimit(member, first)) && suits(member));
  const opponent = better ?? first;
  const isKeptByLimit = isMaxi && !coloursAgree(player, opponent) && candidates.some(suits);
  spare(opponent.order, lonely, { field, matching });
  return {
    player,
    opponent,
    passed: candidates.slice(0, candidates.indexOf(opponent)),
    exchanged: opponent === first ? undefined : first,
    isKeptByLimit,
  };
};

/** Takes the opponent out of the matching too, so that the others are all paired again. */
const spare = (
  opponent: number,
  lonely: number,
  { field, matching }: Pick<Choosing, 'field' | 'matching'>,
): void => {
  const mate = matching.mate[opponent] as number;
  if (opponent !== lonely && hasEdge(field.compatible, lonely, mate)) {
    matching.mate[opponent] = -1;
    matching.mate[lonely] = mate;
    matching.mate[mate] = lonely;
  } else if (opponent !== lonely) matching.leaveOver(opponent);
  matching.dismiss(opponent);
};
