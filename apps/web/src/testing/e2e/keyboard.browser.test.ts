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

/* Every flow with the keyboard alone: nothing here uses the mouse, and no element is given the focus but by keys. What has the focus is seen:
 * an outline, or the cell with the cursor. */

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

/** What has the focus, as a person would call it, and whether it can be seen that it has. */
const focused = (who: Person) =>
  who.page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return { name: '', seen: true, where: 'body' };
    const styles = (one: Element) => getComputedStyle(one);
    const ring = (one: Element | null) =>
      one !== null && styles(one).outlineStyle !== 'none' && Number.parseFloat(styles(one).outlineWidth) >= 2;
    // A choice drawn by its label shows the ring there.
    const seen = ring(element) || ring(element.closest('label')) || ring(element.closest('.box'));
    const name =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.innerText ??
      element.innerText ??
      '';
    return { name: name.replace(/\s+/g, ' ').trim(), seen, where: element.outerHTML.slice(0, 120) };
  });

/** Tab until what has the focus is called so. Everything on the way must be seen. */
const tabTo = async (who: Person, wanted: string | RegExp, most = 60): Promise<void> => {
  const passed: string[] = [];
  for (let step = 0; step < most; step++) {
    await who.press('Tab');
    const { name, seen, where } = await focused(who);
    expect(seen, `the focus cannot be seen on ${where}`).toBe(true);
    if (typeof wanted === 'string' ? name.includes(wanted) : wanted.test(name)) return;
    passed.push(name);
  }
  throw new Error(`${wanted} is not reached by Tab: ${passed.join(' | ')}`);
};
const heading = (who: Person, text: string | RegExp) =>
  who.page.locator('main h1', { hasText: text }).waitFor();
const dialog = (who: Person, text: string | RegExp) =>
  who.page.locator('dialog[open] h2', { hasText: text }).waitFor();
const noDialog = (who: Person) => who.page.locator('dialog[open]').waitFor({ state: 'detached' });
const goTo = async (who: Person, letter: string, title: string | RegExp) => {
  await who.press('Escape', 'g', letter);
  await heading(who, title);
};

test('from the list of tournaments to a published round with results', async () => {
  await ana.page.locator('.doors').waitFor();
  await tabTo(ana, 'Torneo nuevo');
  await ana.press('Enter');
  await heading(ana, 'Torneo nuevo');
  // The name has the focus; the kind stands before it, and the arrows choose.
  await ana.type('Solo teclado');
  await ana.press('Shift+Tab');
  await ana.press('ArrowDown');
  await ana.press('ArrowUp');
  expect(await ana.page.locator('input[name=kind]:checked').getAttribute('value')).toBe('open');
  await tabTo(ana, 'Cambiar');
  await ana.press('Enter');
  await tabTo(ana, 'Sistema y edición');
  await tabTo(ana, /Pegue aquí/);
  await ana.paste(pastedList(9));
  await ana.page.locator('.preview [data-row]').first().waitFor();
  await tabTo(ana, 'Crear con 9 jugadores', 90);
  await ana.press('Enter');
  await ana.see('Todo listo para la ronda 1.');

  await ana.press('Enter');
  await heading(ana, 'borrador');
  await ana.press('Enter');
  await dialog(ana, 'Publicar');
  await ana.press('Enter');
  await heading(ana, 'resultados');
  await ana.page.locator('[data-cell="result"]:focus').waitFor();
  // X alone is "neither came".
  await ana.press('g', 'x');
  await heading(ana, 'Cuadro cruzado');
  await ana.press('g', 'r');
  await ana.page.locator('[data-cell="result"]:focus').waitFor();
  expect(await ana.page.locator('[data-cell="result"]').allInnerTexts()).toEqual(['–', '–', '–', '–']);
  for (const key of ['1', '5', '0', '1']) await ana.press(key);
  await ana.page.locator('.notice.done').waitFor();
});

