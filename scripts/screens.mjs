/* `npm run screens`: pictures of every screen of the console, to be looked at by a person. All of them go to a folder outside git,
 * a chosen dozen to docs/screens. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';
import { chromiumPath } from './tools.mjs';

const ALL = join(root, 'node_modules/.cache/pareo/screens');
const CHOSEN = join(root, 'docs/screens');

/** Name of the picture, and the page of the demo that it shows. */
const PAGES = [
  ['now', ''],
  ['players', '/players'],
  ['card', '/players/3'],
  ['attendance', '/attendance'],
  ['check-in', '/attendance?mode=check-in'],
  ['round', '/rounds/4'],
  ['by-name', '/rounds/4?tab=names'],
  ['preview', '/rounds/5'],
  ['closed', '/rounds/2'],
  ['why', '/rounds/4?why=4.2'],
  ['standings', '/standings'],
  ['working', '/standings?why=value.3.BH%2FC1'],
  ['crosstable', '/crosstable'],
  ['journal', '/journal'],
  ['share', '/share'],
  ['settings', '/settings'],
  ['finish', '/finish'],
];
/** The dozen of the documentation: laptop width, light. */
const DOZEN = [
  'now',
  'players',
  'attendance',
  'round',
  'preview',
  'why',
  'standings',
  'working',
  'crosstable',
  'journal',
  'share',
  'guide',
];

const freePort = () =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

const startProgram = async data => {
  const port = await freePort();
  const child = spawn(process.execPath, [
    join(root, 'apps/server/dist/server.mjs'),
    `--port=${port}`,
    `--data=${data}`,
    '--no-open',
  ]);
  const welcome = await new Promise((done, failed) => {
    let said = '';
    const hear = piece => {
      said += piece;
      const link = /http:\/\/\S+\/welcome\/\S+/.exec(said)?.[0];
      if (link) done(link);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', code => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
  child.removeAllListeners('exit');
  return { child, welcome, origin: new URL(welcome).origin };
};

const main = async () => {
  const code = (await installMissing()) || (await buildStale(['pages', 'server', 'web']));
  if (code !== 0) return code;
  const executablePath = chromiumPath();
  if (!executablePath) {
    console.error('Pictures need Chromium or Chrome: install one, or name its program in PAREO_CHROMIUM.');
    return 1;
  }
  for (const folder of [ALL, CHOSEN]) mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'pareo-screens-'));
  const { child, welcome, origin } = await startProgram(data);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--headless', '--disable-gpu'],
  });
  let count = 0;
  try {
    const first = await browser.newContext({ locale: 'es-MX' });
    const page = await first.newPage();
    await page.goto(welcome);
    await page.locator('main input').fill('Ana M.');
    await page.locator('main input').press('Enter');
    await page.waitForURL(/console$/);
    await page.screenshot({ path: join(ALL, 'empty-es.png') });
    await page.locator('.doors button').nth(1).click();
    await page.waitForURL(/console\/\w+/);
    const demo = page.url();
    const cookies = await first.cookies();
    for (const locale of ['es-MX', 'en-GB'])
      for (const theme of ['light', 'dark'])
        for (const width of [1280, 360]) {
          const context = await browser.newContext({
            locale,
            colorScheme: theme,
            viewport: { width, height: 800 },
            reducedMotion: 'reduce',
          });
          await context.addCookies(cookies);
          const view = await context.newPage();
          for (const [name, path] of [...PAGES, ['tournaments', undefined], ['guide', 'new']]) {
            const address =
              path === undefined
                ? `${origin}/console`
                : path === 'new'
                  ? `${origin}/console/new`
                  : demo + path;
            await view.goto(address);
            await view.locator('h1').first().waitFor({ state: 'attached' });
            await view.waitForTimeout(name === 'preview' ? 6000 : 900);
            const file = `${name}-${locale.slice(0, 2)}-${theme}-${width}.png`;
            await view.screenshot({ path: join(ALL, file) });
            count += 1;
            if (theme === 'light' && width === 1280 && locale === 'es-MX' && DOZEN.includes(name))
              await view.screenshot({ path: join(CHOSEN, `${name}.png`) });
          }
          await context.close();
        }
  } finally {
    await browser.close();
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
  console.log(`${count} pictures in ${ALL}, ${DOZEN.length} in docs/screens`);
  return 0;
};

process.exitCode = await main();
