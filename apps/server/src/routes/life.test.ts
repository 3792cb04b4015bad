import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CREATE, driver, newEntryId, playersNamed, startServer, type TestServer } from '../testing/server.ts';

describe('the life of a tournament over the API', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startServer();
    token = await server.owner();
  });
  afterAll(() => server.stop());

  test('created, entered, paired, published, played, finished', async () => {
    const life = await driver(server, token, 9);
    for (let round = 1; round <= 5; round += 1) {
      const { paired, published } = await life.play(round);
      expect([paired.status, published.status]).toEqual([201, 201]);
    }
    const finished = await life.act({ kind: 'finish' });
    expect(finished.status).toBe(201);
    const standings = await server.ask('GET', life.path('/standings'), { token });
    expect(standings.body.rows).toHaveLength(9);
    const check = await server.ask('GET', life.path('/check'), { token });
    expect(check.body.rounds.map((round: { readonly kind: string }) => round.kind)).toEqual(
      Array(5).fill('agrees'),
    );
  });

  test('two groups with an odd number of players each: one bye in each, to the end', async () => {
    const life = await driver(server, token, 0);
    const players = playersNamed(8).map((player, at) => ({ ...player, group: at % 8 < 5 ? 'A' : 'B' }));
    expect((await life.act({ kind: 'enter-players', players, numbers: 'by-rank' })).status).toBe(201);
    for (let round = 1; round <= 3; round += 1) {
      const { paired, published } = await life.play(round);
      expect([paired.status, published.status]).toEqual([201, 201]);
      const { boards, byes } = paired.body.entry.act.pairing;
      expect([boards.length, byes.length]).toEqual([3, 2]);
    }
    const check = await server.ask('GET', life.path('/check'), { token });
    expect(check.body.rounds.map((round: { readonly kind: string }) => round.kind)).toEqual(
      Array(3).fill('agrees'),
    );
    const standings = await server.ask('GET', life.path('/standings'), { token });
    expect(standings.body.rows).toHaveLength(8);
    const file = await server.ask('GET', life.path('/export/json'), { token });
    const read = await server.ask('POST', '/api/v1/imports', {
      token,
      bytes: new TextEncoder().encode(file.text),
    });
    expect(read.status).toBe(200);
  });

  test('the same act twice is one entry', async () => {
    const life = await driver(server, token);
    const id = newEntryId();
    const wish = { kind: 'remove-player', player: 3 };
    const first = await life.act(wish, { id });
    const second = await life.act(wish, { id });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
  });

  test('a creation sent again is answered as the first time, from a file too', async () => {
    const life = await driver(server, token);
    await life.play(1);
    const file = await server.ask('GET', life.path('/export/trf26'), { token });
    const bytes = new TextEncoder().encode(file.text);
    const read = await server.ask('POST', '/api/v1/imports', { token, bytes });
    for (const from of [{}, { import: read.body.id }]) {
      const body = { id: newEntryId(), wish: CREATE, ...from };
      const first = await server.ask('POST', '/api/v1/tournaments', { token, body });
      const again = await server.ask('POST', '/api/v1/tournaments', { token, body });
      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.body).toEqual(first.body);
      const other = { ...body, wish: { ...CREATE, settings: { ...CREATE.settings, rounds: 9 } } };
      const reused = await server.ask('POST', '/api/v1/tournaments', { token, body: other });
      expect([reused.status, reused.body.code]).toEqual([422, 'id-reused']);
    }
  });

  test('the same result again is agreement: 200 with the entry that wrote it, and no other', async () => {
    const life = await driver(server, token);
    await life.play(1, 'nothing');
    const wish = { kind: 'enter-result', round: 1, board: 2, result: { code: '=' } };
    const answers = await Promise.all([life.act(wish), life.act(wish), life.act(wish)]);
    const later = await life.act({ ...wish, was: { code: '=' } });
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(later.status).toBe(200);
    expect(new Set([...answers, later].map(({ body }) => body.entry.seq)).size).toBe(1);
    const queued = await server.ask('POST', life.path('/acts'), {
      token,
      body: { id: newEntryId(), basis: life.version(), queued: true, wish },
    });
    expect(queued.status).toBe(200);
  });

  test('another act under the same id is refused', async () => {
    const life = await driver(server, token);
    const id = newEntryId();
    await life.act({ kind: 'remove-player', player: 3 }, { id });
    const other = await life.act({ kind: 'remove-player', player: 4 }, { id });
    expect([other.status, other.body.code]).toEqual([422, 'id-reused']);
  });
});
