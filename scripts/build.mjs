import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';
import { commandOf, listenToNode } from './run.mjs';

/* A target is stale when the content of what it is made from has changed, not when a date has:
 * a fresh clone, a switched branch and a restored folder all have misleading dates. */
const TARGETS = {
  /** JavaScript and types of every package, as they are published. */
  library: {
    from: ['packages', 'apps', 'tsconfig.json', 'tsconfig.base.json', 'package-lock.json'],
    makes: ['packages/engine/dist', 'packages/texts/dist', 'packages/host/dist'],
    steps: () => [
      [commandOf('typescript', 'tsc'), '-b', ...librariesIn('packages')],
      ['scripts/bundle-sizes.mjs'],
    ],
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
    steps: () => [['scripts/bundle-pages.mjs']],
  },
  /** The command line in one file, because loading hundreds of modules is what makes a start slow. */
  cli: {
    from: ['packages', 'apps/cli', 'scripts/bundle-cli.mjs', 'package-lock.json'],
    makes: ['apps/cli/dist/pareo.mjs', 'apps/cli/dist/print.mjs'],
    steps: () => [['scripts/bundle-cli.mjs']],
  },
  /** The console and the public pages, as static files. */
  web: {
    from: ['packages', 'apps/web', 'scripts/build-web.mjs', 'package-lock.json'],
    makes: ['apps/web/dist/index.html'],
    steps: () => [['scripts/build-web.mjs']],
  },
  /** The tournament server, the program of its threads, and the console beside them as it is published. */
  server: {
    from: [
      'packages',
      'apps/server',
      'apps/web',
      'scripts/bundle-pages.mjs',
      'scripts/build-web.mjs',
      'scripts/bundle-server.mjs',
      'package-lock.json',
    ],
    makes: [
      'apps/server/dist/server.mjs',
      'apps/server/dist/thread.mjs',
      'apps/server/dist/site/public.js',
      'apps/server/dist/web/index.html',
      'apps/cli/dist/server/server.mjs',
    ],
    after: ['pages', 'web'],
    steps: () => [['scripts/bundle-server.mjs']],
  },
};

/** What runs the product: everything but the packages as they are published, whose types have to be checked. */
export const PROGRAMS = ['cli', 'server'];

/** Builds what is stale of the named targets and of what they need, side by side. Gives the exit code. */
export const buildStale = async (names = Object.keys(TARGETS)) => {
  for (const name of names)
    if (!(name in TARGETS))
      throw new Error(`no target "${name}": there are ${Object.keys(TARGETS).join(', ')}`);
  const hashes = new Map();
  const building = new Map();
  const built = name => {
    if (!building.has(name)) building.set(name, build(name, hashes, built));
    return building.get(name);
  };
  const codes = await Promise.all(names.map(built));
  return codes.find(code => code !== 0) ?? 0;
};

const build = async (name, hashes, built) => {
  const target = TARGETS[name];
  for (const code of await Promise.all((target.after ?? []).map(built))) if (code !== 0) return code;
  const fingerprint = fingerprintOf(target.from, hashes);
  if (isFresh(name, target, fingerprint)) return 0;
  rmSync(noteOf(name), { force: true });
  console.log(`Building ${name} …`);
  const start = performance.now();
  for (const step of target.steps()) {
    const { code, output } = await listenToNode(step);
    if (code !== 0) {
      console.error(`${output}Building ${name} failed (exit code ${code}).`);
      return code;
    }
    process.stdout.write(output);
  }
  console.log(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  mkdirSync(notes, { recursive: true });
  writeFileSync(noteOf(name), fingerprint);
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

/** Of the contents of files and folders. What was hashed for one target is not read again for another. */
const fingerprintOf = (paths, hashes) => {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    if (!hashes.has(path)) hashes.set(path, hashOf(path, hashes));
    hash.update(`\0${path}\0`).update(hashes.get(path));
  }
  return hash.digest('hex');
};

const NOT_SOURCES = new Set(['node_modules', 'dist', 'README.md', 'fixtures', 'testing']);
const isSource = name => !NOT_SOURCES.has(name) && !/\.test\.\w+$/.test(name);

const hashOf = (path, hashes) => {
  const entries = entriesOf(path);
  if (entries === undefined) return existsSync(join(root, path)) ? readFileSync(join(root, path)) : '';
  const hash = createHash('sha256');
  for (const entry of entries) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory() && !hashes.has(below)) hashes.set(below, hashOf(below, hashes));
    hash.update(`\0${entry.name}\0`);
    hash.update(entry.isDirectory() ? hashes.get(below) : readFileSync(join(root, below)));
  }
  return hash.digest('hex');
};

/** What is in a folder, by name; undefined of a file. Tests are no part of any program. */
const entriesOf = path => {
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
      .filter(({ name }) => isSource(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (error.code === 'ENOTDIR' || error.code === 'ENOENT') return undefined;
    throw error;
  }
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = process.argv.slice(2);
  process.exitCode = (await installMissing()) || (await buildStale(names.length > 0 ? names : undefined));
}
