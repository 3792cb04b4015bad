import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GROUNDS, type Ground } from './testing/grounds.ts';
import { type Ask, HAPPENINGS, leftOf, sceneAt } from './testing/rights-ending.ts';
import type { BuiltServer } from './testing/server-process.ts';
import { whatEnds } from './testing/who-may.ts';

/* *What ends when* of docs/reference/api.md against what people run: done at one process, and gone at another one where there is one. */

describe.each(GROUNDS)('on $name', ({ name, make }) => {
  let ground: Ground;
  let here: Ask;
  let there: Ask;
  let owner: string;

  const askOf =
    (server: BuiltServer): Ask =>
    async (method, path, token, body) => {
      const response = await fetch(`${server.url}${path}`, {
        method,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    };

  beforeAll(async () => {
    ground = await make();
    const rates = ['--rates=acts=1000000,sign-in=1000000,codes=1000000'];
    const first = await ground.start(rates);
    here = askOf(first);
    there = name === 'PostgreSQL' ? askOf(await ground.start(rates)) : here;
    const key = { token: first.welcome, name: 'Ana M.', as: 'token' };
    owner = (await here('POST', '/api/v1/session', '', key)).body.token;
  }, 120_000);
  afterAll(() => ground.end());

  test.each(whatEnds.filter(({ when }) => when in HAPPENINGS))('$when', async ({ when, stays }) => {
    const scene = await sceneAt({ here, there, owner }, new Date().toISOString().slice(0, 10));
    expect((await HAPPENINGS[when]?.(scene))?.status).toBeLessThan(300);
    expect(await leftOf(scene)).toEqual(stays);
  });
});
