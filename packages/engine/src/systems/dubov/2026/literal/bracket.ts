import { impossible } from '../../../../model/index.ts';
import { compareFaults } from '../../../../rules/index.ts';
import { type Member, seekTheSame, sumOf } from '../../definitions.ts';
import { type Circumstances, QUALITIES_2026 } from '../criteria.ts';
import { byAro, byPlace, type Subgroup, shiftersInOrder, subgroupsOf } from '../definitions.ts';
import { allPairings, legalTranspositions, setsInOrder, without } from './enumeration.ts';

export type Pairs = readonly (readonly [Member, Member])[];

export interface Hall {
  readonly circumstances: Circumstances;
  readonly mayMeet: (a: Member, b: Member) => boolean;
  readonly canAllBePaired: (members: readonly Member[]) => boolean;
}

/** 3.2.1 and 3.2.2: the smallest number of upfloaters, and of the best sets the first. */
export const upfloatersFor = (
  residents: readonly Member[],
  below: readonly Member[],
  hall: Hall,
): readonly Member[] => {
  for (let number = 0; number <= below.length; number++) {
    let best:
      | { readonly set: readonly Member[]; readonly faults: readonly (readonly number[])[] }
      | undefined;
    for (const set of setsInOrder(below, number)) {
      if (!hall.canAllBePaired(without(below, set))) continue;
      for (const pairs of allPairings([...residents, ...set], hall.mayMeet)) {
        const faults = faultsOf(pairs, set, residents[0]?.score ?? 0, hall.circumstances);
        if (!best || compare(faults, best.faults) < 0) best = { set, faults };
      }
    }
    if (best) return best.set;
  }
  return impossible('C4 kept the round completable');
};

const faultsOf = (
  pairs: Pairs,
  upfloaters: readonly Member[],
  score: number,
  circumstances: Circumstances,
): readonly (readonly number[])[] =>
  QUALITIES_2026.map(criterion => {
    const faults = [
      ...('ofPair' in criterion ? pairs.map(([a, b]) => criterion.ofPair(a, b)) : []),
      ...('ofUpfloater' in criterion
        ? upfloaters.map(player => criterion.ofUpfloater(player, circumstances, score))
        : []),
    ];
    return criterion.faults === 'added up' ? [sumOf(faults)] : faults.sort((a, b) => b - a);
  });

const compare = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number => {
  for (const [index, faults] of a.entries()) {
    const difference = compareFaults(faults, b[index] ?? []);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** C7 of a whole pairing. */
const deniedIn = (pairs: Pairs): number => pairs.filter(([a, b]) => seekTheSame(a, b)).length;

/** 3.2.3 to 3.2.6. */
export const pairBracketLiterally = (bracket: readonly Member[], { mayMeet }: Hall): Pairs => {
  const subgroupOf = subgroupsOf(bracket);
  const seekers = (subgroup: Subgroup) => bracket.filter(member => subgroupOf.get(member) === subgroup);
  const smaller: Subgroup = seekers('G1').length <= seekers('G2').length ? 'G1' : 'G2';
  const larger: Subgroup = smaller === 'G1' ? 'G2' : 'G1';
  const [few, many] = [seekers(smaller), seekers(larger)];

  const legal = [...allPairings(bracket, mayMeet)];
  const leastDenied = Math.min(...legal.map(deniedIn));
  const together = Math.min(
    ...legal
      .filter(pairs => deniedIn(pairs) === leastDenied)
      .map(pairs => pairs.filter(pair => pair.every(member => few.includes(member))).length),
  );

  const firstPairing = (ofFew: readonly Member[], ofMany: readonly Member[]): Pairs | undefined => {
    const g = { few: [...without(few, ofFew), ...ofMany], many: [...without(many, ofMany), ...ofFew] };
    const [g1, g2] = smaller === 'G1' ? [g.few, g.many] : [g.many, g.few];
    const transpositions = legalTranspositions([...g1].sort(byAro), [...g2].sort(byPlace), mayMeet);
    for (const pairs of transpositions) if (deniedIn(pairs) === leastDenied) return pairs;
    return undefined;
  };
  const equalising = (many.length - few.length) / 2 + together;
  for (const ofFew of setsInOrder(shiftersInOrder(few, smaller), together))
    for (const ofMany of setsInOrder(shiftersInOrder(many, larger), equalising)) {
      const pairs = firstPairing(ofFew, ofMany);
      if (pairs) return pairs;
    }
  return impossible('a legal pairing of the bracket exists');
};
