import { driver, type TestServer } from './server.ts';

/* Everybody who may knock at a door: the columns of the matrix of roles. */

export const ROLES = [
  'owner',
  'owner of the tournament',
  'arbiter',
  'arbiter of another',
  'result link',
  'check-in link',
  'captain link',
  'public',
  'forged',
  'expired',
  'revoked',
] as const;
export type CastRole = (typeof ROLES)[number];

export interface Cast {
  readonly tokens: Readonly<Record<CastRole, string | undefined>>;
  readonly life: Awaited<ReturnType<typeof driver>>;
  /** A link that nobody uses, for routes that change one. */
  readonly spareLink: string;
}

/** Ten people before one tournament with a published round. */
export const castOf = async (server: TestServer): Promise<Cast> => {
  const owner = await server.owner();
  const life = await driver(server, owner, 8);
  const other = await driver(server, owner, 8);
  await life.act({ kind: 'pair', round: 1 });
  await life.act({ kind: 'publish', rounds: [1] });
  const link = async (path: string, kind: string) =>
    (await server.ask('POST', path, { token: owner, body: { kind, name: kind } })).body;
  const enter = async (token: string) =>
    (await server.ask('POST', '/api/v1/session', { body: { token, as: 'token' } })).body.token as string;
  const arbiter = await enter((await link(life.path('/links'), 'invite')).token);
  const tournamentOwner = await enter((await link(life.path('/links'), 'invite')).token);
  const { actor } = (await server.ask('GET', '/api/v1/me', { token: tournamentOwner })).body;
  await server.ask('PUT', life.path(`/members/${actor.id}`), { token: owner, body: { role: 'owner' } });
  const stranger = await enter((await link(other.path('/links'), 'invite')).token);
  const results = await enter((await link(life.path('/links'), 'result-entry')).token);
  const checkIn = await enter((await link(life.path('/links'), 'check-in')).token);
  const captainsLink = await server.server.links.make({
    kind: 'captain',
    name: 'captain',
    tournament: life.id,
    team: 1,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const captain = await enter(captainsLink.token);
  const revokedLink = await link(life.path('/links'), 'result-entry');
  const revoked = await enter(revokedLink.token);
  await server.ask('DELETE', life.path(`/links/${revokedLink.link.id}`), { token: owner });
  const expiredLink = await server.server.links.make({
    kind: 'result-entry',
    name: 'old',
    tournament: life.id,
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  });
  const expired = await enter(expiredLink.token);
  await server.storage.sessions.seen(
    (await import('../access/tokens.ts')).hashOf(expired),
    '2026-01-01T00:00:00.000Z',
    '2026-01-02T00:00:00.000Z',
  );
  const spare = await link(life.path('/links'), 'check-in');
  return {
    life,
    spareLink: spare.link.id as string,
    tokens: {
      owner,
      'owner of the tournament': tournamentOwner,
      arbiter,
      'arbiter of another': stranger,
      'result link': results,
      'check-in link': checkIn,
      'captain link': captain,
      public: undefined,
      forged: 'A'.repeat(43),
      expired,
      revoked,
    },
  };
};
