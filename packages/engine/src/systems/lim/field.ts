import type { BitGraph } from '../../matching/index.ts';
import type { Position } from '../../position/index.ts';
import { type StepwiseField, stepwiseField } from '../swiss/stepwise-field.ts';
import { prohibitionsFor } from './compatibility.ts';
import { type Member, medianScore, membersOf } from './definitions.ts';
import type { Settings } from './options.ts';

/** Everybody to be paired, from the highest ranked down, with the compatible pairs: those that 2.1 leaves. */
export interface Field extends StepwiseField<Member> {
  readonly settings: Settings;
  /** All compatible pairs, also where only some of them may be made: what 2.3 and 3.9 look at. */
  readonly known: BitGraph;
  /** 2.2: the score of the median group, whether anybody has it or not. */
  readonly median: number;
}

export const fieldOf = (position: Position, settings: Settings): Field => {
  const field = stepwiseField(position, membersOf(position), {
    prohibitions: prohibitionsFor(position, settings),
    // C.04.1.d.
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
  });
  return { ...field, settings, known: field.legal, median: medianScore(position) };
};
