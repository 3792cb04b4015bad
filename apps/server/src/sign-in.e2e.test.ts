import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, type BuiltLife, beginAt, signInAt } from './testing/built-life.ts';
import { GROUNDS, type Ground } from './testing/grounds.ts';
import type { BuiltServer } from './testing/server-process.ts';

/* What many knocks at the door may cost those who belong inside. Each test has networks and names of its own. */

const PASSWORD = 'tres tristes tigres';

describe.each(GROUNDS)('on $name', ({ make }) => {
  let ground: Ground;
  let server: BuiltServer;
  let life: BuiltLife;
  beforeAll(async () => {
    ground = await make();
    server = await ground.start(['--trust-proxy', '--rates=acts=1000000,codes=300,sign-in=1']);
    life = await beginAt(server, await signInAt(server));
    await ask(server, 'PUT', '/api/v1/me/password', life.token, { new: PASSWORD });
  }, 60_000);
  afterAll(() => ground.end());

  const knock = async (from: string, body: unknown, signal?: AbortSignal): Promise<number> => {
    const response = await fetch(`${server.url}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const wrong = (name: string) => ({ name, password: 'not the right one' });
  const count = (numbers: readonly number[], wanted: number) =>
    numbers.filter(number => number === wanted).length;
  const oneAfterTheOther = async (addresses: readonly string[]) => {
    const statuses: number[] = [];
    for (const address of addresses) statuses.push(await knock(address, wrong('Nobody')));
    return statuses;
  };

  // First: the audit notes thirty failures a minute.
  test('nothing is computed for whoever has gone', async () => {
    const failures = async () => {
      const page = await ask(server, 'GET', '/api/v1/server/audit?kind=sign-in-failed&limit=500', life.token);
      return page.body.items.filter(({ about }: { about: { network?: string } }) =>
        about.network?.startsWith('10.1.'),
      ).length;
    };
    const leaving = new AbortController();
    const flood = Array.from({ length: 20 }, (_, index) =>
      knock(`10.1.${index}.1`, wrong(`Q${index}`), leaving.signal).catch(() => 0),
    );
    await Promise.race(flood);
    leaving.abort();
    await Promise.all(flood);
    expect(await knock('198.51.100.50', { name: 'Ana', password: PASSWORD })).toBe(201);
    expect(await failures()).toBeLessThan(12);
  }, 60_000);

  test('one address is one, however it is written', async () => {
    const spelt = ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '203.0.113.7:50123'];
    const more = ['[::ffff:203.0.113.7]:443', '0:0:0:0:0:ffff:203.0.113.7'];
    expect(await oneAfterTheOther([...spelt, ...more])).toEqual([401, 429, 429, 429, 429, 429]);
  });

  test('a /64 of IPv6 is one address; the next one is another', async () => {
    const mine = [1, 2, 3, 4, 5, 6].map(host => `2001:db8:0:7::${host}`);
    expect(await oneAfterTheOther([...mine, '2001:db8:0:8::1'])).toEqual([401, 429, 429, 429, 429, 429, 401]);
  });

  test('wrong codes from one network leave the helpers of all others alone', async () => {
    const made = await ask(server, 'POST', `${life.path}/links`, life.token, {
      kind: 'result-entry',
      name: 'hall',
    });
    const guesses: Promise<number>[] = [];
    for (let guess = 0; guess < 150; guess += 1)
      guesses.push(knock(`2001:db8:5:${guess.toString(16)}::1`, { code: 'ABCD2345' }));
    expect(count(await Promise.all(guesses), 404)).toBeLessThan(60);
    expect(await knock('198.51.100.20', { code: made.body.code })).toBe(201);
  });

  test('right codes use up nothing of what is for wrong ones', async () => {
    const made = await ask(server, 'POST', `${life.path}/links`, life.token, {
      kind: 'check-in',
      name: 'door',
    });
    const statuses: number[] = [];
    for (let helper = 0; helper < 130; helper += 1)
      statuses.push(await knock('198.51.101.20', { code: made.body.code }));
    expect(count(statuses, 201)).toBe(130);
  });

  test('passwords for one account wait in no great number; another account does not mind', async () => {
    const flood = Array.from({ length: 12 }, (_, index) => knock(`192.0.2.${index}`, wrong('Bea')));
    const [other, ...statuses] = await Promise.all([
      knock('198.51.100.30', { name: 'Ana', password: PASSWORD }),
      ...flood,
    ]);
    expect(other).toBe(201);
    expect(count(statuses, 429)).toBeGreaterThan(0);
    expect(count(statuses, 401) + count(statuses, 429)).toBe(12);
  });

  test('passwords in all wait in no great number, and then are welcome again', async () => {
    const flood = Array.from({ length: 40 }, (_, index) => knock(`10.0.${index}.1`, wrong(`P${index}`)));
    const statuses = await Promise.all(flood);
    expect(count(statuses, 429)).toBeGreaterThan(0);
    expect(count(statuses, 401) + count(statuses, 429)).toBe(40);
    expect(await knock('198.51.100.40', { name: 'Ana', password: PASSWORD })).toBe(201);
  }, 60_000);
});
