import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { counted, overBudget, tableOfBudgets } from './budgets.ts';
import { exported, pareo } from './command-line.ts';
import { type Person, person, type Running, startBrowser, startProgram, welcomed } from './stage.ts';

/* Teams in Spanish, from the guide to the export: a Swiss of six whose captains hand in line-ups, with a line-up that is missing, an empty board,
 * a forfeited match and a team that leaves; and a match of two teams. */

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

const NAMES = ['Xalapa', 'Orizaba', 'Córdoba', 'Puebla', 'Veracruz', 'Tuxtla'];
/** Players with a column that names their team; Puebla has three. */
const list = (teams: readonly string[], size: number, short?: string): string =>
  [
    'Nombre\tElo\tEquipo',
    ...teams.flatMap((team, at) =>
      Array.from(
        { length: team === short ? 3 : size },
        (_, board) => `${team.slice(0, 3)} ${'ABCDE'[board]}\t${2300 - 100 * board - 10 * at}\t${team}`,
      ),
    ),
  ].join('\n');

const create = async (kind: string, name: string, pasted: string, choose?: () => Promise<void>) => {
  await ana.page.goto(`${program.origin}/console/new`);
  await ana.page.locator(`input[name=kind][value="${kind}"]`).check();
  await ana.page.locator('.fields .wide input').fill(name);
  await choose?.();
  await ana.page.locator('section textarea').focus();
  await ana.paste(pasted);
  await ana.page.locator('.preview li').first().waitFor();
  await ana.page.locator('form button[type=submit]').click();
  await ana.page.waitForURL(/console\/[a-z0-9]{6,}$/);
  id = ana.page.url().split('/').at(-1) ?? '';
};
const open = async (path: string) => {
  await ana.page.goto(`${program.origin}/console/${id}${path}`);
  await ana.page.locator('main h1').first().waitFor({ state: 'attached' });
};
const publishRound = async (round: number) => {
  await open(`/rounds/${round}`);
  await ana.page.getByRole('button', { name: `Emparejar la ronda ${round}` }).waitFor();
  await ana.press('Enter');
  await ana.page.locator('main h1', { hasText: `Ronda ${round} · borrador` }).waitFor();
  await ana.press('Enter');
  await ana.page.locator('dialog[open]').waitFor();
  await ana.press('Enter');
  await ana.page.locator('main h1', { hasText: `Ronda ${round} · resultados` }).waitFor();
};
const onMatch = (board: number) =>
  ana.page.locator(`[data-row="${board}"] [data-cell="score"]:focus`).waitFor();
const score = async (board: number): Promise<string> =>
  (await ana.page.locator(`[data-row="${board}"] [data-cell="score"]`).innerText()).trim();
const fields = () => ana.page.locator('main input[data-team]');

test('a list with a column Equipo, and what is asked of a Swiss of teams', async () => {
  await create('team-swiss', 'Copa por equipos', list(NAMES, 5, 'Puebla'), async () => {
    await ana.see('nadie tiene que entregar nada');
    await ana.page.getByText('Entregadas', { exact: true }).click();
    await ana.see('1 punto de encuentro y 2 de partida (C.04.6, 1.4)');
    await ana.page.getByRole('spinbutton', { name: 'Rondas', exact: true }).fill('3');
  });
  await ana.see('6 equipos; 1 tiene menos de 4 jugadores.');
  await open('/teams');
  await ana.see('6 equipos · 28 jugadores · 4 tableros');
});

test('line-ups are typed by places, and one that is missing is the list', async () => {
  await publishRound(1);
  await ana.see('La ronda 1 está publicada. Hay 0 de 6 alineaciones.');
  await open('/rounds/1/line-ups');
  await fields().nth(5).waitFor();
  const { count } = await ana.counting(async () => {
    for (let at = 0; at < 5; at++) {
      const isShort = (await fields().nth(at).getAttribute('aria-label'))?.includes('Puebla');
      await fields().nth(at).and(ana.page.locator(':focus')).waitFor();
      await ana.press(...(isShort ? '1230' : at === 0 ? '1235' : '1234'));
    }
  });
  counted('five line-ups of four boards', count, 5 * 4);
  await ana.see('5 de 6');
  await ana.page.getByRole('button', { name: 'Publicar alineaciones' }).click();
  await ana.page.locator('dialog[open]').waitFor();
  await ana.page.locator('dialog[open] button').last().click();
  await ana.page.waitForURL(/rounds\/1$/);
});

