import { expect, test } from 'vitest';
import { ask, resultOn } from './testing/built-life.ts';
import { onEachGround } from './testing/grounds.ts';
import { newEntryId } from './testing/server.ts';

/* Phones on one link, at the built server: who may change what is on a board. */

const ONE = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);

onEachGround(begun => {
  const link = async (): Promise<string> => {
    const { server, life } = begun();
    const wish = { kind: 'result-entry', name: 'ayudantes' };
    const made = await ask(server, 'POST', `${life.path}/links`, life.token, wish);
    const entered = await ask(server, 'POST', '/api/v1/session', '', { token: made.body.token, as: 'token' });
    return entered.body.token as string;
  };
  const deskOf = async (token: string, device?: string) => {
    const asked = device === undefined ? '' : `?device=${device}`;
    return (await ask(begun().server, 'GET', `/api/v1/desk${asked}`, token)).body;
  };
  const boardOf = async (token: string, board: number, device?: string) =>
    (await deskOf(token, device)).boards.find((one: { readonly board: number }) => one.board === board);
  const enter = async (token: string, wish: object, more: object) => {
    const { server, life } = begun();
    const { version } = await deskOf(token);
    const body = { id: newEntryId(), basis: version, wish, ...more };
    return ask(server, 'POST', `${life.path}/acts`, token, body);
  };

  test('one of two phones changes nothing of what the other entered, and corrects itself', async () => {
    const token = await link();
    expect((await enter(token, resultOn(1, '1-0'), { device: ONE })).status).toBe(201);
    const other = await enter(token, resultOn(1, '0-1', '1-0'), { device: OTHER });
    expect([other.status, other.body.because]).toEqual([202, ['board-has-result']]);
    const unnamed = await enter(token, resultOn(1, '0-1', '1-0'), {});
    expect([unnamed.status, unnamed.body.because]).toEqual([202, ['board-has-result']]);
    expect((await boardOf(token, 1)).result).toBe('1-0');
    expect((await enter(token, resultOn(1, '=', '1-0'), { device: ONE })).status).toBe(201);
    expect((await boardOf(token, 1)).result).toBe('=');
  });

  test('what is a phone’s own is told to that phone alone', async () => {
    const token = await link();
    await enter(token, resultOn(2), { device: ONE });
    const mine = await Promise.all([ONE, OTHER, undefined].map(device => boardOf(token, 2, device)));
    expect(mine.map(board => board.mine)).toEqual([true, false, false]);
  });

  test('a result that was typed before the board had one is a question, however late it comes', async () => {
    const token = await link();
    const { version } = await deskOf(token);
    await enter(token, resultOn(3, '0-1'), { device: OTHER });
    const late = await enter(token, resultOn(3, '1-0'), {
      device: ONE,
      basis: version,
      made: '2026-11-19T10:00:00.000Z',
    });
    expect(late.status).toBe(202);
    expect((await boardOf(token, 3)).result).toBe('0-1');
  });

  test.each(['phone 1', 'A'.repeat(32), 'a'.repeat(31), 7])(
    'a device is 32 hexadecimal digits: %s',
    async device => {
      const answer = await enter(await link(), resultOn(4), { device });
      expect([answer.status, answer.body.code]).toEqual([422, 'value-invalid']);
    },
  );

  test('the journal says which phone, and opens again', async () => {
    const { ground, life } = begun();
    const token = await link();
    await enter(token, resultOn(5), { device: ONE });
    await enter(token, resultOn(6), {});
    await begun().server.kill('SIGTERM');
    begun().server = await ground.start();
    const opened = await ask(begun().server, 'GET', life.path, life.token);
    const devices = [5, 6].map(
      board =>
        opened.body.tail.find(
          (entry: { readonly act: { readonly board?: number } }) => entry.act.board === board,
        ).by.device,
    );
    expect(devices).toEqual([ONE, undefined]);
  });
});
