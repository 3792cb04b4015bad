import type { PlayerId } from '../../model/index.ts';
import type { Entrant } from '../../position/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import type { WorkedRound } from '../define.ts';
import { byBoardOrder, rankedPair } from './board-order.ts';
import type { Colours } from './colours.ts';

/** Somebody paired by a Swiss system. */
export interface Paired {
  readonly id: PlayerId;
  readonly entrant: Entrant;
  /** Order by score and pairing number over the whole field. */
  readonly order: number;
}

/** A round with its rulings on demand; those of the colours can be had alone. */
export interface SwissRound extends WorkedRound {
  readonly colours: () => readonly Ruling[];
}

/** Two who meet, the higher ranked first, with their colours. */
export interface Coloured extends Colours {
  readonly pair: readonly { readonly id: PlayerId }[];
}

/** All that is decided of a round. */
export interface DecidedRound {
  /** In the order of the boards. */
  readonly coloured: readonly Coloured[];
  readonly bye: { readonly id: PlayerId } | undefined;
  /** Why the pairs, floats and the bye are what they are; the rulings of the colours are added. */
  readonly rulings: () => readonly Ruling[];
}

/** The boards of a Swiss round, the bye, and the rulings on demand. */
export const swissRound = ({ coloured, bye, rulings }: DecidedRound): SwissRound => {
  const colours = () =>
    coloured.map(({ pair, white, black, rule }) =>
      ruling('colour', rule, [white, black], { because: pair.map(({ id }) => id) }),
    );
  return {
    boards: coloured.map(({ white, black }, index) => ({ number: index + 1, white, black })),
    byes: bye ? [{ player: bye.id, kind: 'pairing-bye' }] : [],
    colours,
    rulings: () => [...rulings(), ...colours()],
  };
};

interface Boards<Made> {
  /** Negative: the first has the better board. */
  readonly byBoards: (a: Made, b: Made) => number;
  /** The higher ranked first. */
  readonly pairOf: (made: Made) => Coloured['pair'];
  readonly coloursOf: (made: Made) => Colours;
}

/** What was made of two players, with their colours, in the order of the boards. */
export const onBoards = <Made>(
  made: readonly Made[],
  { byBoards, pairOf, coloursOf }: Boards<Made>,
): readonly Coloured[] =>
  [...made].sort(byBoards).map(each => {
    const { white, black, rule } = coloursOf(each);
    return { pair: pairOf(each), white, black, rule };
  });

interface ColoursOf<Member> {
  /** Who has White; the higher ranked of the two is given first. */
  readonly coloursOf: (pair: readonly [Member, Member]) => Colours;
  /** Negative: the first is the higher ranked of the two, for colours. Absent: by their order. */
  readonly byRank?: (a: Member, b: Member) => number;
}

/** Pairs with their colours, in the order of C.04.2, article 3.6. */
export const inBoardOrder = <Member extends Paired>(
  pairs: readonly (readonly [Member, Member])[],
  { coloursOf, byRank = (a, b) => a.order - b.order }: ColoursOf<Member>,
): readonly Coloured[] =>
  onBoards(
    pairs.map(([a, b]) => ({
      ranked: rankedPair(a.entrant, b.entrant),
      pair: byRank(a, b) < 0 ? ([a, b] as const) : ([b, a] as const),
    })),
    {
      byBoards: (a, b) => byBoardOrder(a.ranked, b.ranked),
      pairOf: ({ pair }) => pair,
      coloursOf: ({ pair }) => coloursOf(pair),
    },
  );
