import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Person,
  pastedList,
  person,
  type Running,
  startBrowser,
  startProgram,
  welcomed,
} from './stage.ts';

/* Results by hand, by a hand that has a mouse as well as keys: no key means two things, and whatever is written is said. */

let program: Running;
let browser: Browser;
let ana: Person;

beforeAll(async () => {
  [program, browser] = await Promise.all([startProgram(), startBrowser()]);
  ana = await person(browser);
  await welcomed(ana, program, 'Ana M.');
  await ana.page.goto(`${program.origin}/console/new`);
  await ana.page.locator('.fields .wide input').fill('Abierto de junio');
  await ana.page.locator('section textarea').focus();
  await ana.paste(pastedList(10));
  await ana.page.locator('.preview [data-row]').first().waitFor();
  await ana.page.locator('form button[type=submit]').click();
  await ana.see(/^Emparejar /);
  await ana.press('Enter');
  await ana.page.locator('main h1', { hasText: 'borrador' }).waitFor();
  await ana.press('Enter');
  await ana.page.locator('dialog[open]').waitFor();
  await ana.press('Enter');
  await ana.page.locator('[data-cell="result"]:focus').waitFor();
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

const cell = (at: number) => ana.page.locator('[data-cell="result"]').nth(at);
const shown = async (at: number): Promise<string> => (await cell(at).innerText()).trim();

test('a click on a result and the key of White: White wins', async () => {
  await cell(0).click();
  await ana.page.locator('dialog[open]').waitFor();
  await ana.press('1');
  await ana.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(() => shown(0)).toBe('1-0');
  await ana.see('Mesa 1: 1-0');
});

test('what stood there before is said with what stands there now', async () => {
  await cell(0).click();
  await ana.page.locator('dialog[open] kbd', { hasText: 'A' }).waitFor();
  await ana.press('a');
  await expect.poll(() => shown(0)).toBe('½-0');
  await ana.see('Mesa 1: ½-0, antes 1-0');
});

test('the leaders stand as in the standings', async () => {
  // Board 1 is ½-0 by now: Black wins all others, so tie-breaks and numbers disagree.
  for (let at = 1; at < 5; at++) await ana.press('0');
  await ana.page.locator('.notice.done').waitFor();
  await ana.press('g', 'n');
  const leaders = ana.page.locator('aside ol li a');
  await expect.poll(() => leaders.count()).toBe(5);
  const onNow = await leaders.allInnerTexts();
  await ana.press('g', 's');
  await ana.page.locator('[data-row] [data-cell="name"]').nth(4).waitFor();
  const names = await ana.page.locator('[data-row] [data-cell="name"]').allInnerTexts();
  expect(onNow).toEqual(names.slice(0, 5).map(name => name.trim()));
});
