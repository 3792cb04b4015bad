import { type MatchingProblem, setOf } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { type Charge, type Criterion, classesBy, type WeighedCosts, weigh } from '../../rules/index.ts';
import { type BestPairings, bestPairings } from '../swiss/best-pairings.ts';
import { legalAmong } from '../swiss/legal-pairs.ts';
import type { Field } from './field.ts';
import type { Traits } from './texts-of-two.ts';
import { contenderAt } from './upfloater-set.ts';

/** A bracket as a matching problem: its members by pairing number (3.6.1: whatever their scores). */
export interface BracketProblem extends MatchingProblem {
  readonly costs: WeighedCosts;
  readonly vertices: readonly number[];
  /** What the criteria see of each. */
  readonly members: readonly Traits[];
}

export const bracketProblem = (
  field: Field,
  residents: readonly number[],
  upfloaters: readonly number[],
): BracketProblem => {
  const { floatsCount, rules } = field.terms;
  const floating = new Set(upfloaters);
  const vertices = [...residents, ...upfloaters].sort((a, b) => a - b);
  const contenders = vertices.map(v => contenderAt(field, v));
  const members = contenders.map(
    ({ order, preference, floated }): Traits => ({
      preference,
      isUpfloater: floating.has(order),
      floated: floated && floatsCount,
    }),
  );
  return {
    graph: legalAmong(field, contenders),
    costs: costsOf(rules.quality, members),
    vertices,
    members,
  };
};

const keyOf = ({ preference, isUpfloater, floated }: Traits): string =>
  `${preference?.colour ?? '-'} ${preference?.strength ?? '-'} ${isUpfloater} ${floated}`;

const costsOf = (criteria: readonly Criterion<Traits>[], members: readonly Traits[]): WeighedCosts => {
  const { classOf, samples } = classesBy(members, keyOf);
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

/** Top and bottom member of each pair, as vertices of the field, tops ascending. */
export type PairsOfBracket = readonly (readonly [top: number, bottom: number])[];

/**
 * 3.6: of the pairings that are best by the criteria, the first by its identifier: the top members' numbers ascending,
 * then those of their bottom members.
 */
export const pairBracket = (problem: BracketProblem): PairsOfBracket => {
  const best =
    bestPairings(problem) ?? impossible('upfloaters were chosen so that the bracket can be paired');
  const all = problem.vertices.map((_, v) => v);
  const tops = topsIn(best, all);
  const isOpen = new Set(all);
  for (const top of tops) isOpen.delete(top);
  return tops.map(top => {
    const bottom = found(
      best.pairWithFirst(
        top,
        [...isOpen].filter(v => v > top),
      ),
    );
    isOpen.delete(bottom);
    return [problem.vertices[top] ?? -1, problem.vertices[bottom] ?? -1] as const;
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

const found = (vertex: number): number => (vertex >= 0 ? vertex : impossible('every top has a bottom'));
