import { JOBS, type JobKind, type JobOf, type ResultOf } from './jobs.ts';
import type { Work } from './work.ts';

/** The same jobs on this thread: for tests and for the command line, where nobody else waits. */
export const inlineWork = (): Work => ({
  run: async <Kind extends JobKind>(kind: Kind, job: JobOf<Kind>): Promise<ResultOf<Kind>> => {
    const does = JOBS[kind] as (job: JobOf<Kind>) => ResultOf<Kind> | Promise<ResultOf<Kind>>;
    // A thread gets copies: so do we, or a test would not see what cannot be copied.
    return structuredClone(await does(structuredClone(job)));
  },
  close: async () => undefined,
  waiting: () => 0,
});
