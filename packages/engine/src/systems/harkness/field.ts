import type { Position } from '../../position/index.ts';
import { compatriotsApart } from '../swiss/compatriots.ts';
import { excludedBy, met } from '../swiss/prohibition.ts';
import { type StepwiseField, stepwiseField } from '../swiss/stepwise-field.ts';
import { byeHadBy, type Card } from './cards.ts';
import type { Settings } from './options.ts';
import { compatriots, forbiddenPair, neverTwice } from './rules.ts';

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
