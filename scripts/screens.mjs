/* `npm run screens`: pictures of every screen of the console, to be looked at by a person: empty, full, with an error and offline, in both
 * languages and themes, at the width of a laptop and of a phone. All of them go to a folder outside git, a chosen dozen to docs/screens.
 * `npm run screens -- --only=round,why --states=full,offline --languages=es --themes=light --widths=1280` makes some of them. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { root } from './root.mjs';
import { DOZEN, list, paste, STAGES, teamList } from './screens/stages.mjs';
import { chromiumPath } from './tools.mjs';

const ALL = join(root, 'node_modules/.cache/pareo/screens');
const CHOSEN = join(root, 'docs/screens');
const LOCALES = { es: 'es-MX', en: 'en-GB' };

const chosenFrom = (text, all) =>
  text === undefined ? all : all.filter(one => text.split(',').includes(one));

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

/** A tournament made in the guide. */
const made = async (page, origin, { kind, name, players }) => {
  await page.goto(`${origin}/console/new`);
  await page.locator(`input[name=kind][value="${kind}"]`).check();
  await page.locator('.fields .wide input').fill(name);
  if (players !== undefined) {
    await page.locator('section textarea').focus();
    await paste(page, players);
    await page.locator('.preview [data-row], .preview li').first().waitFor();
  }
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/console\/[a-z0-9]{6,}$/);
  return page.url();
};

/** One round, paired and published, with the same result on every board. */
const playRound = async page => {
  const step = async (key, what) => {
    await page.waitForTimeout(600);
    await page.keyboard.press(key);
    await page.locator(what).first().waitFor();
  };
  await page.locator('main button', { hasText: /^\s*Emparejar/ }).waitFor();
  await step('Enter', 'main h1:has-text("borrador")');
  await step('Enter', 'dialog[open]');
  await step('Enter', '[data-cell="result"]:focus');
  const boards = await page.locator('[data-row]').count();
  for (let at = 0; at < boards; at++) await page.keyboard.press('1');
  await page.locator('.notice.done').waitFor();
  // Kept on the server before the page is left.
  await page.waitForFunction(() => document.querySelector('.waiting') === null);
  await page.waitForTimeout(500);
};

