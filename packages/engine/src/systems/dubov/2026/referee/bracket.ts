import { impossible } from '../../../../model/index.ts';
import { allPairings, legalTranspositions, setsInOrder, without } from './enumeration.ts';
import type { Player } from './player.ts';

export type Pairs = readonly (readonly [Player, Player])[];

export interface Hall {
  readonly isLastRound: boolean;
  readonly rounds: number;
  readonly mayMeet: (a: Player, b: Player) => boolean;
  readonly canAllBePaired: (players: readonly Player[]) => boolean;
}

/** What C5 to C10 count, C6 grade by grade from the greatest difference, and in whom. */
export type Faults = readonly (readonly [
  rule: string,
  count: number,
  charged: readonly Player[] | 'pairs',
  difference?: number,
])[];

export interface Upfloaters {
  readonly set: readonly Player[];
  readonly faults: Faults;
}

/** 3.2.1 and 3.2.2: the smallest number of upfloaters, and of the best sets the first. */
export const upfloatersFor = (
  residents: readonly Player[],
  below: readonly Player[],
  hall: Hall,
): Upfloaters => {
  const score = residents[0]?.score ?? 0;
  const grades = [...new Set(below.map(player => score - player.score))].sort((a, b) => b - a);
  for (let number = 0; number <= below.length; number++) {
    let best: Upfloaters | undefined;
    for (const set of setsInOrder(below, number)) {
      if (!hall.canAllBePaired(without(below, set))) continue;
      for (const pairs of allPairings([...residents, ...set], hall.mayMeet)) {
        const faults = faultsOf(pairs, set, { score, grades, hall });
        if (!best || isBetter(faults, best.faults)) best = { set, faults };
      }
    }
    if (best) return best;
  }
  return impossible('C4 kept the round completable');
};

const faultsOf = (
  pairs: Pairs,
  upfloaters: readonly Player[],
  {
    score,
    grades,
    hall,
  }: { readonly score: number; readonly grades: readonly number[]; readonly hall: Hall },
): Faults => {
  const most = 2 + Math.floor(hall.rounds / 5);
  const maximum = hall.isLastRound ? [] : upfloaters.filter(({ upfloats }) => upfloats >= most);
  const again = hall.isLastRound ? [] : upfloaters.filter(({ upfloatedLast }) => upfloatedLast);
  const named = (rule: string, players: readonly Player[]) =>
    [`dubov-2026.${rule}`, players.length, players] as const;
  const times = maximum.reduce((sum, { upfloats }) => sum + upfloats, 0);
  return [
    named('C5', upfloaters),
    ...grades.map(
      grade =>
        [
          ...named(
            'C6',
            upfloaters.filter(player => score - player.score === grade),
          ),
          grade,
        ] as const,
    ),
    ['dubov-2026.C7', deniedIn(pairs), 'pairs'],
    named('C8', maximum),
    ['dubov-2026.C9', times, maximum],
    named('C10', again),
  ];
};

const isBetter = (a: Faults, b: Faults): boolean => {
  for (const [index, [, count]] of a.entries()) {
    const other = b[index]?.[1] ?? 0;
    if (count !== other) return count < other;
  }
  return false;
};

/** C7 of a whole pairing. */
const deniedIn = (pairs: Pairs): number => pairs.filter(([a, b]) => a.seeks === b.seeks).length;

const byAro = (players: readonly Player[]): readonly Player[] =>
  [...players].sort((a, b) => (a.aro === b.aro ? a.place - b.place : a.aro - b.aro));
const byPlace = (players: readonly Player[]): readonly Player[] =>
  [...players].sort((a, b) => a.place - b.place);

/** 4.3: from the middle outwards. */
const shiftersInOrder = (seekers: readonly Player[], isG1: boolean): readonly Player[] => {
  const left = [...(isG1 ? byAro(seekers) : byPlace(seekers))];
  const order: Player[] = [];
  while (left.length > 0) order.push(...left.splice(Math.ceil(left.length / 2) - 1, 1));
  return order;
};

export interface LiteralBracket {
  readonly ofFew: readonly Player[];
  readonly ofMany: readonly Player[];
  readonly pairs: Pairs;
}

/** 3.2.3 to 3.2.6. */
export const pairBracketLiterally = (bracket: readonly Player[], { mayMeet }: Hall): LiteralBracket => {
  const list = byPlace(bracket);
  const isNew = bracket.every(({ games }) => games === 0);
  const inG1 = (player: Player) =>
    isNew ? 2 * list.indexOf(player) < list.length : player.seeks === 'white';
  const [g1, g2] = [bracket.filter(inG1), bracket.filter(player => !inG1(player))];
  const isG1Smaller = g1.length <= g2.length;
  const [few, many] = isG1Smaller ? [g1, g2] : [g2, g1];
  const legal = [...allPairings(bracket, mayMeet)];
  const leastDenied = Math.min(...legal.map(deniedIn));
  const together = Math.min(
    ...legal
      .filter(pairs => deniedIn(pairs) === leastDenied)
      .map(pairs => pairs.filter(pair => pair.every(player => few.includes(player))).length),
  );
  const firstPairing = (ofFew: readonly Player[], ofMany: readonly Player[]): Pairs | undefined => {
    const small = [...without(few, ofFew), ...ofMany];
    const large = [...without(many, ofMany), ...ofFew];
    const [s1, s2] = isG1Smaller ? [small, large] : [large, small];
    for (const pairs of legalTranspositions(byAro(s1), byPlace(s2), mayMeet))
      if (deniedIn(pairs) === leastDenied) return pairs;
    return undefined;
  };
  const equalising = (many.length - few.length) / 2 + together;
  for (const ofFew of setsInOrder(shiftersInOrder(few, isG1Smaller), together))
    for (const ofMany of setsInOrder(shiftersInOrder(many, !isG1Smaller), equalising)) {
      const pairs = firstPairing(ofFew, ofMany);
      if (pairs) return { ofFew, ofMany, pairs };
    }
  return impossible('a legal pairing of the bracket exists');
};
