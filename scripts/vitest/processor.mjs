import { afterAll } from 'vitest';

/* What a file of tests costs: seconds of processor, which do not grow on a busy machine. `report.mjs` reads them. */
const before = process.cpuUsage();

// biome-ignore lint/correctness/noEmptyPattern: a hook has its fixtures first, by their names, and then the file.
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(before);
  file.meta.processor = (user + system) / 1e6;
});
