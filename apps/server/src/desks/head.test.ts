import { canonical } from '@pareo/engine/journal';
import { expect, test } from 'vitest';
import { entryOf } from './head.ts';

const stored = (v: number) => ({
  seq: 2,
  id: '0'.repeat(32),
  kind: 'withdraw',
  byKind: 'host',
  at: '2026-11-18T10:00:00.000Z',
  v,
  text: canonical({
    act: { kind: 'withdraw', players: [1], round: 3 },
    by: { kind: 'host' },
    at: '2026-11-18T10:00:00.000Z',
    basis: 1,
    seq: 2,
    id: '0'.repeat(32),
    v,
  }),
  seal: 'x',
});

test.fails.each([0, 2])(
  'a stored entry of format %i, from which no step leads, is not read as one of today',
  v => {
    expect(() => entryOf(stored(v))).toThrow();
  },
);
