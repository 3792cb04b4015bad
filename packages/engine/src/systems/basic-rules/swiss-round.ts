import type { Position } from '../../position/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import type { WorkedRound } from '../define.ts';
import { byBoardOrder } from './board-order.ts';
import type { Colours } from './colours.ts';

/** Somebody paired by a Swiss system. */
export interface SwissMember {
  readonly entrant: Position['entrants'][number];
  /** Order by score and pairing number over the whole field. */
  readonly order: number;
}

export interface DecidedRound<Member extends SwissMember> {
  readonly pairs: readonly (readonly [Member, Member])[];
  readonly bye: Member | undefined;
  /** Who has White; the higher ranked of the two is given first. */
  readonly coloursOf: (pair: readonly [Member, Member]) => Colours;
  /** Why the pairs, floats and the bye are what they are; the rulings of the colours are added. */
  readonly rulings: () => readonly Ruling[];
}

/** The boards of a Swiss round in their order, with colours, the bye, and the rulings on demand. */
export const swissRound = <Member extends SwissMember>(decided: DecidedRound<Member>): WorkedRound => {
  const { pairs, bye, coloursOf, rulings } = decided;
  const coloured = pairs
    .map(([a, b]) => (a.order < b.order ? ([a, b] as const) : ([b, a] as const)))
    .sort(([a, x], [b, y]) => byBoardOrder([a.entrant, x.entrant], [b.entrant, y.entrant]))
    .map(pair => ({ pair, ...coloursOf(pair) }));
  return {
    boards: coloured.map(({ white, black }, index) => ({ number: index + 1, white, black })),
    byes: bye ? [{ player: bye.entrant.id, kind: 'pairing-bye' }] : [],
    rulings: () => [
      ...rulings(),
      ...coloured.map(({ pair, white, black, rule }) =>
        ruling('colour', rule, [white, black], { because: pair.map(({ entrant }) => entrant.id) }),
      ),
    ],
  };
};
