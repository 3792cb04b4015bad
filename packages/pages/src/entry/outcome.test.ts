import type { Kept } from '@pareo/host';
import { expect, test } from 'vitest';
import { notDoneText, wishText } from './outcome.ts';
import { entryWords } from './words.ts';

/* What a phone says of an act that the server did not do. */

const kept = (wish: object) => ({ wish }) as unknown as Kept;
const result = kept({ kind: 'enter-result', round: 4, board: 12, result: { code: '0-1' } });
const mark = kept({ kind: 'check-in', round: 2, players: [7], present: true });
const name = () => 'Galindo Peña, Renata';

test('a refused result is said to be refused, with the reason, and nobody is said to have it', () => {
  const sent = { kind: 'refused', kept: result, because: ['unknown-board'] } as const;
  expect(notDoneText(sent, entryWords('en'), name)).toBe(
    'Board 12: 0-1. Not entered. Round 4 no longer has this board. Tell the arbiter.',
  );
});

test.each([
  ['board-has-result', 'The board already has another result.'],
  ['round-closed', 'Round 4 is closed.'],
  ['not-published', 'The arbiter has withdrawn round 4.'],
])('a question says why it is one: %s', (code, reason) => {
  const sent = { kind: 'asked', kept: result, because: [code] } as const;
  expect(notDoneText(sent, entryWords('en'), name)).toBe(
    `Board 12: 0-1. Not entered. ${reason} The arbiter has it as a question.`,
  );
});

test('a mark at the door that was not made names who', () => {
  const sent = { kind: 'asked', kept: mark, because: ['round-published'] } as const;
  expect(notDoneText(sent, entryWords('es'), name)).toBe(
    'Galindo Peña, Renata: presente. No quedó capturado. La ronda 2 ya está publicada. El árbitro lo recibió como pregunta.',
  );
});

test('a reason that has no words is told by its code', () => {
  const sent = { kind: 'refused', kept: result, because: ['id-reused'] } as const;
  expect(notDoneText(sent, entryWords('en'), name)).toContain('(id-reused)');
});

test('what waits is told for results and for marks', () => {
  expect([result, mark].map(({ wish }) => wishText(wish, entryWords('en'), name))).toEqual([
    'Board 12: 0-1',
    'Galindo Peña, Renata: here',
  ]);
});
