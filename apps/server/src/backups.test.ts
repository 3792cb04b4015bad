import { join } from 'node:path';
import { ACT_FORMAT, type Act, NO_SEAL, sealed, seqOf } from '@pareo/engine/journal';
import { NO_HEAD } from '@pareo/host/judge';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { idOf } from './access/tokens.ts';
import { continued, storedOf } from './desks/head.ts';
import { summaryJson } from './desks/summary.ts';
import { openDatabase } from './storage/sqlite/driver.ts';
import { BACKUP_FOLDER } from './storage/sqlite/storage.ts';
import { CREATE, driver, newEntryId, startServer, type TestServer } from './testing/server.ts';

/* Backups as somebody with an account meets them: when one is made, and what comes back of one. */

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startServer();
  token = await server.owner();
});
afterEach(() => server.stop());

interface Restored {
  readonly id: string;
  readonly name: string;
}

const names = async (): Promise<readonly string[]> =>
  (await server.ask('GET', '/api/v1/tournaments', { token })).body.items.map(
    ({ name }: { readonly name: string }) => name,
  );
const reasons = (): readonly string[] => server.server.backups.list().map(({ reason }) => reason);
const backUp = async (): Promise<string> =>
  (await server.ask('POST', '/api/v1/backups', { token })).body.name as string;
const restore = (name: string) => server.ask('POST', `/api/v1/backups/${name}/restore`, { token });

const made = async (name: string): Promise<string> => {
  const wish = { ...CREATE, details: { ...CREATE.details, name } };
  const answer = await server.ask('POST', '/api/v1/tournaments', { token, body: { id: newEntryId(), wish } });
  expect(answer.status).toBe(201);
  return answer.body.id as string;
};

/** A tournament as an earlier program wrote it: its zone is the name of none. */
const withUnknownZone = async (name: string): Promise<string> => {
  const id = newEntryId();
  const tournament = idOf(id);
  const entry = sealed(NO_SEAL, {
    act: { ...CREATE, details: { ...CREATE.details, name, zone: 'Mars/Olympus' } } as unknown as Act,
    by: { kind: 'person', id: 'ana', name: 'Ana M.', role: 'owner' } as never,
    at: '2026-11-01T10:00:00.000Z',
    basis: seqOf(0),
    seq: seqOf(1),
    id,
    v: ACT_FORMAT,
  });
  const head = continued(NO_HEAD, [entry]);
  await server.storage.journals.append([
    {
      tournament,
      expected: 0,
      after: '',
      entries: [storedOf(entry)],
      attached: [],
      summary: summaryJson(tournament, head),
      create: { slug: 'of-mars', visibility: 'off', whyPublic: true, members: [] },
    },
  ]);
  return tournament;
};

test('a pairing that is refused makes no backup; one that is made does', async () => {
  const life = await driver(server, token);
  await life.play(1, 'nothing');
  expect(reasons()).toEqual(['round-1']);
  for (let turn = 0; turn < 3; turn += 1)
    expect((await life.act({ kind: 'pair', round: 2 })).body.code).toBe('refused');
  expect(reasons()).toEqual(['round-1']);
});

test('a tournament that cannot be restored is named, and the others come back', async () => {
  await made('One');
  const hurt = await made('Two');
  await made('Three');
  const backup = await backUp();
  const file = openDatabase(join(server.folder, BACKUP_FOLDER, backup));
  file
    .prepare('UPDATE entries SET entry = replace(entry, ?, ?) WHERE tournament_id = ?')
    .run('Two', 'Ten', hurt);
  file.close();
  const answer = await restore(backup);
  expect(answer.status).toBe(201);
  const back: readonly Restored[] = answer.body.items;
  expect(back.map(({ name }) => name.split(' ')[0]).sort()).toEqual(['One', 'Three']);
  expect(answer.body.failed).toEqual([{ slug: 'two', name: 'Two', seq: 1, what: 'entry' }]);
});

test('a backup of which nothing can be restored is damaged, and nothing is there', async () => {
  const hurt = await made('Two');
  const backup = await backUp();
  const file = openDatabase(join(server.folder, BACKUP_FOLDER, backup));
  file
    .prepare('UPDATE entries SET entry = replace(entry, ?, ?) WHERE tournament_id = ?')
    .run('Two', 'Ten', hurt);
  file.close();
  const answer = await restore(backup);
  expect(answer.body.code).toBe('damaged');
  expect(await names()).toEqual(['Two']);
});

test('every copy has its name, also where the zone is that of no clock', async () => {
  await made('One');
  await withUnknownZone('Two');
  await made('Three');
  const answer = await restore(await backUp());
  expect(answer.status).toBe(201);
  const back: readonly Restored[] = answer.body.items;
  expect(back).toHaveLength(3);
  for (const { name } of back) expect(name).toMatch(/^\w+ \(restaurado \d{4}-\d\d-\d\d \d\d:\d\d\)$/);
  expect(await names()).toEqual(expect.arrayContaining(back.map(({ name }) => name)));
});

test('a write that fails among the copies leaves none', async () => {
  for (const name of ['One', 'Two', 'Three']) await made(name);
  const before = await names();
  const backup = await backUp();
  const { journals } = server.storage;
  const append = journals.append.bind(journals);
  let copies = 0;
  // Its second write: before, the name that the first copy was to get.
  journals.append = async appends => {
    copies += 1;
    if (copies === 2) throw new Error('the disk is gone');
    return append(appends);
  };
  expect((await restore(backup)).status).toBeGreaterThanOrEqual(500);
  journals.append = append;
  expect(await names()).toEqual(before);
});

test('a tournament whose zone is that of no clock opens, and its zone can be set right', async () => {
  const id = await withUnknownZone('Two');
  const act = (changes: object, was: object, basis: number) =>
    server.ask('POST', `/api/v1/tournaments/${id}/acts`, {
      token,
      body: { id: newEntryId(), basis, wish: { kind: 'change-details', changes, was } },
    });
  expect((await act({ name: 'Two again' }, { name: 'Two' }, 1)).status).toBe(201);
  expect((await act({ zone: 'America/Cancun' }, { zone: 'Mars/Olympus' }, 2)).status).toBe(201);
});

test('the zone of a new tournament is that of a clock', async () => {
  const wish = { ...CREATE, details: { ...CREATE.details, zone: 'Mars/Olympus' } };
  const answer = await server.ask('POST', '/api/v1/tournaments', { token, body: { id: newEntryId(), wish } });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body)).toContain('"zone-unknown"');
});
