import type { JobKind, JobOf, ResultOf } from './jobs.ts';

/** Where heavy work is done. Nothing of it may run where requests are answered. */
export interface Work {
  /** Rejects with `WorkStopped` when the worker died or took too long. */
  readonly run: <Kind extends JobKind>(kind: Kind, job: JobOf<Kind>, place: Place) => Promise<ResultOf<Kind>>;
  readonly close: () => Promise<void>;
  readonly waiting: () => number;
}

/**
 * Pairing, rulings and checks on one, standings and pages on another: a pairing does not keep readers waiting. Files that
 * somebody brings are read on a third: whatever is in them, it keeps nobody else waiting.
 */
export type Thread = 'compute' | 'render' | 'upload';

export interface Place {
  /** Absent: `compute`. */
  readonly thread?: Thread;
  /** Whose work it is, mostly the id of a tournament: nobody's jobs keep those of all others waiting. */
  readonly of: string;
}

export class WorkStopped extends Error {}
