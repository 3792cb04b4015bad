import { run } from './program.ts';

/** The folder of the package, from the bundle in `dist` and from the source in `src` alike. */
const home = new URL('..', import.meta.url);

/* Whoever reads our output may stop reading (`pareo systems | head`): that is no error of ours or theirs. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  environment: process.env,
  home,
});
