import { numberIn } from '../basic-rules/chosen-values.ts';
import type { OptionSpec, Options } from '../system.ts';

/** 1.1.2: the rating that the arbiter gives to whoever has none (decision 0060). */
const PROVISIONAL_RATING = 'provisional-rating';

export const DUBOV_OPTIONS = [
  { name: PROVISIONAL_RATING, kind: 'number', minimum: 0, maximum: 4000, default: 0 },
] as const satisfies readonly OptionSpec[];

export const provisionalRatingIn = (options: Options): number => numberIn(options, PROVISIONAL_RATING);
