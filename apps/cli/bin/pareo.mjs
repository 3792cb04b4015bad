#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';

const bundle = new URL('../dist/pareo.mjs', import.meta.url);
if (existsSync(bundle)) {
  module.enableCompileCache?.();
  await import(bundle.href);
} else {
  process.stderr.write('pareo is not built yet: run "npm run build" in the root of the project.\n');
  process.exitCode = 2;
}
