import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** The endings of files of tests. Endings decide, nothing else: `x.test.ts` is of the kind that has none. */
export const ENDINGS = ['property', 'smoke', 'slow', 'e2e', 'browser'];

/** The kinds of tests: projects of vitest.config.ts. */
export const KINDS = ['unit', ...ENDINGS];

/** What `npm test` runs: nothing but Node is needed. */
export const QUICK = ['unit', 'property', 'smoke'];

export const SAYS = {
  unit: 'examples of every part, from the sources',
  property: 'random cases',
  smoke: 'the built programs, and what would be published',
  slow: 'files that cost over five seconds of processor each',
  e2e: 'the built programs in full: every command, PostgreSQL, kills, packages, paper',
  browser: 'the pages in Chromium',
};

/** What kinds need beside Node: targets of scripts/build.mjs, and programs. */
export const NEEDS = {
  unit: [],
  property: [],
  smoke: ['build', 'library'],
  slow: [],
  e2e: ['build', 'library', 'chromium', 'curl', 'poppler', 'postgres'],
  browser: ['build', 'chromium'],
};

const kindOf = name => ENDINGS.find(ending => name.endsWith(`.${ending}.test.ts`)) ?? 'unit';

/** How many files there are of each kind. */
export const filesByKind = () => {
  const counts = Object.fromEntries(KINDS.map(kind => [kind, 0]));
  for (const name of ['packages', 'apps', 'verification', 'scripts'].flatMap(filesBelow))
    if (/\.test\.(ts|mjs)$/.test(name)) counts[kindOf(name)] += 1;
  return counts;
};

const filesBelow = folder =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (!entry.isDirectory()) return [entry.name];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(join(folder, entry.name));
  });
