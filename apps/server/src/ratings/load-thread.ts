import { parentPort, workerData } from 'node:worker_threads';
import type { Loading } from './load.ts';
import { loadAndTell } from './load-and-tell.ts';

/* A thread that loads one list and ends. */
await loadAndTell(workerData as Loading, message => parentPort?.postMessage(message));
