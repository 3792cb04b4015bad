import { type Issue, issue } from './issue.ts';
import { LIMITS } from './limits.ts';

/** Faults as they are found: the first are kept, all are counted, so that no input fills the memory with them. */
export interface FaultList {
  readonly push: (found: Issue) => void;
  /** How many were found. */
  readonly length: number;
  /** Those kept, in the order in which they were found. */
  readonly kept: readonly Issue[];
}

export const faultList = (): FaultList => {
  const kept: Issue[] = [];
  let length = 0;
  return {
    push: found => {
      if (length++ < LIMITS.faults) kept.push(found);
    },
    get length() {
      return length;
    },
    kept,
  };
};

/** The faults to report: those kept, and how many more there are, placed where the last of them is. */
export const toldOf = (kept: readonly Issue[], count: number): readonly Issue[] => {
  const told = kept.slice(0, LIMITS.faults);
  const more = count - told.length;
  return more > 0 ? [...told, issue('more-faults', { count: more }, told.at(-1)?.place)] : told;
};
