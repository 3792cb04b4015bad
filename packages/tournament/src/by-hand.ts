import { asPaired, type KeyedBoard, type KeyedBye, type Round, type Seq } from '@pareo/engine/journal';

/* A board that an arbiter made: the page looks at it without the engine. */

/** A question in keys: what the console and the pages name players by. */
export type KeyedQuestion =
  | { readonly kind: 'pair'; readonly players: readonly [number, number] }
  | { readonly kind: 'bye' | 'colour'; readonly player: number }
  | { readonly kind: 'float'; readonly player: number; readonly instead?: number }
  | { readonly kind: 'board'; readonly board: number }
  | { readonly kind: 'rank'; readonly player: number; readonly other?: number };

/** Who made a board by hand, why, and what the engine gave to the two players. */
export interface MadeByHand {
  readonly board: number;
  /** The entry that made it: who and when. */
  readonly entry: Seq;
  readonly change?: string;
  readonly reason?: string;
  readonly engine: readonly KeyedBoard[];
  readonly byes: readonly KeyedBye[];
}

/** The board that is asked about, where the engine has another of its number: by number, or the first one of a player named. */
export const madeByHand = (
  { boards, hand, paired }: Round,
  question: KeyedQuestion,
): MadeByHand | undefined => {
  if (hand === undefined || question.kind === 'rank') return undefined;
  const { change, reason, beside } = hand;
  const named = 'players' in question ? question.players : 'player' in question ? [question.player] : [];
  const isNamed = ({ white, black }: KeyedBoard): boolean => named.includes(white) || named.includes(black);
  const board = boards.map(asPaired).find(one => {
    const engines = beside?.boards.find(({ number }) => number === one.number);
    const isOther = engines?.white !== one.white || engines.black !== one.black;
    return isOther && (question.kind === 'board' ? one.number === question.board : isNamed(one));
  });
  if (board === undefined) return undefined;
  const seated = [board.white, board.black];
  return {
    board: board.number,
    entry: paired,
    ...(change === undefined ? {} : { change }),
    ...(reason === undefined ? {} : { reason }),
    engine: (beside?.boards ?? []).filter(
      ({ white, black }) => seated.includes(white) || seated.includes(black),
    ),
    byes: (beside?.byes ?? []).filter(({ player }) => seated.includes(player)),
  };
};
