import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEvents } from '../testing/events.ts';
import { driver, startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer();
  token = await server.owner();
});
afterAll(() => server.stop());

const bearer = () => ({ authorization: `Bearer ${token}` });
const entriesOf = (events: readonly { readonly event: string; readonly id?: number }[]) =>
  events.filter(({ event }) => event === 'entry').map(({ id }) => id);

describe('the stream of a journal', () => {
  test('gives each entry once and in order, to those who come late too', async () => {
    const life = await driver(server, token, 16);
    await life.act({ kind: 'pair', round: 1 });
    await life.act({ kind: 'publish', rounds: [1] });
    const early = await readEvents(`${server.url}${life.path('/stream?after=0')}`, bearer());
    const sending = Array.from({ length: 8 }, (_, index) =>
      life.act({ kind: 'enter-result', round: 1, board: index + 1, result: { code: '1-0' } }),
    );
    const late = await readEvents(`${server.url}${life.path('/stream?after=2')}`, bearer());
    await Promise.all(sending);
    const all = await early.until(events => entriesOf(events).length === 12);
    const rest = await late.until(events => entriesOf(events).length === 10);
    expect(entriesOf(all)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(entriesOf(rest)).toEqual(Array.from({ length: 10 }, (_, index) => index + 3));
    early.close();
    late.close();
  });

  test('resumes after the last event that was seen', async () => {
    const life = await driver(server, token);
    const stream = await readEvents(`${server.url}${life.path('/stream?after=0')}`, {
      ...bearer(),
      'last-event-id': '1',
    });
    expect(entriesOf(await stream.until(events => entriesOf(events).length === 1))).toEqual([2]);
    stream.close();
  });

  test('a console that slept through a whole evening catches up on one connection', async () => {
    const life = await driver(server, token, 16);
    await life.act({ kind: 'pair', round: 1 });
    await life.act({ kind: 'publish', rounds: [1] });
    const codes = ['1-0', '=', '0-1'];
    for (let time = 0; time < 100; time++)
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          life.act({
            kind: 'enter-result',
            round: 1,
            board: index + 1,
            result: { code: codes[time % 3] },
            ...(time === 0 ? {} : { was: { code: codes[(time - 1) % 3] } }),
          }),
        ),
      );
    const stream = await readEvents(`${server.url}${life.path('/stream?after=4')}`, bearer());
    const events = await stream.until(found => entriesOf(found).length === 800);
    expect(entriesOf(events)).toEqual(Array.from({ length: 800 }, (_, index) => index + 5));
    stream.close();
  });

  test('tells whoever claims to know more to begin again', async () => {
    const life = await driver(server, token);
    const stream = await readEvents(`${server.url}${life.path('/stream?after=99')}`, bearer());
    const events = await stream.until(found => found.some(({ event }) => event === 'reset'));
    expect(events.map(({ event }) => event)).toEqual(['hello', 'reset']);
    stream.close();
  });
});

