import { expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

const heldUp = () => {
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  return { held, release };
};

test('the second piece of a person begins when the first has ended; another person does not wait', async () => {
  const turns = turnsOf();
  const begun: string[] = [];
  const { held, release } = heldUp();
  const first = turns.take('Ana', async () => {
    begun.push('first');
    await held;
  });
  const second = turns.take('Ana', async () => void begun.push('second'));
  await turns.take('Bea', async () => void begun.push('of another'));
  expect(begun).toEqual(['first', 'of another']);
  release();
  await Promise.all([first, second]);
  expect(begun).toEqual(['first', 'of another', 'second']);
});

test('one that fails lets the next one begin', async () => {
  const turns = turnsOf();
  const failed = turns.take('Ana', async () => Promise.reject(new Error('no')));
  const next = turns.take('Ana', async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('who has five at it is told to wait', async () => {
  const turns = turnsOf();
  const { held, release } = heldUp();
  const taken = Array.from({ length: 5 }, () => turns.take('Ana', () => held.then(() => 'done')));
  expect(await turns.take('Ana', async () => 'done')).toBeUndefined();
  release();
  expect(await Promise.all(taken)).toEqual(Array(5).fill('done'));
});

test('the next one begins when what comes after has ended too, and the answer does not wait for that', async () => {
  const turns = turnsOf();
  const { held, release } = heldUp();
  const begun: string[] = [];
  const first = turns.take(
    'Ana',
    async () => 'done',
    () => held,
  );
  const second = turns.take('Ana', async () => void begun.push('second'));
  expect(await first).toBe('done');
  await turns.take('Bea', async () => void begun.push('of another'));
  expect(begun).toEqual(['of another']);
  release();
  await second;
  expect(begun).toEqual(['of another', 'second']);
});
