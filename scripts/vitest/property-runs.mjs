import fc from 'fast-check';

/* A run tries the same cases every time, so that no commit fails by chance. A long run tries others; a failure prints
 * the seed that reproduces it. */
const runs = process.env.PAREO_ALL === '1' ? 200 : 40;
fc.configureGlobal(
  process.env.PAREO_LONG === '1' ? { numRuns: 5_000, endOnFailure: true } : { numRuns: runs, seed: 20261115 },
);
