import type { PlayerId } from '../../../model/index.ts';

/** A complete round: who meets whom, and who has the bye. */
export interface LiteralRound {
  readonly rivalOf: ReadonlyMap<PlayerId, PlayerId | 'bye'>;
}

/** Every complete round of these players, one after the other: for small fields only. */
export const everyRound = (
  players: readonly PlayerId[],
  mayMeet: (a: PlayerId, b: PlayerId) => boolean,
  mayRest: (player: PlayerId) => boolean,
): readonly LiteralRound[] => {
  const rounds: LiteralRound[] = [];
  const complete = (
    free: readonly PlayerId[],
    rivals: readonly (readonly [PlayerId, PlayerId | 'bye'])[],
  ) => {
    const [first, ...others] = free;
    if (first === undefined) {
      rounds.push({ rivalOf: new Map(rivals) });
      return;
    }
    for (const other of others)
      if (mayMeet(first, other))
        complete(
          others.filter(id => id !== other),
          [...rivals, [first, other], [other, first]],
        );
    if (free.length % 2 === 1 && mayRest(first)) complete(others, [...rivals, [first, 'bye']]);
  };
  complete(players, []);
  return rounds;
};

/** Those of the rounds that grant the wish, if any does; all of them otherwise. */
export const grant = (
  rounds: readonly LiteralRound[],
  wish: (round: LiteralRound) => boolean,
): { readonly rounds: readonly LiteralRound[]; readonly granted: boolean } => {
  const left = rounds.filter(wish);
  return left.length > 0 ? { rounds: left, granted: true } : { rounds, granted: false };
};

/** Of the candidates in their order, the first whom some round gives the player; the rounds that do. */
export const meetFirst = (
  rounds: readonly LiteralRound[],
  player: PlayerId,
  candidates: readonly PlayerId[],
): { readonly rounds: readonly LiteralRound[]; readonly rival: PlayerId | undefined } => {
  for (const rival of candidates) {
    const left = rounds.filter(({ rivalOf }) => rivalOf.get(player) === rival);
    if (left.length > 0) return { rounds: left, rival };
  }
  return { rounds, rival: undefined };
};
