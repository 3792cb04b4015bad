import { canonical, readEntry, type Wish } from '@pareo/engine/journal';
import { expect, test } from 'vitest';
import { instant } from './schemas.ts';
import { wishShape } from './wishes.ts';

const TAKEN: Readonly<Record<string, object>> = {
  'a reason with a control character': { kind: 'reopen', reason: 'said\u001bso' },
  'a tally of six figures': {
    kind: 'enter-result',
    round: 1,
    board: 1,
    result: { code: '1-0', tally: { white: 99_999, black: 12 } },
  },
  'a board of a hundred games': {
    kind: 'pair-by-hand',
    round: 1,
    boards: [{ number: 1, white: 1, black: 2, games: 100 }],
    byes: [],
    hand: [],
  },
};

const entryOf = (wish: Wish, made?: string): unknown =>
  JSON.parse(
    canonical({
      act: wish.kind === 'pair-by-hand' ? { ...wish, engine: 'x' } : wish,
      by: { kind: 'person', id: 'a', name: 'Ana' },
      at: '2026-11-18T10:00:00.000Z',
      basis: 1,
      seq: 2,
      id: '0'.repeat(32),
      v: 1,
      seal: '0'.repeat(64),
      ...(made === undefined ? {} : { made }),
    }),
  );

for (const [name, wish] of Object.entries(TAKEN))
  test.fails(`what the wire takes the journal reads back: ${name}`, () => {
    expect(readEntry(entryOf(wishShape.parse(wish)))).toMatchObject({ ok: true });
  });

test.fails('what the wire takes the journal reads back: an instant without seconds', () => {
  expect(readEntry(entryOf({ kind: 'reopen' }, instant.parse('2026-11-18T10:00Z')))).toMatchObject({
    ok: true,
  });
});

test.fails('the wire refuses NUL', () => {
  expect(wishShape.safeParse({ kind: 'reopen', reason: 'a\u0000b' }).success).toBe(false);
});
