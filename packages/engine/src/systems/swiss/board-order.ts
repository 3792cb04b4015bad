import type { Entrant } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';

export const boardOrder = {
  key: 'basic-rules.3.6',
  id: '3.6',
  article: 'C.04.2, 3.6',
  text: 'Boards are ordered by the score of the higher ranked of the pair, then by the sum of the scores of both, then by the initial ranking of the higher ranked.',
} as const satisfies Rule;

/** Higher ranked: more points, then the smaller pairing number (C.04.2, article 3.6). */
export const byRank = (a: Entrant, b: Entrant): number =>
  b.pairingScore - a.pairingScore || a.place - b.place;

/** Two entrants, the higher ranked first. */
export const rankedPair = (a: Entrant, b: Entrant): readonly [Entrant, Entrant] =>
  byRank(a, b) <= 0 ? [a, b] : [b, a];

/**
 * C.04.2, article 3.6: the score of the higher ranked, then the sum of both, then the initial ranking of the higher
 * ranked. Pairs are given with the higher ranked first.
 */
export const byBoardOrder = (
  [higherA, lowerA]: readonly [Entrant, Entrant],
  [higherB, lowerB]: readonly [Entrant, Entrant],
): number =>
  higherB.pairingScore - higherA.pairingScore ||
  higherB.pairingScore + lowerB.pairingScore - (higherA.pairingScore + lowerA.pairingScore) ||
  higherA.place - higherB.place;
