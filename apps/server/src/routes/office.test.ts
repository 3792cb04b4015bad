import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureNotes } from '../audit.ts';
import { driver, startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startServer();
  owner = await server.owner();
});
afterAll(() => server.stop());

const audit = async (query = '') =>
  (await server.ask('GET', `/api/v1/server/audit?limit=500${query}`, { token: owner })).body.items;

describe('tournaments of the server', () => {
  test('with owner, visibility, archive; searched without accents; page by page', async () => {
    const made = await server.ask('POST', '/api/v1/people', { token: owner, body: { name: 'Luis P.' } });
    const { token } = made.body;
    const luis = (await server.ask('POST', '/api/v1/session', { body: { token, as: 'token' } })).body.token;
    const his = await driver(server, luis);
    const hers = await driver(server, owner);
    await server.ask('PATCH', his.path(''), { token: luis, body: { visibility: 'off', archived: true } });
    const list = async (query: string) =>
      (await server.ask('GET', `/api/v1/server/tournaments?${query}`, { token: owner })).body;
    expect(await list('')).toMatchObject({ total: 2 });
    expect((await list('archived=yes')).items).toMatchObject([
      { id: his.id, visibility: 'off', archived: true, players: 8, owners: [{ name: 'Luis P.' }] },
    ]);
    expect((await list(`owner=${made.body.person}`)).items.map(({ id }: { id: string }) => id)).toEqual([
      his.id,
    ]);
    expect(await list('q=xALAPA%20abiérto')).toMatchObject({ total: 2 });
    expect(await list('q=nowhere')).toEqual({ items: [], total: 0 });
    const first = await list('limit=1');
    const second = await list(`limit=1&cursor=${first.next}`);
    expect([first.items[0].id, second.items[0].id].sort()).toEqual([his.id, hers.id].sort());
    expect(second).not.toHaveProperty('next');
  });
});

