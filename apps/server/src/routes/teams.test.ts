import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CREATE, newEntryId, startServer, type TestServer } from '../testing/server.ts';
import { ROUTES } from './routes.ts';

/* A team event over the wire: two teams that hand in line-ups, their captains, and whoever may not know. */

let server: TestServer;
let owner: string;
let id: string;
let slug: string;
let version = 1;
const captains: string[] = [];

const path = (rest: string) => `/api/v1/tournaments/${id}${rest}`;
const act = async (wish: unknown, token = owner) => {
  const answer = await server.ask('POST', path('/acts'), {
    token,
    body: { id: newEntryId(), basis: version, wish },
  });
  const seq = answer.body?.entry?.seq ?? answer.body?.question;
  if (typeof seq === 'number') version = Math.max(version, seq);
  return answer;
};
const get = (rest: string, token?: string) => server.ask('GET', rest, token === undefined ? {} : { token });
const lineUp = (team: number, players: readonly number[]) => ({
  kind: 'set-line-up',
  round: 1,
  team,
  players,
});
const enter = async (kind: string, more: object) => {
  const { body } = await server.ask('POST', path('/links'), {
    token: owner,
    body: { kind, name: kind, ...more },
  });
  return (await server.ask('POST', '/api/v1/session', { body: { token: body.token, as: 'token' } })).body
    .token as string;
};

beforeAll(async () => {
  server = await startServer();
  owner = await server.owner();
  const team = {
    boards: 2,
    colours: 'WB',
    order: 'fixed',
    lineUps: 'handed-in',
    scoring: { win: 20, draw: 10, loss: 0 },
  };
  const { settings, ...create } = CREATE as unknown as { settings: object };
  const made = await server.ask('POST', '/api/v1/tournaments', {
    token: owner,
    body: {
      id: newEntryId(),
      wish: {
        ...create,
        settings: { ...settings, system: 'team-swiss-2026', firstColour: 'white', tiebreaks: ['MPTS'], team },
      },
    },
  });
  id = made.body.id;
  slug = made.body.slug;
  const entered = await act({
    kind: 'enter-teams',
    numbers: 'as-listed',
    teams: ['Xalapa', 'Orizaba'].map(name => ({
      data: { name, captain: `Captain of ${name}`, note: 'secret note' },
      roster: [1, 2, 3].map(seat => ({ name: `${name} ${seat}`, rating: 2000 - seat })),
    })),
  });
  expect(entered.status).toBe(201);
  await act({ kind: 'pair', round: 1 });
  expect((await act({ kind: 'publish', rounds: [1] })).status).toBe(201);
  for (const of of [1, 2]) captains.push(await enter('captain', { team: of }));
});
afterAll(() => server.stop());

describe('a captain', () => {
  test('has a link for a team that is there', async () => {
    const link = (body: object) => server.ask('POST', path('/links'), { token: owner, body });
    expect((await link({ kind: 'captain', name: 'x', team: 9 })).status).toBe(422);
    expect((await link({ kind: 'captain', name: 'x' })).status).toBe(422);
    expect((await link({ kind: 'check-in', name: 'x', team: 1 })).status).toBe(422);
  });

  test('sees the own roster, and hands in the own line-up and no other', async () => {
    const { body } = await get('/api/v1/desk', captains[0]);
    expect(body).toMatchObject({ kind: 'captain', team: { name: 'Xalapa' }, lineUpsOut: false });
    expect(body.roster.map(({ name }: { name: string }) => name)).toEqual([
      'Xalapa 1',
      'Xalapa 2',
      'Xalapa 3',
    ]);
    expect((await act(lineUp(2, [4, 6]), captains[0])).status).toBe(422);
    expect((await act(lineUp(1, [1, 3]), captains[0])).status).toBe(201);
    expect((await get('/api/v1/desk', captains[0])).body.lineUp).toEqual([1, 3]);
  });

  test('nobody else is told before line-ups are out', async () => {
    const paths = ROUTES.filter(
      ({ access, method, isStream }) => access === 'public' && method === 'GET' && !isStream,
    )
      .map(route => route.path.replace(':slug', slug).replace(/:(n|key|board)/g, '1'))
      .filter(route => route.includes(slug) && !route.includes(':'));
    const seen = async () => {
      const asked: readonly (readonly [string, string | undefined])[] = [
        ...paths.map(one => [one, undefined] as const),
        ['/api/v1/desk', captains[1]],
        [path('/export/trf26'), owner],
      ];
      const told: Record<string, string> = {};
      for (const [one, token] of asked) {
        const { status, text } = await get(one, token);
        // The seal and the version say that something was done, and not what.
        told[one] = `${status} ${text.replace(/"version":\d+|### pareo-journal.*/g, '')}`;
      }
      return told;
    };
    const before = await seen();
    expect(JSON.stringify(before)).not.toMatch(/Captain of|secret note/);
    expect((await act({ ...lineUp(1, [2, 3]), was: [1, 3] }, captains[0])).status).toBe(201);
    expect(await seen()).toEqual(before);
    expect((await get(path('/rounds/1/line-ups'), owner)).body.items[0].sides[0]).toMatchObject({
      players: [2, 3],
      source: 'captain',
    });
    expect((await get(`/api/v1/public/${slug}/rounds/1/line-ups`)).body).toMatchObject({
      out: false,
      items: [],
    });
    expect((await act({ kind: 'publish-line-ups', round: 1, knowing: ['line-ups-missing'] })).status).toBe(
      201,
    );
    expect(await seen()).not.toEqual(before);
    expect((await get(`/api/v1/public/${slug}/rounds/1/line-ups`)).body.items[0].boards[0].left.name).toBe(
      'Xalapa 2',
    );
  });

  test('fills the own match; a line-up that comes too late is a question', async () => {
    expect((await act({ ...lineUp(1, [1, 2]), was: [2, 3] }, captains[0])).status).toBe(202);
    const result = { kind: 'enter-result', round: 1, board: 1, game: 1, result: { code: '1-0' } };
    expect((await act(result, captains[1])).status).toBe(201);
    expect((await act({ ...result, result: { code: '0-1' } }, captains[0])).status).toBe(202);
  });

  test('teams, their players and boards are ranked', async () => {
    const { body: teams } = await get(path('/standings'), owner);
    expect(teams.rows.map(({ key }: { key: number }) => key)).toHaveLength(2);
    const { body: players } = await get(path('/standings?of=players'), owner);
    expect(players.rows).toHaveLength(6);
    expect((await get(path('/standings?of=boards'), owner)).body.lists.length).toBeGreaterThan(1);
    expect((await get(`/api/v1/public/${slug}/standings`)).body.rows[0].player.name).toMatch(
      /Xalapa|Orizaba/,
    );
    expect((await get(path('/teams'), owner)).body.items[0].roster).toHaveLength(3);
  });
});
