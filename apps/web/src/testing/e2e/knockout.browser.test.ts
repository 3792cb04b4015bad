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

/* A knock-out of 13 in Spanish, two games a match, from the guide to the export: a match decided by an extra game, one by lot, one that was
 * forfeited, a correction that the draw does not let through. */

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
/** The next step, as long as the screen has one: pair, look, publish. */
const pairAndPublish = async (round: number) => {
  await ana.press('Enter');
  await ana.page.locator('main h1', { hasText: `Ronda ${round} · borrador` }).waitFor();
  await ana.press('Enter');
  if (round === 1) {
    await ana.page.locator('dialog[open]').waitFor();
    await ana.press('Enter');
  }
  await ana.page.locator('main h1', { hasText: `Ronda ${round} · resultados` }).waitFor();
};

test('the guide: a knock-out of thirteen', async () => {
  await ana.page.goto(`${program.origin}/console/new`);
  await ana.page.locator('input[name=kind][value="knock-out"]').check();
  await ana.page.locator('.fields .wide input').fill('Copa de primavera');
  await ana.page.locator('section textarea').focus();
  await ana.paste(pastedList(13));
  await ana.page.locator('.preview [data-row]').first().waitFor();
  await ana.see('13 jugadores: los números 1 a 3 tienen bye (Wimbledon, 7).');
  await ana.see('cada quien lleva blancas las mismas veces');
  await ana.page.locator('form button[type=submit]').click();
  await ana.page.waitForURL(/console\/[a-z0-9]{6,}$/);
  id = ana.page.url().split('/').at(-1) ?? '';
});

test('24 keys for 12 matches, an extra game, a lot, and two keys a round', async () => {
  await ana.see('Todo listo para la ronda 1.');
  const { count } = await ana.counting(async () => {
    await pairAndPublish(1);
    await onMatch(1);
    // Match 1 stays level: a win each. Extra games were announced, so the third key is one of them.
    await ana.press('1', '0');
    await expect.poll(() => score(1)).toBe('1-1 =');
    await ana.see('1-1: empatado. Se anunciaron partidas extra; la siguiente tecla captura la 3.');
    await ana.press('1');
    await onMatch(2);
    expect(await score(1)).toBe('2-1');
    // Two go to the left, two keys each; of match 4 the one on the right did not come: two keys for the whole of it.
    for (const board of [2, 3]) {
      await ana.press('1', '1');
      await expect.poll(() => score(board)).toBe('2-0');
    }
    await onMatch(4);
    await ana.press('f');
    await ana.see('El encuentro 4 no se jugó. ¿Quién lo gana?');
    await ana.press('+');
    await expect.poll(() => score(4)).toBe('+ -');
    // Match 5 is decided by lot: the arbiter passes over the extra games.
    await onMatch(5);
    await ana.press('5', '5');
    await expect.poll(() => score(5)).toBe('1-1 =');
    await ana.press('d');
    await ana.see(/partidas extra/);
    await ana.press('Enter');
    await ana.page.locator('dialog[open]').waitFor({ state: 'detached' });
    await ana.see('La ronda 1 está completa.');
    for (const [round, matches] of [
      [2, 4],
      [3, 2],
      [4, 1],
    ] as const) {
      await pairAndPublish(round);
      for (let board = 1; board <= matches; board++) {
        await onMatch(board);
        await ana.press('1', '1');
        await expect.poll(() => score(board)).toBe('2-0');
      }
    }
  });
  // 24 games, one of them extra, the lot, and two a round; the first publication is confirmed.
  counted('knock-out of 13, two games a match', count, 24 + 1 + 3 + 2 * 4);
});

test('a result whose winner has played on is not corrected away', async () => {
  await open('/rounds/3');
  await cell(1, 'game-1').click();
  await ana.page.locator('dialog[open]').waitFor();
  await ana.press('0');
  await ana.page.keyboard.press('Enter');
  // The other game still makes it 1-1: the winner of the final is not the winner of this match any more.
  await ana.see(/La ronda 4 está publicada con quien ganó el encuentro 1/);
  await ana.page.keyboard.press('Escape');
  await ana.page.locator('dialog[open]').waitFor({ state: 'detached' });
});

test('the end: check, finish, and a file that the command line agrees with', async () => {
  await open('/finish');
  await ana.see(/rondas coinciden con el reglamento/);
  await ana.page
    .locator('main button:not([aria-disabled="true"])', { hasText: 'Terminar el torneo' })
    .waitFor();
  await ana.press('Enter');
  await ana.see('El torneo terminó.');
  const check = pareo('check', await exported(ana, 'JSON'));
  expect(check.said).toMatch(/4/);
  expect(check.status).toBe(0);
});

test('nobody was complained to, and the flow keeps to its budget', () => {
  expect(ana.complaints).toEqual([]);
  console.log(tableOfBudgets());
  expect(overBudget()).toEqual([]);
});
