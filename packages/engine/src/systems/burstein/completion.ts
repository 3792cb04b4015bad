import { hasBit, hasEdge, MaximumMatching } from '../../matching/index.ts';
import type { Field } from './field.ts';

/*
 * C4: can everybody not yet paired still be paired? An unweighted question about all scoregroups below, asked for many
 * sets of floaters: the maximum matchings of the scoregroups from the bottom up are kept, and a set of floaters is
 * added to the right one by augmenting paths. The number of players is even: the bye is given before.
 */
export interface Completion {
  /** Whether these vertices, and everybody from the scoregroup on, can all be paired. */
  readonly completes: (vertices: readonly number[], fromGroup: number) => boolean;
  /** Given an odd number from the group on: the vertices above that complete it, one at a time. */
  readonly wantedAbove: (fromGroup: number) => (vertex: number) => boolean;
}

export const completionOf = (field: Field): Completion => {
  const kept: (MaximumMatching | undefined)[] = [];
  const matchingFrom = (group: number): MaximumMatching => {
    const known = kept[group];
    if (known) return known;
    const below = group < field.groups.length ? matchingFrom(group + 1) : undefined;
    const matching = new MaximumMatching(field.legal, below?.mate);
    for (const order of verticesFrom(field, group)) matching.admit(order);
    const added = field.groups[group];
    if (added) matching.complete(range(added.from, added.to));
    kept[group] = matching;
    return matching;
  };
  return {
    completes: (vertices, fromGroup) => {
      const everybody = [...verticesFrom(field, fromGroup), ...vertices];
      const matching = new MaximumMatching(field.legal, matchingFrom(fromGroup).mate);
      for (const v of everybody) matching.admit(v);
      matching.complete(everybody);
      return everybody.every(v => (matching.mate[v] ?? -1) >= 0);
    },
    wantedAbove: fromGroup => {
      const matching = matchingFrom(fromGroup);
      const vertices = verticesFrom(field, fromGroup);
      const [only, ...more] = vertices.filter(v => (matching.mate[v] ?? -1) < 0);
      if (only === undefined || more.length > 0) return () => false;
      matching.augmentFrom(only);
      const outer = matching.outerVertices();
      const wanting = vertices.filter(v => hasBit(outer, v));
      return vertex => wanting.some(v => hasEdge(field.legal, vertex, v));
    },
  };
};

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

const verticesFrom = (field: Field, group: number): readonly number[] =>
  range(field.groups[group]?.from ?? field.members.length, field.members.length);

/** Whether these vertices can be matched among themselves, all of them. */
export const canAllBePaired = (field: Field, vertices: readonly number[]): boolean => {
  const matching = new MaximumMatching(field.legal);
  for (const v of vertices) matching.admit(v);
  matching.complete(vertices);
  return vertices.every(v => (matching.mate[v] ?? -1) >= 0);
};

/** Of an odd number of vertices that leave one: those that can be the one. Empty when more than one is left. */
export const leftoversAmong = (field: Field, vertices: readonly number[]): readonly number[] => {
  const matching = new MaximumMatching(field.legal);
  for (const v of vertices) matching.admit(v);
  matching.complete(vertices);
  const [only, ...more] = vertices.filter(v => (matching.mate[v] ?? -1) < 0);
  if (only === undefined || more.length > 0) return [];
  matching.augmentFrom(only);
  const outer = matching.outerVertices();
  return vertices.filter(v => hasBit(outer, v));
};
