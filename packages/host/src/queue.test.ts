import { seqOf } from '@pareo/engine/journal';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { browserQueue, type Kept, memoryQueue } from './queue.ts';

const kept = (id: string, tournament = 't1', author = 'person:a'): Kept => ({
  id,
  tournament,
  author,
  wish: { kind: 'publish', rounds: [1] },
  since: '2026-11-16T10:00:00.000Z',
  basis: seqOf(1),
});

describe.each([
  ['in memory', () => memoryQueue()],
  ['in the browser', () => browserQueue(new IDBFactory())],
])('a queue %s', (_, make) => {
  test('gives acts back in the order in which they were put, of one tournament and one person', async () => {
    const queue = make();
    for (const one of [kept('3'), kept('1'), kept('2', 't2'), kept('4', 't1', 'person:b')])
      await queue.put(one);
    expect((await queue.kept('t1', 'person:a')).map(({ id }) => id)).toEqual(['3', '1']);
  });

  test('an act put twice is kept once, and gone when it is dropped', async () => {
    const queue = make();
    await queue.put(kept('1'));
    await queue.put({ ...kept('1'), basis: seqOf(2) });
    expect((await queue.kept('t1', 'person:a')).map(({ basis }) => basis)).toEqual([2]);
    await queue.drop('1');
    expect(await queue.kept('t1', 'person:a')).toEqual([]);
  });
});

test('another page of the same browser finds what waits', async () => {
  const factory = new IDBFactory();
  await browserQueue(factory).put(kept('1'));
  expect(await browserQueue(factory).kept('t1', 'person:a')).toHaveLength(1);
});

describe('a page that is left before an act is stored', () => {
  /** IndexedDB that never answers, as one that is torn down with its page. */
  const unanswered = { open: () => ({}) } as unknown as IDBFactory;
  const browser = () => {
    const values = new Map<string, string>();
    const hearers: (() => void)[] = [];
    return {
      page: {
        addEventListener: (_: 'pagehide', hear: () => void) => hearers.push(hear),
        localStorage: {
          getItem: (key: string) => values.get(key) ?? null,
          setItem: (key: string, value: string) => values.set(key, value),
          removeItem: (key: string) => values.delete(key),
        },
      },
      leave: () => {
        for (const hear of hearers.splice(0)) hear();
      },
    };
  };

  test('the next page finds the act, after those that were stored, and once', async () => {
    const { page, leave } = browser();
    const factory = new IDBFactory();
    await browserQueue(factory, page).put(kept('1'));
    void browserQueue(unanswered, page).put(kept('2'));
    leave();
    for (let opened = 0; opened < 2; opened++)
      expect((await browserQueue(factory, page).kept('t1', 'person:a')).map(({ id }) => id)).toEqual([
        '1',
        '2',
      ]);
  });

  test('pages that are left one after another keep the acts of each', async () => {
    const { page, leave } = browser();
    void browserQueue(unanswered, page).put(kept('1'));
    leave();
    void browserQueue(unanswered, page).put(kept('2'));
    leave();
    expect((await browserQueue(new IDBFactory(), page).kept('t1', 'person:a')).map(({ id }) => id)).toEqual([
      '1',
      '2',
    ]);
  });

  test('what is answered before the page is left is not kept', async () => {
    const { page, leave } = browser();
    const factory = new IDBFactory();
    const queue = browserQueue(factory, page);
    await queue.put(kept('1'));
    await queue.drop('1');
    leave();
    expect(await browserQueue(factory, page).kept('t1', 'person:a')).toEqual([]);
  });
});
