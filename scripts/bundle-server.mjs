import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './root.mjs';

/* The server, the program of its threads and the commands on its data, one file each. The driver of the database has a binary part and stays
 * outside; from Node 24 on it is Node's own. */
await build({
  entryPoints: {
    server: join(root, 'apps/server/src/main.ts'),
    thread: join(root, 'apps/server/src/work/thread.ts'),
    check: join(root, 'apps/server/src/storage/sqlite/check-thread.ts'),
    ratings: join(root, 'apps/server/src/ratings/load-thread.ts'),
    tools: join(root, 'apps/server/src/tools.ts'),
  },
  outdir: join(root, 'apps/server/dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  conditions: ['pareo-source'],
  external: ['@photostructure/sqlite', 'node:sqlite'],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'inline',
  banner: {
    js: "import { createRequire as createRequireOfNode } from 'node:module'; const require = createRequireOfNode(import.meta.url);",
  },
  logLevel: 'warning',
});

const FOLDERS = ['site', 'web', 'fonts'];

// Beside the program: script and style of the public pages, the console, and the fonts of paper.
const dist = join(root, 'apps/server/dist');
cpSync(join(root, 'packages/pages/dist/assets'), join(dist, 'site'), { recursive: true });
rmSync(join(dist, 'web'), { recursive: true, force: true });
cpSync(join(root, 'apps/web/dist'), join(dist, 'web'), { recursive: true });
cpSync(join(root, 'packages/paper/fonts'), join(dist, 'fonts'), { recursive: true });

// And all of it in the package that people install.
const published = join(root, 'apps/cli/dist/server');
rmSync(published, { recursive: true, force: true });
for (const name of readdirSync(dist).filter(name => name.endsWith('.mjs') || FOLDERS.includes(name)))
  cpSync(join(dist, name), join(published, name), { recursive: true });
