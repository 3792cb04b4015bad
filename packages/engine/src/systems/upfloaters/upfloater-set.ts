import { impossible } from '../../model/index.ts';
import { canAllBePaired, mayMeet, possibleLast } from '../swiss/pairable.ts';
import type { UpfloatGroup } from '../swiss/upfloats.ts';
import type { Contender } from './contender.ts';
import type { Field } from './field.ts';
import { generalUpfloaters } from './general-set.ts';

/** Those of the highest score that are not paired yet, and everybody below in the order of 3.5.3. */
export interface TopGroup extends UpfloatGroup<Contender> {
  readonly field: Field;
  /** C6: those of the following scoregroup of the round that are still to be paired. */
  readonly following: readonly Contender[];
}

export const topGroupOf = (field: Field, { residents, below }: UpfloatGroup<Contender>): TopGroup => {
  const { score: top } = residents[0] ?? impossible('a scoregroup has somebody');
  // The following scoregroup is that of the whole round: once all of it is paired, C6 has nothing to ask.
  const next = Math.max(
    ...field.members.map(({ score }) => (score < top ? score : Number.NEGATIVE_INFINITY)),
  );
  return { field, residents, below, following: below.filter(({ score }) => score === next) };
};

/** A set of upfloaters as the regulation compares it. */
export interface ChosenSet {
  /** Score descending, then pairing number (3.5.3). */
  readonly upfloaters: readonly Contender[];
  /** Whether the set meets C6. */
  readonly keepsC6: boolean;
}

/**
 * 3.5: the fewest upfloaters (C4) of the highest scores (C5) with whom bracket and rest can be paired; of those sets the
 * first in order that is best by C6, then C7. One or none is nearly always enough and needs no search.
 */
export const chooseUpfloaters = (group: TopGroup): ChosenSet => {
  const { field, residents, below } = group;
  if (residents.length % 2 === 0) {
    if (canAllBePaired(field, residents) && canAllBePaired(field, below))
      return { upfloaters: [], keepsC6: keepsC6(group, []) };
  } else {
    const single = singleUpfloater(group);
    if (single) return single;
  }
  return generalUpfloaters(group);
};

const singleUpfloater = (group: TopGroup): ChosenSet | undefined => {
  const { field, residents, below } = group;
  const [open, leaving] = [possibleLast(field, residents), possibleLast(field, below)];
  const candidates = leaving.filter(contender => open.some(resident => mayMeet(field, contender, resident)));
  const [first] = candidates;
  if (first === undefined) return undefined;
  const ofBest = candidates.filter(({ score }) => score === first.score);
  const floated = (contender: Contender): boolean => field.terms.floatsCount && contender.floated;
  const inOrder = [...ofBest.filter(contender => !floated(contender)), ...ofBest.filter(floated)];
  const keeping = inOrder.find(contender => keepsC6(group, [contender]));
  return { upfloaters: [keeping ?? inOrder[0] ?? first], keepsC6: keeping !== undefined };
};

/** C6: what is left of the following scoregroup can be paired with no upfloater, or one if it is odd, and so can the rest. */
export const keepsC6 = ({ field, below, following }: TopGroup, upfloaters: readonly Contender[]): boolean => {
  const gone = new Set(upfloaters);
  const group = following.filter(contender => !gone.has(contender));
  if (group.length === 0) return true;
  const inGroup = new Set(group);
  const rest = below.filter(contender => !gone.has(contender) && !inGroup.has(contender));
  if (group.length % 2 === 0) return canAllBePaired(field, group) && canAllBePaired(field, rest);
  const [leaving, open] = [possibleLast(field, rest), possibleLast(field, group)];
  return leaving.some(one => open.some(other => mayMeet(field, one, other)));
};
