import cluster, { type Worker } from 'node:cluster';

/* Several processes on one database, behind one port of this machine. One that ends is replaced. `SIGHUP` replaces all of
 * them one after the other, so that a new version takes over without anybody noticing; what ends the first ends all. */

const FIRST = 'PAREO_FIRST_PROCESS';

/** The only process, or the one of several that speaks to the terminal. */
export const isFirstProcess = (): boolean => cluster.isPrimary || process.env[FIRST] === '1';

interface Words {
  readonly say: (line: string) => void;
  readonly texts: {
    readonly processes: (count: number) => string;
    readonly processEnded: string;
    readonly processStarted: (pid: number) => string;
  };
}

export const superviseProcesses = (count: number, { say, texts }: Words): void => {
  /* Each process takes its connections itself. Handed out by the first one, those on their way to a process that is
   * killed would be lost, and whoever asked would wait. */
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isEnding = false;
  let isReplacing = false;
  const replaced = new Set<Worker>();

  const start = (isFirst = false): Promise<Worker> =>
    new Promise(resolve => {
      let hasStarted = false;
      const worker = cluster.fork(isFirst ? { [FIRST]: '1' } : {});
      worker.once('listening', () => {
        hasStarted = true;
        say(texts.processStarted(worker.process.pid ?? 0));
        resolve(worker);
      });
      worker.once('exit', code => {
        if (replaced.delete(worker)) return;
        if (isEnding) {
          if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
          return;
        }
        // A start that fails says why itself, and would fail again.
        if (!hasStarted) end(code);
        else {
          say(texts.processEnded);
          void start();
        }
      });
    });

  const end = (code = 0): void => {
    isEnding = true;
    process.exitCode = code;
    const workers = Object.values(cluster.workers ?? {});
    if (workers.length === 0) process.exit(code);
    for (const worker of workers) worker?.process.kill('SIGTERM');
  };

  const replaceAll = async (): Promise<void> => {
    if (isReplacing || isEnding) return;
    isReplacing = true;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker === undefined || isEnding) continue;
      await start();
      replaced.add(worker);
      const ended = new Promise(resolve => worker.once('exit', resolve));
      worker.process.kill('SIGTERM');
      await ended;
    }
    isReplacing = false;
  };

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      end();
    });
  process.on('SIGHUP', () => void replaceAll());
  say(texts.processes(count));
  void start(true).then(() => {
    for (let more = 1; more < count; more += 1) void start();
  });
};
