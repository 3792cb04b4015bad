import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';
import { commandOf, listenToNode, runNode } from './run.mjs';
import { installChromium, installCurl, installPoppler, installPostgres } from './tools.mjs';

const USAGE = `npm test [-- [--only=STEP,...] [--long] [FILTER...]]
  STEP    types (and pages), lint, directions, unused, build, regulations, unit, property, e2e, browser (all of them when none is named)
  FILTER  only test files whose path contains it
  --long  many more cases (PAREO_LONG=1)`;

/** The kinds of tests: projects of vitest.config.ts, run together. */
const KINDS = ['unit', 'property', 'e2e', 'browser'];

/** Kinds that run what is built. */
const BUILT_KINDS = ['e2e', 'browser'];

/** The pages have a checker of their own: tsc does not read components. */
const pages = 'apps/web';

/** What reads the sources and nothing that another makes: they run side by side. Those that take longest come first. */
const GATES = {
  types: () => [commandOf('typescript', 'tsc'), '-b', ...workspaces()],
  pages: () => [
    commandOf('svelte-check'),
    '--tsconfig',
    `${pages}/tsconfig.json`,
    '--output',
    'human',
    '--fail-on-warnings',
  ],
  unused: () => [commandOf('knip'), '--no-progress', '--no-config-hints'],
  lint: () => [commandOf('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', colours()],
  directions: () => ['scripts/gates/import-directions.mjs'],
};

/** One after the other: each needs what stands before it. */
const STEPS = {
  build: () => buildStale(),
  regulations: () => runNode(['scripts/regulations.mjs', '--check']),
  chromium: () => installChromium(),
  curl: () => installCurl(),
  poppler: () => installPoppler(),
  postgres: () => installPostgres(),
};

const report = join(root, 'node_modules/.cache/pareo/tests.json');

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, long: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const chosen = values.only?.split(',') ?? [...Object.keys(GATES), ...Object.keys(STEPS), ...KINDS];
  const unknown = chosen.filter(name => !(name in GATES || name in STEPS || KINDS.includes(name)));
  if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}\n${USAGE}`);
    return 3;
  }
  if (values.long) process.env.PAREO_LONG = '1';

  const done = [await timed('install', installMissing)];
  if (done[0].code === 0) {
    done.push(...(await passed(Object.keys(GATES).filter(name => isChosen(name, chosen)))));
    for (const [name, step] of Object.entries({ ...STEPS, ...testStep(chosen, positionals) })) {
      if (isChosen(name, chosen)) done.push(await timed(name, step));
    }
  }
  summarise(done);
  return done.every(({ code }) => code === 0) ? 0 : 1;
};

/** End-to-end tests run the built program, so they ask for the build too, read printed lists and start a database; browser tests need a browser. */
const isChosen = (name, chosen) =>
  name === 'tests' ||
  chosen.includes(name) ||
  (name === 'pages' && chosen.includes('types')) ||
  (name === 'build' && BUILT_KINDS.some(kind => chosen.includes(kind))) ||
  (name === 'chromium' && chosen.includes('browser')) ||
  (['curl', 'poppler', 'postgres'].includes(name) && chosen.includes('e2e'));

const testStep = (chosen, filters) => {
  const kinds = KINDS.filter(kind => chosen.includes(kind));
  if (kinds.length === 0) return {};
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const options = [...kinds.map(kind => `--project=${kind}`), '--reporter=default', '--reporter=json'];
  return {
    tests: () => runNode([commandOf('vitest'), 'run', ...options, `--outputFile.json=${report}`, ...filters]),
  };
};

/** As many gates at once as there are processors; what one says is shown when it is over, in one piece. */
const passed = async names => {
  const waiting = [...names];
  const done = [];
  const pass = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const start = performance.now();
      const { code, output } = await listenToNode(GATES[name]());
      const seconds = (performance.now() - start) / 1000;
      console.log(`${heading(name)}\n${output}${verdict(code, seconds)}`);
      done.push({ name, code, seconds });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, pass));
  return done;
};

const heading = name => `\n── ${name} ${'─'.repeat(60 - name.length)}`;
const verdict = (code, seconds) =>
  `${code === 0 ? 'ok' : `FAILED (exit code ${code})`}, ${seconds.toFixed(1)} s`;

const timed = async (name, step) => {
  console.log(heading(name));
  const start = performance.now();
  const code = await step();
  const seconds = (performance.now() - start) / 1000;
  console.log(verdict(code, seconds));
  return { name, code, seconds };
};

const summarise = done => {
  console.log(heading('summary'));
  for (const { name, code, seconds } of done) {
    console.log(`${name.padEnd(12)} ${code === 0 ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(8)} s`);
  }
  if (!existsSync(report)) return;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const skipped = numPendingTests + numTodoTests;
  console.log(
    `\n${numPassedTests} passed, ${numFailedTests} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
};

const workspaces = () => {
  const folders = ['packages', 'apps', 'verification'].flatMap(folder =>
    existsSync(join(root, folder))
      ? [folder, ...readdirSync(join(root, folder)).map(name => `${folder}/${name}`)]
      : [],
  );
  return folders.filter(folder => folder !== pages && existsSync(join(root, folder, 'tsconfig.json')));
};

const colours = () => `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

process.exitCode = await main();
