import type { StepwiseField } from '../swiss/stepwise-field.ts';
import type { Member } from './definitions.ts';

/** Everybody to be paired, and the pairs that may be made. */
export type Field = StepwiseField<Member>;
