import { parentPort } from 'node:worker_threads';
import { JOBS, type JobKind } from './jobs.ts';

/* The program of a thread: one job at a time, answers by message. What a job throws is a fault of ours; it is told,
 * and the thread goes on. */
parentPort?.on('message', ({ kind, job }: { readonly kind: JobKind; readonly job: never }) => {
  try {
    const does: (job: never) => unknown = JOBS[kind];
    parentPort?.postMessage({ ok: true, result: does(job) });
  } catch (error) {
    parentPort?.postMessage({
      ok: false,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
