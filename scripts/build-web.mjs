import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './root.mjs';
import { commandOf, runNode } from './run.mjs';

/** What the console may weigh, compressed, without the engine's worker. */
const GOAL = 250;

/** Builds the pages and says what their JavaScript weighs. Gives the exit code. */
const build = async () => {
  const code = await runNode([commandOf('vite'), 'build', 'apps/web', '--logLevel', 'warn']);
  if (code !== 0) return code;
  const folder = join(root, 'apps/web/dist/assets');
  const sizes = readdirSync(folder)
    .filter(name => name.endsWith('.js'))
    .map(name => ({ name, kilobytes: gzipSync(readFileSync(join(folder, name))).length / 1000 }));
  const isWorker = ({ name }) => name.startsWith('worker-');
  const sum = list => list.reduce((total, { kilobytes }) => total + kilobytes, 0);
  const console_ = sum(sizes.filter(size => !isWorker(size)));
  const worker = sum(sizes.filter(isWorker));
  console.log(
    `JavaScript of the pages: ${console_.toFixed(0)} kB compressed (goal: under ${GOAL}); worker of the engine: ${worker.toFixed(0)} kB`,
  );
  return 0;
};

process.exitCode = await build();
