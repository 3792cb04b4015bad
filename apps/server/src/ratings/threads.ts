import { Worker } from 'node:worker_threads';
import type { Loader, LoadMessage } from './book.ts';

const LARGEST_HEAP_MB = 160;

/** Loads in a thread of its own; one that ends without a word has failed. What is no fault of the list goes to the log. */
export const threadLoader =
  (program: URL, complain: (error: Error) => void): Loader =>
  (loading, hear) => {
    const worker = new Worker(program, {
      workerData: loading,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    });
    let isOver = false;
    const told = (message: LoadMessage): void => {
      if (isOver) return;
      isOver = message.kind !== 'loading';
      hear(message);
    };
    const failed = (code: 'fault' | 'stopped'): void =>
      told({ kind: 'failed', reason: { code }, leftOut: 0, faults: [] });
    worker.on('message', told);
    worker.on('error', error => {
      complain(error instanceof Error ? error : new Error(String(error)));
      failed('fault');
    });
    worker.on('exit', () => failed('stopped'));
    worker.unref();
  };
