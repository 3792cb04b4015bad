import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { driver, newEntryId, startServer, type TestServer } from '../testing/server.ts';

/* What the server draws where the author of an act has drawn nothing in the hall. Sent again it is the same act, and draws nothing again. */

describe('acts that the server completes', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startServer();
    token = await server.owner();
  });
  afterAll(() => server.stop());

  const twice = async (life: Awaited<ReturnType<typeof driver>>, wish: object) => {
    const id = newEntryId();
    const [first, again] = [await life.act(wish, { id }), await life.act(wish, { id })];
    expect([first.status, again.status], JSON.stringify(again.body)).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    return first.body.entry.act;
  };

  test('numbers by lot, and in the order that somebody brings', async () => {
    const life = await driver(server, token, 4);
    const drawn = await twice(life, { kind: 'renumber', by: 'lot' });
    expect([...drawn.order].sort()).toEqual([1, 2, 3, 4]);
    expect(drawn.lot).toMatch(/^[0-9a-f]{32}$/);
    expect((await twice(life, { kind: 'renumber', by: 'lot', order: [4, 3, 2, 1] })).lot).toBeUndefined();
  });

  test('an order by the ranking has to be said', async () => {
    const life = await driver(server, token, 4);
    const answer = await life.act({ kind: 'renumber', by: 'ranking' });
    expect([answer.status, answer.body.refusals[0].code]).toEqual([422, 'order-incomplete']);
  });

  test('who is level, in the order drawn', async () => {
    const life = await driver(server, token, 4);
    const drawn = await twice(life, { kind: 'settle-ties' });
    expect(drawn.order.length).toBeGreaterThan(1);
    expect(drawn.lot).toMatch(/^[0-9a-f]{32}$/);
    const again = await life.act({ kind: 'settle-ties', group: 'Z' });
    expect([again.status, again.body.refusals[0].code]).toEqual([422, 'no-ties']);
  });

  test('who goes on in a knock-out', async () => {
    const life = await driver(server, token, 2);
    const settings = {
      system: 'wimbledon',
      options: { games: 2, 'tie-breaks': '' },
      rounds: 1,
      tiebreaks: [],
    };
    const was = { system: 'dutch-2026', options: {}, rounds: 5, tiebreaks: ['BH/C1', 'BH', 'DE'] };
    expect((await life.act({ kind: 'change-settings', changes: settings, was })).status).toBe(201);
    await life.act({ kind: 'pair', round: 1 });
    await life.act({ kind: 'publish', rounds: [1] });
    for (const game of [1, 2])
      await life.act({ kind: 'enter-result', round: 1, board: 1, game, result: { code: '=' } });
    const drawn = await twice(life, { kind: 'decide-match', round: 1, board: 1, by: 'lot' });
    expect([1, 2]).toContain(drawn.winner);
    const byRule = await life.act({ kind: 'decide-match', round: 1, board: 1, by: 'rule' });
    expect([byRule.status, byRule.body.refusals[0].code]).toEqual([422, 'nobody-named']);
  });
});
