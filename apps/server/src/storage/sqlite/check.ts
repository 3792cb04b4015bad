import { Worker } from 'node:worker_threads';

/** Looks at all of a file while the server is at work. False: it is damaged. A look that is broken off says nothing. */
export const isWholeMeanwhile = (program: URL, path: string): Promise<boolean> =>
  new Promise(resolve => {
    const worker = new Worker(program, { workerData: path });
    worker.once('message', (answer: boolean) => resolve(answer));
    worker.once('error', () => resolve(true));
    worker.once('exit', () => resolve(true));
    worker.unref();
  });
