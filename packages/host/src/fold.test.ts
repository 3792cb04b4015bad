import { playerKey } from '@pareo/engine/journal';
import { expect, test } from 'vitest';
import { isOptimistic } from './fold.ts';

/* An act that leaves something to the host is shown once the journal has it: nobody can know before what is drawn. */

test('a match that the host decides by lot is not shown before it is drawn', () => {
  expect(isOptimistic({ kind: 'decide-match', round: 1, board: 1, by: 'lot' })).toBe(false);
  expect(isOptimistic({ kind: 'renumber', by: 'lot' })).toBe(false);
  expect(isOptimistic({ kind: 'settle-ties' })).toBe(false);
});

test('what its author brings along is shown at once', () => {
  const winner = playerKey(3);
  expect(isOptimistic({ kind: 'decide-match', round: 1, board: 1, by: 'lot', winner })).toBe(true);
  expect(isOptimistic({ kind: 'renumber', by: 'lot', order: [winner] })).toBe(true);
});

test('pairing and the end wait for the engine, a result does not', () => {
  expect(isOptimistic({ kind: 'pair', round: 1 })).toBe(false);
  expect(isOptimistic({ kind: 'finish' })).toBe(false);
  expect(isOptimistic({ kind: 'enter-result', round: 1, board: 1, result: { code: '=' } })).toBe(true);
});
