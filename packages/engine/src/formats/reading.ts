import type { FaultList, Issue, Place, TournamentRecord } from '../model/index.ts';

/** What a reader found: the record as far as it could be read, and everything that is wrong with the file. */
export interface Reading {
  /** Absent where nothing can be said of the tournament before the faults are mended. */
  readonly record?: TournamentRecord;
  readonly faults: FaultList;
  readonly notices: FaultList;
  readonly placeOf: (issue: Issue) => Place | undefined;
  /** Of a fault of the tournament: it only repeats that some part of the file could not be read. */
  readonly isConsequence: (issue: Issue) => boolean;
}
