import { compareExact, type Exact, impossible, whole } from '../model/index.ts';
import {
  type Aids,
  type ByValue,
  definitionOf,
  type Entry,
  type Field,
  placeIn,
  type Split,
  splitBy,
  type Tiebreak,
} from '../tiebreaks/index.ts';

/** The groups still tied after a criterion, in order of rank. */
export type Groups = readonly (readonly number[])[];

export interface Ranking {
  /** In order of rank; those in one group are still tied after the whole list. */
  readonly groups: Groups;
  /** By position in the list, then by index of the participant. */
  readonly values: readonly (readonly (Exact | undefined)[])[];
}

/** Who is tied before the first criterion, and the place of the first of them. */
export interface Start {
  readonly groups: Groups;
  readonly from: number;
}

/** C.07, article 4.2: each criterion of the list is applied inside each subgroup still tied. */
export const rank = (
  field: Field,
  list: readonly Tiebreak[],
  aids: Aids,
  { groups: start, from }: Start = { groups: startingGroups(field.entries), from: 1 },
): Ranking => {
  let groups: Groups = start;
  const values: (readonly (Exact | undefined)[])[] = [];
  for (const tiebreak of list) {
    const applied = apply(field, tiebreak, aids, { groups, from });
    groups = applied.groups;
    values.push(applied.values);
  }
  return { groups, values };
};

/** A player who left a round robin before playing half of the games ranks behind everyone (C.05). */
export const startingGroups = (entries: readonly Entry[]): Groups => {
  const counted = entries.filter(entry => !entry.annulled).map(entry => entry.index);
  const annulled = entries.filter(entry => entry.annulled).map(entry => entry.index);
  return [counted, annulled].filter(group => group.length > 0);
};

interface Applied {
  readonly groups: Groups;
  readonly values: readonly (Exact | undefined)[];
}

const apply = (field: Field, tiebreak: Tiebreak, aids: Aids, { groups, from: first }: Start): Applied => {
  const definition = definitionOf(tiebreak);
  if (definition.kind === 'value') return byValues(field, tiebreak, definition, { aids, groups });
  const split = definition.of(field, tiebreak.modifiers, aids);
  const values: (Exact | undefined)[] = field.entries.map(() => undefined);
  for (const index of groups.flat()) values[index] = whole(0);
  const next: (readonly number[])[] = [];
  let from = first;
  for (const group of groups) {
    const found: Split = group.length > 1 ? split(group, from) : { groups: [group], working: NOTHING };
    for (const part of found.groups) next.push(part);
    if (found.groups.length > 1)
      for (const index of group) values[index] = whole(placeIn(found.groups, index));
    from += group.length;
  }
  return { groups: next, values };
};

const NOTHING = (): never => impossible('a single participant is not split');

const byValues = (
  field: Field,
  tiebreak: Tiebreak,
  definition: ByValue,
  { aids, groups }: { readonly aids: Aids; readonly groups: Groups },
): Applied => {
  const of = definition.of(field, tiebreak.modifiers, aids);
  const values: (Exact | undefined)[] = field.entries.map(() => undefined);
  for (const index of groups.flat()) values[index] = of.value(index);
  const ascending = definition.order(tiebreak.modifiers) === 'ascending';
  const compare = (a: number, b: number) => compareValues(values[a], values[b], ascending ? 1 : -1);
  const next = groups.flatMap(group => {
    if (group.length < 2) return [group];
    if (definition.mayDecide && !definition.mayDecide(field, group)) return [group];
    return splitBy(group, compare);
  });
  return { groups: next, values };
};

/** Players without a value rank after those with one, in either direction (decision 0044). */
const compareValues = (a: Exact | undefined, b: Exact | undefined, sign: 1 | -1): number => {
  if (a === undefined || b === undefined) return (a === undefined ? 1 : 0) - (b === undefined ? 1 : 0);
  return sign * compareExact(a, b);
};
