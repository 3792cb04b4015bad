import { completeJob } from './jobs/complete.ts';
import { atJob } from './jobs/at.ts';
import { exportJob } from './jobs/export.ts';
import { importJob } from './jobs/import.ts';
import { pointsJob } from './jobs/points.ts';
import { crosstableJob, standingsJob } from './jobs/standings.ts';

/** Everything that a thread can do: pure functions of plain data. */
export const JOBS = {
  complete: completeJob,
  at: atJob,
  export: exportJob,
  import: importJob,
  points: pointsJob,
  standings: standingsJob,
  crosstable: crosstableJob,
} as const;

export type JobKind = keyof typeof JOBS;
export type JobOf<Kind extends JobKind> = Parameters<(typeof JOBS)[Kind]>[0];
export type ResultOf<Kind extends JobKind> = ReturnType<(typeof JOBS)[Kind]>;
