import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './root.mjs';

const entry = join(root, 'apps/cli/src/main.ts');

if (existsSync(entry)) {
  await build({
    entryPoints: [entry],
    outfile: join(root, 'apps/cli/dist/pareo.mjs'),
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
} else {
  console.log('There is no command line yet (apps/cli/src/main.ts).');
}
