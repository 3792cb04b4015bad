import { parentPort, workerData } from 'node:worker_threads';
import { type Loading, loadList } from './load.ts';

/* A thread that loads one list and ends. */
const tell = (message: unknown): void => parentPort?.postMessage(message);

await loadList(workerData as Loading, rows => tell({ kind: 'loading', rows })).then(
  rows => tell({ kind: 'ready', rows }),
  (error: unknown) =>
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
);
