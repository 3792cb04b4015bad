import { expect, test } from 'vitest';
import { passwordQueue } from './password-queue.ts';

const heldUp = () => {
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  return { held, release };
};

const staying = () => new AbortController().signal;

/** Two that run until they are released. */
const busyQueue = () => {
  const queue = passwordQueue();
  const { held, release } = heldUp();
  const running = ['first', 'second'].map(account => queue.take({ account, gone: staying() }, () => held));
  return { queue, running, release };
};

test('two at a time, the others in their order', async () => {
  const { queue, running, release } = busyQueue();
  const begun: string[] = [];
  const rest = ['Ana', 'Bea', 'Eva'].map(account =>
    queue.take({ account, gone: staying() }, async () => begun.push(account)),
  );
  await Promise.resolve();
  expect(begun).toEqual([]);
  release();
  await Promise.all([...running, ...rest]);
  expect(begun).toEqual(['Ana', 'Bea', 'Eva']);
});

test('24 wait; the next one is told to come back, and is welcome afterwards', async () => {
  const { queue, running, release } = busyQueue();
  const rest = Array.from({ length: 24 }, (_, index) =>
    queue.take({ account: `P${index}`, gone: staying() }, async () => 'in'),
  );
  expect(await queue.take({ account: 'Ana', gone: staying() }, async () => 'in')).toEqual({
    kind: 'full',
    seconds: 5,
  });
  release();
  await Promise.all([...running, ...rest]);
  expect(await queue.take({ account: 'Ana', gone: staying() }, async () => 'in')).toEqual({
    kind: 'done',
    value: 'in',
  });
});

test('four of one account; another account does not mind', async () => {
  const { queue, running, release } = busyQueue();
  const bea = Array.from({ length: 5 }, () =>
    queue.take({ account: 'Bea', gone: staying() }, async () => 'in'),
  );
  const ana = queue.take({ account: 'Ana', gone: staying() }, async () => 'in');
  expect(await bea[4]).toEqual({ kind: 'full', seconds: 2 });
  release();
  await Promise.all(running);
  expect((await Promise.all(bea.slice(0, 4))).map(({ kind }) => kind)).toEqual(Array(4).fill('done'));
  expect(await ana).toEqual({ kind: 'done', value: 'in' });
  expect(await queue.take({ account: 'Bea', gone: staying() }, async () => 'in')).toMatchObject({
    kind: 'done',
  });
});

test('who has gone is dropped at once and leaves the place to another', async () => {
  const { queue, running, release } = busyQueue();
  const leaving = Array.from({ length: 24 }, () => new AbortController());
  const begun: string[] = [];
  const left = leaving.map(({ signal }, index) =>
    queue.take({ account: `P${index}`, gone: signal }, async () => begun.push('gone')),
  );
  for (const one of leaving) one.abort();
  expect((await Promise.all(left)).map(({ kind }) => kind)).toEqual(Array(24).fill('gone'));
  const ana = queue.take({ account: 'Ana', gone: staying() }, async () => begun.push('Ana'));
  release();
  await Promise.all([...running, ana]);
  expect(begun).toEqual(['Ana']);
  expect(await queue.take({ account: 'Eva', gone: AbortSignal.abort() }, async () => 'in')).toEqual({
    kind: 'gone',
  });
});

test('one that fails lets the next ones in', async () => {
  const queue = passwordQueue();
  const fail = () => queue.take({ account: 'Ana', gone: staying() }, () => Promise.reject(new Error('no')));
  for (let time = 0; time < 6; time += 1) await expect(fail()).rejects.toThrow('no');
  expect(await queue.take({ account: 'Ana', gone: staying() }, async () => 'in')).toMatchObject({
    kind: 'done',
  });
});
