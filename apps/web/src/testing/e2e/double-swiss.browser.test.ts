import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { counted, overBudget, tableOfBudgets } from './budgets.ts';
import { exported, pareo } from './command-line.ts';
import {
  type Person,
  pastedList,
  person,
  type Running,
  startBrowser,
  startProgram,
  welcomed,
} from './stage.ts';

/* A Double-Swiss of 61 in Spanish, two rounds: sixty keys a round, the bye of a match and a half point, a match that nobody played, one game
 * of a match corrected in the closed round. */

let program: Running;
let browser: Browser;
let ana: Person;
let id = '';

beforeAll(async () => {
  [program, browser] = await Promise.all([startProgram(), startBrowser()]);
  ana = await person(browser);
  await welcomed(ana, program, 'Ana M.');
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

const MATCHES = 30;
const open = async (path: string) => {
  await ana.page.goto(`${program.origin}/console/${id}${path}`);
  await ana.page.locator('main h1').first().waitFor({ state: 'attached' });
};
const cell = (board: number, column: string) =>
  ana.page.locator(`[data-row="${board}"] [data-cell="${column}"]`);
const score = async (board: number): Promise<string> =>
  (await cell(board, 'score').innerText()).replace(/\s+/g, ' ').trim();
const onMatch = (board: number) =>
  ana.page.locator(`[data-row="${board}"] [data-cell="score"]:focus`).waitFor();
const pairAndPublish = async (round: number) => {
  await ana.press('Enter');
  await ana.page.locator('main h1', { hasText: `Ronda ${round} · borrador` }).waitFor();
  await ana.press('Enter');
  await ana.page.locator('dialog[open]').waitFor();
  await ana.press('Enter');
  await ana.page.locator('main h1', { hasText: `Ronda ${round} · resultados` }).waitFor();
};

test('the guide: what a bye brings, and how many games that is', async () => {
  await ana.page.goto(`${program.origin}/console/new`);
  await ana.page.locator('input[name=kind][value="double-swiss"]').check();
  await ana.page.locator('.fields .wide input').fill('Doble de mayo');
  await ana.see('5 rondas son 10 partidas; un bye da 1½ (C.04.5, 1.4).');
  await ana.page.getByRole('spinbutton', { name: 'Rondas', exact: true }).fill('2');
  await ana.page.locator('section textarea').focus();
  await ana.paste(pastedList(61));
  await ana.page.locator('.preview [data-row]').first().waitFor();
  await ana.page.locator('form button[type=submit]').click();
  await ana.page.waitForURL(/console\/[a-z0-9]{6,}$/);
  id = ana.page.url().split('/').at(-1) ?? '';
  await ana.see('Todo listo para la ronda 1.');
});

test('sixty keys for thirty matches: the left wins the first game and draws the second', async () => {
  await pairAndPublish(1);
  await onMatch(1);
  const { count } = await ana.counting(async () => {
    for (let board = 1; board <= MATCHES; board++) await ana.press('1', '5');
    await ana.see('La ronda 1 está completa.');
  });
  counted('a round of Double-Swiss, 30 matches', count, 60);
  expect(await score(1)).toBe('1½-½');
  expect(await cell(30, 'game-1').innerText()).toContain('1-0');
  expect(await cell(30, 'game-2').innerText()).toContain('½-½');
});

test('the second game of a match, corrected in its cell: the left has Black there', async () => {
  await cell(7, 'game-2').focus();
  await ana.press('1');
  await expect.poll(() => score(7)).toBe('2-0');
  await ana.press('Backspace');
});

test('a match that nobody played is forfeited with two keys, and taken back with one', async () => {
  await open('/rounds/1');
  await cell(7, 'score').focus();
  await ana.press('1');
  await ana.page.locator('main .notice.done').waitFor();
  await ana.press('Enter');
  await ana.page.locator('main h1', { hasText: 'Ronda 2 · borrador' }).waitFor();
  await ana.press('Enter');
  await ana.page.locator('dialog[open]').waitFor();
  await ana.press('Enter');
  await ana.page.locator('main h1', { hasText: 'Ronda 2 · resultados' }).waitFor();
  await onMatch(1);
  const { count } = await ana.counting(async () => {
    await ana.press('f', '-');
    await onMatch(2);
  });
  counted('a match forfeited', count, 2);
  expect(await score(1)).toBe('- +');
  await cell(1, 'score').focus();
  await ana.press('Backspace');
  await expect.poll(() => score(1)).toBe('–');
  await ana.press('f', '+');
  await onMatch(2);
  for (let board = 2; board <= MATCHES; board++) await ana.press('0', '0');
  await ana.see('La ronda 2 está completa.');
});

test('a game of the closed round is corrected, and the dialog speaks for the side on the left', async () => {
  await open('/rounds/1');
  await cell(3, 'game-2').focus();
  await ana.press('0');
  await ana.page.locator('dialog[open] h2', { hasText: 'Ronda 1, mesa 3.2' }).waitFor();
  await ana.press('Enter');
  await ana.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(() => score(3)).toBe('1-1');
});

test('the end: finish, and both files agree with the command line', async () => {
  await open('/finish');
  await ana.see(/rondas coinciden con el reglamento/);
  await ana.page
    .locator('main button:not([aria-disabled="true"])', { hasText: 'Terminar el torneo' })
    .waitFor();
  await ana.press('Enter');
  await ana.see('El torneo terminó.');
  for (const format of ['JSON', 'TRF26'] as const) {
    const check = pareo('check', await exported(ana, format));
    expect(check.said, format).toMatch(/2/);
    expect(check.status, `${format}: ${check.said}`).toBe(0);
  }
});

test('nobody was complained to, and the keys keep to their budgets', () => {
  expect(ana.complaints).toEqual([]);
  console.log(tableOfBudgets());
  expect(overBudget()).toEqual([]);
});
