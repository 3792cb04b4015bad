import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';
import { commandOf, runNode } from './run.mjs';
import { GATES, passGates } from './tests/gates.mjs';
import { KINDS, NEEDS, QUICK } from './tests/kinds.mjs';
import { summarise } from './tests/summary.mjs';
import { heading, verdict } from './tests/words.mjs';
import { installChromium, installCurl, installPoppler, installPostgres } from './tools.mjs';

const USAGE = `npm test [-- [--all | --long] [--only=STEP,...] [--changed[=COMMIT]] [FILTER...]]
  STEP       ${[...Object.keys(GATES), ...KINDS].join(', ')}
  FILTER     only files of tests whose path contains it
  --changed  only files of tests that import what has changed: since the last commit, or since COMMIT
  --all      everything but browsers of others and other systems: npm run test:all
  --long     the same with many more cases: npm run test:long`;

/** One after the other, each where a kind that was chosen needs it. */
const STEPS = {
  library: () => buildStale(['library']),
  chromium: () => installChromium(),
  curl: () => installCurl(),
  poppler: () => installPoppler(),
  postgres: () => installPostgres(),
};

const report = join(root, 'node_modules/.cache/pareo/tests.json');

const main = async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).map(arg => (arg === '--changed' ? '--changed=HEAD' : arg)),
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      changed: { type: 'string' },
      all: { type: 'boolean' },
      long: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const tier = values.long ? 'long' : values.all ? 'all' : 'quick';
  const chosen = values.only?.split(',') ?? [...Object.keys(GATES), ...(tier === 'quick' ? QUICK : KINDS)];
  const unknown = chosen.filter(name => !(name in GATES || KINDS.includes(name)));
  if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}\n${USAGE}`);
    return 3;
  }
  // The tests read these.
  if (tier !== 'quick') process.env.PAREO_ALL = '1';
  if (tier === 'long') process.env.PAREO_LONG = '1';

  // What the built programs are made of cannot be seen from the tests that start them.
  const follows = kind => !values.changed || values.only || kind !== 'smoke';
  const kinds = KINDS.filter(kind => chosen.includes(kind) && follows(kind));
  const needed = kinds.flatMap(kind => NEEDS[kind]);
  const isNeeded = name => chosen.includes(name) || needed.includes(name);
  rmSync(report, { force: true });
  const done = [await timed('install', installMissing)];
  if (done[0].code === 0) {
    done.push(...(await passGates(Object.keys(GATES).filter(isNeeded))));
    for (const name of Object.keys(STEPS).filter(isNeeded)) done.push(await timed(name, STEPS[name]));
    if (kinds.length > 0) done.push(await timed('tests', () => test(kinds, values.changed, positionals)));
  }
  const narrowed = [
    ...(values.changed ? [`files of tests that import nothing changed since ${values.changed}`] : []),
    ...(positionals.length > 0
      ? [`files of tests without "${positionals.join('" or "')}" in their path`]
      : []),
  ];
  const steps = Object.keys(GATES).filter(name => !isNeeded(name));
  summarise(done, { tier, kinds, steps, narrowed, report });
  return done.every(({ code }) => code === 0) ? 0 : 1;
};

const test = (kinds, changed, filters) => {
  mkdirSync(dirname(report), { recursive: true });
  const options = [
    ...kinds.map(kind => `--project=${kind}`),
    ...(changed ? [`--changed=${changed}`, '--passWithNoTests'] : []),
  ];
  return runNode([commandOf('vitest'), 'run', ...options, ...filters], { PAREO_REPORT: report });
};

const timed = async (name, step) => {
  console.log(heading(name));
  const start = performance.now();
  const code = await step();
  const seconds = (performance.now() - start) / 1000;
  console.log(verdict(code, seconds));
  return { name, code, seconds };
};

process.exitCode = await main();
