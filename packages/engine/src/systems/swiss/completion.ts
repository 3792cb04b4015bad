import { hasBit, hasEdge, MaximumMatching } from '../../matching/index.ts';
import type { SwissField, SwissMember } from './field.ts';

/*
 * Can everybody not yet paired still be paired (C4)? An unweighted question about all scoregroups below, asked for many
 * sets of downfloaters: the maximum matchings of the scoregroups from the bottom up are kept, and a set of
 * downfloaters is added to the right one by augmenting paths.
 */
export interface Completion {
  /** Whether these vertices, and everybody from the scoregroup on, can all be paired. */
  readonly completes: (vertices: readonly number[], fromGroup: number) => boolean;
  /** Given an odd number from the group on: the vertices above that complete it, one at a time. */
  readonly wantedAbove: (fromGroup: number) => (vertex: number) => boolean;
}

type Field = Pick<SwissField<SwissMember>, 'legal' | 'groups' | 'members' | 'bye' | 'isOdd'>;

/** `byeFrom`: the bye belongs to the rest when the rest starts at this scoregroup or above it. */
export const completionOf = (field: Field, byeFrom: number): Completion => {
  const kept: (MaximumMatching | undefined)[] = [];
  const matchingFrom = (group: number): MaximumMatching => {
    const known = kept[group];
    if (known) return known;
    const members = field.groups[group];
    const below = group < field.groups.length ? matchingFrom(group + 1) : undefined;
    const matching = new MaximumMatching(field.legal, below?.mate);
    const admitted = new Set<number>();
    for (const order of verticesFrom(field, group, byeFrom)) matching.admit(order);
    for (let order = members?.from ?? 0; order < (members?.to ?? 0); order++) admitted.add(order);
    if (group === byeFrom) admitted.add(field.bye);
    matching.complete(admitted);
    kept[group] = matching;
    return matching;
  };
  return {
    completes: (vertices, fromGroup) => {
      const below = matchingFrom(fromGroup);
      const matching = new MaximumMatching(field.legal, below.mate);
      const everybody = [...verticesFrom(field, fromGroup, byeFrom), ...vertices];
      for (const v of everybody) matching.admit(v);
      matching.complete(everybody);
      return everybody.every(v => (matching.mate[v] ?? -1) >= 0);
    },
    wantedAbove: fromGroup => {
      const matching = matchingFrom(fromGroup);
      const vertices = verticesFrom(field, fromGroup, byeFrom);
      const [only, ...more] = vertices.filter(v => (matching.mate[v] ?? -1) < 0);
      if (only === undefined || more.length > 0) return () => false;
      matching.augmentFrom(only);
      const outer = matching.outerVertices();
      const wanting = vertices.filter(v => hasBit(outer, v));
      return vertex => wanting.some(v => hasEdge(field.legal, vertex, v));
    },
  };
};

const verticesFrom = (field: Field, group: number, byeFrom: number): readonly number[] => {
  const first = field.groups[group]?.from ?? field.members.length;
  const vertices = field.members.slice(first).map(member => member.order);
  return group <= byeFrom && field.isOdd ? [...vertices, field.bye] : vertices;
};
