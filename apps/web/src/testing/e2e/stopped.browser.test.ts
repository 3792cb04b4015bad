import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, person, type Running, startBrowser, startProgram, welcomed } from './stage.ts';

/* The server is stopped while the console is open, and started again: nothing that was typed is lost, and nobody has to reload. */

let program: Running;
let browser: Browser;
let ana: Person;

beforeAll(async () => {
  [program, browser] = await Promise.all([startProgram(), startBrowser()]);
  ana = await person(browser);
  await welcomed(ana, program, 'Ana M.');
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

test('typed while the server is down, left, opened again before it is back: it opens by itself, and all is there', async () => {
  await ana.click('.doors button >> nth=1');
  await ana.page.locator('.sentence').waitFor();
  await ana.press('g', 'r');
  await ana.page.locator('[data-cell="result"]:focus').waitFor();
  const board = await ana.page.locator('[data-cell="result"]:focus').evaluate(cell => {
    const row = cell.closest('[data-row]');
    return row?.getAttribute('data-row') ?? '';
  });
  await program.kill();
  await ana.press('1');
  await ana.see(/Sin conexión desde/);

  // What only this computer has is not called saved.
  await ana.press('g', 'e');
  await ana.page.getByLabel('Lugar').first().fill('Coatepec');
  await ana.press('Tab');
  await ana.see('Guardado en este equipo');
  await expect.poll(() => ana.page.locator('main').innerText()).not.toMatch(/Guardado$/m);

  await ana.click('a[href="/console"]');
  await ana.see('Sin conexión con el servidor.');
  await ana.page.goBack();
  await ana.see(/Se abrirá en cuanto se pueda/);
  await program.start();
  await ana.page.locator('main h1', { hasText: 'Configuración' }).waitFor();
  await expect.poll(() => ana.page.getByLabel('Lugar').first().inputValue()).toBe('Coatepec');
  await expect
    .poll(async () => {
      const answer = await fetch(`${program.origin}/api/v1/public/demo/rounds/4`);
      const { boards } = (await answer.json()) as { boards: { number: number; result: string }[] };
      return boards.find(({ number }) => number === Number(board))?.result;
    })
    .toBe('1-0');
});
