import { Worker } from 'node:worker_threads';
import type { Loader, LoadMessage } from './book.ts';

const LARGEST_HEAP_MB = 200;

/** Loads in a thread of its own, one that ends without a word has failed. */
export const threadLoader =
  (program: URL): Loader =>
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
    worker.on('message', told);
    worker.on('error', error => told({ kind: 'failed', message: error.message }));
    worker.on('exit', () => told({ kind: 'failed', message: 'it was stopped' }));
    worker.unref();
  };
