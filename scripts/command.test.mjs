import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

/** The first script of every command, run as if by another Node. */
const runBy = version => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(older)}`,
      join(root, 'scripts/command.mjs'),
      'test',
      '--help',
    ],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};

test.each(['18.20.4', '20.18.3'])('Node %s is told to be too old before anything else', version => {
  expect(runBy(version)).toEqual({
    status: 1,
    stdout: '',
    stderr: `Pareo needs Node 20.19 or later, and this is Node ${version}. A newer one is at https://nodejs.org.\n`,
  });
});

test.each(['20.19.0', '24.1.0'])('Node %s runs the command, with what follows its name', version => {
  const { status, stdout } = runBy(version);
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm test')]);
});
