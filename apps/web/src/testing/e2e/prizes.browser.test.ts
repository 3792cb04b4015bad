import type { Wish } from '@pareo/engine/journal';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, person, type Running, startBrowser, startProgram, welcomed } from './stage.ts';

/* The money of an open of 60 with four categories: announced, previewed, followed through the last round, explained, changed by hand,
 * finished and printed. */

const PLAYERS = 60;
const BOARDS = PLAYERS / 2;

let program: Running;
let browser: Browser;
let ana: Person & { readonly context: Awaited<ReturnType<typeof person>>['context'] };
let id = '';
let version = 0;
let sent = 0;

const api = () => `${program.origin}/api/v1/tournaments`;
const entryId = (): string => {
  sent += 1;
  return sent.toString(16).padStart(32, '0');
};
/** What is not looked at here goes over the wire. */
const act = async (wish: Wish) => {
  const answer = await ana.context.request.post(`${api()}/${id}/acts`, {
    headers: { origin: program.origin },
    data: { id: entryId(), basis: version, wish },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  version = ((await answer.json()) as { entry: { seq: number } }).entry.seq;
};

beforeAll(async () => {
  [program, browser] = await Promise.all([startProgram(), startBrowser()]);
  ana = await person(browser);
  await welcomed(ana, program, 'Ana M.');
  const made = await ana.context.request.post(api(), {
    headers: { origin: program.origin },
    data: {
      id: entryId(),
      wish: {
        kind: 'create',
        details: { name: 'Abierto de los premios', zone: 'UTC', language: 'es', start: '2026-11-16' },
        settings: {
          system: 'dutch-2026',
          options: {},
          rounds: 2,
          scoring: SCORING,
          tiebreaks: ['BH', 'TPN'],
          firstColour: 'white',
          halfByes: { perPlayer: 1, notInLast: 2 },
          missedRounds: 'zero',
        },
      },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  ({ id } = (await made.json()) as { id: string });
  version = 1;
  await act({
    kind: 'enter-players',
    numbers: 'by-rank',
    players: Array.from({ length: PLAYERS }, (_, at) => ({
      name: `Jugador ${String(at + 1).padStart(2, '0')}`,
      rating: 2300 - 20 * at,
      sex: at % 4 === 0 ? 'w' : 'm',
      birth: `${2012 - (at % 30)}/00/00`,
      ...(at % 5 === 0 ? { title: 'FM' } : {}),
    })),
  });
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

const both = (points: number) => ({ white: points, black: points });
const SCORING = {
  win: both(10),
  draw: both(5),
  loss: both(0),
  forfeitWin: 10,
  forfeitLoss: 0,
  pairingBye: 10,
  fullBye: 10,
  halfBye: 5,
  zeroBye: 0,
  adjourned: 5,
};

const open = async (path: string) => {
  await ana.page.goto(`${program.origin}/console/${id}${path}`);
  await ana.page.locator('main h1').first().waitFor();
};
const field = (name: string) => ana.page.getByRole('textbox', { name, exact: true });
const amountOf = (list: string, place: number) => field(`${list}, puesto ${place}`);
const play = async (round: number, results: (board: number) => '1-0' | '=' | '0-1', boards = BOARDS) => {
  await act({ kind: 'pair', round });
  await act({ kind: 'publish', rounds: [round] });
  for (let board = 1; board <= boards; board++)
    await act({ kind: 'enter-result', round, board, result: { code: results(board) } });
};

test('four categories, each with its rule in words', async () => {
  await open('/prizes');
  const add = async (name: string, kind: string, fill: () => Promise<void>) => {
    await field('Nombre de la categoría').fill(name);
    await ana.page.getByRole('combobox', { name: 'Quién pertenece' }).selectOption(kind);
    await fill();
    await ana.page.getByRole('button', { name: 'Añadir', exact: true }).click();
    await ana.page.locator('section li strong', { hasText: name }).waitFor();
  };
  await add('Sub-1800', 'rating', () => ana.page.getByLabel('hasta').fill('1799'));
  await add('Mujeres', 'sex', async () => undefined);
  await add('Nacidos 2000', 'born', () => ana.page.getByLabel('desde').fill('2000'));
  await add('Sin título', 'title', async () => undefined);
  await ana.see('Elo hasta 1799');
});

test('amounts one after the other, and the preview follows every key', async () => {
  await ana.page.getByRole('button', { name: 'Anunciar premios' }).click();
  await amountOf('General', 1).focus();
  for (const amount of ['1000', '600', '400', '200']) {
    await ana.type(amount);
    await ana.press('Enter');
  }
  // Nothing is played: the starting rank is the example.
  await ana.see('Ejemplo: aún no se ha jugado nada');
  await ana.page.locator('.pool', { hasText: 'General, 1.º' }).getByText('1,000.00 EUR').waitFor();
  for (const [at, name] of ['Sub-1800', 'Mujeres', 'Nacidos 2000', 'Sin título'].entries()) {
    await ana.page.getByRole('button', { name: 'Lista', exact: true }).click();
    const list = `Lista ${at + 2}`;
    await ana.page
      .getByRole('combobox', { name: 'Para' })
      .nth(at + 1)
      .selectOption({ label: name });
    await amountOf(list, 1).fill(String(150 - 10 * at));
  }
  await ana.see('anunciado 2,740.00 EUR = pagado 2,740.00 EUR');
  await amountOf('Lista 2', 1).fill('1x');
  expect(await amountOf('Lista 2', 1).getAttribute('aria-invalid')).toBe('true');
  await amountOf('Lista 2', 1).fill('150');
  await ana.page.getByRole('combobox', { name: 'Los empatados' }).first().selectOption('equal');
  await ana.page.getByRole('button', { name: 'Anunciar', exact: true }).click();
  await ana.page.getByRole('heading', { name: 'Quién cobra qué' }).waitFor();
  version += 5;
});

test('in the last round the amounts change with each result, and say why', async () => {
  await play(1, board => (board % 3 === 0 ? '=' : '1-0'));
  await play(2, () => '1-0', BOARDS - 1);
  await ana.see('Después de la ronda 2.');
  const first = ana.page.locator('.pool').first();
  const before = await first.innerText();
  await act({ kind: 'clear-result', round: 2, board: 1, was: { code: '1-0' } });
  await act({ kind: 'enter-result', round: 2, board: 1, result: { code: '=' } });
  await expect.poll(() => first.innerText()).not.toBe(before);
  await act({ kind: 'enter-result', round: 2, board: BOARDS, result: { code: '0-1' } });
  await first.click();
  await ana.page.locator('.why', { hasText: /empatados a 2 puntos: [\d,.]+ \+ .* = / }).waitFor();
});

test('one amount is changed by hand, with a reason, and keeps what was worked out', async () => {
  await ana.page.getByRole('button', { name: 'Cambiar a mano…' }).click();
  const amounts = ana.page.locator('dialog input[inputmode=decimal]');
  const cents = async (at: number) => Number((await amounts.nth(at).inputValue()).replace(/[.,]/g, ''));
  const [one, two] = [await cents(0), await cents(1)];
  await amounts.nth(0).fill(((one + 1_000) / 100).toFixed(2));
  await amounts.nth(1).fill(((two - 1_000) / 100).toFixed(2));
  await ana.page.getByRole('button', { name: 'Pagar así' }).click();
  await ana.page.locator('dialog .notice').waitFor();
  await ana.page.locator('dialog label', { hasText: 'Motivo' }).locator('input').fill('desempate jugado');
  await ana.page.getByRole('button', { name: 'Pagar así' }).click();
  await ana.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await ana.page
    .locator('.why', { hasText: 'cambiado a mano por Ana M.: desempate jugado · calculado:' })
    .waitFor();
});

test('finished, the list and the receipts are printed, and nothing can be changed', async () => {
  await open('/finish');
  await ana.see(/anunciado 2,740\.00 EUR/);
  await ana.page.getByRole('button', { name: 'Terminar el torneo' }).click();
  await ana.see('El torneo terminó');
  await open('/prizes');
  await ana.see('Final.');
  expect(await ana.page.getByRole('button', { name: 'Cambiar los premios…' }).count()).toBe(0);
  const answer = await ana.context.request.get(`${api()}/${id}/print?lists=prizes,receipts,diplomas&lang=es`);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(ana.complaints).toEqual([]);
});
