import { firstToCross } from '../swiss/crossing.ts';
import { scoregroupsOf } from '../swiss/scoregroups.ts';
import type { Card } from './cards.ts';
import type { Field } from './field.ts';
import { type PairOfCards, pairHalves } from './halves.ts';
import type { Settings } from './options.ts';

/** The groups that are left when one is begun, and the end from which it is taken. */
export interface Begun {
  readonly groups: readonly (readonly Card[])[];
  readonly side: Side;
}

/** A score group with the players who joined or left it, and its pairs. */
export interface PairedGroup {
  readonly begunWith: Begun;
  readonly own: readonly Card[];
  /** Taken from other groups: from those below, or with the practical system from those above. */
  readonly taken: readonly Card[];
  /** Sent down to the next group. */
  readonly sent: readonly Card[];
  /** Of whom they were taken or sent, in the order in which they are tried. */
  readonly candidates: readonly Card[];
  /** From which end the group was paired. */
  readonly side: Side;
  readonly pairs: readonly PairOfCards[];
}

/** 6-8: one score group after the other, all the remaining players being able to be paired after each. */
export const pairGroups = (
  field: Field,
  cards: readonly Card[],
  settings: Settings,
): readonly PairedGroup[] => {
  const paired: PairedGroup[] = [];
  let groups = scoregroupsOf(cards);
  for (let side: Side = 'top'; groups.length > 0; side = nextSide(side, settings.groupOrder)) {
    const group = pairGroup(field, { groups, side }, settings);
    paired.push(group);
    groups = groupsAfter(group);
  }
  return paired;
};

/** The group at that end. */
export const pairGroup = (
  field: Field,
  begunWith: Begun,
  { oddGroups }: Pick<Settings, 'oddGroups'>,
): PairedGroup => {
  const { side } = begunWith;
  const { own, rest } = splitOff(begunWith);
  const others = rest.flat();
  const begun = { begunWith, own, side };
  if (oddGroups === 'drop' && side === 'top' && rest.length > 0) {
    const candidates = [...own].reverse();
    const sent = inOrder(movers(field, { own, others, candidates }));
    const staying = own.filter(card => !sent.includes(card));
    return { ...begun, taken: [], sent, candidates, pairs: pairHalves(field, staying) };
  }
  const candidates = side === 'top' ? others : [...others].reverse();
  const taken = inOrder(movers(field, { own, others, candidates }));
  return { ...begun, taken, sent: [], candidates, pairs: pairHalves(field, inOrder([...own, ...taken])) };
};

const splitOff = ({ groups, side }: Begun) => ({
  own: (side === 'top' ? groups[0] : groups.at(-1)) ?? [],
  rest: side === 'top' ? groups.slice(1) : groups.slice(0, -1),
});

/** Those sent down head the next group; those taken are gone from theirs. */
const groupsAfter = ({ begunWith, taken, sent }: PairedGroup): Begun['groups'] => {
  const [next = [], ...others] = splitOff(begunWith).rest;
  if (sent.length > 0) return [[...sent, ...next], ...others];
  const gone = new Set(taken);
  return splitOff(begunWith)
    .rest.map(group => group.filter(card => !gone.has(card)))
    .filter(({ length }) => length > 0);
};

/**
 * IV, V: as few players as possible meet somebody of another group, so that all can be paired: of the others who join the
 * group, or of the group who leave it, the first possible ones in their order.
 */
const movers = (
  field: Field,
  {
    own,
    others,
    candidates,
  }: {
    readonly own: readonly Card[];
    readonly others: readonly Card[];
    readonly candidates: readonly Card[];
  },
): readonly Card[] => firstToCross({ field, here: own, outside: others }, candidates);

/** 7: the practical system goes from both ends to the middle. */
export type Side = 'top' | 'bottom';
const nextSide = (side: Side, order: Settings['groupOrder']): Side =>
  order === 'practical' && side === 'top' ? 'bottom' : 'top';

const inOrder = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => a.order - b.order);
