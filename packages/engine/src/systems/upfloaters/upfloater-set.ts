import { impossible } from '../../model/index.ts';
import { canAllBePaired, mayMeet, possibleLast } from '../swiss/pairable.ts';
import type { UpfloatGroup } from '../swiss/upfloats.ts';
import { generalUpfloatersAsked } from './asked-set.ts';
import type { Contender } from './contender.ts';
import type { Field } from './field.ts';
import { keepsC6 } from './following.ts';
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
 * first in order that is best by C6, then C7. One or none is nearly always enough and needs no search. `asked`: the field in
 * which bracket and rest have to be, where something is asked of the round; what C6 looks at is what could be all the same.
 */
export const chooseUpfloaters = (group: TopGroup, asked: Field = group.field): ChosenSet => {
  const { residents, below } = group;
  if (residents.length % 2 === 0) {
    if (canAllBePaired(asked, residents) && canAllBePaired(asked, below))
      return { upfloaters: [], keepsC6: keepsC6(group, []) };
  } else {
    const single = singleUpfloater(group, asked);
    if (single) return single;
  }
  return asked === group.field ? generalUpfloaters(group) : generalUpfloatersAsked(group, asked);
};

const singleUpfloater = (group: TopGroup, asked: Field): ChosenSet | undefined => {
  const { field, residents, below } = group;
  const [open, leaving] = [possibleLast(asked, residents), possibleLast(asked, below)];
  const candidates = leaving.filter(contender => open.some(resident => mayMeet(asked, contender, resident)));
  const [first] = candidates;
  if (first === undefined) return undefined;
  const ofBest = candidates.filter(({ score }) => score === first.score);
  const floated = (contender: Contender): boolean => field.terms.floatsCount && contender.floated;
  const inOrder = [...ofBest.filter(contender => !floated(contender)), ...ofBest.filter(floated)];
  const keeping = inOrder.find(contender => keepsC6(group, [contender]));
  return { upfloaters: [keeping ?? inOrder[0] ?? first], keepsC6: keeping !== undefined };
};
