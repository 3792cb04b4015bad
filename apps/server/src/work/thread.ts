import { parentPort } from 'node:worker_threads';
import { JOBS, type JobKind } from './jobs.ts';

/* The program of a thread: one job at a time, answers by message. What a job throws is a fault of ours; it is told,
 * and the thread goes on. */
// What cannot be copied back is no answer.
parentPort?.on('messageerror', error => parentPort?.postMessage({ ok: false, message: error.message }));
parentPort?.on('message', async ({ kind, job }: { readonly kind: JobKind; readonly job: never }) => {
  try {
    const does: (job: never) => unknown = JOBS[kind];
    // A promise cannot cross to another thread: what comes of it does.
    parentPort?.postMessage({ ok: true, result: await does(job) });
  } catch (error) {
    parentPort?.postMessage({
      ok: false,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
