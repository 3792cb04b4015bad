import { addEdge, bitGraph, MaximumMatching } from '../../../matching/index.ts';
import { impossible } from '../../../model/index.ts';
import type { Rule } from '../../../rules/index.ts';
import { mayMeet } from '../../swiss/pairable.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';
import { type Group, isHeterogeneous } from './group.ts';
import { type PairedGroup, pairGroup, pairsOf } from './pair-group.ts';
import { c12, c13 } from './rules.ts';

/** A group of the round; `special` is the rule by which it was paired otherwise than it would have been alone. */
export interface GroupOfRound extends PairedGroup {
  readonly special?: Rule;
  /** Who would have moved down, had that rule not undone it. */
  readonly undone?: readonly Member[];
}

/** C: from the highest score group down. The field is known to have a legal round. */
export const pairGroups = (field: Field): readonly GroupOfRound[] => {
  let paired: readonly GroupOfRound[] = [];
  for (const _ of field.groups.slice(0, -1)) paired = withNext(field, paired);
  return completed(field, paired, field.groups.at(-1) ?? []);
};

const withNext = (field: Field, above: readonly GroupOfRound[]): readonly GroupOfRound[] => {
  const residents = field.groups[above.length] ?? impossible('there is a group below');
  const paired = withAnotherMovedDown(field, above, residents);
  const group = { movedDown: paired.at(-1)?.left ?? [], residents };
  const next = pairGroup(field, group, { kind: 'none' });
  return [...paired, next ?? impossible('whoever is not paired moves down')];
};

/** C12: where not all of the moved-down players find an opponent here, others may come in their place. */
const withAnotherMovedDown = (
  field: Field,
  paired: readonly GroupOfRound[],
  residents: readonly Member[],
): readonly GroupOfRound[] => {
  const previous = paired.at(-1);
  if (!previous) return paired;
  const group = { movedDown: previous.left, residents };
  if (!isHeterogeneous(group) || canAllFindOpponents(field, group)) return paired;
  const other = pairGroup(field, previous.group, { kind: 'next', below: residents });
  return other && isAsMany(other, previous)
    ? [...paired.slice(0, -1), { ...other, special: c12, undone: previous.left }]
    : paired;
};

/** As many pairs as before, moved-down players among them: another player goes down, not one more (decision 0093). */
export const isAsMany = (other: PairedGroup, previous: PairedGroup): boolean =>
  other.ofMovedDown.length === previous.ofMovedDown.length &&
  pairsOf(other).length === pairsOf(previous).length;

/** Whether each of the moved-down players can be paired with a resident, by B1 and B2. */
export const canAllFindOpponents = (field: Field, { movedDown, residents }: Group): boolean => {
  const all = [...movedDown, ...residents];
  const graph = bitGraph(all.length);
  for (const [u, a] of movedDown.entries())
    for (const [index, b] of residents.entries())
      if (mayMeet(field, a, b)) addEdge(graph, u, movedDown.length + index);
  const matching = new MaximumMatching(graph);
  for (const v of all.keys()) matching.admit(v);
  return movedDown.every((_, v) => matching.augmentFrom(v));
};

/**
 * The lowest group. C13 where it cannot be paired: the last but one is paired so that it can, or the two become one
 * and the group before them is the last but one.
 */
const completed = (
  field: Field,
  paired: readonly GroupOfRound[],
  residents: readonly Member[],
): readonly GroupOfRound[] => {
  const previous = paired.at(-1);
  const last = lowest(field, previous, residents);
  if (last) return withOthersAboveLowest(field, paired, last);
  if (!previous) return impossible('everybody together can be paired');
  const before = paired.slice(0, -1);
  const demand = { kind: 'lowest', below: residents, byeToLeft: 'allowed' } as const;
  const other = pairGroup(field, previous.group, demand);
  if (!other) return completed(field, before, [...previous.group.residents, ...residents]);
  const complete =
    lowest(field, other, residents) ?? impossible('C13 asked for a round that can be completed');
  return [...before, { ...other, special: c13, undone: previous.left }, complete];
};

const lowest = (
  field: Field,
  previous: PairedGroup | undefined,
  residents: readonly Member[],
): GroupOfRound | undefined => {
  const paired = pairGroup(field, { movedDown: previous?.left ?? [], residents }, { kind: 'complete' });
  const isMerged = residents.some(({ score }) => score !== residents[0]?.score);
  return paired && isMerged ? { ...paired, special: c13 } : paired;
};

/** C12 for the lowest group: it can be paired, but not with an opponent of its own for every moved-down player. */
const withOthersAboveLowest = (
  field: Field,
  paired: readonly GroupOfRound[],
  last: GroupOfRound,
): readonly GroupOfRound[] => {
  const previous = paired.at(-1);
  const { group, ofMovedDown } = last;
  if (!previous || !isHeterogeneous(group) || ofMovedDown.length === group.movedDown.length)
    return [...paired, last];
  const demand = { kind: 'lowest', below: group.residents, byeToLeft: 'refused' } as const;
  const other = pairGroup(field, previous.group, demand);
  if (!other || !isAsMany(other, previous)) return [...paired, last];
  const complete =
    lowest(field, other, group.residents) ?? impossible('C12 asked for a round that can be completed');
  return [...paired.slice(0, -1), { ...other, special: c12, undone: previous.left }, complete];
};
