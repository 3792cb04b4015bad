import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import type { Task, TaskResult } from './task.ts';
import { work } from './work.ts';

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
const thread = (
  program: URL,
  queue: IterableIterator<[number, Task]>,
  finish: (index: number, result: TaskResult) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program);
    const giveNext = () => {
      const next = queue.next();
      if (next.done) worker.postMessage(undefined);
      else worker.postMessage({ index: next.value[0], task: next.value[1] } satisfies Message);
    };
    worker.on('message', ({ index, result }: Reply) => {
      finish(index, result);
      giveNext();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    giveNext();
  });

/** What our program does when it runs as a thread. */
export const serveTasks = (): void => {
  parentPort?.on('message', (message: Message | undefined) => {
    if (message === undefined) parentPort?.close();
    else
      work(message.task).then(result =>
        parentPort?.postMessage({ index: message.index, result } satisfies Reply),
      );
  });
};
