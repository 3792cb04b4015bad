import { compareFaults, everySetOfPairs } from '../../testing/whole-rounds.ts';
import { BEFORE_C7, C7 } from '../2017/referee/criteria.ts';
import { BEFORE_C8, C8 } from '../2026/referee/criteria.ts';
import { begunBy, everybodyIn, mayMeetIn, type WholeRound } from './begun.ts';
import type { LiteralBracket } from './candidates.ts';
import type { Charge, Seen } from './criteria.ts';
import { type Field, ranked } from './field.ts';

/** What one criterion finds. */
export interface Measured {
  readonly key: string;
  readonly charges: readonly Charge[];
  /** Of the next bracket at its best: the same in each of its candidates that are as good. */
  readonly outlooks?: readonly (readonly Charge[])[];
}

export const faultsOf = (measured: Measured | undefined): readonly number[] =>
  (measured?.charges ?? [])
    .map(([fault]) => fault)
    .filter(fault => fault > 0)
    .sort((a, b) => b - a);

/** C8 (2.4.3): of all rounds that begin like this, what the next bracket can do best by C6 and C7. */
export const outlook2026 = (bracket: LiteralBracket, rounds: readonly WholeRound[]): readonly Measured[] => {
  const seen: Seen = { bracket, countsUnplayed: false };
  return bestOf(
    [...begunBy(bracket, rounds).values()].map(({ pairs }) => {
      const downfloaters = everybodyIn(bracket).filter(member => !pairs.some(pair => pair.includes(member)));
      return BEFORE_C8.map(({ charges }) => charges({ pairs: [], downfloaters }, seen));
    }),
    C8,
  );
};

/** C.7: whatever becomes of the rest; where the next bracket is the last, it has to be the last of the round (decision 25). */
export const outlook2017 = (field: Field, bracket: LiteralBracket, isLast: boolean): readonly Measured[] => {
  const seen: Seen = { bracket, countsUnplayed: false };
  const all = everySetOfPairs(everybodyIn(bracket), (a, b) => mayMeetIn(field, bracket, a, b)).flatMap(
    made => {
      const pairs = made.map(([a, b]) => ranked(a, b));
      const downfloaters = everybodyIn(bracket).filter(member => !pairs.some(pair => pair.includes(member)));
      const [receiver, ...others] = downfloaters;
      const isComplete = others.length === 0 && (receiver === undefined || field.mayTakeBye(receiver));
      if (isLast && !isComplete) return [];
      return [BEFORE_C7.map(({ charges }) => charges({ pairs, downfloaters }, seen))];
    },
  );
  const [first] = everybodyIn(bracket);
  if (all.length === 0 && first) return bestOf([[[[BROKEN, first]], []]], C7);
  return bestOf(all, C7);
};

/** The next bracket cannot be completed at all. */
export const BROKEN = 1_000_000;

const bestOf = (all: readonly (readonly (readonly Charge[])[])[], key: string): readonly Measured[] => {
  const compare = (one: readonly (readonly Charge[])[], other: typeof one): number => {
    const orders = one.map((charges, at) =>
      compareFaults(faultsOf({ key, charges }), faultsOf({ key, charges: other[at] ?? [] })),
    );
    return orders.find(order => order !== 0) ?? 0;
  };
  const best = all.reduce((one, other) => (compare(other, one) < 0 ? other : one));
  const asGood = all.filter(each => compare(each, best) === 0);
  return best.map((charges, at) => ({ key, charges, outlooks: asGood.map(each => each[at] ?? []) }));
};
