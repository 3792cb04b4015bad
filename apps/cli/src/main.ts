import { callFault } from './answer.ts';
import { AS_THREAD } from './jobs/task.ts';
import { languageOf } from './language.ts';
import { run } from './program.ts';
import { reportOf } from './report.ts';

/** The bundle in `dist`, or this source: both lie one folder below the package. */
const program = new URL(import.meta.url);

/** What ends with 5: the output is not complete, whatever was to be said. */
const NOT_WRITTEN = 5;

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  let isWritten = true;
  /* Whoever reads our output may stop reading (`pareo systems | head`): that is no error of ours or theirs, and the exit
   * code is what it would have been. A full disk is one, and is told. */
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || !isWritten) return;
    isWritten = false;
    process.exitCode = NOT_WRITTEN;
    const fault = callFault('output-not-writable', { reason: error.code ?? error.message });
    const as = args.includes('--json') ? 'json' : 'lines';
    process.stderr.write(reportOf([fault], { language: languageOf(args, process.env), as }));
  });
  /* There is nowhere left to tell it. */
  process.stderr.on('error', () => {});
  const code = await run(args, {
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    program,
  });
  process.exitCode = isWritten ? code : NOT_WRITTEN;
};

/** Asked only where the word is there: asking Node costs every start. */
const isThread = async (): Promise<boolean> =>
  process.argv[2] === AS_THREAD && !(await import('node:worker_threads')).isMainThread;

if (await isThread()) await (await import('./commands/others.ts')).serveTasks();
else await main();
