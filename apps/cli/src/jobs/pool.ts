import { AS_THREAD, type Task, type TaskResult } from './task.ts';
import { brokenBy, work } from './work.ts';

/** Starting a thread takes about as long as checking a few files: fewer tasks than this are done here. */
const WORTH_A_THREAD = 4;

export interface PoolSettings {
  /** Our own program, which a thread runs again. */
  readonly program: URL;
  /** Absent: one for each processor. */
  readonly jobs: number | undefined;
  readonly onDone: (count: number) => void;
}

/** The result of every task, in the order of the tasks. */
export const workOn = async (
  tasks: readonly Task[],
  { program, jobs, onDone }: PoolSettings,
): Promise<readonly TaskResult[]> => {
  const { availableParallelism } = await import('node:os');
  const threads = Math.min(jobs ?? availableParallelism(), Math.ceil(tasks.length / WORTH_A_THREAD));
  const results: TaskResult[] = [];
  const queue = tasks.entries();
  let count = 0;
  const finish = (index: number, result: TaskResult) => {
    results[index] = result;
    onDone(++count);
  };
  if (threads <= 1) for (const [index, task] of queue) finish(index, await work(task));
  else await Promise.all(Array.from({ length: threads }, () => thread(program, queue, finish)));
  return results;
};

interface Message {
  readonly index: number;
  readonly task: Task;
}
interface Reply {
  readonly index: number;
  readonly result: TaskResult;
}

/** One thread that takes the next task of the queue whenever it has done one. */
const thread = async (
  program: URL,
  queue: IterableIterator<[number, Task]>,
  finish: (index: number, result: TaskResult) => void,
): Promise<void> => {
  const { Worker } = await import('node:worker_threads');
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { argv: [AS_THREAD] });
    let current: [number, Task] | undefined;
    const giveNext = () => {
      const next = queue.next();
      current = next.done ? undefined : next.value;
      if (current === undefined) worker.postMessage(undefined);
      else worker.postMessage({ index: current[0], task: current[1] } satisfies Message);
    };
    worker.on('message', ({ index, result }: Reply) => {
      finish(index, result);
      giveNext();
    });
    worker.on('error', error => {
      if (current) finish(current[0], brokenBy(error, current[1]));
    });
    // A thread that a file brought down leaves the rest of the queue to another one.
    worker.on('exit', () => (current ? thread(program, queue, finish).then(resolve, reject) : resolve()));
    giveNext();
  });
};

/** What our program does when it runs as a thread. */
export const serveTasks = async (): Promise<void> => {
  const { parentPort } = await import('node:worker_threads');
  parentPort?.on('message', (message: Message | undefined) => {
    if (message === undefined) parentPort?.close();
    else
      work(message.task).then(result =>
        parentPort?.postMessage({ index: message.index, result } satisfies Reply),
      );
  });
};
