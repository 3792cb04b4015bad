import { type Act, type Entry, seqOf } from '@pareo/engine/journal';
import { expect, test } from 'vitest';
import { lastOfMine, undoneAmong } from './undone.ts';

const entry = (seq: number, act: Act, who = 'ana'): Entry => ({
  seq: seqOf(seq),
  id: String(seq),
  act,
  by: { kind: 'person', id: who, name: who },
  at: '2026-11-16T10:00:00.000Z',
  basis: seqOf(seq - 1),
  v: 1,
  seal: '',
});
const result = (seq: number, who?: string) =>
  entry(seq, { kind: 'enter-result', round: 1, board: seq, result: { code: '1-0' } }, who);
const undo = (seq: number, of: number) => entry(seq, { kind: 'undo', entry: seqOf(of) });
const isAna = ({ by }: Entry) => by.kind === 'person' && by.id === 'ana';

test('an undo takes its target out; an undo of that brings it back', () => {
  expect([...undoneAmong([result(1), undo(2, 1)])]).toEqual([1]);
  expect([...undoneAmong([result(1), undo(2, 1), undo(3, 2)])]).toEqual([2]);
});

test('undo goes from my last act to the one before, and passes over what others did', () => {
  const entries = [result(1), result(2), result(3, 'luis')];
  expect(lastOfMine(entries, isAna, 'undo')?.seq).toBe(2);
  expect(lastOfMine([...entries, undo(4, 2)], isAna, 'undo')?.seq).toBe(1);
});

test('redo takes back my last undo that still holds', () => {
  const entries = [result(1), result(2), undo(3, 2), undo(4, 1)];
  expect(lastOfMine(entries, isAna, 'redo')?.seq).toBe(4);
  expect(lastOfMine([...entries, undo(5, 4)], isAna, 'redo')?.seq).toBe(5);
});

test('a publication is not undone by a key', () => {
  expect(lastOfMine([entry(1, { kind: 'publish', rounds: [1] })], isAna, 'undo')).toBeUndefined();
});
