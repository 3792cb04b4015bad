import { buildStale, PROGRAMS } from './build.mjs';
import { installMissing } from './install.mjs';
import { runNode } from './run.mjs';

/** `npm start`: from a fresh clone to the running product. What follows `--` is passed on. */
const start = async args => {
  const code = (await installMissing()) || (await buildStale(PROGRAMS));
  return code !== 0 ? code : runNode(['apps/cli/bin/pareo.mjs', 'serve', ...args]);
};

process.exitCode = await start(process.argv.slice(2));
