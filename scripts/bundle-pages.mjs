import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './root.mjs';

const from = join(root, 'packages/pages/src');
const to = join(root, 'packages/pages/dist/assets');

/** Phones of the last few years; nothing is fetched from another host. */
const target = ['es2022', 'chrome110', 'firefox115', 'safari16'];

for (const [name, entry] of Object.entries({ public: 'client/main.ts', entry: 'entry/main.ts' }))
  await build({
    entryPoints: [join(from, entry)],
    outfile: join(to, `${name}.js`),
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['pareo-source'],
    target,
    logLevel: 'warning',
  });
await build({
  entryPoints: [join(from, 'client/offline.ts')],
  outfile: join(to, 'sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target,
  logLevel: 'warning',
});
for (const name of ['public', 'entry'])
  await build({
    entryPoints: [join(from, `look/${name}.css`)],
    outfile: join(to, `${name}.css`),
    bundle: true,
    minify: true,
    logLevel: 'warning',
  });

// Shared with the console: the theme before the first paint, and the mark.
for (const name of ['theme.js', 'favicon.svg'])
  copyFileSync(join(root, 'apps/web/public', name), join(to, name));

const size = name => gzipSync(readFileSync(join(to, name))).length;
for (const name of ['public', 'entry'])
  console.log(
    `${name}, compressed: ${size(`${name}.js`)} bytes of script, ${size(`${name}.css`)} bytes of style`,
  );
