import type { Compared, ComparedCandidate } from '../../rules/index.ts';
import { findingsOf } from '../swiss/findings.ts';
import { writtenSet } from '../swiss/steps.ts';
import { scoreOfGroup } from '../swiss/upfloats.ts';
import { countsOfPairs, countsOfSet } from './counts.ts';
import type { PairedBracket } from './procedure.ts';

/**
 * A bracket as it was paired and as it would be otherwise, for whoever counts again. Where the sets of upfloaters differ,
 * nothing that 3.6 counts in the pairs tells the two apart.
 */
export const comparedOf = (chosen: PairedBracket, other: PairedBracket): Compared => {
  const isSameSet = writtenSet(chosen.upfloaters) === writtenSet(other.upfloaters);
  const told = (bracket: PairedBracket): ComparedCandidate => {
    const { group, upfloaters, problem, pairs } = bracket;
    return {
      pairs: pairs.map(([top, bottom]) => [top.id, bottom.id] as const),
      floaters: upfloaters.map(({ id }) => id),
      findings: findingsOf([
        ...countsOfSet(group, bracket),
        ...(isSameSet ? countsOfPairs(group.field, problem, pairs) : []),
      ]),
    };
  };
  return { bracket: scoreOfGroup(chosen.group), chosen: told(chosen), other: told(other) };
};
