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

/* What was entered before is changed by nobody without knowing: a result of another sitting asks, a correction says which round uses it. */

let program: Running;
let browser: Browser;
let ana: Person;

const next = async (draft: string) => {
  await ana.press('Enter');
  await ana.page.locator('main h1', { hasText: draft }).waitFor();
  await ana.press('Enter');
  await ana.page.locator('dialog[open]').waitFor();
  await ana.press('Enter');
  await ana.page.locator('[data-cell="result"]:focus').waitFor();
};

beforeAll(async () => {
  [program, browser] = await Promise.all([startProgram(), startBrowser()]);
  ana = await person(browser);
  await welcomed(ana, program, 'Ana M.');
  await ana.page.goto(`${program.origin}/console/new`);
  await ana.page.locator('.fields .wide input').fill('Abierto de julio');
  await ana.page.locator('section textarea').focus();
  await ana.paste(pastedList(10));
  await ana.page.locator('.preview [data-row]').first().waitFor();
  await ana.page.locator('form button[type=submit]').click();
  await ana.see(/^Emparejar /);
  await next('Ronda 1 · borrador');
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

const cell = (at: number) => ana.page.locator('[data-cell="result"]').nth(at);
const shown = async (at: number): Promise<string> => (await cell(at).innerText()).trim();

test('what I entered a moment ago changes at once', async () => {
  await ana.press('1', 'ArrowUp', '0');
  await expect.poll(() => shown(0)).toBe('0-1');
  await ana.see('Mesa 1: 0-1, antes 1-0');
});

test('what I entered in another sitting asks first', async () => {
  await ana.atRest();
  await ana.page.reload();
  await ana.page.locator('[data-cell="result"]:focus').waitFor();
  await cell(0).click();
  await ana.page.locator('dialog[open]').waitFor();
  await ana.press('1');
  expect(await ana.page.getByText('¿Cambiar a 1-0?').count()).toBe(1);
  expect(await shown(0)).toBe('0-1');
  await ana.press('Escape');
});

test('the correction names the round that will use it, and changes nothing that was not chosen', async () => {
  await ana.atRest();
  await ana.page.reload();
  await ana.page.locator('[data-cell="result"]:focus').waitFor();
  for (let at = 1; at < 5; at++) await ana.press('1');
  await ana.page.locator('.notice.done').waitFor();
  await next('Ronda 2 · borrador');
  await ana.page.goto(ana.page.url().replace(/rounds\/2.*/, 'rounds/1'));
  await ana.page.locator('[data-cell="result"]').first().waitFor();
  await cell(1).click();
  await ana.page.locator('dialog[open]').waitFor();
  const checked = ana.page.locator('dialog input[name="effect"]:checked');
  expect(await checked.inputValue()).toBe('following-pairing');
  expect(
    await ana.page.locator('dialog label.effect', { has: ana.page.locator('input:checked') }).innerText(),
  ).toMatch(/ronda 3/);
  expect(await ana.page.locator('dialog input[name="code"]:checked').inputValue()).toBe('1-0');
  await ana.press('Enter');
  await ana.atRest();
  expect(await ana.page.locator('dialog[open]').count()).toBe(1);
});
