import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { mayReadMetrics } from '../access/metrics.ts';
import { driver, startServer, type TestServer } from '../testing/server.ts';
import { counter, histogram, metricsText } from './family.ts';

const TOKEN = 'a-token-of-the-figures-0123';

const serving = async (
  options: Parameters<typeof startServer>[0],
  use: (server: TestServer) => Promise<void>,
): Promise<void> => {
  const server = await startServer(options);
  try {
    await use(server);
  } finally {
    await server.stop();
  }
};

/** Every sample by its name and labels. */
const samples = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))] as const;
      }),
  );

test('nothing without --metrics, for nobody', () =>
  serving({ options: { metricsToken: TOKEN } }, async server => {
    for (const token of [TOKEN, await server.owner()])
      expect((await server.ask('GET', '/metrics', { token })).status).toBe(404);
  }));

test('acts, refusals, times, streams, tournaments', () =>
  serving({ options: { metrics: true } }, async server => {
    const token = await server.owner();
    const life = await driver(server, token);
    await life.play(1);
    await life.act({ kind: 'enter-result', round: 1, board: 99, result: { code: '1-0' } });
    await server.ask('POST', '/api/v1/session', { body: { token: 'made-up' } });
    await server.ask('GET', `/api/v1/public/${life.slug}`);
    const stop = new AbortController();
    await fetch(`${server.url}${life.path('/stream')}`, {
      signal: stop.signal,
      headers: { authorization: `Bearer ${token}` },
    });
    const { text, headers } = await server.ask('GET', '/metrics');
    stop.abort();
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const found = samples(text);
    // Players, pairing, publication and four results; the creation is no act of a tournament that is there.
    expect(found.get('pareo_acts_total{answer="done"}')).toBe(7);
    expect(found.get('pareo_acts_total{answer="refused"}')).toBe(1);
    expect(found.get('pareo_refusals_total{code="unknown-board"}')).toBe(1);
    expect(found.get('pareo_request_seconds_count{group="acts"}')).toBe(8);
    expect(found.get('pareo_request_seconds_bucket{group="acts",le="+Inf"}')).toBe(8);
    expect(found.get('pareo_requests_total{group="public",status="2xx"}')).toBe(1);
    expect(found.get('pareo_sign_ins_total{answer="in"}')).toBe(1);
    expect(found.get('pareo_sign_ins_total{answer="failed"}')).toBe(1);
    expect(found.get('pareo_streams')).toBe(1);
    expect(found.get('pareo_tournaments_open')).toBe(1);
    expect(found.get('pareo_jobs_waiting')).toBe(0);
    expect(found.get('pareo_memory_bytes')).toBeGreaterThan(1e6);
    expect(found.get('pareo_commit_seconds_count')).toBeGreaterThan(0);
    expect(found.get('pareo_backup_timestamp_seconds')).toBeGreaterThan(1e9);
    // Nothing of anybody is a label.
    for (const secret of ['Ana', 'Xalapa', life.id, life.slug, token]) expect(text).not.toContain(secret);
  }));

test('a write that fails is counted', () =>
  serving({ options: { metrics: true } }, async server => {
    const life = await driver(server, await server.owner());
    server.storage.journals.append = () => Promise.reject(new Error('database or disk is full'));
    expect((await life.act({ kind: 'remove-player', player: 3 })).status).toBe(507);
    const found = samples((await server.ask('GET', '/metrics')).text);
    expect(found.get('pareo_database_errors_total{what="write"}')).toBe(1);
  }));

test('not through a proxy, unless with the token', () =>
  serving({ options: { metrics: true, metricsToken: TOKEN, trustProxy: true } }, async server => {
    const status = (headers: Readonly<Record<string, string>>) =>
      new Promise<number | undefined>((resolve, reject) => {
        request({ host: '127.0.0.1', port: server.port, path: '/metrics', headers }, response => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    const host = `localhost:${server.port}`;
    expect(await status({ host })).toBe(200);
    expect(await status({ host, 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await status({ host, 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await status({ host: `192.168.1.20:${server.port}` })).toBe(404);
    const authorization = `Bearer ${TOKEN}`;
    expect(await status({ host: `192.168.1.20:${server.port}`, authorization })).toBe(200);
    expect(await status({ host, 'x-forwarded-for': '203.0.113.7', authorization })).toBe(200);
    expect(await status({ host: `192.168.1.20:${server.port}`, authorization: `${authorization}4` })).toBe(
      404,
    );
  }));

describe('who may', () => {
  const local = { remote: '127.0.0.1', host: 'localhost:8080', isForwarded: false, bearer: undefined };
  test.each([
    [{}, true],
    [{ remote: '::ffff:127.0.0.1' }, true],
    [{ remote: '::1', host: '[::1]:8080' }, true],
    [{ remote: '192.168.1.20' }, false],
    [{ host: 'torneos.example.mx' }, false],
    [{ isForwarded: true }, false],
    [{ remote: '203.0.113.7', bearer: TOKEN }, true],
    [{ remote: '203.0.113.7', bearer: 'another' }, false],
  ])('%j: %s', (more, expected) => expect(mayReadMetrics({ ...local, ...more }, TOKEN)).toBe(expected));
  test('a token opens nothing where none was set', () =>
    expect(mayReadMetrics({ ...local, remote: '203.0.113.7', bearer: 'undefined' }, undefined)).toBe(false));
});

describe('the text', () => {
  test('buckets hold all that is not above them', () => {
    const times = histogram('t', 'Times.');
    for (const seconds of [0.001, 0.004, 0.4, 100]) times.observe(seconds, { group: 'acts' });
    const found = samples(metricsText([{ families: [times.family()] }]));
    expect(found.get('t_bucket{group="acts",le="0.001"}')).toBe(1);
    expect(found.get('t_bucket{group="acts",le="0.005"}')).toBe(2);
    expect(found.get('t_bucket{group="acts",le="0.25"}')).toBe(2);
    expect(found.get('t_bucket{group="acts",le="30"}')).toBe(3);
    expect(found.get('t_bucket{group="acts",le="+Inf"}')).toBe(4);
    expect(found.get('t_sum{group="acts"}')).toBeCloseTo(100.405);
  });
  test('a family stands once, with the samples of every process', () => {
    const one = counter('acts_total', 'Acts.');
    one.add({ code: 'a "quoted" \\ one' });
    const families = [one.family()];
    expect(
      metricsText([
        { process: '1', families },
        { process: '2', families },
      ]),
    ).toBe(
      [
        '# HELP acts_total Acts.',
        '# TYPE acts_total counter',
        'acts_total{code="a \\"quoted\\" \\\\ one",process="1"} 1',
        'acts_total{code="a \\"quoted\\" \\\\ one",process="2"} 1',
        '',
      ].join('\n'),
    );
  });
});
