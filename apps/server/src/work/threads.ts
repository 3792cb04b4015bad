import { Worker } from 'node:worker_threads';
import type { JobKind, JobOf, ResultOf } from './jobs.ts';
import { type Place, type Work, WorkStopped } from './work.ts';

const LONGEST_JOB = 30_000;
/** A journal that is full takes ten seconds of a processor with nothing else to do. */
const LONGEST_UPLOAD = 60_000;
const LARGEST_HEAP_MB = 512;

/** Longer than this, and a job of somebody else is done beside it. */
const LONG_JOB = 1000;
const MOST_THREADS = 2;

export interface Pace {
  readonly longestJob: number;
  readonly longJob: number;
}

interface Waiting {
  readonly kind: JobKind;
  readonly job: unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

interface Running extends Waiting {
  readonly of: string;
  readonly worker: Worker;
  readonly isLong: () => boolean;
  readonly stopClocks: () => void;
}

/**
 * A thread and its queues for each kind of work. Everybody's jobs come in turn, one at a time of each, and one that takes long has
 * others done beside it. A thread that dies or hangs is replaced, and its job has failed: nothing was written.
 */
export const threadWork = (
  program: URL,
  { longestJob = LONGEST_JOB, longJob = LONG_JOB }: Partial<Pace> = {},
): Work => {
  const pace = { longestJob, longJob };
  const lines = {
    compute: line(program, pace),
    render: line(program, pace),
    upload: line(program, { longJob, longestJob: Math.max(longestJob, LONGEST_UPLOAD) }),
  };
  return {
    run: <Kind extends JobKind>(kind: Kind, job: JobOf<Kind>, { thread = 'compute', of }: Place) =>
      lines[thread].run(kind, job, of),
    close: async () => {
      await Promise.all(Object.values(lines).map(({ close }) => close()));
    },
    waiting: () => Object.values(lines).reduce((sum, { waiting }) => sum + waiting(), 0),
  };
};

const line = (program: URL, { longestJob, longJob }: Pace) => {
  /** In the order in which it is their turn. */
  const queues = new Map<string, Waiting[]>();
  const running = new Map<Worker, Running>();
  let idle: Worker | undefined;
  let isClosed = false;

  const start = (): Worker => {
    const started = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB } });
    started.unref();
    started.on('message', (answer: Answer) => settle(started, answer));
    const ended = (): void => {
      if (idle === started) idle = undefined;
      settle(started, { ok: false, stopped: true, message: 'the thread ended' }, false);
    };
    started.on('error', ended);
    started.on('exit', ended);
    return started;
  };

  const settle = (worker: Worker, answer: Answer, isAlive = true): void => {
    const done = running.get(worker);
    if (done === undefined) return;
    done.stopClocks();
    running.delete(worker);
    if (answer.ok) done.resolve(answer.result as never);
    else done.reject(answer.stopped === true ? new WorkStopped(answer.message) : new Error(answer.message));
    if (isAlive && idle === undefined && !isClosed) idle = worker;
    else void worker.terminate();
    next();
  };

  /** The first of whoever has none running; then it is the turn of the others. */
  const taken = (): (Waiting & { readonly of: string }) | undefined => {
    const busy = new Set([...running.values()].map(({ of }) => of));
    for (const [of, queue] of queues) {
      const [first, ...rest] = queue;
      if (busy.has(of) || first === undefined) continue;
      queues.delete(of);
      if (rest.length > 0) queues.set(of, rest);
      return { ...first, of };
    }
    return undefined;
  };

  const next = (): void => {
    const isFree = running.size < MOST_THREADS && [...running.values()].every(({ isLong }) => isLong());
    const job = isFree && !isClosed ? taken() : undefined;
    if (job === undefined) return;
    const worker = idle ?? start();
    idle = undefined;
    let isLong = false;
    const look = setTimeout(() => {
      isLong = true;
      next();
    }, longJob);
    const alarm = setTimeout(
      () => settle(worker, { ok: false, stopped: true, message: 'the job took too long' }, false),
      longestJob,
    );
    const stopClocks = (): void => {
      clearTimeout(look);
      clearTimeout(alarm);
    };
    running.set(worker, { ...job, worker, isLong: () => isLong, stopClocks });
    try {
      worker.postMessage({ kind: job.kind, job: job.job });
    } catch (error) {
      // What cannot be copied for the thread was never work: the thread goes on with the next.
      const message = error instanceof Error ? error.message : String(error);
      settle(worker, { ok: false, stopped: true, message });
    }
  };

  return {
    run: <Kind extends JobKind>(kind: Kind, job: JobOf<Kind>, of: string): Promise<ResultOf<Kind>> =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new WorkStopped('closed'));
          return;
        }
        queues.set(of, [
          ...(queues.get(of) ?? []),
          { kind, job, resolve: resolve as (result: never) => void, reject },
        ]);
        next();
      }),
    close: async () => {
      isClosed = true;
      const workers = [...running.keys(), ...(idle === undefined ? [] : [idle])];
      for (const { reject, stopClocks } of running.values()) {
        stopClocks();
        reject(new WorkStopped());
      }
      for (const { reject } of [...queues.values()].flat()) reject(new WorkStopped());
      running.clear();
      queues.clear();
      idle = undefined;
      await Promise.all(workers.map(worker => worker.terminate()));
    },
    waiting: () => running.size + [...queues.values()].reduce((sum, { length }) => sum + length, 0),
  };
};

type Answer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly stopped?: boolean; readonly message: string };