test('players: one by typing, the card, an edit, a bye, a withdrawal and back', async () => {
  await goTo(ana, 'p', 'Jugadores');
  await ana.press('n');
  await ana.type('Quiroga Sáenz, Inés 1850 MEX');
  await ana.press('Enter');
  await dialog(ana, /.+/);
  await tabTo(ana, /Inscribir|Entra|ronda 2/i);
  await ana.press('Enter');
  await noDialog(ana);
  await ana.see('Quiroga Sáenz, Inés');

  await ana.press('Escape');
  await tabTo(ana, /Aguirre|^1$|Quiroga|\d/);
  await ana.press('ArrowDown', 'ArrowUp', 'Enter');
  await ana.page.locator('.panel h2').waitFor();
  await tabTo(ana, /Editar/);
  await ana.press('Enter');
  await dialog(ana, /.+/);
  await ana.press('Escape');
  await noDialog(ana);
  await tabTo(ana, /Retirar/);
  await ana.press('Enter');
  await dialog(ana, /.+/);
  await ana.press('Escape');
  await noDialog(ana);
  await ana.press('Escape');
  await ana.page.locator('.panel').waitFor({ state: 'detached' });
});

test('attendance: a cell is changed by its letter, and undone', async () => {
  await goTo(ana, 'a', 'Asistencia');
  await tabTo(ana, /Aguirre|Núm|^\d+$|·|^$/);
  const cell = ana.page
    .locator('[data-row="1"] [data-cell="r3"], [data-row="1"] [data-cell="round-3"]')
    .first();
  await ana.page.locator('[data-row]').first().waitFor();
  for (let at = 0; at < 12; at++) {
    if (await cell.evaluate(one => one === document.activeElement)) break;
    await ana.press('ArrowRight');
  }
  await ana.press('h');
  await expect.poll(() => cell.innerText()).toContain('H');
  await ana.press('Control+z');
  await expect.poll(() => cell.innerText()).not.toContain('H');
  await ana.press('Escape');
  await tabTo(ana, 'Registro');
  await ana.press('Enter');
  await ana.see(/0 de \d+ presentes/);
  // What is typed next is a name, not keys of the screen.
  await ana.type('aguirre');
  await ana.press('Enter');
  await ana.see(/1 de \d+ presentes/);
});

test('Escape leaves a field: the letters after it are keys, and nobody is entered by them', async () => {
  await goTo(ana, 'p', 'Jugadores');
  const players = await ana.page.locator('main h1').innerText();
  await ana.press('n');
  await ana.type('15011');
  await ana.press('Enter');
  await ana.see('Falta un nombre.');
  await ana.press('Escape');
  await goTo(ana, 'a', 'Asistencia');
  await goTo(ana, 'p', 'Jugadores');
  expect(await ana.page.locator('main h1').innerText()).toBe(players);
});

test('a half-point bye for who had withdrawn, thought better of: withdrawn as before, and the focus stays', async () => {
  await ana.press('Control+k');
  await ana.type('barr');
  await ana.page.locator('[role=option]:visible').first().waitFor();
  await ana.press('Enter');
  await ana.page.locator('.panel h2').waitFor();
  await tabTo(ana, /Retirar/);
  await ana.press('Enter');
  await dialog(ana, /Retirar/);
  await ana.press('Enter');
  await noDialog(ana);
  await expect.poll(async () => (await focused(ana)).name).toContain('Barrera');
  await goTo(ana, 'a', 'Asistencia');
  await ana.page.locator('[data-row="2"] [data-cell="r4"]').waitFor();
  await tabTo(ana, /^\d+$/);
  await ana.press('ArrowDown', ...Array.from({ length: 5 }, () => 'ArrowRight'));
  await ana.page.locator('[data-row="2"] [data-cell="r4"]:focus').waitFor();
  await ana.press('h');
  await dialog(ana, '¿Anotar estos byes');
  await ana.press('Escape');
  await noDialog(ana);
  await expect.poll(() => ana.page.locator('[data-row="2"] [data-cell="r4"]').innerText()).toBe('–');
  // P alone would let them play again: after G it is a page, wherever the cursor is.
  await goTo(ana, 'p', 'Jugadores');
  await ana.see(/se retiró después de la ronda 1/);
});

