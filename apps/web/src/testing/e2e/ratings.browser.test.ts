import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, person, type Running, startBrowser, startProgram, welcomed } from './stage.ts';

/* Rating lists from the owner's page to the list of players: loaded, looked up while typing, matched in an import. */

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

const HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';
const line = (
  id: number,
  name: string,
  sex: string,
  title: string,
  ratings: readonly number[],
  born: number,
) =>
  `${String(id).padEnd(15)}${name.padEnd(61)}MEX ${sex.padEnd(4)}${title.padEnd(5)}${' '.repeat(24)}${ratings
    .map(rating => `${String(rating).padEnd(6)}0   20 `)
    .join('')}${String(born).padEnd(6)}    \r\n`;
const FIDE = [
  `${HEADER}\r\n`,
  line(5100001, 'Garcia Lopez, Maria Jose', 'F', 'WFM', [1985, 1900, 0], 2001),
  line(5100002, 'Garcia, Juan', 'M', '', [0, 1500, 0], 1999),
  line(5101234, 'Hernandez Cruz, Ivan', 'M', '', [2095, 0, 0], 1998),
  line(5107777, 'Hernandez Cruz, Ivan', 'M', '', [1714, 0, 0], 2006),
  line(5100009, 'Trejo Baez, Paola', 'F', '', [1802, 0, 0], 1995),
].join('');
const NATIONAL =
  'Clave;Apellidos;Nombre;Puntos locales;Nacimiento\nM-1;Ñandú;Óscar;1650;1990\nM-2;Peña;Raúl;mucho;1991\n';

const heading = (text: string) => ana.page.locator('main h1', { hasText: text }).waitFor();
const give = (name: string, content: string) =>
  ana.page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(content, 'latin1'),
  });
const rowsShown = () => ana.page.locator('[data-row]').allInnerTexts();

test('without a list the page of players says how to load one, and takes what is typed', async () => {
  await ana.page.goto(`${program.origin}/console/new`);
  await ana.page.locator('main input').first().waitFor();
  await ana.type('Con listas');
  await ana.page.getByRole('button', { name: /^Crear/ }).click();
  await ana.page.waitForURL(/\/console\/(?!new$)[a-z0-9]+$/);
  await ana.page.goto(`${ana.page.url()}/players`);
  await heading('Jugadores');
  await ana.see('No hay listas de Elo en este servidor');
  await ana.press('n');
  await ana.type('Quiroga Sáenz, Inés WCM 1850 MEX');
  await ana.press('Enter');
  await ana.page.locator('[data-row]', { hasText: 'Quiroga Sáenz, Inés' }).waitFor();
});

test("the owner loads FIDE's list, and a federation's after naming its columns", async () => {
  const players = ana.page.url();
  await ana.page.goto(`${program.origin}/console/server/ratings`);
  await heading('Listas de Elo');
  await ana.see('Aún no hay listas de Elo.');
  await give('players_list.txt', FIDE);
  await ana.page.locator('dialog[open] h2', { hasText: 'Cargar una lista de la FIDE' }).waitFor();
  await ana.press('Enter');
  await ana.see('5 jugadores');

  await give('federacion.csv', NATIONAL);
  await ana.page.locator('dialog[open] h2', { hasText: 'Cargar la lista de una federación' }).waitFor();
  await ana.type('mex');
  // Windows' letters, the separator and the names are recognised; what nobody can know is said.
  expect(await ana.page.locator('dialog select').nth(0).inputValue()).toBe('windows-1252');
  await ana.page.locator('dialog fieldset select').nth(3).selectOption('standard');
  await ana.see('Línea 3: no es un Elo: mucho');
  await ana.page.locator('dialog td', { hasText: 'Ñandú, Óscar' }).waitFor();
  await ana.press('Enter');
  await ana.see('1 línea no se puede leer, así que no se cargó nada.');
  await ana.page.getByRole('button', { name: 'Cerrar el aviso sobre federacion' }).click();

  await give('federacion.csv', NATIONAL);
  await ana.page.locator('dialog[open]').waitFor();
  await ana.type('MEX');
  await ana.page.locator('dialog fieldset select').nth(3).selectOption('standard');
  await ana.page.getByLabel('Omitir las líneas').check();
  await ana.page.getByRole('button', { name: /^Cargar la lista/ }).click();
  await ana.see('1 línea omitida');
  await ana.page.goto(players);
});

