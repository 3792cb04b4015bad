import type { Entrant } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import type { HandlingId } from '../system.ts';

const boardOrderOf2026 = {
  key: 'basic-rules.3.6',
  id: '3.6',
  article: 'C.04.2, 3.6',
  text: 'Boards are ordered by the score of the higher ranked of the pair, then by the sum of the scores of both, then by the initial ranking of the higher ranked.',
} as const satisfies Rule;

const boardOrderOf2017 = {
  ...boardOrderOf2026,
  key: 'basic-rules.D.9',
  id: 'C.04.2.D.9',
  article: 'C.04.2 (2017), D.9',
} as const satisfies Rule;

const boardOrderOf1998 = {
  ...boardOrderOf2026,
  key: 'basic-rules.F1',
  id: 'F1',
  article: 'Mexican manual, Swiss by rating, F1',
} as const satisfies Rule;

/** The same order in every edition, under its number. Texts that have none are read with the one in force. */
export const boardOrderIn = (handling: HandlingId | undefined): Rule => {
  switch (handling) {
    case 'c04.2-2017':
      return boardOrderOf2017;
    case 'dutch-1998':
      return boardOrderOf1998;
    case 'c04.2-2026':
    case 'harkness':
    case undefined:
      return boardOrderOf2026;
  }
};

/** Higher ranked: more points, then the smaller pairing number (C.04.2, article 3.6). */
export const byRank = (a: Entrant, b: Entrant): number =>
  b.pairingScore - a.pairingScore || a.place - b.place;

/** Two entrants, the higher ranked first. */
export const rankedPair = (a: Entrant, b: Entrant): readonly [Entrant, Entrant] =>
  byRank(a, b) <= 0 ? [a, b] : [b, a];

/** The order of boards where a text counts scores or numbers its own way. */
export const boardsBy =
  <Player>(scoreOf: (player: Player) => number, numberOf: (player: Player) => number) =>
  ([higherA, lowerA]: readonly [Player, Player], [higherB, lowerB]: readonly [Player, Player]): number =>
    scoreOf(higherB) - scoreOf(higherA) ||
    scoreOf(higherB) + scoreOf(lowerB) - (scoreOf(higherA) + scoreOf(lowerA)) ||
    numberOf(higherA) - numberOf(higherB);

/**
 * C.04.2, article 3.6: the score of the higher ranked, then the sum of both, then the initial ranking of the higher
 * ranked. Pairs are given with the higher ranked first.
 */
export const byBoardOrder = boardsBy<Entrant>(
  ({ pairingScore }) => pairingScore,
  ({ place }) => place,
);
