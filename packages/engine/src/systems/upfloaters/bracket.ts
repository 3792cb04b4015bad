import { type MatchingProblem, setOf } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { type Charge, type Criterion, classesBy, type WeighedCosts, weigh } from '../../rules/index.ts';
import { type BestPairings, bestPairings } from '../swiss/best-pairings.ts';
import { legalAmong } from '../swiss/legal-pairs.ts';
import type { Contender } from './contender.ts';
import type { Traits } from './texts-of-two.ts';
import type { TopGroup } from './upfloater-set.ts';

/** A bracket as a matching problem: its members by pairing number (3.6.1: whatever their scores). */
export interface BracketProblem extends MatchingProblem {
  readonly costs: WeighedCosts;
  readonly members: readonly Contender[];
  /** What the criteria see of each. */
  readonly traitsOf: (contender: Contender) => Traits;
}

export const bracketProblem = (
  { field, residents }: Pick<TopGroup, 'field' | 'residents'>,
  upfloaters: readonly Contender[],
): BracketProblem => {
  const { floatsCount, rules } = field.terms;
  const floating = new Set(upfloaters);
  const members = [...residents, ...upfloaters].sort((a, b) => a.order - b.order);
  const traitsOf = (contender: Contender): Traits => ({
    preference: contender.preference,
    isUpfloater: floating.has(contender),
    floated: contender.floated && floatsCount,
  });
  return {
    graph: legalAmong(field, members),
    costs: costsOf(rules.quality, members.map(traitsOf)),
    members,
    traitsOf,
  };
};

const keyOf = ({ preference, isUpfloater, floated }: Traits): string =>
  `${preference?.colour ?? '-'} ${preference?.strength ?? '-'} ${isUpfloater} ${floated}`;

const costsOf = (criteria: readonly Criterion<Traits>[], traits: readonly Traits[]): WeighedCosts => {
  const { classOf, samples } = classesBy(traits, keyOf);
  const charge = (a: number, b: number): Charge => {
    const [one, two] = [samples[a], samples[b]];
    if (!one || !two) return undefined;
    return criteria.flatMap(({ ofPair }, digit) => {
      const faults = ofPair?.(one, two) ?? 0;
      return faults > 0 ? [[digit, faults] as const] : [];
    });
  };
  return weigh({
    classOf,
    classes: samples.length,
    digits: criteria.length,
    joined: charge,
    apart: () => undefined,
  });
};

/** Top and bottom member of each pair, tops ascending. */
export type PairsOfBracket = readonly (readonly [top: Contender, bottom: Contender])[];

/**
 * 3.6: of the pairings that are best by the criteria, the first by its identifier: the top members' numbers ascending,
 * then those of their bottom members.
 */
export const pairBracket = (problem: BracketProblem): PairsOfBracket => {
  const best =
    bestPairings(problem) ?? impossible('upfloaters were chosen so that the bracket can be paired');
  const { members } = problem;
  const all = members.map((_, v) => v);
  const tops = topsIn(best, all);
  const isOpen = new Set(all);
  for (const top of tops) isOpen.delete(top);
  return tops.map(top => {
    const bottom = best.pairWithFirst(
      top,
      [...isOpen].filter(v => v > top),
    );
    isOpen.delete(bottom);
    return [members[top] as Contender, members[bottom] ?? impossible('every top has a bottom')] as const;
  });
};

/** Each in turn is a top if that can be: paired with somebody behind. */
const topsIn = (best: BestPairings, all: readonly number[]): readonly number[] => {
  const half = all.length / 2;
  // With nothing in the way the first half are the tops.
  if (best.divide(all.slice(0, half), all.slice(half))) return all.slice(0, half);
  const size = all.length;
  return all.filter(v => {
    if (best.confine(v, setOf(all.slice(v + 1), size))) return true;
    if (!best.confine(v, setOf(all.slice(0, v), size))) impossible('a member is a top or a bottom');
    return false;
  });
};
