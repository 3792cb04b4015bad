import { askJob } from './jobs/ask.ts';
import { atJob } from './jobs/at.ts';
import { bodyJob } from './jobs/body.ts';
import { checkJob } from './jobs/check.ts';
import { completeJob } from './jobs/complete.ts';
import { exportJob } from './jobs/export.ts';
import { importJob } from './jobs/import.ts';
import { pageJob } from './jobs/page.ts';
import { pointsJob } from './jobs/points.ts';
import { previewJob } from './jobs/preview.ts';
import { printJob } from './jobs/print.ts';
import { restoreJob } from './jobs/restore.ts';
import { crosstableJob, standingsJob } from './jobs/standings.ts';
import { viewJob } from './jobs/views.ts';

/** Everything that a thread can do: pure functions of plain data. */
export const JOBS = {
  complete: completeJob,
  at: atJob,
  ask: askJob,
  body: bodyJob,
  check: checkJob,
  export: exportJob,
  import: importJob,
  page: pageJob,
  points: pointsJob,
  print: printJob,
  preview: previewJob,
  restore: restoreJob,
  standings: standingsJob,
  crosstable: crosstableJob,
  view: viewJob,
} as const;

export type JobKind = keyof typeof JOBS;
export type JobOf<Kind extends JobKind> = Parameters<(typeof JOBS)[Kind]>[0];
/** Of a job that takes its time: what comes of it in the end. */
export type ResultOf<Kind extends JobKind> = Awaited<ReturnType<(typeof JOBS)[Kind]>>;
