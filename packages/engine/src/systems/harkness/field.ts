import { decimalOf } from '../../model/index.ts';
import { drawnOrder } from '../../model/lots.ts';
import type { Position } from '../../position/index.ts';
import type { ByeLadder } from '../swiss/bye-ladder.ts';
import { compatriotsApart } from '../swiss/compatriots.ts';
import { legalPairs } from '../swiss/legal-pairs.ts';
import type { Pairable } from '../swiss/pairable.ts';
import { excludedBy, met, type Prohibition } from '../swiss/prohibition.ts';
import { countedOn } from '../swiss/steps.ts';
import { byeHadBy, type Card } from './cards.ts';
import type { Settings } from './options.ts';
import { byeByLot, bye as byeRule, compatriots, forbiddenPair, neverTwice } from './rules.ts';

/** Everybody to be paired, in the order of score and number, and who may meet whom. */
export interface Field extends Pairable<Card> {
  readonly position: Position;
  /** In the order in which they are cited. */
  readonly prohibitions: readonly Prohibition<Card>[];
}

export const fieldOf = (
  position: Position,
  members: readonly Card[],
  { keepsCompatriotsApart }: Pick<Settings, 'keepsCompatriotsApart'>,
): Field => {
  const prohibitions = [
    { ...neverTwice, ...met },
    excludedBy(position, forbiddenPair),
    ...compatriotsApart(position, compatriots, keepsCompatriotsApart),
  ];
  return {
    position,
    members,
    prohibitions,
    legal: legalPairs(members, prohibitions),
    // III.
    mayHaveBye: card => byeHadBy(card) === undefined,
  };
};

/** III, 4: the lowest score, and there the lowest rated, or whom the lot names. */
export const byeLadder = ({ byeTo, lot }: Settings): ByeLadder<Card> => ({
  counts: card => [countedOn(byeRule, decimalOf(card.score), card)],
  order: byeTo === 'by-lot' ? byeByLot : byeRule,
  offered: cards => {
    const fromLast = [...cards].reverse();
    if (byeTo === 'lowest-rated') return fromLast;
    const drawn = drawnOrder(fromLast, lot, ({ id }) => id);
    return [...drawn].sort((a, b) => a.score - b.score);
  },
});
