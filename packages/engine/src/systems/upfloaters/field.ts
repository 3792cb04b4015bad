import type { Position } from '../../position/index.ts';
import { type Colours, colourBy } from '../swiss/colours.ts';
import { legalPairs } from '../swiss/legal-pairs.ts';
import type { Pairable } from '../swiss/pairable.ts';
import { excludedBy, type Forbidding, listed, type Prohibition } from '../swiss/prohibition.ts';
import type { Contender } from './contender.ts';
import type { RoundTerms } from './texts-of-two.ts';

/** Everybody to be paired, by pairing number, with the pairs that C1 and the arbiter leave. */
export interface Field extends Pairable<Contender> {
  readonly position: Position;
  readonly terms: RoundTerms;
  /** In the order in which they are cited. */
  readonly prohibitions: readonly Prohibition<Contender>[];
}

export const fieldOf = (position: Position, members: readonly Contender[], terms: RoundTerms): Field => {
  const {
    rules: { c1, forbiddenPair },
    chosen = [],
  } = terms;
  const prohibitions = [{ ...c1, ...metInMatch }, excludedBy(position, forbiddenPair), ...chosen];
  return {
    position,
    terms,
    members,
    prohibitions,
    legal: legalPairs(members, prohibitions),
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
  };
};

/** C1. */
const metInMatch: Forbidding<Contender> = {
  ...listed(({ met }) => new Set(met.keys())),
  since: (a, b) => a.met.get(b.id),
};

/** Article 4. */
export const coloursIn = ({ position, terms }: Field, pair: readonly [Contender, Contender]): Colours =>
  colourBy(terms.colourRules, pair, position);
