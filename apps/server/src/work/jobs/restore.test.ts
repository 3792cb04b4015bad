import { createHash } from 'node:crypto';
import { ACT_FORMAT, type Act, sealedText, seqOf } from '@pareo/engine/journal';
import { expect, test } from 'vitest';
import { entryOf, entryText } from '../../desks/head.ts';
import type { StoredEntry } from '../../storage/storage.ts';
import { driver, newEntryId, startServer } from '../../testing/server.ts';
import { restoreJob } from './restore.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** A journal with a question whose reasons are nested without end, as programs before 2026-11-18 took it. */
const withDeepQuestion = async (data: string): Promise<readonly StoredEntry[]> => {
  const server = await startServer();
  const life = await driver(server, await server.owner());
  const entries = await server.storage.journals.entries(life.id, 0, 100);
  await server.stop();
  const last = entries.at(-1);
  if (last === undefined) throw new Error('a journal has entries');
  const wish = { kind: 'enter-result', round: 1, board: 1, result: { code: '1-0' } };
  const { at, by } = entryOf(last);
  const seq = seqOf(last.seq + 1);
  const basis = seqOf(last.seq);
  const act = { kind: 'ask', wish, because: [] } as unknown as Act;
  const id = newEntryId();
  const text = sealedText({ act, at, basis, by, id, seq, v: ACT_FORMAT }).replace(
    '"because":[]',
    `"because":[{"code":"games-open","data":${data}}]`,
  );
  const seal = createHash('sha256')
    .update(last.seal + text)
    .digest('hex');
  return [...entries, { ...last, seq, id, kind: 'ask', text, seal }];
};

const fileOf = (entries: readonly StoredEntry[]): Uint8Array =>
  new TextEncoder().encode(
    `{"attachments":[],"entries":[${entries.map(entryText)}],"format":"pareo-journal","version":1}`,
  );

test('a file with a question of before, nested without end, comes back with its seal and is shown as cut', async () => {
  const entries = await withDeepQuestion(nested(5000));
  const read = restoreJob({ bytes: fileOf(entries), id: 'x' });
  if (read.kind !== 'read') expect.fail(JSON.stringify(read));
  const last = read.append.entries.at(-1);
  expect(last).toEqual(entries.at(-1));
  expect(last && entryOf(last).cut).toBe(true);
});

test('a file nested without end anywhere else is refused', async () => {
  const entries = await withDeepQuestion('{}');
  const text = new TextDecoder().decode(fileOf(entries));
  const refused = [
    text.replace('"name":"Abierto de Xalapa"', `"name":${nested(5000)}`),
    text.replace('"attachments":[]', `"attachments":[{"digest":"x","body":${nested(5000)}}]`),
    text.replace('"games-open"', nested(5000)).replace('"kind":"ask"', '"kind":"answer"'),
  ].map(other => restoreJob({ bytes: new TextEncoder().encode(other), id: 'x' }));
  expect(refused).toEqual(refused.map(() => ({ kind: 'malformed', what: 'too-deep' })));
});

test('another word in a question nested without end is another seal', async () => {
  const entries = await withDeepQuestion(nested(5000));
  const text = new TextDecoder().decode(fileOf(entries)).replace('games-open', 'games-shut');
  const read = restoreJob({ bytes: new TextEncoder().encode(text), id: 'x' });
  expect(read.kind).not.toBe('read');
});
