import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './root.mjs';

const from = join(root, 'packages/pages/src');
const to = join(root, 'packages/pages/dist/assets');

/** Phones of the last few years; nothing is fetched from another host. */
const target = ['es2022', 'chrome110', 'firefox115', 'safari16'];

await build({
  entryPoints: [join(from, 'client/main.ts')],
  outfile: join(to, 'public.js'),
  bundle: true,
  minify: true,
  format: 'esm',
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
await build({
  entryPoints: [join(from, 'look/public.css')],
  outfile: join(to, 'public.css'),
  bundle: true,
  minify: true,
  logLevel: 'warning',
});

const size = name => gzipSync(readFileSync(join(to, name))).length;
console.log(
  `public pages, compressed: ${size('public.js')} bytes of script, ${size('public.css')} bytes of style`,
);
