import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { commandOf, listenToNode } from '../run.mjs';
import { heading, verdict } from './words.mjs';

/** The pages have a checker of their own: tsc does not read components. */
const pages = 'apps/web';

/** What reads the sources, side by side. Those that take longest come first. */
export const GATES = {
  types: () => [commandOf('typescript', 'tsc'), '-b', ...workspaces()],
  pages: () => [
    commandOf('svelte-check'),
    '--tsconfig',
    `${pages}/tsconfig.json`,
    '--output',
    'human',
    '--fail-on-warnings',
  ],
  build: () => ['scripts/build.mjs', 'cli', 'server'],
  unused: () => [commandOf('knip'), '--no-progress', '--no-config-hints'],
  lint: () => [commandOf('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', colours()],
  regulations: () => ['scripts/regulations.mjs', '--check'],
  directions: () => ['scripts/gates/import-directions.mjs'],
};

/** As many at once as there are processors; what one says is shown when it is over, in one piece. */
export const passGates = async names => {
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

const workspaces = () => {
  const folders = ['packages', 'apps', 'verification'].flatMap(folder =>
    existsSync(join(root, folder))
      ? [folder, ...readdirSync(join(root, folder)).map(name => `${folder}/${name}`)]
      : [],
  );
  return folders.filter(folder => folder !== pages && existsSync(join(root, folder, 'tsconfig.json')));
};

const colours = () => `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
