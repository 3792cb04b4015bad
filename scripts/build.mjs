import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';
import { commandOf, runNode } from './run.mjs';

/* A target is stale when the content of what it is made from has changed, not when a date has:
 * a fresh clone, a switched branch and a restored folder all have misleading dates. */
const TARGETS = {
  /** JavaScript and types of every package, as they are published. */
  library: {
    from: ['packages', 'apps', 'tsconfig.json', 'tsconfig.base.json', 'package-lock.json'],
    makes: ['packages/engine/dist', 'packages/texts/dist', 'packages/host/dist'],
    build: async () =>
      (await runNode([commandOf('typescript', 'tsc'), '-b', ...librariesIn('packages')])) ||
      runNode(['scripts/bundle-sizes.mjs']),
  },
  /** Script and style of the public pages, and the worker that keeps their last copy. */
  pages: {
    from: [
      'packages',
      'apps/web/src/look',
      'apps/web/public',
      'scripts/bundle-pages.mjs',
      'package-lock.json',
    ],
    makes: ['packages/pages/dist/assets/public.js', 'packages/pages/dist/assets/public.css'],
    build: () => runNode(['scripts/bundle-pages.mjs']),
  },
  /** The command line in one file, because loading hundreds of modules is what makes a start slow. */
  cli: {
    from: ['packages', 'apps/cli', 'scripts/bundle-cli.mjs', 'package-lock.json'],
    makes: ['apps/cli/dist/pareo.mjs', 'apps/cli/dist/print.mjs'],
    build: () => runNode(['scripts/bundle-cli.mjs']),
  },
  /** The console and the public pages, as static files. */
  web: {
    from: ['packages', 'apps/web', 'scripts/build-web.mjs', 'package-lock.json'],
    makes: ['apps/web/dist/index.html'],
    build: () => runNode(['scripts/build-web.mjs']),
  },
  /** The tournament server, the program of its threads, and the console beside them as it is published. */
  server: {
    from: [
      'packages',
      'apps/server',
      'apps/web',
      'scripts/build-web.mjs',
      'scripts/bundle-server.mjs',
      'package-lock.json',
    ],
    makes: [
      'apps/server/dist/server.mjs',
      'apps/server/dist/thread.mjs',
      'apps/server/dist/site/public.js',
      'apps/server/dist/web/index.html',
    ],
    build: async () => (await buildStale(['pages', 'web'])) || runNode(['scripts/bundle-server.mjs']),
  },
};

/** Builds what is stale of the named targets (all of them when none is named). Gives the exit code. */
export const buildStale = async (names = Object.keys(TARGETS)) => {
  for (const name of names) {
    const target = TARGETS[name];
    if (target === undefined)
      throw new Error(`no target "${name}": there are ${Object.keys(TARGETS).join(', ')}`);
    const fingerprint = fingerprintOf(target.from);
    if (isFresh(name, target, fingerprint)) continue;
    rmSync(noteOf(name), { force: true });
    const code = await target.build();
    if (code !== 0) return code;
    mkdirSync(notes, { recursive: true });
    writeFileSync(noteOf(name), fingerprint);
  }
  return 0;
};

const notes = join(root, 'node_modules', '.cache', 'pareo');
const noteOf = name => join(notes, `built-${name}`);

const isFresh = (name, target, fingerprint) =>
  target.makes.every(path => existsSync(join(root, path))) &&
  existsSync(noteOf(name)) &&
  readFileSync(noteOf(name), 'utf8') === fingerprint;

const librariesIn = folder =>
  readdirSync(join(root, folder))
    .map(name => join(folder, name, 'tsconfig.src.json'))
    .filter(path => existsSync(join(root, path)));

const fingerprintOf = paths => {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.flatMap(filesUnder))
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
};

const filesUnder = path => {
  const entries = existsSync(join(root, path)) ? tryList(path) : [];
  if (entries === undefined) return [path];
  return entries
    .filter(entry => entry !== 'node_modules' && entry !== 'dist')
    .sort()
    .flatMap(entry => filesUnder(`${path}/${entry}`));
};

const tryList = path => {
  try {
    return readdirSync(join(root, path));
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = process.argv.slice(2);
  process.exitCode = (await installMissing()) || (await buildStale(names.length > 0 ? names : undefined));
}
