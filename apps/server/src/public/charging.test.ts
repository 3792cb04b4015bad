import { afterEach, expect, test } from 'vitest';
import { driver, MANY, startServer, type TestServer } from '../testing/server.ts';
import { inlineWork } from '../work/inline.ts';

/* What a reader of public pages may cost: a page is paid for before it is made. */

const NEVER = 1e12;
let server: TestServer;
afterEach(() => server.stop());

const started = async (rates: Partial<typeof MANY>) => {
  const made: string[] = [];
  const work = inlineWork();
  server = await startServer({
    options: { rates: { ...MANY, ...rates } },
    work: {
      ...work,
      run: (kind, job, place) => {
        made.push(kind);
        return work.run(kind, job, place);
      },
    },
  });
  const life = await driver(server, await server.owner(), 8);
  await life.play(1);
  made.length = 0;
  return { life, made };
};

test.each([
  ['a page', '/t/'],
  ['its data', '/api/v1/public/'],
])('%s that is not paid for is not made', async (_, place) => {
  const { life, made } = await started({ public: { count: 2, per: NEVER } });
  const paths = ['standings', 'crosstable', 'crosstable?order=number&by=name'];
  const answers = [];
  for (const path of paths) answers.push(await server.ask('GET', `${place}${life.slug}/${path}`));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(made).toHaveLength(2);
});

test.each([
  ['a page', '/t/'],
  ['its data', '/api/v1/public/'],
])('%s that has not changed costs a tenth', async (_, place) => {
  const { life } = await started({ public: { count: 3, per: NEVER } });
  const path = `${place}${life.slug}/standings`;
  const first = await server.ask('GET', path);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  for (let turn = 0; turn < 10; turn += 1)
    expect((await server.ask('GET', path, { headers })).status).toBe(304);
  expect((await server.ask('GET', path)).status).toBe(200);
  expect((await server.ask('GET', path)).status).toBe(429);
});

test('searches that nobody asked for before are bounded for the tournament; those that were are served', async () => {
  const { life, made } = await started({ searches: { count: 2, per: NEVER } });
  const search = async (text: string) =>
    (await server.ask('GET', `/t/${life.slug}/players?q=${text}`)).status;
  expect([await search('001'), await search('002'), await search('003')]).toEqual([200, 200, 429]);
  expect([await search('001'), await search('002')]).toEqual([200, 200]);
  expect(made).toHaveLength(2);
});

test.each(['standings?after=7', 'r/7', 'p/77', 'why/7/1'])(
  '%s is there for nobody and is no work',
  async path => {
    const { life, made } = await started({});
    expect((await server.ask('GET', `/t/${life.slug}/${path}`)).status).toBe(404);
    expect(made).toEqual([]);
  },
);
