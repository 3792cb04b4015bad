import { expect, test } from 'vitest';
import { ask, headersFor, post } from './testing/built-life.ts';
import { onEachGround } from './testing/grounds.ts';
import { memoryNow } from './testing/proc.ts';
import { CREATE, newEntryId } from './testing/server.ts';

/* A journal of acts that are each as long as may be: it comes to an end, and what was written is read by whoever asks, in a memory that has
 * an end too. */

const MB = 1024 * 1024;
const NOTE = 'x'.repeat(2000);
const players = (number: number) =>
  Array.from({ length: 1700 }, (_, at) => ({ name: `Player ${number} ${at}`, note: NOTE }));

onEachGround(begun => {
  let path = '';
  let written = 1;
  const act = async (wish: object) => {
    const { server, life } = begun();
    const body = { id: newEntryId(), basis: written, wish };
    const answer = await ask(server, 'POST', `${path}/acts`, life.token, body);
    if (answer.status === 201) written = answer.body.entry.seq;
    return answer;
  };
  const renamed = (place: string) => ({ kind: 'change-details', changes: { place }, was: {} });

  test('it grows to its limit: then there is room for small acts, and for nothing long', {
    timeout: 600_000,
  }, async () => {
    const { server, life } = begun();
    const made = { id: newEntryId(), wish: CREATE };
    path = `/api/v1/tournaments/${(await ask(server, 'POST', '/api/v1/tournaments', life.token, made)).body.id}`;
    let last = await act(renamed('Xalapa'));
    for (let number = 0; last.status === 201; number += 1) {
      last = await act({ kind: 'enter-players', players: players(number), numbers: 'by-rank' });
      if (last.status === 201) last = await act({ kind: 'undo', entry: written });
    }
    expect([last.status, last.body.code]).toEqual([422, 'journal-full']);
    expect(
      (await act({ kind: 'change-details', changes: { place: 'Puebla' }, was: { place: 'Xalapa' } })).status,
    ).toBe(201);
  });

  test('whoever asks for it often, and reads nothing of it, is answered once at a time', async () => {
    const { server, life } = begun();
    const pid = server.process.pid ?? 0;
    const before = memoryNow(pid);
    const abort = new AbortController();
    const asking = (rest: string) =>
      fetch(`${server.url}${path}${rest}`, { headers: headersFor(life.token), signal: abort.signal }).then(
        ({ status }) => status,
        () => 'gone',
      );
    const places = ['', '/entries?after=0&limit=500', '/export/journal', '/export/zip', `/at/${written}`];
    const asked = places.flatMap(place => Array.from({ length: 8 }, () => asking(place)));
    await Promise.race(asked.slice(0, 16));
    expect((await ask(server, 'GET', '/api/v1/me', life.token)).status).toBe(200);
    abort.abort();
    const answers = await Promise.all(asked);
    // One of those as large as the tournament, and what its connection could hold of those after it.
    expect(answers.slice(0, 16).filter(status => status === 200).length).toBeLessThan(16);
    expect(answers).not.toContain(500);
    expect((memoryNow(pid) - before) / MB).toBeLessThan(600);
  });

  test('what is exported of it is brought back', { timeout: 120_000 }, async () => {
    const { server, life } = begun();
    const exporting = () => fetch(`${server.url}${path}/export/journal`, { headers: headersFor(life.token) });
    let file = await exporting();
    // Those who have gone are still being taken out of the line.
    while (file.status === 429) file = await exporting();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const back = await post(server, '/api/v1/tournaments/restore', life.token, bytes);
    expect(back.status, JSON.stringify(back.body)).toBe(201);
    const opened = await ask(server, 'GET', `/api/v1/tournaments/${back.body.id}`, life.token);
    expect(opened.body.version).toBe(written);
  });
});
