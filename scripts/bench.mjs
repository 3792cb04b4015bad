import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

const HELP = `npm run bench [-- OPTIONS]   measures, prints, and writes verification/BENCH.md when everything was measured
npm run bench fresh | server | federation | ratings   a measurement of its own, with its own page
  --only=PARTS    some of: pairing, hard, sizes, tournaments, explaining, reading, growth, standings, journal, numbers, command
  --largest=N     no field of more players than N
  --json          the figures as JSON
  --help          this page
`;

/** `npm run bench`: measures and prints. A measurement is no test: it never fails because a machine is slow. */
const bench = async args => {
  if (args.some(arg => arg === '--help' || arg === '-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  // A clone of its own: nothing here has to be built.
  if (args[0] === 'fresh') return runNode(['verification/bench/fresh.mjs', ...args.slice(1)]);
  const code = (await installMissing()) || (await buildStale());
  if (code !== 0) return code;
  if (!existsSync(join(root, 'verification/bench/main.mjs'))) {
    console.log('There is no bench yet (verification/bench/main.mjs).');
    return 0;
  }
  return runNode(['verification/bench/main.mjs', ...args]);
};

process.exitCode = await bench(process.argv.slice(2));
