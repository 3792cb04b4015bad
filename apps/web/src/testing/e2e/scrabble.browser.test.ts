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

/* Scrabble in English: nine players, five rounds, King of the Hill in the last, where nobody can catch up with the first any more (Gibson).
 * Two scores a board, a slip that has them the other way round, a score that is doubted, a difference that disagrees, a forfeit. */

const ROUNDS = 5;
let program: Running;
let browser: Browser;
let ana: Person;
let id = '';

beforeAll(async () => {
  [program, browser] = await Promise.all([startProgram(), startBrowser()]);
  ana = await person(browser, { language: 'en-GB' });
  await welcomed(ana, program, 'Ana M.');
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

const field = (board: number, name: 'left' | 'right' | 'difference') =>
  ana.page.locator(`[data-row="${board}"] [data-field="${name}"]`);
const focused = (board: number, name: 'left' | 'right' | 'difference' = 'left') =>
  ana.page.locator(`[data-row="${board}"] [data-field="${name}"]:focus`).waitFor();
const boards = () => ana.page.locator('[data-row]').count();
const pairAndPublish = async (round: number) => {
  await ana.press('Enter');
  await ana.page.locator('main h1', { hasText: `Round ${round} · draft` }).waitFor();
  await ana.press('Enter');
  await ana.page.locator('dialog[open]').waitFor();
  await ana.press('Enter');
  await ana.page.locator('main h1', { hasText: `Round ${round} · results` }).waitFor();
  await focused(1);
};
const keys = (left: number, right: number): readonly string[] => [
  ...String(left),
  'Enter',
  ...String(right),
  'Enter',
];
/** Player 1 wins every game by 100, everybody else plays 400 all. */
const champion = async (board: number): Promise<readonly [number, number]> => {
  const [starts, rival] = await Promise.all(
    ['starts', 'rival'].map(side =>
      ana.page.locator(`[data-row="${board}"] [data-cell="${side}"] .number`).innerText(),
    ),
  );
  if (starts?.trim() === '1') return [450, 350];
  return rival?.trim() === '1' ? [350, 450] : [400, 400];
};

test('the guide: King of the Hill in the last round, sheets, no lot for who starts', async () => {
  await ana.page.goto(`${program.origin}/console/new`);
  await ana.page.locator('input[name=kind][value="scrabble"]').check();
  await ana.page.locator('.fields .wide input').fill('Spring Scrabble');
  await ana.page.getByRole('spinbutton', { name: 'Rounds', exact: true }).fill(String(ROUNDS));
  await ana.see('number 1 starts in round 1 (Swiss, 2); no lot is drawn');
  expect(await ana.page.getByRole('combobox', { name: 'King of the Hill' }).inputValue()).toBe('5');
  await ana.page.locator('section textarea').focus();
  await ana.paste(pastedList(9));
  await ana.page.locator('.preview [data-row]').first().waitFor();
  await ana.page.locator('form button[type=submit]').click();
  await ana.page.waitForURL(/console\/[a-z0-9]{6,}$/);
  id = ana.page.url().split('/').at(-1) ?? '';
  await ana.see('Ready for round 1.');
});

test('eight keys a board; both totals are said', async () => {
  await pairAndPublish(1);
  expect(await boards()).toBe(4);
  expect(await ana.page.locator('[role=columnheader]').allInnerTexts()).toContain('Starts');
  const [left, right] = await champion(1);
  const { count } = await ana.counting(async () => {
    await ana.press(...keys(left, right));
    await focused(2);
  });
  counted('a board of Scrabble', count, 8);
  await ana.see(/1: (1-0 \+100|0-1 −100) · diff\. 100 · (1-0 \+100|0-1 −100)/);
});

test('a slip the other way round, a score that is doubted, a difference that disagrees', async () => {
  // Board 2: typed 390 and 410, but the slip had the rival first.
  await ana.press('3', '9', '0', 'Enter', '4', '1', '0');
  await ana.press('s');
  await expect.poll(() => field(2, 'left').inputValue()).toBe('410');
  await focused(2, 'right');
  await ana.press('Enter');
  await focused(3);
  await ana.see(/2: 1-0 \+20 · diff\. 20 · 0-1 −20/);
  // Board 3: 812 points are asked about once.
  await ana.press(...keys(812, 500));
  await ana.see(/812 points are a lot\..*Enter again accepts/);
  await ana.press('Enter');
  await focused(4);
  // The difference as players write it.
  await ana.page.getByRole('button', { name: 'Check the difference' }).click();
  await field(4, 'left').focus();
  await ana.press(...keys(405, 380), '3', '5', 'Enter');
  await ana.see('405 and 380 are 25 apart, the slip says 35.');
  await focused(4, 'left');
  await ana.press('Enter', 'Enter', '2', '5', 'Enter');
  await ana.page.locator('.notice.done').waitFor();
  await ana.page.getByRole('button', { name: 'Check the difference' }).click();
});

test('slip mode: eleven keys, the board first', async () => {
  await ana.page.getByRole('button', { name: /Pair round 2/ }).click();
  await ana.page.locator('main h1', { hasText: 'Round 2 · draft' }).waitFor();
  await ana.press('Enter');
  await ana.page.locator('dialog[open]').waitFor();
  await ana.press('Enter');
  await focused(1);
  await ana.page.getByRole('button', { name: 'Slip mode' }).click();
  await field(1, 'left').focus();
  await ana.press('/');
  await ana.page.locator('[data-goto]:focus').waitFor();
  const [left, right] = await champion(3);
  const { count } = await ana.counting(async () => {
    await ana.press('3', 'Enter');
    await focused(3);
    await ana.press(...keys(left, right));
    await ana.page.locator('[data-goto]:focus').waitFor();
  });
  counted('a board of Scrabble by its slip', count, 11);
  await ana.press('Escape');
  await ana.page.getByRole('button', { name: 'Slip mode' }).click();
  for (const board of [1, 2, 4]) {
    await field(board, 'left').focus();
    await ana.press(...keys(...(await champion(board))));
  }
  await ana.page.locator('.notice.done').waitFor();
});

test('a forfeit has the sheet that was announced', async () => {
  await ana.press('Enter');
  await ana.page.locator('main h1', { hasText: 'Round 3 · draft' }).waitFor();
  await ana.press('Enter');
  await ana.page.locator('dialog[open]').waitFor();
  await ana.press('Enter');
  await focused(1);
  for (let board = 1; board <= 3; board++) {
    await focused(board);
    await ana.press(...keys(...(await champion(board))));
  }
  await focused(4);
  const [left] = await champion(4);
  await ana.press(left === 350 ? '-' : '+');
  await ana.page.locator('.notice.done').waitFor();
  await ana.see(/with the sheet of forfeits/);
});

test('a ruling after the game: both scores of a closed round are corrected, and the totals follow', async () => {
  const spreadOf = async (who: string): Promise<number> => {
    await ana.page.goto(`${program.origin}/console/${id}/standings`);
    const row = ana.page.locator('[data-row]', { hasText: who });
    await row.first().waitFor();
    const heads = await ana.page.locator('[role=columnheader]').allInnerTexts();
    const cell = row.locator('[data-cell]').nth(heads.findIndex(head => /spread/i.test(head)));
    return Number((await cell.innerText()).trim().replace('−', '-'));
  };
  const boardOfRound = async (board: number, cell: string) => {
    await ana.page.goto(`${program.origin}/console/${id}/rounds/1`);
    const found = ana.page.locator(`[data-row="${board}"] [data-cell="${cell}"]`);
    await found.waitFor();
    return found;
  };
  const starter = (await (await boardOfRound(3, 'white')).innerText()).trim().split(',')[0] ?? '';
  const before = await spreadOf(starter);
  await (await boardOfRound(3, 'result')).click();
  const dialog = ana.page.locator('dialog[open]');
  await dialog.waitFor();
  const scores = dialog.locator('[data-field]');
  expect(await scores.count()).toBe(2);
  await dialog.locator('[data-field="left"]:focus').waitFor();
  await ana.see('Stands: 812 - 500');
  // What stands there is no correction.
  await ana.press('Enter', 'Enter');
  await dialog.locator('.notice.refuse', { hasText: 'Type other points first' }).waitFor();
  await dialog.locator('[data-field="left"]').focus();
  // Beyond what a sheet can have: refused with the range.
  await ana.press(...'1812', 'Enter');
  await dialog.locator('[data-field="right"]:focus').waitFor();
  await ana.press('Enter');
  await ana.see(/1812 points are a lot\..*Enter again accepts/);
  await ana.press('Enter');
  await ana.see(/−999.*1,?500|-999.*1,?500/);
  // The slip had them the other way round, and back.
  await ana.page.locator('[data-field="left"]').focus();
  await ana.press(...'530', 'Enter', 's');
  expect(await scores.evaluateAll(all => all.map(one => (one as HTMLInputElement).value))).toEqual([
    '500',
    '530',
  ]);
  await ana.press('s');
  expect(await dialog.locator('[data-sum]').innerText()).toMatch(new RegExp(`${starter}.*30`));
  // Two rounds later the rules leave it to the report: the arbiter says that it counts, and why.
  expect(await dialog.locator('input[name="effect"]:checked').inputValue()).toBe('report-only');
  await dialog.locator('input[name="effect"][value="next-pairing"]').check();
  await dialog.locator('[data-field="right"]').focus();
  await ana.press('Enter');
  await ana.page.locator('dialog[open] textarea').last().fill('The recount was signed by both');
  await ana.page.locator('dialog[open] .check input').last().check();
  await ana.page.getByRole('button', { name: 'Correct the result' }).last().click();
  await ana.see('Board 3 corrected: 530 - 500');
  await ana.page.getByRole('img', { name: 'corrected, was 812 - 500' }).waitFor();
  // From 312 ahead to 30 ahead.
  expect(await spreadOf(starter)).toBe(before - 282);
});

test('the hill: the first is champion already, and the last round is paired from the standings', async () => {
  for (const round of [4, 5]) {
    await ana.page.goto(`${program.origin}/console/${id}`);
    // Whoever did not come is decided before the next round.
    const plays = ana.page.getByRole('button', { name: 'Plays again' });
    const pair = ana.page.getByRole('button', { name: `Pair round ${round}` });
    await plays.or(pair).first().waitFor();
    if ((await plays.count()) > 0) await plays.first().click();
    await pair.waitFor();
    await pairAndPublish(round);
    for (let board = 1; board <= 4; board++) {
      await focused(board);
      await ana.press(...keys(...(await champion(board))));
    }
    await ana.page.locator('.notice.done').waitFor();
  }
});

test('the end: check, finish, and a file that the command line agrees with', async () => {
  await ana.page.goto(`${program.origin}/console/${id}/finish`);
  await ana.see(/rounds agree/);
  await ana.page
    .locator('main button:not([aria-disabled="true"])', { hasText: 'Finish the tournament' })
    .waitFor();
  await ana.press('Enter');
  await ana.see(/is finished/);
  const check = pareo('check', await exported(ana, 'JSON'));
  expect(check.said).toMatch(/5/);
  expect(check.status).toBe(0);
});

test('nobody was complained to, and the keys keep to their budgets', () => {
  expect(ana.complaints).toEqual([]);
  console.log(tableOfBudgets());
  expect(overBudget()).toEqual([]);
});
