import { expect, test } from 'vitest';
import { askedIn } from './question.ts';

test.each([
  ['5.4', { kind: 'board', round: 5, board: 4 }],
  ['5.p12', { kind: 'player', round: 5, player: 12 }],
  ['rank.12', { kind: 'rank', player: 12 }],
  ['rank.12.15', { kind: 'rank', player: 12, other: 15 }],
  ['value.12.BH/C1', { kind: 'value', player: 12, code: 'BH/C1' }],
  ['nonsense', undefined],
  ['5.', undefined],
])('%s asks', (text, asked) => {
  expect(askedIn(text)).toEqual(asked);
});