test('why, and why not, of a board; by hand and back; unpublished results stay', async () => {
  await goTo(ana, 'r', 'Ronda 1');
  await ana.page.locator('[data-cell="result"]').first().waitFor();
  await tabTo(ana, /Aguirre|1-0|½|0-1|^\d+$|–/);
  await ana.press('w');
  await ana.page.locator('.panel').waitFor();
  await ana.press('n');
  await ana.type('barr');
  await ana.press('ArrowDown', 'Enter');
  await ana.page
    .locator('.panel')
    .getByText(/Prohibido|Peor|Igual|Mesa/)
    .first()
    .waitFor();
  await ana.press('F6');
  await ana.press('Escape');
  await ana.press('Escape');
  await ana.press('g', 'n');
  await ana.see(/ronda 1 está completa/i);
  await ana.press('Enter');
  await heading(ana, 'borrador');
  await ana.press('c');
  await ana.page.locator('.mode').waitFor();
  await ana.press('Enter', 'ArrowDown', 'Enter');
  await ana.see(/2 mesas difieren/);
  // Ctrl Z takes back the change of seats, not the pairing of the round.
  await ana.press('Control+z');
  await ana.see(/igual que el motor/);
  await ana.press('x');
  await ana.see(/1 mesa difiere/);
  // Another page and back: it stands as it was left.
  await goTo(ana, 'n', 'Ahora');
  await ana.press('Enter');
  await heading(ana, 'borrador');
  await ana.press('c');
  await heading(ana, /1 mesa difiere/);
  await ana.press('Shift+Tab');
  await tabTo(ana, 'Descartar');
  await ana.press('Enter');
  await heading(ana, 'borrador');
});

test('a change by hand is saved with its reason: Tab leaves the table at once, each dialog begins where something is to be said', async () => {
  await ana.press('c');
  await ana.page.locator('[data-row="1"] [data-cell="white"]:focus').waitFor();
  await ana.press('ArrowDown', 'x');
  await heading(ana, /1 mesa difiere/);
  await ana.press('Shift+Tab', 'Shift+Tab', 'Enter');
  await dialog(ana, /Por qué lo cambia/);
  await ana.page.locator('dialog[open] input[type=radio]:focus').waitFor();
  await ana.press('ArrowDown', 'Enter');
  await dialog(ana, /Tomar este emparejamiento/);
  await ana.page.locator('dialog[open] textarea:focus').waitFor();
  await ana.type('Así lo dicen las bases');
  await ana.press('Tab', 'Space', 'Tab', 'Tab', 'Enter');
  await noDialog(ana);
  await heading(ana, 'borrador');
  await ana.see(/1 mesa a mano/);
  await ana.press('Control+z');
  await ana.see(/Se deshizo/);
});

test('a closed round: the cursor is on its first board, and a result key opens the correction', async () => {
  await ana.press('[');
  await heading(ana, 'cerrada');
  await ana.page.locator('[data-row="1"] [data-cell="result"]:focus').waitFor();
  await ana.press('ArrowDown', '0');
  await dialog(ana, /mesa 2/i);
  await ana.press('Escape');
  await noDialog(ana);
  await ana.press(']');
  await heading(ana, 'borrador');
  await ana.press('Control+z');
  await ana.see(/Se deshizo: Ronda 2 emparejada/);
  await ana.press('Control+Shift+z');
  await ana.see(/Se rehízo: Ronda 2 emparejada/);
});

