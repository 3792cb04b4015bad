/*
 * `npm run fuzz [-- --cases=20000] [--seed=1] [--from=0] [--seconds=20] [--megabytes=256] [--jobs=2]`
 * Recorded tournaments, changed and made to grow, through every reader and writer. Each case runs in a thread with its own
 * memory and has so many seconds: one that takes more of either, throws, or is answered badly, is printed. Exit code 1 then.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '20' },
    megabytes: { type: 'string', default: '256' },
    jobs: { type: 'string', default: String(Math.min(4, availableParallelism())) },
  },
});
const [cases, seed, from, seconds, megabytes, jobs] = Object.values({
  cases: values.cases,
  seed: values.seed,
  from: values.from,
  seconds: values.seconds,
  megabytes: values.megabytes,
  jobs: values.jobs,
}).map(Number);

let next = from;
const end = from + cases;
const failures = [];
const slowest = { ms: 0, number: -1, bytes: 0 };
let done = 0;
let bytesRead = 0;

const fail = (number, what) => {
  failures.push(number);
  console.log(`case ${number}: ${what}\n  again: npm run fuzz -- --seed=${seed} --from=${number} --cases=1`);
};

/** A thread that takes the next case whenever it has done one; another takes its place when a case brings it down. */
const thread = () =>
  new Promise(resolve => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: { seed },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    let current;
    let timer;
    let ended = false;
    const giveNext = () => {
      current = next < end ? next++ : undefined;
      if (current === undefined) return void worker.terminate();
      timer = setTimeout(() => bringDown(`more than ${seconds} seconds`), seconds * 1000);
      worker.postMessage(current);
    };
    const bringDown = what => {
      if (current !== undefined) fail(current, what);
      done++;
      current = undefined;
      ended = true;
      worker.terminate();
    };
    worker.on('message', ({ ready, number, wrong, bytes, ms }) => {
      clearTimeout(timer);
      if (ended) return;
      if (!ready) {
        done++;
        bytesRead += bytes;
        if (ms > slowest.ms) Object.assign(slowest, { ms, number, bytes });
        if (wrong !== undefined) fail(number, wrong);
      }
      giveNext();
    });
    worker.on('error', error => {
      clearTimeout(timer);
      // Before its first case nothing but the thread itself can be wrong.
      if (current === undefined && !ended) throw error;
      bringDown(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? `more than ${megabytes} MB` : String(error));
    });
    worker.on('exit', () => (next < end ? thread().then(resolve) : resolve()));
  });

const start = performance.now();
await Promise.all(Array.from({ length: Math.max(1, jobs) }, thread));
console.log(
  `${done} cases from seed ${seed}, ${(bytesRead / 1e6).toFixed(1)} MB, in ${((performance.now() - start) / 1000).toFixed(0)} s; ` +
    `the slowest took ${slowest.ms.toFixed(0)} ms (case ${slowest.number}, ${slowest.bytes} bytes). ${failures.length} failed.`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
