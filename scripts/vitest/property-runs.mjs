import fc from 'fast-check';

/* An ordinary run tries the same cases every time, so that no commit fails by chance.
 * A long run tries others; a failure prints the seed that reproduces it. */
fc.configureGlobal(
  process.env.PAREO_LONG === '1' ? { numRuns: 5_000, endOnFailure: true } : { numRuns: 200, seed: 20261115 },
);
