import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* The public list of 200 players as a phone with a bad network sees it (400 kbit/s, 300 ms), what it weighs, and how many
 * requests a second are served from the cache. `node verification/bench/pages.mjs`; writes verification/PAGES.md.
 * Everything on this machine; the requests are counted and end by themselves. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const PLAYERS = 200;
const REQUESTS = 3000;
const AT_ONCE = 20;

const started = async folder => {
  const child = spawn(
    process.execPath,
    [
      join(root, 'apps/server/dist/server.mjs'),
      '--port=0',
      `--data=${folder}`,
      '--no-open',
      '--rates=acts=1000000,public=1000000,codes=1000',
    ],
    { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, LC_ALL: 'en' } },
  );
  let text = '';
  for await (const bytes of child.stdout) {
    text += bytes;
    if (/Ctrl C/.test(text)) break;
  }
  const welcome = /http:\/\/localhost:\d+\/welcome\/\S+/.exec(text)?.[0] ?? '';
  return { child, url: new URL(welcome).origin, token: welcome.split('/').at(-1) };
};

const asOwner = async ({ url, token }) => {
  const signed = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ token, as: 'token' }),
  });
  const { token: session } = await signed.json();
  return async (method, path, body) => {
    const reply = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok)
      throw new Error(`${method} ${path}: ${reply.status} ${(await reply.text()).slice(0, 300)}`);
    return reply.json();
  };
};

let acts = 0;
const id = () => {
  acts += 1;
  return acts.toString(16).padStart(32, '0');
};

/** An open of 200 players with round 1 on the wall. Gives its address. */
const prepared = async ask => {
  const { STANDARD_SCORING } = await import('@pareo/engine/model');
  const created = await ask('POST', '/tournaments', {
    id: id(),
    wish: {
      kind: 'create',
      details: { name: 'Abierto de la lista larga', zone: 'America/Mexico_City', language: 'es' },
      settings: {
        system: 'dutch-2026',
        options: {},
        rounds: 9,
        scoring: STANDARD_SCORING,
        tiebreaks: ['BH/C1', 'BH', 'SB'],
        halfByes: { perPlayer: 1, notInLast: 2 },
        missedRounds: 'zero',
      },
    },
  });
  const t = created.id ?? created.tournament;
  const send = async wish => {
    const { version } = await ask('GET', `/tournaments/${t}`);
    return ask('POST', `/tournaments/${t}/acts`, { id: id(), basis: version, wish });
  };
  const players = Array.from({ length: PLAYERS }, (_, index) => ({
    name: `Apellido Compuesto ${index + 1}, Nombre Segundo`,
    rating: 2400 - index * 5,
    federation: 'MEX',
    club: 'Club de Ajedrez',
  }));
  await send({ kind: 'enter-players', players, numbers: 'by-rank' });
  await send({ kind: 'pair', round: 1 });
  await send({ kind: 'publish', rounds: [1] });
  const { slug } = await ask('GET', `/tournaments/${t}/sharing`);
  return `/t/${slug}/r/1`;
};

/** First view on a slow network: bytes by kind, when the list can be read, and what moved. */
const firstView = async address => {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: [process.env.PAREO_CHROMIUM, '/usr/bin/chromium'].find(path => path && existsSync(path)),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: (400 * 1000) / 8,
    uploadThroughput: (400 * 1000) / 8,
  });
  const bytes = { Document: 0, Stylesheet: 0, Script: 0, other: 0 };
  const kinds = new Map();
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    bytes[kind in bytes ? kind : 'other'] += encodedDataLength;
  });
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) window.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const moved = await page.evaluate(() => window.moved);
  await browser.close();
  return { bytes, paint, moved };
};

/** Full answers, no 304: what a hall does when a round is published. */
const requestsASecond = async address => {
  let left = REQUESTS;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
        await answer.arrayBuffer();
      }
    }),
  );
  return REQUESTS / ((performance.now() - start) / 1000);
};

const folder = mkdtempSync(join(tmpdir(), 'pareo-pages-'));
const server = await started(folder);
try {
  const path = await prepared(await asOwner(server));
  const { bytes, paint, moved } = await firstView(`${server.url}${path}`);
  const rate = await requestsASecond(`${server.url}${path}`);
  const kB = count => `${(count / 1000).toFixed(1)} kB`;
  const all = Object.values(bytes).reduce((sum, count) => sum + count, 0);
  const rows = [
    ['HTML and CSS, compressed', kB(bytes.Document + bytes.Stylesheet), '≤ 30 kB'],
    ['JavaScript, compressed', kB(bytes.Script), '< 60 kB'],
    ['first view in all', kB(all), '< 100 kB'],
    ['readable at 400 kbit/s and 300 ms', `${(paint / 1000).toFixed(2)} s`, '< 1.5 s'],
    ['layout shift', moved.toFixed(3), '0'],
    [
      `requests a second from the cache (${REQUESTS}, ${AT_ONCE} at once, client on the same machine)`,
      rate.toFixed(0),
      '≥ 300',
    ],
  ];
  const text = [
    '# Public pages',
    '',
    `Written by \`node verification/bench/pages.mjs\`: a list of ${PLAYERS} players, Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}.`,
    '',
    '| What | Measured | Goal |',
    '|---|---|---|',
    ...rows.map(row => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
  writeFileSync(join(root, 'verification/PAGES.md'), text);
  console.log(text);
} finally {
  server.child.kill('SIGTERM');
  await new Promise(resolve => server.child.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
