import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importJournal } from '@pareo/engine/journal';
import { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from './storage/schema.ts';
import { dialectOf, openDatabase } from './storage/sqlite/driver.ts';
import { BACKUP_FOLDER, JOURNAL_FILE } from './storage/sqlite/storage.ts';
import { DAMAGES, type Kept, keptOf, LAST, putBack } from './testing/damages.ts';
import { driver, startServer, type TestServer } from './testing/server.ts';

/* A file of the owner's server is damaged while it runs: what leaves the place, and what comes back. */

let server: TestServer;
let token: string;
let tables: Kysely<Schema>;
let hurt: { readonly id: string; readonly slug: string; readonly path: (rest: string) => string };
let kept: Kept;

beforeAll(async () => {
  server = await startServer();
  token = await server.owner();
  const life = await driver(server, token);
  for (const round of [1, 2]) await life.play(round);
  await driver(server, token);
  hurt = life;
  tables = new Kysely({ dialect: dialectOf(openDatabase(join(server.folder, JOURNAL_FILE))) });
  kept = await keptOf(tables, life.id);
  expect(kept.entries).toHaveLength(LAST);
}, 60_000);
afterEach(() => putBack(tables, kept));
afterAll(async () => {
  await tables.destroy();
  await server.stop();
});

const exported = (more = '') => server.ask('GET', hurt.path(`/export/journal${more}`), { token });
const backUp = () => server.ask('POST', '/api/v1/backups', { token });

describe.each(DAMAGES)('$name', ({ act, seq, what, holds }) => {
  test('is named by the export of the journal, which gives what stands before it', async () => {
    await act(tables, hurt.id);
    const refused = await exported();
    expect([refused.status, refused.body.code, refused.body.seq]).toEqual([503, 'damaged', seq]);
    for (const language of ['en', 'es'])
      expect(refused.body.detail[language]).toMatch(new RegExp(`\\b${seq}\\b`));
    if (holds === 0) return;
    const rest = await exported(`?until=${holds}`);
    const read = importJournal(rest.text);
    expect(read.ok && read.value.journal.state.version).toBe(holds);
  });

  test('is named by a backup, which is not called whole', async () => {
    await act(tables, hurt.id);
    const made = await backUp();
    expect(made.status).toBe(201);
    expect(made.body.damaged).toEqual([{ slug: hurt.slug, seq, what }]);
    expect(existsSync(join(server.folder, BACKUP_FOLDER, made.body.name))).toBe(true);
    const { items } = (await server.ask('GET', '/api/v1/backups', { token })).body;
    expect(items[0]).toMatchObject({ name: made.body.name, isDamaged: true });
  });

  test('is named by a restoration, which brings the others back', async () => {
    await act(tables, hurt.id);
    const made = await backUp();
    const answer = await server.ask('POST', `/api/v1/backups/${made.body.name}/restore`, { token });
    expect(answer.body.failed).toEqual([expect.objectContaining({ slug: hurt.slug, seq, what })]);
    expect(answer.body.items).toHaveLength(1);
    for (const { id } of answer.body.items) await server.storage.tournaments.remove(id);
  });
});

test('what is whole is called so', async () => {
  const made = await backUp();
  expect([made.status, made.body.damaged ?? []]).toEqual([201, []]);
  const read = importJournal((await exported()).text);
  expect(read.ok && read.value.journal.state.version).toBe(LAST);
});

test('a tournament whose line in the list is damaged hides no other', async () => {
  await DAMAGES.find(({ name }) => name === 'what lists show')?.act(tables, hurt.id);
  const list = await server.ask('GET', '/api/v1/tournaments', { token });
  expect([list.status, list.body.items?.length]).toEqual([200, 2]);
});
