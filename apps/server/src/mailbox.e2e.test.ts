import { createHash } from 'node:crypto';
import { ACT_FORMAT, type Act, sealedText, seqOf } from '@pareo/engine/journal';
import { expect, test } from 'vitest';
import { loadHead } from './desks/desks.ts';
import { storedOf } from './desks/head.ts';
import { summaryJson } from './desks/summary.ts';
import { ask, headersFor, post, resultOn } from './testing/built-life.ts';
import { onEachGround } from './testing/grounds.ts';
import { CREATE, newEntryId } from './testing/server.ts';

/* What one signed-in person sends may be refused; the others do not notice. */

const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
/** A few kilobytes are enough to exhaust the stack of whatever copies them level by level. */
const DEEP = nested(5000);

onEachGround(begun => {
  const othersGoOn = async (board: number): Promise<void> => {
    const { server, life } = begun();
    const body = { id: newEntryId(), basis: 4, wish: resultOn(board) };
    expect((await ask(server, 'POST', `${life.path}/acts`, life.token, body)).status).toBe(201);
    expect(
      (await fetch(`${server.url}${life.path}/export/trf26`, { headers: headersFor(life.token) })).status,
    ).toBe(200);
  };

  test('a tournament from a record nested thousands deep is refused, and the others go on', async () => {
    const { server, life } = begun();
    const wish = JSON.stringify(CREATE).replace(/\}$/, `,"from":${DEEP}}`);
    const body = `{"id":"${newEntryId()}","wish":${wish}}`;
    const answer = await post(server, '/api/v1/tournaments', life.token, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed']);
    expect(answer.body.detail.en).toContain('64 levels');
    await othersGoOn(1);
  });

  test('a record that is none is refused for its shape before it goes anywhere', async () => {
    const { server, life } = begun();
    const wish = { ...CREATE, from: { players: 'nobody' } };
    const answer = await ask(server, 'POST', '/api/v1/tournaments', life.token, { id: newEntryId(), wish });
    expect(answer.status).toBe(422);
    await othersGoOn(2);
  });

  test('a question with reasons nested thousands deep is refused', async () => {
    const { server, life } = begun();
    const wish = `{"kind":"ask","wish":${JSON.stringify(resultOn(3))},"because":[{"code":"x","data":${DEEP}}]}`;
    const body = `{"id":"${newEntryId()}","basis":4,"wish":${wish}}`;
    const answer = await post(server, `${life.path}/acts`, life.token, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed']);
    await othersGoOn(3);
  });

  test('a journal that holds one already opens: its entry is shown as cut, its seal holds', async () => {
    await begun().server.kill();
    const { ground, life } = begun();
    const storage = await ground.storage();
    const { head } = await loadHead({ storage }, life.id);
    const act = {
      kind: 'ask',
      wish: resultOn(4),
      because: [{ code: 'games-open', data: JSON.parse(DEEP) }],
    } as unknown as Act;
    const { by, at } = head.tail.at(-1) ?? { by: { kind: 'host' as const }, at: head.at };
    const seq = seqOf(head.version + 1);
    const entry = { act, by, at, basis: seqOf(4), seq, id: newEntryId(), v: ACT_FORMAT };
    const text = sealedText({ ...entry, act: { ...act, because: [] } as Act }).replace(
      '"because":[]',
      `"because":[{"code":"games-open","data":${DEEP}}]`,
    );
    const seal = createHash('sha256')
      .update(head.seal + text)
      .digest('hex');
    const [done] = await storage.journals.append([
      {
        tournament: life.id,
        expected: head.version,
        after: head.seal,
        entries: [{ ...storedOf({ ...entry, act: { ...act, because: [] } as Act, seal }), text }],
        attached: [],
        summary: { ...summaryJson(life.id, head), seal },
      },
    ]);
    await storage.close();
    expect(done?.kind).toBe('appended');

    const server = await ground.start();
    begun().server = server;
    const { token, path, slug } = life;
    const opened = await ask(server, 'GET', path, token);
    expect([opened.status, opened.body.version]).toEqual([200, entry.seq]);
    const shown = opened.body.tail.at(-1);
    expect([shown.cut, shown.seal, shown.act.kind]).toEqual([true, seal, 'ask']);
    expect(JSON.stringify(shown).length).toBeLessThan(2000);
    const { body } = await ask(server, 'GET', `${path}/entries?after=${head.version}`, token);
    expect(body.items[0].cut).toBe(true);
    expect((await ask(server, 'GET', `${path}/at/${entry.seq}`, token)).status).toBe(200);
    for (const page of [`/t/${slug}`, `/t/${slug}/standings`, `/api/v1/public/${slug}/standings`])
      expect((await fetch(`${server.url}${page}`)).status).toBe(200);
    const file = await fetch(`${server.url}${path}/export/journal`, { headers: headersFor(token) });
    expect(await file.text()).toContain(seal);
    await othersGoOn(5);
  });
});
