import { expect, test } from 'vitest';
import { playerId } from './player.ts';
import { sheetsOf } from './sheets.ts';
import type { Tally, Turn } from './turn.ts';

const game = (tally?: Tally): Turn => ({
  kind: 'game',
  opponent: playerId(2),
  colour: 'white',
  result: 'win',
  ...(tally ? { tally } : {}),
});

test('spread is own points less the rivals’, the high game the most in one game', () => {
  const turns = [game({ own: 412, opponents: 380 }), game({ own: 350, opponents: 401 })];
  expect(sheetsOf(turns)).toEqual({ spread: -19, highGame: 412 });
});

test('without sheets there is nothing to add up; with one missing the spread is unknown', () => {
  expect(sheetsOf([game(), { kind: 'pairing-bye' }])).toBeUndefined();
  expect(sheetsOf([game({ own: 400, opponents: 300 }), game()])).toEqual({
    spread: undefined,
    highGame: 400,
  });
});

test('decision 102: a bye counts for the spread what is stated for it, and is no high game', () => {
  const turns: readonly Turn[] = [
    game({ own: 40, opponents: 30 }),
    { kind: 'pairing-bye', tally: { own: 50, opponents: 0 } },
    { kind: 'pairing-bye' },
  ];
  expect(sheetsOf(turns)).toEqual({ spread: 60, highGame: 40 });
});
