import { canAllBeMatched, hasEdge, possibleLastOf } from '../../matching/index.ts';
import { impossible } from '../../model/index.ts';
import { byScoreThenTpn, type Contender } from './contender.ts';
import { canComplete, type Field } from './field.ts';
import { generalUpfloaters } from './general-set.ts';

/** The members of the field that are not paired yet, as vertices, and those of the highest score among them. */
export interface TopGroup {
  readonly field: Field;
  readonly remaining: readonly number[];
  readonly residents: readonly number[];
  readonly lower: readonly number[];
  /** C6: the vertices of the following scoregroup of the round that are still to be paired. */
  readonly following: readonly number[];
}

export const topGroupOf = (field: Field, remaining: readonly number[]): TopGroup => {
  const { members } = field;
  const scoreOf = (v: number): number => contenderAt(field, v).score;
  const top = Math.max(...remaining.map(scoreOf));
  // The following scoregroup is that of the whole round: once all of it is paired, C6 has nothing to ask.
  const next = Math.max(...members.map(({ score }) => (score < top ? score : Number.NEGATIVE_INFINITY)));
  return {
    field,
    remaining,
    residents: remaining.filter(v => scoreOf(v) === top),
    lower: remaining.filter(v => scoreOf(v) < top),
    following: remaining.filter(v => scoreOf(v) === next),
  };
};

export const contenderAt = ({ members }: Field, v: number): Contender =>
  members[v] ?? impossible('every vertex is a contender');

/** A set of upfloaters as the regulation compares it. */
export interface ChosenSet {
  /** Score descending, then pairing number (3.5.3). */
  readonly upfloaters: readonly number[];
  /** Whether the set meets C6. */
  readonly keepsC6: boolean;
}

/**
 * 3.5: the fewest upfloaters (C4) of the highest scores (C5) with whom bracket and rest can be paired; of those sets the
 * first in order that is best by C6, then C7. One or none is nearly always enough and needs no search.
 */
export const chooseUpfloaters = (group: TopGroup): ChosenSet => {
  const { field, residents, lower } = group;
  const { legal } = field;
  if (residents.length % 2 === 0) {
    if (canAllBeMatched(legal, residents) && canAllBeMatched(legal, lower))
      return { upfloaters: [], keepsC6: keepsC6(group, []) };
  } else {
    const single = singleUpfloater(group);
    if (single) return single;
  }
  return generalUpfloaters(group);
};

const singleUpfloater = (group: TopGroup): ChosenSet | undefined => {
  const { field, residents, lower } = group;
  const leaving = new Set(possibleLastOf(field.legal, lower));
  const candidates = canComplete(field.legal, residents, lower)
    .filter(u => leaving.has(u))
    .sort((a, b) => byScoreThenTpn(contenderAt(field, a), contenderAt(field, b)));
  const [first] = candidates;
  if (first === undefined) return undefined;
  const best = contenderAt(field, first).score;
  const ofBest = candidates.filter(u => contenderAt(field, u).score === best);
  const floated = (u: number): boolean => field.terms.floatsCount && contenderAt(field, u).floated;
  const inOrder = [...ofBest.filter(u => !floated(u)), ...ofBest.filter(floated)];
  const keeping = inOrder.find(u => keepsC6(group, [u]));
  return { upfloaters: [keeping ?? inOrder[0] ?? first], keepsC6: keeping !== undefined };
};

/** C6: what is left of the following scoregroup can be paired with no upfloater, or one if it is odd, and so can the rest. */
export const keepsC6 = ({ field, lower, following }: TopGroup, upfloaters: readonly number[]): boolean => {
  const { legal } = field;
  const gone = new Set(upfloaters);
  const group = following.filter(v => !gone.has(v));
  if (group.length === 0) return true;
  const inGroup = new Set(group);
  const rest = lower.filter(v => !gone.has(v) && !inGroup.has(v));
  if (group.length % 2 === 0) return canAllBeMatched(legal, group) && canAllBeMatched(legal, rest);
  const leaving = possibleLastOf(legal, rest);
  const open = possibleLastOf(legal, group);
  return leaving.some(u => open.some(v => hasEdge(legal, u, v)));
};
