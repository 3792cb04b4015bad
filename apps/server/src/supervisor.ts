import cluster, { type Worker } from 'node:cluster';
import { relayMetrics } from './metrics/several.ts';
import { ANSWERS, keepDoor } from './one-door.ts';

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
    readonly processFailed: (seconds: number) => string;
    readonly notReplaced: string;
  };
}

/** Between one start that fails and the next, where others are at work: longer each time. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 30_000;

export const superviseProcesses = (count: number, { say, texts }: Words): void => {
  const closeDoor = keepDoor();
  relayMetrics();
  let isEnding = false;
  let isReplacing = false;
  const replaced = new Set<Worker>();

  /** Undefined: it ended before it answered, and has said why itself. */
  const start = (isFirst = false): Promise<Worker | undefined> =>
    new Promise(resolve => {
      let hasStarted = false;
      const worker = cluster.fork(isFirst ? { [FIRST]: '1' } : {});
      worker.once(ANSWERS, () => {
        hasStarted = true;
        say(texts.processStarted(worker.process.pid ?? 0));
        resolve(worker);
      });
      worker.once('exit', code => {
        if (isEnding) {
          if (Object.keys(cluster.workers ?? {}).length === 0) process.exit();
        } else if (!hasStarted) {
          // The first start that fails would fail again.
          if (isFirst) end(code);
          resolve(undefined);
        } else if (!replaced.delete(worker)) {
          say(texts.processEnded);
          void keepStarting();
        }
      });
    });

  /* A process is missing. What keeps another one from starting may pass (the database starts again, a port is not free yet),
   * and those that answer go on answering. */
  const keepStarting = async (wait = FIRST_WAIT): Promise<void> => {
    if (isEnding || (await start()) !== undefined || isEnding) return;
    say(texts.processFailed(wait / 1000));
    setTimeout(() => void keepStarting(Math.min(LAST_WAIT, wait * 2)), wait);
  };

  const end = (code = 0): void => {
    isEnding = true;
    process.exitCode = code;
    closeDoor();
    const workers = Object.values(cluster.workers ?? {});
    if (workers.length === 0) process.exit();
    for (const worker of workers) worker?.process.kill('SIGTERM');
  };

  /** None is ended before another one answers in its place: a version that does not start replaces nobody. */
  const replaceAll = async (): Promise<void> => {
    if (isReplacing || isEnding) return;
    isReplacing = true;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker === undefined || worker.isDead() || isEnding) continue;
      replaced.add(worker);
      if ((await start()) === undefined) {
        say(texts.notReplaced);
        // It ended by itself meanwhile.
        if (!replaced.delete(worker)) void keepStarting();
        break;
      }
      if (worker.isDead()) continue;
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
  void start(true).then(first => {
    for (let more = 1; first !== undefined && more < count; more += 1) void keepStarting();
  });
};