describe('the stream of spectators', () => {
  test('gathers results of a moment into one event, and says what to fetch', async () => {
    const life = await driver(server, token, 16);
    const stream = await readEvents(`${server.url}/api/v1/public/${life.slug}/stream`);
    await life.play(1);
    const events = await stream.until(found => boardsIn(found).length >= 8);
    expect(boardsIn(events).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(events.filter(({ event }) => event === 'results').length).toBeLessThan(8);
    expect(events.find(({ event }) => event === 'round')?.data).toEqual({ round: 1, status: 'published' });
    stream.close();
  });

  test('resumes without telling twice, and without a gap', async () => {
    const life = await driver(server, token, 8);
    const first = await readEvents(`${server.url}/api/v1/public/${life.slug}/stream`);
    await life.act({ kind: 'pair', round: 1 });
    await life.act({ kind: 'publish', rounds: [1] });
    const seen = await first.until(found => found.some(({ event }) => event === 'round'));
    first.close();
    await life.act({ kind: 'enter-result', round: 1, board: 2, result: { code: '0-1' } });
    const second = await readEvents(`${server.url}/api/v1/public/${life.slug}/stream`, {
      'last-event-id': String(seen.at(-1)?.id),
    });
    const events = await second.until(found => boardsIn(found).length > 0);
    expect(boardsIn(events)).toEqual([2]);
    expect(events.some(({ event }) => event === 'round')).toBe(false);
    second.close();
  });
});

describe('the stream of a phone', () => {
  const linkFor = async (life: Awaited<ReturnType<typeof driver>>, wish: object) => {
    const { body } = await server.ask('POST', life.path('/links'), {
      token,
      body: { name: 'phone', ...wish },
    });
    const entered = await server.ask('POST', '/api/v1/session', { body: { code: body.code, as: 'token' } });
    return { id: body.link.id as string, token: entered.body.token as string };
  };

  test('shows its boards only, and ends with the link', async () => {
    const life = await driver(server, token, 16);
    await life.play(1, 'nothing');
    const phone = await linkFor(life, { kind: 'result-entry', round: 1, boards: { first: 1, last: 3 } });
    const desk = await server.ask('GET', '/api/v1/desk', { token: phone.token });
    expect(desk.body.boards.map(({ board }: { readonly board: number }) => board)).toEqual([1, 2, 3]);
    expect(Object.keys(desk.body.boards[0]).sort()).toEqual(['black', 'board', 'mine', 'result', 'white']);
    const stream = await readEvents(`${server.url}/api/v1/desk/stream`, {
      authorization: `Bearer ${phone.token}`,
    });
    await life.act({ kind: 'enter-result', round: 1, board: 7, result: { code: '1-0' } });
    await life.act({ kind: 'enter-result', round: 1, board: 2, result: { code: '=' } });
    const events = await stream.until(found => found.some(({ event }) => event === 'board'));
    expect(events.filter(({ event }) => event === 'board').map(({ data }) => data)).toEqual([
      { round: 1, board: 2, result: '=' },
    ]);
    await server.ask('DELETE', life.path(`/links/${phone.id}`), { token });
    await stream.until(found => found.some(({ event }) => event === 'revoked'));
    expect((await server.ask('GET', '/api/v1/desk', { token: phone.token })).status).toBe(410);
  });

  test('fills an empty board, agrees with what is there, and asks where it differs', async () => {
    const life = await driver(server, token, 16);
    await life.play(1, 'nothing');
    const phone = await linkFor(life, { kind: 'result-entry', boards: { first: 1, last: 3 } });
    const other = await linkFor(life, { kind: 'result-entry' });
    const enter = (board: number, code: string, by = phone.token) =>
      life.act({ kind: 'enter-result', round: 1, board, result: { code } }, { token: by });
    expect((await enter(1, '1-0')).status).toBe(201);
    expect((await enter(1, '1-0', other.token)).status).toBe(200);
    const differing = await enter(1, '0-1', other.token);
    expect(differing.status).toBe(202);
    expect((await enter(4, '1-0')).status).toBe(422);
    const state = await life.state();
    expect(state.questions).toHaveLength(1);
    expect(state.rounds[0].boards[0].results[1].result.code).toBe('1-0');
    const answered = await life.act({ kind: 'answer', question: differing.body.question, take: true });
    expect(answered.status).toBe(201);
    expect((await life.state()).rounds[0].boards[0].results[1].result.code).toBe('0-1');
  });

  test('what waited for a network and no longer fits is kept as a question', async () => {
    const life = await driver(server, token, 8);
    await life.play(1, '1-0');
    const answer = await server.ask('POST', life.path('/acts'), {
      token,
      body: {
        id: 'f'.repeat(32),
        basis: 4,
        queued: true,
        wish: { kind: 'enter-result', round: 1, board: 1, result: { code: '0-1' } },
      },
    });
    expect(answer.status).toBe(202);
    const again = await server.ask('POST', life.path('/acts'), {
      token,
      body: {
        id: 'f'.repeat(32),
        basis: 4,
        queued: true,
        wish: { kind: 'enter-result', round: 1, board: 1, result: { code: '0-1' } },
      },
    });
    expect([again.status, again.body]).toEqual([202, answer.body]);
  });
});

const boardsIn = (
  events: readonly { readonly event: string; readonly data: { readonly boards?: readonly [number][] } }[],
) =>
  events
    .filter(({ event }) => event === 'results')
    .flatMap(({ data }) => (data.boards ?? []).map(([board]) => board));
