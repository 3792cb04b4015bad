import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

/** `npm start`: from a fresh clone to the running product. What follows `--` is passed on. */
const start = async args => {
  const code = (await installMissing()) || (await buildStale(['cli']));
  if (code !== 0) return code;
  if (!existsSync(join(root, 'apps/cli/dist/pareo.mjs'))) {
    console.log(
      'Installed and built. There is nothing to show yet: the command line is still being written.',
    );
    return 0;
  }
  return runNode(['apps/cli/bin/pareo.mjs', 'demo', ...args]);
};

process.exitCode = await start(process.argv.slice(2));
