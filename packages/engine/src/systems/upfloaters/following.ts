import { canAllBePaired, mayMeet, possibleLast } from '../swiss/pairable.ts';
import type { Contender } from './contender.ts';
import type { TopGroup } from './upfloater-set.ts';

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
