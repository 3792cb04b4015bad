import type { KeyedBoard, PlayerKey } from '../journal/index.ts';

/** By key, whoever is paired. A team has no board. */
type Paired = Readonly<Record<number, { readonly key: number; readonly board?: number }>>;

/**
 * Boards have their numbers by the order of the regulation, but for those who must sit at one board (`fix-board`, decision 1321): theirs
 * is given first, and the others go on in their order. Of two who meet the lower of their boards holds; of two boards that are to have one
 * number, the one that comes first in the order has it, and the other goes where the order puts it.
 */
export const seatedAt = (players: Paired, boards: readonly KeyedBoard[]): readonly KeyedBoard[] => {
  const taken = new Map<number, KeyedBoard>();
  const others: KeyedBoard[] = [];
  for (const board of boards) {
    const fixed = fixedOn(players, board);
    if (fixed === undefined || taken.has(fixed.number)) others.push(board);
    else taken.set(fixed.number, { ...board, ...fixed });
  }
  if (taken.size === 0) return boards;
  let next = 0;
  const inOrder = others.map(board => {
    do next += 1;
    while (taken.has(next));
    return { ...board, number: next };
  });
  return [...taken.values(), ...inOrder].sort((a, b) => a.number - b.number);
};

const fixedOn = (
  players: Paired,
  { white, black }: KeyedBoard,
): { readonly number: number; readonly fixed: PlayerKey } | undefined => {
  const wanted = [white, black].flatMap(key => {
    const board = players[key]?.board;
    return board === undefined ? [] : [{ number: board, fixed: key as number as PlayerKey }];
  });
  return wanted.sort((a, b) => a.number - b.number)[0];
};
