import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, person, type Running, startBrowser, startProgram, welcomed } from './stage.ts';

/* Nothing is cut and no page scrolls sideways: at 1024 px, and at 640 px, which is 1280 at 200 % zoom; on a phone of 360. Tables may
 * scroll inside their frame. Who asked for less motion sees none. */

let program: Running;
let browser: Browser;
let ana: Person;
let demo = '';

beforeAll(async () => {
  [program, browser] = await Promise.all([startProgram(), startBrowser()]);
  ana = await person(browser);
  await welcomed(ana, program, 'Ana M.');
  await ana.page.locator('.doors button').nth(1).click();
  await ana.page.locator('header a.name').waitFor();
  demo = new URL(ana.page.url()).pathname;
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

const PAGES = [
  '',
  '/players',
  '/players/3',
  '/attendance',
  '/attendance?mode=check-in',
  '/rounds/4',
  '/rounds/4?why=4.1',
  '/rounds/4?tab=names',
  '/rounds/2',
  '/rounds/5',
  '/standings',
  '/standings?why=value.3.BH%2FC1',
  '/crosstable',
  '/print',
  '/journal',
  '/share',
  '/settings',
  '/finish',
];

/** What sticks out of the window, and texts of buttons, headings and labels that do not fit their box. */
const faultsOn = (who: Person) =>
  who.page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const told = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${(element as HTMLElement).innerText?.slice(0, 40)}"`;
    const scrolls = (element: Element | null): boolean => {
      for (let at = element?.parentElement; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowX === 'hidden') return true;
      }
      return false;
    };
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > width + 1)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (box.width <= 1 || style.visibility === 'hidden' || element.closest('.visually-hidden, .skip'))
        continue;
      if (box.right > width + 1 && !scrolls(element))
        faults.push(`${told(element)} ends at ${Math.round(box.right)}`);
      if (
        element.matches('button, h1, h2, label, legend, .notice, main, .card, .content') &&
        element.scrollWidth > element.clientWidth + 1 &&
        style.overflowX !== 'auto' &&
        style.display !== 'inline'
      )
        faults.push(`${told(element)} needs ${element.scrollWidth} and has ${element.clientWidth}`);
    }
    return faults.slice(0, 5);
  });

describe.each([1024, 640, 360])('at %d px', width => {
  test.each(['es-MX', 'en-GB'] as const)('no screen is cut (%s)', async language => {
    const eva = await person(browser, { width, language });
    await eva.context.addCookies(await ana.page.context().cookies());
    const found: string[] = [];
    for (const path of [
      '/console',
      '/console/new',
      ...['', '/tournaments', '/audit', '/backups'].map(page => `/console/server${page}`),
      ...PAGES.map(page => demo + page),
    ]) {
      await eva.page.goto(program.origin + path);
      await eva.page.locator('h1').first().waitFor({ state: 'attached' });
      await eva.atRest();
      found.push(...(await faultsOn(eva)).map(fault => `${path.replace(demo, '') || 'now'}: ${fault}`));
    }
    expect(found).toEqual([]);
    await eva.context.close();
  });
});

test('beside the open why the names of the boards are whole at 1280 px', async () => {
  const eva = await person(browser, { width: 1280 });
  await eva.context.addCookies(await ana.page.context().cookies());
  await eva.page.goto(`${program.origin}${demo}/rounds/4?why=4.2`);
  await eva.page.locator('.panel h2').waitFor();
  await eva.page.locator('[data-row] .name').first().waitFor();
  await eva.atRest();
  const cut = await eva.page.evaluate(() =>
    [...document.querySelectorAll('[data-row] .name')].flatMap(name =>
      name.scrollWidth > name.clientWidth ? [name.textContent] : [],
    ),
  );
  expect(cut).toEqual([]);
  await eva.context.close();
});

test('type has the sizes of the look: a page title 20 px, column headings 13', async () => {
  await ana.page.goto(`${program.origin}${demo}/rounds/4`);
  await ana.page.locator('[role=columnheader]').first().waitFor();
  const sizes = await ana.page.evaluate(() =>
    ['main h1', '[role=columnheader]', '[data-row] .name'].map(what => {
      const found = document.querySelector(what);
      return found && getComputedStyle(found).fontSize;
    }),
  );
  expect(sizes).toEqual(['20px', '13px', '15px']);
});

test('on a phone the strip shows the round that is open', async () => {
  const eva = await person(browser, { width: 360 });
  await eva.context.addCookies(await ana.page.context().cookies());
  await eva.page.goto(`${program.origin}${demo}/rounds/7`);
  await eva.page.locator('.strip [aria-current]').waitFor();
  await eva.atRest();
  const box = await eva.page.locator('.strip [aria-current]').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await eva.context.close();
});

test('with less motion nothing moves', async () => {
  await ana.page.goto(program.origin + demo);
  await ana.page.locator('.sentence').waitFor();
  await ana.press('?');
  await ana.page.locator('dialog[open]').waitFor();
  const moving = await ana.page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(element => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      const longest = Math.max(
        ...[transitionDuration, animationDuration].flatMap(text => text.split(',').map(Number.parseFloat)),
      );
      return longest > 0.002 ? [`${element.tagName}.${element.className}`] : [];
    }),
  );
  expect(moving).toEqual([]);
});
