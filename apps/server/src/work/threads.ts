import { Worker } from 'node:worker_threads';
import type { JobKind, JobOf, ResultOf } from './jobs.ts';
import { type Thread, type Work, WorkStopped } from './work.ts';

const LONGEST_JOB = 30_000;
const LARGEST_HEAP_MB = 512;

interface Waiting {
  readonly kind: JobKind;
  readonly job: unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread and a queue for each kind of work. One that dies or hangs is replaced, and its job has failed: nothing was written. */
export const threadWork = (program: URL, longestJob = LONGEST_JOB): Work => {
  const lines = {
    compute: line(program, longestJob),
    render: line(program, longestJob),
    upload: line(program, longestJob),
  };
  return {
    run: <Kind extends JobKind>(kind: Kind, job: JobOf<Kind>, thread: Thread = 'compute') =>
      lines[thread].run(kind, job),
    close: async () => {
      await Promise.all(Object.values(lines).map(({ close }) => close()));
    },
    waiting: () => Object.values(lines).reduce((sum, { waiting }) => sum + waiting(), 0),
  };
};

const line = (program: URL, longestJob: number) => {
  const queue: Waiting[] = [];
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let alarm: NodeJS.Timeout | undefined;
  let isClosed = false;

  const start = (): Worker => {
    const started = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB } });
    started.unref();
    started.on('message', (answer: Answer) => {
      if (started === worker) settle(answer);
    });
    started.on('error', () => ended(started));
    started.on('exit', () => ended(started));
    return started;
  };

  const ended = (which: Worker): void => {
    if (which !== worker) return;
    worker = undefined;
    settle({ ok: false, stopped: true, message: 'the thread ended' });
  };

  const settle = (answer: Answer): void => {
    clearTimeout(alarm);
    const done = current;
    current = undefined;
    if (done !== undefined) {
      if (answer.ok) done.resolve(answer.result as never);
      else done.reject(answer.stopped === true ? new WorkStopped(answer.message) : new Error(answer.message));
    }
    next();
  };

  const next = (): void => {
    if (current !== undefined || isClosed) return;
    current = queue.shift();
    if (current === undefined) return;
    worker ??= start();
    const running = worker;
    alarm = setTimeout(() => {
      worker = undefined;
      void running.terminate();
      settle({ ok: false, stopped: true, message: 'the job took too long' });
    }, longestJob);
    try {
      running.postMessage({ kind: current.kind, job: current.job });
    } catch (error) {
      // What cannot be copied for the thread was never work: the thread goes on with the next.
      settle({ ok: false, stopped: true, message: error instanceof Error ? error.message : String(error) });
    }
  };

  return {
    run: <Kind extends JobKind>(kind: Kind, job: JobOf<Kind>): Promise<ResultOf<Kind>> =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new WorkStopped('closed'));
          return;
        }
        queue.push({ kind, job, resolve: resolve as (result: never) => void, reject });
        next();
      }),
    close: async () => {
      isClosed = true;
      clearTimeout(alarm);
      for (const { reject } of [...(current === undefined ? [] : [current]), ...queue])
        reject(new WorkStopped());
      const running = worker;
      worker = undefined;
      await running?.terminate();
    },
    waiting: () => queue.length + (current === undefined ? 0 : 1),
  };
};

type Answer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly stopped?: boolean; readonly message: string };
