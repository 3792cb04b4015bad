import type { Board, Bye, Pairing } from '../systems/system.ts';

/** The same boards with the same colours, in the same order, and the same byes. */
export const isSamePairing = (one: Pairing, other: Pairing): boolean =>
  sameList(one.boards, other.boards, boardKey) && sameList(one.byes, other.byes, byeKey);

const boardKey = ({ number, white, black, games = 1, group = '' }: Board): string =>
  [number, white, black, games, group].join(' ');
const byeKey = ({ player, kind }: Bye): string => `${player} ${kind}`;

const sameList = <Item>(
  one: readonly Item[],
  other: readonly Item[],
  keyOf: (item: Item) => string,
): boolean =>
  one.length === other.length &&
  one.every((item, index) => {
    const counterpart = other[index];
    return counterpart !== undefined && keyOf(item) === keyOf(counterpart);
  });
