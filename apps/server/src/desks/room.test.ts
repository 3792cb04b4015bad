import type { Wish } from '@pareo/engine/journal';
import { LIMITS } from '@pareo/engine/model';
import { expect, test } from 'vitest';
import { roomIn } from './room.ts';

const LONG = { kind: 'enter-players' } as Wish;
const RESULT = { kind: 'enter-result' } as Wish;
const PAIR = { kind: 'pair' } as Wish;
const MB = 1024 * 1024;

/** A journal whose entries are a megabyte each; rounds with so many bytes of reasons. */
const journal = (attached = 0) => {
  const asked: (readonly number[])[] = [];
  const room = roomIn(
    {
      sizeAfter: async (_, after, upTo = 0) => {
        asked.push([after, upTo]);
        return (upTo - after) * MB;
      },
      sizeAttached: async () => attached,
    },
    't',
  );
  return { room, asked };
};
const most = LIMITS.journal / MB;

test('a long act finds room up to the limit, a small one beyond it', async () => {
  const { room } = journal();
  expect(await room.isLeftFor({ wish: LONG, bytes: MB }, most - 1)).toBe(true);
  expect(await room.isLeftFor({ wish: LONG, bytes: MB }, most)).toBe(false);
  expect(await room.isLeftFor({ wish: RESULT, bytes: 300 }, most)).toBe(true);
  const reserve = LIMITS.journalReserve / MB;
  expect(await room.isLeftFor({ wish: LONG, bytes: 5000 }, most + reserve)).toBe(false);
  expect(await room.isLeftFor({ wish: RESULT, bytes: 300 }, most + reserve)).toBe(false);
});

test('what the engine adds to an act is long, and so are the reasons of many rounds', async () => {
  expect(await journal().room.isLeftFor({ wish: PAIR, bytes: 100 }, most)).toBe(false);
  expect(await journal(LIMITS.journal / 10).room.isLeftFor({ wish: PAIR, bytes: 100 }, 1)).toBe(false);
});

test('nothing is counted twice, and small acts do not ask', async () => {
  const { room, asked } = journal();
  await room.isLeftFor({ wish: LONG, bytes: MB }, 3);
  await room.isLeftFor({ wish: RESULT, bytes: 300 }, 4);
  await room.isLeftFor({ wish: LONG, bytes: MB }, 5);
  expect(asked).toEqual([
    [0, 3],
    [3, 5],
  ]);
});
