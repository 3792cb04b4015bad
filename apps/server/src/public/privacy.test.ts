import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../routes/routes.ts';
import { driver, startServer, type TestServer } from '../testing/server.ts';
import { PUBLIC_FIELDS } from './fields.ts';

/* A canary: values that stand in the journal and on no public page, and the names of all fields that a page may have. */

const CANARY = ['1987/06/05', '5190210', 'canary of the arbiter', 'Nat-4711', 'Arbiter Canary'];

/** Every field that may stand anywhere in a public answer. A new one is added here on purpose or not at all. */
const ALLOWED = new Set([
  ...PUBLIC_FIELDS,
  ...['key', 'number', 'status', 'slug', 'event', 'place', 'federation', 'start', 'end', 'zone', 'language'],
  ...[
    'chiefArbiter',
    'deputies',
    'timeControl',
    'roundTimes',
    'columns',
    'system',
    'plannedRounds',
    'tiebreaks',
  ],
  ...[
    'lot',
    'phase',
    'published',
    'rounds',
    'round',
    'edition',
    'publishedAt',
    'byHand',
    'players',
    'byTheBook',
  ],
  ...[
    'whyPublic',
    'boards',
    'white',
    'black',
    'points',
    'result',
    'text',
    'games',
    'byes',
    'player',
    'kind',
    'after',
    'rows',
  ],
  ...[
    'unfinished',
    'rank',
    'sharedBy',
    'values',
    'order',
    'cells',
    'opponent',
    'opponentRank',
    'opponentLine',
    'colour',
    'symbol',
  ],
  ...['board', 'bye', 'engine', 'rulings', 'annulled', 'sheets'],
  // Teams, line-ups that are out, draws, the match of two teams.
  ...['items', 'out', 'mode', 'of', 'lineUpsOut', 'boardOfMatch', 'lists'],
]);

/** Rulings are facts in numbers; their fields are the engine's. */
const OF_RULINGS = new Set(['rulings']);

let server: TestServer;
let token: string;
let life: Awaited<ReturnType<typeof driver>>;

beforeAll(async () => {
  server = await startServer();
  token = await server.owner();
  await server.ask('PUT', '/api/v1/me/name', { token, body: { name: 'Arbiter Canary' } });
  life = await driver(server, token, 8);
  await life.act({
    kind: 'enter-players',
    numbers: 'by-rank',
    players: [
      {
        name: 'Canary, Public',
        rating: 2001,
        birth: '1987/06/05',
        sex: 'w',
        fideId: '5190210',
        note: 'canary of the arbiter',
        national: [{ federation: 'MEX', id: 'Nat-4711' }],
      },
    ],
  });
  await life.play(1);
  await life.play(2, 'nothing');
  await life.act({ kind: 'set-attendance', cells: [{ player: 9, round: 4, as: 'half', was: 'plays' }] }, {});
});
afterAll(() => server.stop());

const publicPaths = () =>
  ROUTES.filter(({ access, isStream }) => access === 'public' && !isStream).flatMap(({ path }) => {
    const base = path.replace(':slug', life.slug);
    const keys = Array.from({ length: 9 }, (_, index) => String(index + 1));
    if (base.includes(':key')) return keys.map(key => base.replace(':key', key));
    if (base.includes(':board'))
      return ['1', '2'].flatMap(n =>
        keys.slice(0, 5).map(board => base.replace(':n', n).replace(':board', board)),
      );
    return base.includes(':n') ? ['1', '2', '3'].map(n => base.replace(':n', n)) : [base];
  });

const fieldsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(/^\d+$/.test(name) ? [] : [name]),
    ...(OF_RULINGS.has(name) ? [] : fieldsOf(inner)),
  ]);
};

describe('public answers', () => {
  test('carry no canary and only the fields that are allowed', async () => {
    const paths = publicPaths();
    expect(paths.length).toBeGreaterThan(20);
    let answered = 0;
    for (const path of paths) {
      const { status, text, body } = await server.ask('GET', path);
      if (status !== 200) continue;
      answered += 1;
      for (const canary of CANARY) expect(text, path).not.toContain(canary);
      expect(
        fieldsOf(body).filter(field => !ALLOWED.has(field)),
        path,
      ).toEqual([]);
    }
    expect(answered).toBeGreaterThan(20);
  });

  test('say nothing of a draft', async () => {
    const third = await server.ask('GET', `/api/v1/public/${life.slug}/rounds/3`);
    expect(third.status).toBe(404);
  });

  test('the stream tells results and no names', async () => {
    const stop = new AbortController();
    const response = await fetch(`${server.url}/api/v1/public/${life.slug}/stream`, { signal: stop.signal });
    const reader = response.body?.getReader();
    await life.act({ kind: 'enter-result', round: 2, board: 1, result: { code: '=' } });
    let text = '';
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
      text += new TextDecoder().decode(piece.value);
      if (text.includes('event: standings')) break;
    }
    stop.abort();
    expect(text).toContain('data: {"round":2,"boards":[[1,"=","½-½"]]}');
    for (const canary of [...CANARY, 'Player', 'Canary']) expect(text).not.toContain(canary);
  });

  test('are there for whoever is let in, and for its arbiters alone when they are off', async () => {
    const path = `/api/v1/public/${life.slug}`;
    await server.ask('PATCH', life.path(''), { token, body: { visibility: 'off' } });
    expect((await server.ask('GET', path)).status).toBe(404);
    expect((await server.ask('GET', path, { token })).headers.get('access-control-allow-origin')).toBeNull();
    await server.ask('PATCH', life.path(''), { token, body: { visibility: 'link' } });
    expect((await server.ask('GET', path)).status).toBe(200);
  });

  test('the reasons are there only where the tournament lets players read them', async () => {
    const path = `/api/v1/public/${life.slug}/why/1/1`;
    expect((await server.ask('GET', path)).body.rulings.length).toBeGreaterThan(0);
    await server.ask('PATCH', life.path(''), { token, body: { whyPublic: false } });
    expect((await server.ask('GET', path)).status).toBe(404);
  });

  test('are the same until what they show changes', async () => {
    const path = `/api/v1/public/${life.slug}/players`;
    const first = await server.ask('GET', path);
    const etag = first.headers.get('etag') ?? '';
    await life.act({ kind: 'enter-result', round: 2, board: 2, result: { code: '1-0' } });
    const again = await server.ask('GET', path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    await life.act({
      kind: 'edit-player',
      player: 1,
      changes: { club: 'Puebla' },
      was: { club: 'Club 0' },
    });
    const changed = await server.ask('GET', path, { headers: { 'if-none-match': etag } });
    expect([changed.status, changed.text.includes('Puebla')]).toEqual([200, true]);
  });
});
