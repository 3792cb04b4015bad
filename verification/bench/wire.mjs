import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { keepPart, root } from './served.mjs';

/* The fuzz of the wire (`apps/server/src/wire.e2e.test.ts`), for its figures: what somebody else waits while thousands of spoilt bodies come,
 * and what memory is left with the server. */

const LINE =
  /^(\w+): (\d+) bodies; of (\d+) acts of somebody else p50 (\d+) ms, p99 (\d+) ms; .* Memory grew by (-?\d+) MB$/gm;

export const benchWire = () => {
  const before = loadavg()[0]?.toFixed(1);
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'apps/server/src/wire.e2e.test.ts', '--no-color'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(stdout.slice(-3000));
  const rows = [...stdout.matchAll(LINE)].flatMap(([, name, bodies, acts, p50, p99, grown]) => [
    [`${name}, ${bodies} bodies: faults (5xx), or an end of the server`, '0', '0'],
    [
      `${name}, ${bodies} bodies: an act of somebody else meanwhile, of ${acts}`,
      `p50 ${p50} ms, p99 ${p99} ms`,
      'p99 under 1,000 ms',
    ],
    [`${name}, ${bodies} bodies: memory of the server afterwards`, `+${grown} MB`, 'under +100 MB'],
  ]);
  keepPart('Spoilt bodies', 'wire', rows, `The load before it was ${before}.`);
};
