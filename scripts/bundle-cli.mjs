import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { fromOrigins } from './bundle-origins.mjs';
import { root } from './root.mjs';

const entry = join(root, 'apps/cli/src/main.ts');
const dist = join(root, 'apps/cli/dist');

/** What draws PDF is large and seldom wanted: a file of its own, loaded by `pareo print` alone. */
const drawingApart = {
  name: 'drawing-apart',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^@pareo\/paper\/pdf$/ }, () => ({ path: '../print.mjs', external: true }));
  },
};

const SETTINGS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  conditions: ['pareo-source'],
  // Names stay as they are: a stack trace that a user sends us must be readable.
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'inline',
  logLevel: 'warning',
};

/** Some bundled packages are CommonJS and ask for Node's own modules by `require`. */
const REQUIRE =
  "import { createRequire as createRequireOfNode } from 'node:module'; const require = createRequireOfNode(import.meta.url);";

if (existsSync(entry)) {
  rmSync(join(dist, 'parts'), { recursive: true, force: true });
  // Each command is a part of its own, with what it shares with others beside it: a call loads what it needs.
  await build({
    ...SETTINGS,
    entryPoints: { pareo: entry },
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    plugins: [drawingApart, fromOrigins],
  });
  await build({
    ...SETTINGS,
    entryPoints: [join(root, 'packages/paper/src/pdf/index.ts')],
    outfile: join(dist, 'print.mjs'),
    banner: { js: REQUIRE },
  });
  cpSync(join(root, 'packages/paper/fonts'), join(dist, 'fonts'), { recursive: true });
} else {
  console.log('There is no command line yet (apps/cli/src/main.ts).');
}
