import { AS_THREAD, serveTasks } from './jobs/pool.ts';
import { run } from './program.ts';

/** The bundle in `dist`, or this source: both lie one folder below the package. */
const program = new URL(import.meta.url);

const main = async (): Promise<void> => {
  /* Whoever reads our output may stop reading (`pareo systems | head`): that is no error of ours or theirs. */
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  process.exitCode = await run(process.argv.slice(2), {
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    program,
  });
};

if (process.argv[2] === AS_THREAD) await serveTasks();
else await main();
