import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ENDINGS } from './scripts/tests/kinds.mjs';
import { Report } from './scripts/vitest/report.mjs';

/** `npm run test:long` asks for many more cases; the tests themselves read the same variable. */
const long = process.env['PAREO_LONG'] === '1';

/** Packages are tested from their sources: no build first. */
const conditions = ['pareo-source', 'module', 'node', 'development|production'];

const everywhere = (ending: string) => [`{packages,apps}/*/src/**/*${ending}`, `verification/**/*${ending}`];

const project = (name: string, test: Record<string, unknown>) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // How long a test may hang, not how long it may take: a busy machine fails nothing.
  test: {
    name,
    testTimeout: long ? 3_600_000 : 600_000,
    hookTimeout: 600_000,
    setupFiles: ['scripts/vitest/processor.mjs'],
    ...test,
  },
});

export default defineConfig({
  test: {
    // Every processor has its file: left to itself the runner keeps one free, of two that is half.
    maxWorkers: availableParallelism(),
    reporters: ['default', new Report()],
    projects: [
      project('unit', {
        // Files share what they import: loading the engine again for each costs more than their tests. None of them may
        // replace a module; what they put in the place of a global is taken back.
        isolate: false,
        unstubGlobals: true,
        unstubEnvs: true,
        include: [...everywhere('.test.ts'), 'scripts/**/*.test.mjs'],
        exclude: ['**/node_modules/**', '**/dist/**', ...ENDINGS.map(kind => `**/*.${kind}.test.ts`)],
      }),
      project('property', {
        include: everywhere('.property.test.ts'),
        setupFiles: ['scripts/vitest/processor.mjs', 'scripts/vitest/property-runs.mjs'],
      }),
      project('smoke', { include: everywhere('.smoke.test.ts') }),
      project('slow', { include: everywhere('.slow.test.ts') }),
      project('e2e', { include: everywhere('.e2e.test.ts') }),
      // In a real Chromium, against the built server and pages.
      project('browser', {
        include: everywhere('.browser.test.ts'),
        // What is waited for comes when it comes: how long it takes on a busy machine is no part of any claim.
        expect: { poll: { timeout: 60_000 } },
      }),
    ],
  },
});
