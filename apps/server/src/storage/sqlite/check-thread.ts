import { parentPort, workerData } from 'node:worker_threads';
import { isWhole } from './whole.ts';

/* A thread that looks at a whole file, through a connection that cannot write, and ends. */
parentPort?.postMessage(isWhole(String(workerData)));
