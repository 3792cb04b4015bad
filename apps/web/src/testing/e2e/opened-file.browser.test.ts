import { type Act, type Entry, exportJournal, type JournalFile, sealed, seqOf } from '@pareo/engine/journal';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, person, type Running, startBrowser, startProgram, welcomed } from './stage.ts';

/* A file `.pareo` in which somebody did what would be refused today, and one that was changed by hand. */

let program: Running;
let browser: Browser;
let ana: Person & { readonly context: Awaited<ReturnType<typeof person>>['context'] };
let file: JournalFile;

beforeAll(async () => {
  [program, browser] = await Promise.all([startProgram(), startBrowser()]);
  ana = await person(browser);
  await welcomed(ana, program, 'Ana M.');
  const api = `${program.origin}/api/v1/tournaments`;
  const headers = { origin: program.origin };
  const made = await ana.context.request.post(`${api}/demo`, { headers, data: {} });
  const { id } = (await made.json()) as { id: string };
  const saved = await ana.context.request.get(`${api}/${id}/export/journal`);
  file = (await saved.json()) as JournalFile;
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

/** The journal with more acts behind its own, sealed as they should be. */
const fileWith = (...acts: readonly object[]): Buffer => {
  const entries: Entry[] = [...file.entries];
  for (const act of acts) {
    const { seal, seq: before, ...rest } = entries.at(-1) as Entry;
    const seq = seqOf(before + 1);
    const id = seq.toString(16).padStart(32, 'a');
    entries.push(sealed(seal, { ...rest, act: act as Act, basis: before, seq, id }));
  }
  return Buffer.from(exportJournal(entries, file.attachments));
};
const open = async (who: Person, buffer: Buffer) => {
  await who.page.goto(`${program.origin}/console`);
  await who.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'open.pareo', mimeType: 'application/octet-stream', buffer });
};
const last = () => file.entries.at(-1)?.seq ?? 0;

test('acts that would be refused today are listed above the journal, each with its entry and why, until they were seen', async () => {
  await open(ana, fileWith({ kind: 'remove-player', player: 1 }, { kind: 'remove-player', player: 2 }));
  await ana.see('2 actos del archivo se rechazarían hoy.');
  const rows = ana.page.locator('.notice li');
  await expect.poll(() => rows.locator('.sentence').count()).toBe(2);
  expect(await rows.first().getAttribute('value')).toBe(String(last() + 1));
  expect(await rows.first().locator('.why').innerText()).toMatch(/ronda/);
  expect(await rows.first().innerText()).toContain('#1 se quitó de la lista');
  await ana.page.locator('.notice button', { hasText: 'Visto' }).click();
  await rows.first().waitFor({ state: 'detached' });
  expect(ana.complaints).toEqual([]);
});

test('in English, on a phone', async () => {
  const tom = await person(browser, { language: 'en-GB', width: 360 });
  await tom.context.addCookies(await ana.context.cookies());
  await open(tom, fileWith({ kind: 'remove-player', player: 1 }));
  await tom.see('1 act of the file would be refused today.');
  await tom.page.locator('.notice li .why').waitFor();
  const over = await tom.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await tom.context.close();
});

test('a file that was changed by hand is not opened, and the entry is named', async () => {
  const text = fileWith().toString().replace('"1-0"', '"0-1"');
  await open(ana, Buffer.from(text));
  await ana.see('El archivo no se puede leer');
  await ana.see(/El sello del asiento \d+ está roto/);
});
