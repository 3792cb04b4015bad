import type { Position } from '../../position/index.ts';
import { type Ruling, ruling } from '../../rules/index.ts';
import type { WorkedRound } from '../define.ts';
import { byBoardOrder, rankedPair } from '../swiss/board-order.ts';
import { allocateColours, type ColourRule } from './colours-2026.ts';
import { byRanking, type Member } from './definitions.ts';

/** Everything decided about a round but its colours. */
export interface DecidedRound {
  readonly position: Position;
  readonly pairs: readonly (readonly [Member, Member])[];
  readonly bye: Member | undefined;
  readonly colourRules: readonly ColourRule[];
  /** Of boards, floats and the bye. */
  readonly rulings: () => readonly Ruling[];
}

/** Boards in the order of C.04.2, article 3.6, each with its colours. */
export const roundOf = ({ position, bye, ...decided }: DecidedRound): WorkedRound => {
  const coloured = decided.pairs
    .map(([a, b]) => {
      const pair: readonly [Member, Member] = byRanking(a, b) < 0 ? [a, b] : [b, a];
      const colours = allocateColours(decided.colourRules, pair, position);
      return { pair, colours, board: rankedPair(a.entrant, b.entrant) };
    })
    .sort((a, b) => byBoardOrder(a.board, b.board));
  return {
    boards: coloured.map(({ colours: { white, black } }, index) => ({ number: index + 1, white, black })),
    byes: bye ? [{ player: bye.id, kind: 'pairing-bye' }] : [],
    rulings: () => [
      ...decided.rulings(),
      ...coloured.map(({ pair, colours }) =>
        ruling('colour', colours.rule, [colours.white, colours.black], {
          because: pair.map(member => member.id),
        }),
      ),
    ],
  };
};
