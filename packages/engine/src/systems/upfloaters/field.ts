import type { Position } from '../../position/index.ts';
import { type Colours, colourBy } from '../swiss/colours.ts';
import { excludedBy, type Forbidding, listed } from '../swiss/prohibition.ts';
import { type StepwiseField, stepwiseField } from '../swiss/stepwise-field.ts';
import type { Contender } from './contender.ts';
import type { RoundTerms } from './texts-of-two.ts';

/** Everybody to be paired, by pairing number, with the pairs that C1 and the arbiter leave. */
export interface Field extends StepwiseField<Contender> {
  readonly terms: RoundTerms;
}

export const fieldOf = (position: Position, members: readonly Contender[], terms: RoundTerms): Field => {
  const {
    rules: { c1, forbiddenPair },
    chosen = [],
  } = terms;
  const field = stepwiseField(position, members, {
    prohibitions: [{ ...c1, ...metInMatch }, excludedBy(position, forbiddenPair), ...chosen],
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
  });
  return { ...field, terms };
};

/** C1. */
const metInMatch: Forbidding<Contender> = {
  ...listed(({ met }) => new Set(met.keys())),
  since: (a, b) => a.met.get(b.id),
};

/** Article 4. */
export const coloursIn = ({ position, terms }: Field, pair: readonly [Contender, Contender]): Colours =>
  colourBy(terms.colourRules, pair, position);