test('players are found while their name is typed, and Enter enters them with what the list knows', async () => {
  await heading('Jugadores');
  await ana.page.locator('input[role=combobox][placeholder*="id FIDE"]').waitFor();
  await ana.press('n');
  await ana.type('maría garcía');
  await ana.page.locator('[role=option]', { hasText: 'WFM · 1985 · MEX · 2001 · 5100001' }).waitFor();
  await ana.press('Enter');
  await ana.page.locator('[data-row]', { hasText: 'Garcia Lopez, Maria Jose' }).waitFor();
  // The line is empty and has the focus still; by number, by federation; the arrows choose among people of one name.
  await ana.type('hernandez mex');
  await ana.page.locator('[role=option]').nth(1).waitFor();
  await ana.press('ArrowDown', 'Enter');
  await ana.type('ñandu');
  await ana.page.locator('[role=option]', { hasText: '1650 · MEX · 1990 · M-1' }).waitFor();
  await ana.press('Enter');
  // Exactly what was typed, although the list has somebody.
  await ana.type('Trejo Baez');
  await ana.page.locator('[role=option]').first().waitFor();
  await ana.press('Control+Enter');
  // Before the lists have answered: Enter waits for them.
  await ana.type('5100002');
  await ana.press('Enter');
  await ana.page.locator('[data-row]', { hasText: 'Garcia, Juan' }).waitFor();
  const rows = (await rowsShown()).map(text => text.replace(/\s+/g, ' '));
  const rowOf = (name: string) => rows.find(text => text.includes(name));
  expect(rowOf('Garcia Lopez')).toMatch(/WFM .*1985 MEX/);
  expect(rowOf('Hernandez')).toMatch(/1714 MEX 2006/);
  expect(rowOf('Ñandú')).toMatch(/1650 MEX 1990/);
  expect(rowOf('Trejo')).toMatch(/Trejo Baez –/);
  expect(rowOf('Garcia, Juan')).toMatch(/– MEX 1999/);
});

test('the import preview finds rows in the lists, says what differs and lets take it or not', async () => {
  await ana.page.locator('main h1').click();
  await ana.paste(
    'Nombre\tElo\tNacimiento\nTrejo Báez, Paola\t1788\t1995\nHernández Cruz, Iván\t\t\nNadie, Nunca\t1500\t\n',
  );
  await ana.page.locator('dialog[open] .preview').waitFor();
  await ana.see('2 filas están en las listas de Elo');
  await ana.see('1 fila es nueva');
  // Iván is entered already: his row is shown and left out.
  const paola = ana.page.getByLabel('Lo que dice la lista de Elo de Trejo Báez, Paola');
  expect(await paola.locator('option:checked').innerText()).toBe('lista: 1802 · MEX · 1995 · 5100009');
  const ivan = ana.page.getByLabel('Lo que dice la lista de Elo de Hernández Cruz, Iván');
  expect(await ivan.locator('option:checked').innerText()).toBe('coinciden 2 jugadores: elija');
  await ivan.selectOption('0');
  await ana.page.locator('dialog [data-row]', { hasText: '2095' }).waitFor();
  await paola.selectOption('');
  await ana.page.getByRole('button', { name: /^Importar 2 jugadores/ }).click();
  await ana.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await ana.page.locator('[data-row]', { hasText: 'Nadie, Nunca' }).waitFor();
  const rows = (await rowsShown()).map(text => text.replace(/\s+/g, ' '));
  expect(rows.find(text => text.includes('Paola'))).toMatch(/1788/);
});

test('a list is removed', async () => {
  await ana.page.goto(`${program.origin}/console/server/ratings`);
  await ana.page.getByRole('button', { name: 'Quitar federacion' }).click();
  await ana.page.getByRole('button', { name: 'Quitar la lista' }).click();
  await ana.page.getByText('Federación MEX').waitFor({ state: 'detached' });
  expect(ana.complaints).toEqual([]);
});
