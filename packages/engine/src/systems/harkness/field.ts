import { decimalOf } from '../../model/index.ts';
import { drawnOrder } from '../../model/lots.ts';
import type { Position } from '../../position/index.ts';
import type { ByeLadder } from '../swiss/bye-ladder.ts';
import { compatriotsApart } from '../swiss/compatriots.ts';
import { excludedBy, met } from '../swiss/prohibition.ts';
import { countedOn } from '../swiss/steps.ts';
import { type StepwiseField, stepwiseField } from '../swiss/stepwise-field.ts';
import { byeHadBy, type Card } from './cards.ts';
import type { Settings } from './options.ts';
import { byeByLot, bye as byeRule, compatriots, forbiddenPair, neverTwice } from './rules.ts';

/** Everybody to be paired, in the order of score and number, and who may meet whom. */
export type Field = StepwiseField<Card>;

export const fieldOf = (
  position: Position,
  members: readonly Card[],
  { keepsCompatriotsApart }: Pick<Settings, 'keepsCompatriotsApart'>,
): Field =>
  stepwiseField(position, members, {
    prohibitions: [
      { ...neverTwice, ...met },
      excludedBy(position, forbiddenPair),
      ...compatriotsApart(position, compatriots, keepsCompatriotsApart),
    ],
    // III.
    mayHaveBye: card => byeHadBy(card) === undefined,
  });

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
