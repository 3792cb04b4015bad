import { expect, test } from 'vitest';
import { type Machine, run } from './program.ts';

/** A machine that remembers what was printed. */
const machine = (environment: Machine['environment'], program = new URL('file:///nowhere/src/main.ts')) => {
  const printed = { out: '', err: '' };
  return {
    printed,
    stdout: { write: (text: string) => (printed.out += text) },
    stderr: { write: (text: string) => (printed.err += text) },
    environment,
    program,
  };
};

test('a mistake of ours is one sentence and exit code 2, never a stack trace', async () => {
  const broken = machine({});
  expect(await run(['--version'], broken)).toBe(2);
  expect(broken.printed.out).toBe('');
  expect(broken.printed.err).toMatch(/^pareo: Something went wrong inside pareo: .* \[internal-error\]\n$/);
});
test('PAREO_DEBUG=1 shows where it happened', async () => {
  const broken = machine({ PAREO_DEBUG: '1' });
  expect(await run(['--version'], broken)).toBe(2);
  expect(broken.printed.err).toMatch(/\n +at /);
});
