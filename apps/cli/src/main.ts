import { callFault } from './answer.ts';
import { AS_THREAD } from './jobs/task.ts';
import { languageOf } from './language.ts';
import { run } from './program.ts';
import { reportOf } from './report.ts';

/** The bundle in `dist`, or this source: both lie one folder below the package. */
const program = new URL(import.meta.url);

/** Exit code 5: the output is incomplete, whatever it was. */
const NOT_WRITTEN = 5;

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  let isWritten = true;
  /* The reader of our output may stop early (`pareo systems | head`): that is nobody's error, and the exit
   * code stays what it would have been. A full disk is an error, and is reported. */
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
