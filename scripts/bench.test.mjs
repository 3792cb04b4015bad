import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

test.each([['--help'], ['-h'], ['server', '--help']])(
  'bench %s says what can be measured, and measures nothing',
  (...args) => {
    const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/bench.mjs'), ...args], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(status).toBe(0);
    expect(stdout).toContain('--only=PARTS');
    expect(stdout).not.toContain('Building');
  },
);