test('a key a board, the empty one costs none, and two keys for a match that nobody played', async () => {
  await onMatch(1);
  const hasEmpty: number[] = [];
  for (const board of [1, 2, 3]) {
    const row = await ana.page.locator(`[data-row="${board}"]`).innerText();
    if (row.includes('Puebla')) hasEmpty.push(board);
  }
  const { count } = await ana.counting(async () => {
    for (const board of [1, 2]) {
      await onMatch(board);
      for (let key = hasEmpty.includes(board) ? 3 : 4; key > 0; key--) await ana.press('1');
    }
    await onMatch(3);
    if (hasEmpty.includes(3)) for (let key = 3; key > 0; key--) await ana.press('5');
    else await ana.press('f', '+');
    await ana.see('La ronda 1 está completa.');
  });
  counted('two matches of four boards and a third', count, 4 + 4 + 3);
  const scores = await Promise.all([1, 2].map(score));
  for (const [at, text] of scores.entries())
    expect(text).toMatch(hasEmpty.includes(at + 1) ? /^(4-0|3-1)$/ : /^4-0$/);
});

test('a team leaves, and the rest play on; a match is forfeited whole', async () => {
  await open('/teams');
  await ana.page.locator('[data-row]', { hasText: 'Tuxtla' }).locator('[data-cell="name"]').click();
  await ana.page.locator('dialog[open] button', { hasText: 'Retirar' }).click();
  await ana.page.locator('dialog[open]').waitFor({ state: 'detached' });
  for (const round of [2, 3]) {
    await publishRound(round);
    await open(`/rounds/${round}/line-ups`);
    await ana.page.getByRole('button', { name: 'Publicar alineaciones' }).click();
    await ana.page.locator('dialog[open]').waitFor();
    await ana.page.locator('dialog[open] button').last().click();
    await ana.page.waitForURL(new RegExp(`rounds/${round}$`));
    await onMatch(1);
    await ana.press('f', '-');
    await onMatch(2);
    for (let key = 0; key < 5; key++) {
      if ((await ana.page.locator('main .notice.done').count()) > 0) break;
      await ana.press('5');
    }
    await ana.see(`La ronda ${round} está completa.`);
    // Whoever did not come is decided before the next round.
    if (round === 2) {
      await open('');
      const plays = ana.page.getByRole('button', { name: 'Vuelve a jugar' });
      const pair = ana.page.getByRole('button', { name: 'Emparejar la ronda 3' });
      await plays.or(pair).first().waitFor();
      if ((await plays.count()) > 0) await plays.first().click();
    }
  }
});

test('standings of teams, the end, and files that the command line agrees with', async () => {
  await open('/standings');
  await ana.page.locator('[data-row]').nth(5).waitFor();
  expect(await ana.page.locator('[role=columnheader]').allInnerTexts()).toContain('GPTS');
  await open('/finish');
  await ana.see(/rondas coinciden con el reglamento/);
  await ana.page
    .locator('main button:not([aria-disabled="true"])', { hasText: 'Terminar el torneo' })
    .waitFor();
  await ana.press('Enter');
  await ana.see('El torneo terminó.');
  for (const format of ['JSON', 'TRF26'] as const) {
    const check = pareo('check', await exported(ana, format));
    expect(check.said, format).toMatch(/3/);
    expect(check.status, `${format}: ${check.said}`).toBe(0);
  }
});

test('a match of two teams: everybody meets everybody, sixteen keys', async () => {
  await create('scheveningen', 'Xalapa contra Orizaba', list(NAMES.slice(0, 2), 4));
  let count = 0;
  for (const round of [1, 2, 3, 4]) {
    await open('');
    await ana.page.getByRole('button', { name: `Emparejar la ronda ${round}` }).waitFor();
    await publishRound(round);
    await ana.page.locator('[data-cell="result"]:focus').waitFor();
    count += (await ana.counting(() => ana.press('1', '5', '0', '1'))).count;
    await ana.see(`La ronda ${round} está completa.`);
  }
  counted('a match of two teams of four', count, 16);
  await open('/finish');
  await ana.page
    .locator('main button:not([aria-disabled="true"])', { hasText: 'Terminar el torneo' })
    .waitFor();
  await ana.press('Enter');
  await ana.see('El torneo terminó.');
  const check = pareo('check', await exported(ana, 'JSON'));
  expect(check.status, check.said).toBe(0);
});

test('nobody was complained to, and the keys keep to their budgets', () => {
  expect(ana.complaints).toEqual([]);
  console.log(tableOfBudgets());
  expect(overBudget()).toEqual([]);
});