/** The first round, on the wall. */
const startRound = async (page, address) => {
  await page.goto(`${address}/rounds/1`);
  await page.locator('main button', { hasText: /^\s*Emparejar/ }).waitFor();
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await page.locator('main h1', { hasText: 'borrador' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('main h1', { hasText: 'resultados' }).waitFor();
  await page.waitForTimeout(600);
};

/** The tournaments that the pictures need: the demo, one without players, one in groups, one with a draft, one of each other kind. */
const prepared = async (browser, { welcome, origin }) => {
  const context = await browser.newContext({ locale: LOCALES.es });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(welcome);
  await page.locator('main input').fill('Ana M.');
  await page.screenshot({ path: join(ALL, 'welcome-full-es.png') });
  await page.locator('main input').press('Enter');
  await page.waitForURL(/console$/);
  await page.locator('.doors button').nth(1).waitFor();
  await page.screenshot({ path: join(ALL, 'tournaments-empty-es.png') });
  await page.locator('.doors button').nth(1).click();
  await page.waitForURL(/console\/\w+/);
  const demo = page.url();
  const empty = await made(page, origin, { kind: 'open', name: 'Torneo sin jugadores' });
  const groups = await made(page, origin, {
    kind: 'groups',
    name: 'Copa por grupos',
    players: list(8, at => (at % 2 === 0 ? 'A' : 'B')),
  });
  for (let round = 0; round < 3; round++) {
    await page.goto(groups);
    await playRound(page);
  }
  const draft = await made(page, origin, {
    kind: 'accelerated',
    name: 'Abierto acelerado',
    players: list(21),
  });
  await page.locator('main button', { hasText: /^\s*Emparejar/ }).waitFor();
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await page.locator('main h1', { hasText: 'borrador' }).waitFor();
  const knockout = await made(page, origin, {
    kind: 'knock-out',
    name: 'Copa de primavera',
    players: list(13),
  });
  await startRound(page, knockout);
  const scrabble = await made(page, origin, {
    kind: 'scrabble',
    name: 'Abierto de Scrabble',
    players: list(24),
  });
  await startRound(page, scrabble);
  const teams = await made(page, origin, {
    kind: 'team-swiss',
    name: 'Copa por equipos',
    players: teamList(8, 5),
  });
  await startRound(page, teams);
  const cookies = await context.cookies();
  await context.close();
  return { places: { demo, empty, groups, draft, knockout, scrabble, teams }, cookies };
};

/** Goes on inside the page, as a link does: the network may be gone by then. */
const goInside = (page, address) =>
  page.evaluate(to => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const FAULT = JSON.stringify({
  status: 500,
  code: 'fault',
  title: { en: 'Fault', es: 'Falla' },
  request: '0123456789ab',
});

const shoot = async (view, stage, { places, origin }) => {
  const home = stage.where === undefined ? undefined : places[stage.where];
  const address = stage.address === undefined ? `${home}${stage.path}` : `${origin}${stage.address}`;
  const { breaks } = stage;
  if (breaks === undefined) await view.goto(address);
  else {
    await view.goto(home ?? `${origin}/console/new`);
    await view.locator('h1').first().waitFor({ state: 'attached' });
    await view.waitForTimeout(400);
    if (breaks === 'offline') await view.context().setOffline(true);
    else
      await view.route('**/api/v1/**', route =>
        route.fulfill({ status: 500, contentType: 'application/problem+json', body: FAULT }),
      );
    await goInside(view, address);
  }
  await view.locator('h1, h2').first().waitFor({ state: 'attached' });
  await view.waitForTimeout(700);
  if (stage.act) {
    await stage.act(view);
    await view.waitForTimeout(500);
  }
  await view.waitForTimeout(stage.wait ?? (breaks ? 900 : 200));
};

const main = async () => {
  const code = (await installMissing()) || (await buildStale(['pages', 'server', 'web']));
  if (code !== 0) return code;
  const executablePath = chromiumPath();
  if (!executablePath) {
    console.error('Pictures need Chromium or Chrome: install one, or name its program in PAREO_CHROMIUM.');
    return 1;
  }
  const { values } = parseArgs({
    options: Object.fromEntries(
      ['only', 'states', 'languages', 'themes', 'widths'].map(name => [name, { type: 'string' }]),
    ),
  });
  const stages = STAGES.filter(
    ({ name, state }) =>
      (values.only?.split(',') ?? [name]).includes(name) &&
      (values.states?.split(',') ?? [state]).includes(state),
  );
  for (const folder of [ALL, CHOSEN]) mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'pareo-screens-'));
  const program = await startProgram(data);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--headless', '--disable-gpu'],
  });
  let count = 0;
  try {
    const { places, cookies } = await prepared(browser, program);
    for (const language of chosenFrom(values.languages, ['es', 'en']))
      for (const theme of chosenFrom(values.themes, ['light', 'dark']))
        for (const width of chosenFrom(values.widths, ['1280', '360']))
          for (const stage of stages.filter(({ wideOnly }) => !wideOnly || width === '1280')) {
            const context = await browser.newContext({
              locale: LOCALES[language],
              colorScheme: theme,
              viewport: { width: Number(width), height: 800 },
              reducedMotion: 'reduce',
            });
            context.setDefaultTimeout(30_000);
            if (!stage.signedOut) await context.addCookies(cookies);
            const view = await context.newPage();
            try {
              await shoot(view, stage, { places, origin: program.origin });
              const file = `${stage.name}-${stage.state}-${language}-${theme}-${width}.png`;
              await view.screenshot({ path: join(ALL, file) });
              count += 1;
              const isChosen =
                DOZEN.includes(stage.name) && stage.state === (stage.name === 'guide' ? 'empty' : 'full');
              if (isChosen && language === 'es' && theme === 'light' && width === '1280')
                await view.screenshot({ path: join(CHOSEN, `${stage.name}.png`) });
            } catch (reason) {
              console.error(`${stage.name} ${stage.state}: ${reason}`);
              process.exitCode = 1;
            }
            await context.close();
          }
  } finally {
    await browser.close();
    program.child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
  console.log(`${count} pictures in ${ALL}, the chosen of them in docs/screens`);
  return process.exitCode ?? 0;
};

process.exitCode = await main();
