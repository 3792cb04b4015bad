import { defineConfig } from 'vitest/config';

/** `npm run test:long` asks for many more cases; the tests themselves read the same variable. */
const long = process.env['PAREO_LONG'] === '1';

/** Packages are tested from their sources: no build first. */
const conditions = ['pareo-source', 'module', 'node', 'development|production'];

const everywhere = (ending: string) => [`{packages,apps}/*/src/**/*${ending}`, `verification/**/*${ending}`];

const project = (name: string, test: Record<string, unknown>) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name, testTimeout: long ? 3_600_000 : 20_000, ...test },
});

export default defineConfig({
  test: {
    projects: [
      project('unit', {
        include: [...everywhere('.test.ts'), 'scripts/**/*.test.mjs'],
        exclude: [
          '**/node_modules/**',
          '**/dist/**',
          '**/*.property.test.ts',
          '**/*.e2e.test.ts',
          '**/*.browser.test.ts',
        ],
      }),
      project('property', {
        include: everywhere('.property.test.ts'),
        setupFiles: ['scripts/vitest/property-runs.mjs'],
        testTimeout: long ? 3_600_000 : 60_000,
      }),
      project('e2e', {
        include: everywhere('.e2e.test.ts'),
        testTimeout: long ? 3_600_000 : 60_000,
      }),
      // In a real Chromium, against the built server and pages. One file at a time: two browsers fill the machine.
      project('browser', {
        include: everywhere('.browser.test.ts'),
        testTimeout: long ? 3_600_000 : 180_000,
        hookTimeout: 120_000,
        // What is waited for comes when it comes: how long it takes on a busy machine is no part of any claim.
        expect: { poll: { timeout: 60_000 } },
        fileParallelism: false,
      }),
    ],
  },
});