describe('the audit', () => {
  test('who came in, and who did not', async () => {
    const password = 'correct horse battery';
    await server.ask('PUT', '/api/v1/me/password', { token: owner, body: { new: password } });
    for (const [name, word] of [
      ['Ana M.', password],
      ['Ana M.', 'not her password at all'],
      ['my password typed as a name', 'x'],
    ])
      await server.ask('POST', '/api/v1/session', { body: { name, password: word } });
    await server.ask('POST', '/api/v1/session', { body: { token: 'made-up' } });
    const [link, stranger, wrong, right, set] = await audit();
    expect(link).toMatchObject({ kind: 'sign-in-failed', about: { by: 'link', why: 'unknown' } });
    expect(stranger).toMatchObject({ kind: 'sign-in-failed', about: { network: '127.0.0.0/24' } });
    expect(stranger).not.toHaveProperty('person');
    expect(wrong).toMatchObject({ kind: 'sign-in-failed', person: { name: 'Ana M.' } });
    expect(right).toMatchObject({ kind: 'signed-in', actor: { name: 'Ana M.' }, about: { by: 'password' } });
    expect(set).toMatchObject({ kind: 'password-changed' });
  });

  test('links, visibility, roles, deletion: each with its tournament', async () => {
    const life = await driver(server, owner);
    const make = (kind: string) =>
      server.ask('POST', life.path('/links'), { token: owner, body: { kind, name: 'phone of Luis' } });
    const { body: made } = await make('result-entry');
    await server.ask('POST', '/api/v1/session', { body: { code: made.code } });
    await server.ask('POST', life.path(`/links/${made.link.id}/renew`), { token: owner });
    await server.ask('DELETE', life.path(`/links/${made.link.id}`), { token: owner });
    const invite = await make('invite');
    await server.ask('POST', '/api/v1/session', {
      body: { token: invite.body.token, name: 'Luis', as: 'token' },
    });
    const members = (await server.ask('GET', life.path('/members'), { token: owner })).body.items;
    const luis = members.find((one: { readonly name: string }) => one.name === 'Luis');
    await server.ask('PUT', life.path(`/members/${luis.id}`), { token: owner, body: { role: 'owner' } });
    await server.ask('DELETE', life.path(`/members/${luis.id}`), { token: owner });
    await server.ask('PATCH', life.path(''), { token: owner, body: { visibility: 'link', whyPublic: true } });
    await server.ask('PATCH', life.path(''), { token: owner, body: { archived: true, slug: 'another' } });
    await server.ask('DELETE', life.path(''), { token: owner, body: { name: 'Abierto de Xalapa' } });
    const lines = await audit(`&tournament=${life.id}`);
    expect(lines.map(({ kind }: { readonly kind: string }) => kind).reverse()).toEqual([
      'link-made',
      'signed-in',
      'link-renewed',
      'link-revoked',
      'link-made',
      'joined',
      'role-changed',
      'member-removed',
      'visibility-changed',
      'tournament-archived',
      'tournament-changed',
      'tournament-deleted',
    ]);
    expect(lines[0]).toMatchObject({ tournament: { name: '' }, about: { name: 'Abierto de Xalapa' } });
    expect(lines.find((line: { kind: string }) => line.kind === 'visibility-changed').about).toEqual({
      from: 'public',
      to: 'link',
    });
  });

  test('backups made, downloaded, restored', async () => {
    const { body } = await server.ask('POST', '/api/v1/backups', { token: owner });
    const file = await fetch(`${server.url}/api/v1/backups/${body.name}`, {
      headers: { authorization: `Bearer ${owner}` },
    });
    expect(file.headers.get('content-length')).toBe(String(body.bytes));
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(bytes).toHaveLength(body.bytes);
    expect(new TextDecoder().decode(bytes.subarray(0, 15))).toBe('SQLite format 3');
    await server.ask('POST', `/api/v1/backups/${body.name}/restore`, { token: owner });
    expect((await audit()).slice(0, 3)).toMatchObject([
      { kind: 'restored', about: { backup: body.name } },
      { kind: 'backup-downloaded' },
      { kind: 'backup-made' },
    ]);
  });

  test('no token, code or password is ever in it', async () => {
    const secrets: string[] = ['a long secret of mine'];
    const life = await driver(server, owner);
    for (const kind of ['result-entry', 'check-in', 'invite']) {
      const link = await server.ask('POST', life.path('/links'), { token: owner, body: { kind, name: 'x' } });
      secrets.push(link.body.token, ...(link.body.code === undefined ? [] : [link.body.code]));
      const entered = await server.ask('POST', '/api/v1/session', {
        body: { token: link.body.token, as: 'token' },
      });
      secrets.push(entered.body.token);
    }
    const { body } = await server.ask('POST', '/api/v1/people', { token: owner, body: { name: 'Eva' } });
    const eva = await server.ask('POST', '/api/v1/session', { body: { token: body.token, as: 'token' } });
    await server.ask('PUT', '/api/v1/me/password', {
      token: eva.body.token,
      body: { new: 'a long secret of mine' },
    });
    await server.ask('POST', '/api/v1/session', {
      body: { name: 'a long secret of mine', password: 'a long secret of mine' },
    });
    secrets.push(body.token, eva.body.token);
    const text = JSON.stringify(await audit());
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test('as a table, which no spreadsheet takes for a formula', async () => {
    await server.ask('POST', '/api/v1/people', { token: owner, body: { name: '=1+1, "Eva"' } });
    const { text, headers } = await server.ask('GET', '/api/v1/server/audit.csv?kind=person-added', {
      token: owner,
    });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, line] = text.split('\r\n');
    expect(head).toBe('n,at,kind,actor,actor id,person,person id,tournament,tournament id,about');
    expect(line).toContain(`,person-added,Ana M.,`);
    expect(line).toContain(`,"'=1+1, ""Eva""",`);
    expect((await audit())[0]).toMatchObject({ kind: 'audit-exported' });
  });

  test('a filter that is none is told', async () => {
    const answer = await server.ask('GET', '/api/v1/server/audit?kind=coffee', { token: owner });
    expect([answer.status, answer.body.code]).toEqual([422, 'value-invalid']);
  });

  test('those who knock all night do not fill the disk: thirty lines a minute, the rest as a number', async () => {
    let time = Date.parse('2026-11-21T08:00:00.000Z');
    const about: object[] = [];
    const notes = failureNotes({
      clock: { now: () => new Date(time).toISOString() },
      storage: { audit: { note: async (line: { about: object }) => void about.push(line.about) } },
    } as never);
    for (let knock = 0; knock < 100; knock += 1) await notes.failed({ by: 'code' });
    expect(about).toHaveLength(30);
    time += 60_000;
    await notes.failed({ by: 'code' });
    expect(about.at(-1)).toEqual({ by: 'code', more: 70 });
  });
});
