import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './root.mjs';

const entry = join(root, 'apps/cli/src/main.ts');
const dist = join(root, 'apps/cli/dist');

/** What draws PDF is large and seldom wanted: a file of its own, loaded by `pareo print` alone. */
const drawingApart = {
  name: 'drawing-apart',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^@pareo\/paper\/pdf$/ }, () => ({ path: './print.mjs', external: true }));
  },
};

const bundle = (from, to, plugins) =>
  build({
    entryPoints: [from],
    outfile: join(dist, to),
    plugins,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['pareo-source'],
    // Names stay as they are: a stack trace that a user sends us must be readable.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'inline',
    // Some bundled packages are CommonJS and ask for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as createRequireOfNode } from 'node:module'; const require = createRequireOfNode(import.meta.url);",
    },
    logLevel: 'warning',
  });

if (existsSync(entry)) {
  await bundle(entry, 'pareo.mjs', [drawingApart]);
  await bundle(join(root, 'packages/paper/src/pdf/index.ts'), 'print.mjs', []);
  cpSync(join(root, 'packages/paper/fonts'), join(dist, 'fonts'), { recursive: true });
} else {
  console.log('There is no command line yet (apps/cli/src/main.ts).');
}
