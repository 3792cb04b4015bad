import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A PostgreSQL of our own for the length of a bench: the cluster that the tests start. */
export const startCluster = async () => {
  const outfile = join(root, 'node_modules/.cache/pareo/bench-postgres.mjs');
  await build({
    entryPoints: [join(root, 'apps/server/src/testing/postgres.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire as createRequireOfNode } from 'node:module'; const require = createRequireOfNode(import.meta.url);",
    },
    logLevel: 'warning',
  });
  return (await import(pathToFileURL(outfile).href)).startCluster();
};
