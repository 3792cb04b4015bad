import type { Criterion, Rule } from '../../rules/index.ts';
import type { Prohibited, Prohibition } from '../swiss/prohibition.ts';
import type { ColourRule } from './colours.ts';
import type { Preference } from './contender.ts';

/** All that a criterion of 3.6 may see of a member of a bracket. */
export interface Traits {
  readonly preference: Preference | undefined;
  readonly isUpfloater: boolean;
  readonly floated: boolean;
}

/** A criterion of 3.6. `charges`: whether it charges the one of a pair at fault; absent: whoever misses a colour. */
export interface PairCriterion extends Criterion<Traits> {
  readonly ofPair: (a: Traits, b: Traits) => number;
  readonly charges?: (one: Traits, other: Traits) => boolean;
}

/** An upfloater’s opponent who floated before. */
export const meetsUpfloaterAgain = (one: Traits, other: Traits): boolean => one.floated && other.isUpfloater;

/**
 * The rules of one of the two texts, each with its own article. `quality` are the criteria of the pairing of a
 * bracket, in their order: C8 to C10 of C.04.6, C8 of C.04.5.
 */
export interface UpfloatRules {
  readonly c1: Rule;
  readonly forbiddenPair: Rule;
  readonly c2: Rule;
  readonly c3: Rule;
  readonly c4: Rule;
  readonly c5: Rule;
  readonly c6: Rule;
  readonly c7: Rule;
  readonly quality: readonly PairCriterion[];
  /** 3.4: the bye, step by step. */
  readonly bye: {
    readonly lowestScore: Rule;
    readonly mostPlayed: Rule;
    readonly largestNumber: Rule;
  };
  /** 3.5.4: the order of sets of upfloaters. */
  readonly orderOfSets: Rule;
  /** 3.6: the order of pairings of a bracket. */
  readonly orderOfPairings: Rule;
}

/** What holds for one round. */
export interface RoundTerms {
  readonly rules: UpfloatRules;
  /** C7, C10 (C.04.6: not in the last two rounds; C.04.5, C7 and C8: not in the last one). */
  readonly floatsCount: boolean;
  /** Article 4, in its order. */
  readonly colourRules: readonly ColourRule[];
  /** Cited after those of the text: what the arbiter chose. */
  readonly chosen?: readonly Prohibition<Prohibited>[];
}