test('standings: a value opens its working, two are compared; the crosstable by number', async () => {
  await goTo(ana, 's', 'Clasificación');
  await ana.page.locator('[data-row]').first().waitFor();
  await tabTo(ana, /^\d+(–\d+)?$/);
  await ana.press('End', 'Enter');
  await ana.page.locator('.panel table, .panel dl').first().waitFor();
  await ana.press('Escape');
  await ana.press('v', 'ArrowDown', 'v');
  await ana.page.locator('.panel h3').waitFor();
  await ana.press('Escape');
  await goTo(ana, 'x', 'Cuadro cruzado');
  await tabTo(ana, /Por lugar|Por número/);
  await ana.press('ArrowRight');
  await ana.see('Los números de las casillas son de emparejamiento.');
});

test('print, journal, share, settings, finish, backups', async () => {
  await goTo(ana, 'i', 'Imprimir');
  await tabTo(ana, 'Para el muro');
  await goTo(ana, 'j', 'Bitácora');
  await tabTo(ana, /Bitácora completa/);
  await tabTo(ana, 'Deshacer');
  await goTo(ana, 'h', 'Compartir');
  await tabTo(ana, /QR/);
  await ana.press('Enter');
  await dialog(ana, /.+/);
  await ana.press('Escape');
  await noDialog(ana);
  await tabTo(ana, 'Enlace nuevo');
  await ana.press('Enter');
  await dialog(ana, /.+/);
  await tabTo(ana, /Crear|Hacer/);
  await ana.press('Enter');
  await ana.page.locator('dialog[open]', { hasText: 'Copiar la dirección' }).waitFor();
  await ana.press('Escape');
  await noDialog(ana);
  await tabTo(ana, /Renovar|Revocar/);
  await goTo(ana, 'e', 'Configuración');
  await tabTo(ana, 'Lugar');
  await ana.type('Xalapa');
  await ana.press('Tab');
  await ana.see(/Guardado/);
  await ana.press('Control+k');
  await ana.type('termin');
  await ana.press('Enter');
  await heading(ana, 'Terminar');
  await tabTo(ana, 'TRF26');
  await ana.press('Control+k');
  await ana.type('todos los');
  await ana.press('Enter');
  await heading(ana, 'Torneos');
  await tabTo(ana, 'Servidor');
  await ana.press('Enter');
  await heading(ana, 'Personas');
  await tabTo(ana, /Acciones para/);
  await ana.press('Enter', 'ArrowDown', 'Escape');
  await tabTo(ana, 'Auditoría');
  await ana.press('Enter');
  await heading(ana, 'Auditoría');
  await tabTo(ana, 'Respaldos');
  await ana.press('Enter');
  await heading(ana, 'Respaldos');
  await tabTo(ana, /Restaurar/);
  await ana.press('Enter');
  await dialog(ana, /Restaurar/);
  await ana.press('Escape');
  await noDialog(ana);
  expect(ana.complaints).toEqual([]);
});

test('Enter presses what has the focus, and the primary action where nothing has', async () => {
  for (const before of ['Auditoría', 'Personas', 'Torneos']) {
    await ana.page.goBack();
    await heading(ana, before);
  }
  await tabTo(ana, 'Solo teclado');
  await ana.press('Enter');
  await ana.page.locator('.sentence').waitFor();
  await tabTo(ana, 'Bitácora');
  await ana.press('Enter');
  await heading(ana, 'Bitácora');
  await goTo(ana, 'n', 'Ahora');
  await ana.press('Enter');
  await heading(ana, 'borrador');
});

test('letters can be turned off where speech types them, and the keys of a screen are told', async () => {
  await ana.press('g', 'n');
  await ana.page.locator('.sentence').waitFor();
  await ana.press('?');
  await dialog(ana, 'Teclas');
  await ana.press('Escape');
  await noDialog(ana);
  await tabTo(ana, /Sus preferencias/);
  await ana.press('Enter');
  await dialog(ana, 'Sus preferencias');
  await tabTo(ana, 'Teclas de una letra');
  await ana.press('Space', 'Escape');
  await noDialog(ana);
  const before = ana.page.url();
  await ana.press('g', 'p');
  await ana.atRest();
  expect(ana.page.url()).toBe(before);
});
