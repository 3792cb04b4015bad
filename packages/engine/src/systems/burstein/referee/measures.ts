import { opposite } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { begunAmong } from '../../testing/asked.ts';
import { compareFaults } from '../../testing/whole-rounds.ts';
import { colourIn } from './colours.ts';
import type { Edition, Member } from './member.ts';
import type { Listed, Pair, Pairing, WholeRound } from './oracle.ts';

/** How great a fault is, and whose. */
type Charge = readonly [fault: number, member: Member];

/** What one criterion finds. */
export interface Measured {
  readonly key: string;
  readonly charges: readonly Charge[];
  /** Of the following bracket at its best: the same in each of its pairings that are as good. */
  readonly outlooks?: readonly (readonly Charge[])[];
}

/** Greatest first. */
export const faultsOf = (measured: Measured | undefined): readonly number[] =>
  (measured?.charges ?? []).map(([fault]) => fault).sort((a, b) => b - a);

type Begun = Pairing & Pick<Listed, 'rounds'>;

/** C5, C6, C7 (both once more), C8. */
export const measured2026 = (
  position: Position,
  next: readonly Member[],
): ((begun: Begun) => readonly Measured[]) => {
  const known = new Map<string, readonly Measured[]>();
  const outlook = (floaters: readonly Member[], rounds: readonly WholeRound[]): readonly Measured[] => {
    const key = floaters.map(({ id }) => id).join();
    const found = known.get(key) ?? outlookOf([...floaters, ...next], rounds);
    known.set(key, found);
    return found;
  };
  return ({ pairs, floaters, rounds }) => [
    { key: 'burstein-2026.C5', charges: c5(floaters) },
    { key: 'burstein-2026.C6', charges: c6(floaters) },
    ...outlook(floaters, rounds),
    { key: 'burstein-2026.C8', charges: denied(pairs, position, '2026') },
  ];
};

const c5 = (floaters: readonly Member[]): readonly Charge[] => floaters.map(member => [1, member]);

/** A tenth more, so that no score is no fault. */
const c6 = (floaters: readonly Member[]): readonly Charge[] =>
  floaters.map(member => [member.score + 1, member]);

/** C7: of all rounds that begin like this, what the following bracket can do best by C5 and C6. */
const outlookOf = (members: readonly Member[], rounds: readonly WholeRound[]): readonly Measured[] => {
  const all = [...begunAmong(members, rounds).values()].map(({ pairs }) => {
    const floaters = members.filter(member => !pairs.some(pair => pair.includes(member)));
    return [c5(floaters), c6(floaters)] as const;
  });
  type Found = (typeof all)[number];
  const faultsIn = (charges: readonly Charge[]) => faultsOf({ key: '', charges });
  const compare = ([a5, a6]: Found, [b5, b6]: Found): number =>
    compareFaults(faultsIn(a5), faultsIn(b5)) || compareFaults(faultsIn(a6), faultsIn(b6));
  const best = all.reduce((one, other) => (compare(other, one) < 0 ? other : one));
  const asGood = all.filter(each => compare(each, best) === 0);
  return [0, 1].map(at => ({
    key: 'burstein-2026.C7',
    charges: best[at] ?? [],
    outlooks: asGood.map(each => each[at] ?? []),
  }));
};

/** 6.6: how many groups are one; 6.5. */
export const measured2017 = (
  position: Position,
  { pairs, united, members }: Pick<Listed, 'pairs' | 'united'> & { readonly members: readonly Member[] },
): readonly Measured[] => [
  { key: 'burstein-2017.6.6', charges: members.slice(0, 1).map(member => [united, member]) },
  { key: 'burstein-2017.6.5', charges: denied(pairs, position, '2017') },
];

/** Whoever prefers the colour that the article on colours gives to the other. */
const denied = (pairs: readonly Pair[], position: Position, edition: Edition): readonly Charge[] =>
  pairs
    .filter(([a, b]) => a.wants && a.wants === b.wants)
    .map(pair => {
      const [higher, lower] = pair;
      const { colourOfHigher } = colourIn(pair, position, edition);
      return [1, higher.wants === opposite(colourOfHigher) ? higher : lower];
    });
