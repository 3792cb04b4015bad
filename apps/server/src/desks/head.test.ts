import { digest, EMPTY, type Formats, replay, seal } from '@pareo/engine/journal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { driver, startServer, type TestServer } from '../testing/server.ts';
import { entryOf, readerOf, storedOf, verified } from './head.ts';

/* Formats that never were: in 0 a withdrawal named one player and no cause. */

const KNOWN: Formats = {
  to: 1,
  steps: {
    0: act => (act['kind'] === 'withdraw' ? { ...act, players: [act['players'] ?? 0], cause: 'own' } : act),
  },
};

const text = (v: number) =>
  `{"act":{"kind":"withdraw","players":1,"round":3},"at":"2026-11-18T10:00:00.000Z","basis":1,"by":{"kind":"host"},"id":"${'0'.repeat(32)}","seq":1,"v":${v}}`;

const stored = (v: number) => ({
  seq: 1,
  id: '0'.repeat(32),
  kind: 'withdraw',
  byKind: 'host',
  at: '2026-11-18T10:00:00.000Z',
  v,
  text: text(v),
  seal: 'x',
});

test('a stored entry of format 0 is read as it was meant, and stored again as it was sealed', () => {
  const entry = readerOf(KNOWN)(stored(0));
  expect(entry.act).toEqual({ kind: 'withdraw', players: [1], round: 3, cause: 'own' });
  expect(storedOf(entry)).toEqual(stored(0));
  expect(seal('', entry)).toBe(seal('', { ...entry, act: JSON.parse(text(0)).act }));
});

test.each([0, 2])('a stored entry of format %i, from which no step leads, is not read as one of today', v => {
  expect(() => entryOf(stored(v))).toThrow(`Entry 1 was written in format ${v}.`);
});

describe('over the API', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startServer();
    token = await server.owner();
  });
  afterAll(() => server.stop());

  test('what a database has is replayed as it was done', async () => {
    const life = await driver(server, token, 4);
    const entries = await server.storage.journals.entries(life.id, 0, 100);
    const journal = replay(EMPTY, verified(entries, { version: 0, seal: '' }));
    const desk = await server.server.desks.open(life.id);
    expect(digest(journal.state)).toBe(digest(desk?.head().journal.state));
  });

  test('a tournament with an entry of format 2 is closed, with the reason in both languages', async () => {
    const life = await driver(server, token, 4);
    const head = await server.storage.tournaments.head(life.id);
    const [, last] = await server.storage.journals.entries(life.id, 0, 100);
    if (head === undefined || last === undefined) expect.fail();
    const future = { ...last, seq: 3, id: 'f'.repeat(32), v: 2, text: text(2), seal: 'y' };
    await server.storage.journals.append([
      {
        tournament: life.id,
        expected: 2,
        after: head.seal,
        entries: [future],
        attached: [],
        summary: { phase: head.phase, seal: 'y', json: head.summary },
      },
    ]);
    const answer = await server.ask('GET', life.path('/entries'), { token });
    expect([answer.status, answer.body.code, answer.body.title]).toEqual([
      503,
      'format-unknown',
      { en: 'Written by another version', es: 'Escrito por otra versión' },
    ]);
  });
});
