import type { PlayerId } from '../../model/index.ts';
import type { Entrant } from '../../position/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import type { WorkedRound } from '../define.ts';
import { byBoardOrder, rankedPair } from './board-order.ts';
import type { Colours } from './colours.ts';

/** Somebody paired by a Swiss system. */
export interface Paired {
  readonly entrant: Entrant;
  /** Order by score and pairing number over the whole field. */
  readonly order: number;
}

export interface DecidedRound<Member extends Paired> {
  readonly pairs: readonly (readonly [Member, Member])[];
  readonly bye: Member | undefined;
  /** Negative: the first is the higher ranked of the two, for colours. Absent: by their order. */
  readonly byRank?: (a: Member, b: Member) => number;
  /** Who has White; the higher ranked of the two is given first. */
  readonly coloursOf: (pair: readonly [Member, Member]) => Colours;
  /** Why the pairs, floats and the bye are what they are; the rulings of the colours are added. */
  readonly rulings: () => readonly Ruling[];
}

/** A round with its rulings on demand; those of the colours can be had alone. */
export interface SwissRound extends WorkedRound {
  readonly colours: () => readonly Ruling[];
}

/** The boards of a Swiss round in their order, with colours, the bye, and the rulings on demand. */
export const swissRound = <Member extends Paired>({
  pairs,
  bye,
  byRank = (a, b) => a.order - b.order,
  coloursOf,
  rulings,
}: DecidedRound<Member>): SwissRound => {
  const coloured = pairs
    .map(([a, b]) => ({
      board: rankedPair(a.entrant, b.entrant),
      pair: byRank(a, b) < 0 ? ([a, b] as const) : ([b, a] as const),
    }))
    .sort((a, b) => byBoardOrder(a.board, b.board))
    .map(({ pair }) => ({ pair, ...coloursOf(pair) }));
  const colours = () =>
    coloured.map(({ pair, white, black, rule }) =>
      ruling('colour', rule, [white, black], {
        because: pair.map(({ entrant }): PlayerId => entrant.id),
      }),
    );
  return {
    boards: coloured.map(({ white, black }, index) => ({ number: index + 1, white, black })),
    byes: bye ? [{ player: bye.entrant.id, kind: 'pairing-bye' }] : [],
    colours,
    rulings: () => [...rulings(), ...colours()],
  };
};
