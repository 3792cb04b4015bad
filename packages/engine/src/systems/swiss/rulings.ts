import { decimalOf, type PlayerId, type Points, tenths } from '../../model/index.ts';
import type { Entrant } from '../../position/index.ts';
import {
  type BracketFacts,
  type ByeFacts,
  type FloatFacts,
  type PassedOver,
  type Rule,
  type Ruling,
  ruling,
} from '../../rules/index.ts';
import { countsOf } from './against.ts';

/*
 * What was passed over decides: the rule against the first of it is the rule of the ruling. `natural` is what decides where
 * nothing was passed over.
 */

/** A ruling that is worked out when somebody asks. */
export interface Lazy<Subject extends 'board' | 'float'> {
  readonly about: readonly PlayerId[];
  readonly ruling: () => Ruling<Subject>;
}

interface Told<Facts> {
  readonly passed: readonly PassedOver[];
  readonly natural: Rule;
  readonly facts: Facts;
}

/** Two who meet, the one to whom opponents are offered first; or one of them in the place of another, who is passed over alone. */
export const rulingOfPair = (
  pair: readonly { readonly id: PlayerId }[],
  { passed, natural, facts }: Told<BracketFacts>,
): Ruling<'board'> =>
  ruling('board', passed[0]?.rule ?? natural, idsOf(pair), {
    passedOver: passed,
    because: passed.slice(0, 1).flatMap(({ players }) => players.slice(-1)),
    facts: { ...facts, ...countsOf(passed[0]) },
  });

/** Somebody who leaves a bracket or joins it; `because` of whoever would have gone instead. */
export const rulingOfFloater = (
  { id }: { readonly id: PlayerId },
  { passed, natural, facts }: Told<FloatFacts>,
  because: readonly number[] = [],
): Ruling<'float'> =>
  ruling('float', passed[0]?.rule ?? natural, [id], {
    passedOver: passed,
    because,
    facts: { ...facts, ...countsOf(passed[0]) },
  });

/**
 * Whoever has the bye: first those who might have had it too, then those who may not; `because` of everybody against whom the
 * same is said as against the nearest rival.
 */
export const rulingOfReceiver = (
  { id }: { readonly id: PlayerId },
  { passed, natural, facts }: Told<ByeFacts>,
): Ruling<'bye'> => {
  const isBarred = ({ verdict }: PassedOver): boolean => verdict === 'forbidden';
  const rivalsFirst = [...passed.filter(each => !isBarred(each)), ...passed.filter(isBarred)];
  const [nearest] = rivalsFirst;
  return ruling('bye', nearest?.rule ?? natural, [id], {
    passedOver: rivalsFirst,
    because: rivalsFirst.filter(each => isSaidAlike(each, nearest)).flatMap(({ players }) => players),
    facts,
  });
};

/** The same word, rule, counts and bracket. */
const isSaidAlike = (one: PassedOver, other: PassedOver | undefined): boolean =>
  one.rule.key === other?.rule.key &&
  (['verdict', 'chosen', 'other', 'unit', 'elsewhere'] as const).every(key => one[key] === other[key]);

/** With what score somebody has the bye; without the virtual points, where there are any. */
export const scoreOfReceiver = ({
  score,
  entrant,
}: {
  readonly score: Points;
  readonly entrant: Entrant;
}): Pick<ByeFacts, 'score' | 'points'> => {
  // Standings know no virtual points.
  const virtual = score === entrant.score ? 0 : entrant.pairingScore - entrant.score;
  return {
    score: decimalOf(score),
    ...(virtual === 0 ? {} : { points: decimalOf(tenths(score - virtual)) }),
  };
};

/** The first of those passed over. */
export const firstOf = ([first]: readonly PassedOver[]): readonly number[] => first?.players ?? [];

const idsOf = (members: readonly { readonly id: PlayerId }[]): readonly number[] =>
  members.map(({ id }) => id);
