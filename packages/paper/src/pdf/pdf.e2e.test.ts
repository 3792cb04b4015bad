import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { alphabetical, checkInList, pairingCards, startingRank } from '../documents/players.ts';
import {
  missingResults,
  pairingsByBoard,
  pairingsByName,
  resultSlips,
  resultsOfRound,
} from '../documents/rounds.ts';
import type { Printing } from '../documents/sheet.ts';
import { crosstableList, standingsList } from '../documents/tables.ts';
import type { Paper, PaperDocument } from '../model.ts';
import { cardsOf, crosstableOf, people, roundOf, standingsOf } from '../testing/open-of.ts';
import { drawPdf } from './index.ts';

/* The files themselves, read back by another program (poppler): pages counted, every name found as often as it must be
 * there. The test script installs poppler where it can. */

/** A thousand players with `npm run test:long`. */
const SIZES = process.env['PAREO_LONG'] === '1' ? [9, 60, 1000] : [9, 60];

const folder = mkdtempSync(join(tmpdir(), 'pareo-paper-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const printing = (language: 'en' | 'es', paper: Paper): Printing => ({
  language,
  paper,
  size: 'normal',
  frame: {
    tournament: 'Abierto de Xalapa',
    occasion: 'Xalapa, 21–23 nov 2026',
    system: 'FIDE',
    program: 'Pareo',
    printed: '21 nov 2026, 16:03',
    address: 'http://192.168.1.20:8080/t/xalapa',
  },
});

const read = async (
  documents: readonly PaperDocument[],
  from = 1,
): Promise<{ readonly pages: number; readonly text: string }> => {
  const file = join(folder, 'list.pdf');
  writeFileSync(file, await drawPdf(documents));
  const info = spawnSync('pdfinfo', [file], { encoding: 'utf8' });
  const text = spawnSync('pdftotext', ['-f', String(from), '-raw', '-enc', 'UTF-8', file, '-'], {
    encoding: 'utf8',
  });
  expect([info.error, text.error], 'poppler-utils (pdfinfo, pdftotext) reads the files back').toEqual([
    undefined,
    undefined,
  ]);
  // Names on two lines are put together again; spaces tell nothing.
  return { pages: Number(/Pages:\s+(\d+)/.exec(info.stdout)?.[1]), text: text.stdout.replace(/\s+/g, '') };
};

const count = (text: string, name: string): number => text.split(name.replace(/\s+/g, '')).length - 1;

/** How often each name stands there; numbered copies of a surname must not be mistaken for it. */
const timesOf = (text: string, size: number): readonly number[] =>
  people(size).map(({ name }) => count(text, name));

const all = (size: number, times: number): readonly number[] => people(size).map(() => times);

for (const [language, paper] of [
  ['es', 'a4'],
  ['en', 'letter'],
] as const)
  describe(`${language}, ${paper}`, () => {
    const how = printing(language, paper);
    for (const size of SIZES) {
      const round = roundOf(size, size);
      test(`${size} players: every name once on every list`, async () => {
        const lists: readonly PaperDocument[] = [
          pairingsByBoard(how, round, 'published'),
          resultsOfRound(how, round),
          startingRank(how, people(size)),
          alphabetical(how, people(size)),
          checkInList(how, people(size), 1),
          standingsList(how, standingsOf(size, 5), { isFinal: false }),
          crosstableList(how, crosstableOf(size, 9)),
          pairingCards(
            how,
            people(size).map(person => ({ person, rounds: [] })),
            9,
          ),
        ];
        for (const list of lists) {
          const { text } = await read([list]);
          expect(timesOf(text, size), list.kind).toEqual(all(size, 1));
        }
      });

      test(`${size} players: by name, each as itself and as an opponent`, async () => {
        const { text } = await read([pairingsByName(how, round, 'published')]);
        const away = new Set(round.absences.map(({ seat }) => seat.person.name));
        expect(timesOf(text, size)).toEqual(people(size).map(({ name }) => (away.has(name) ? 1 : 2)));
      });

      test(`${size} players: slips in stack order, four to a page`, async () => {
        const document = resultSlips(how, round, { state: 'published', perPage: 4 });
        const { pages } = await read([document]);
        expect(pages).toBe(Math.ceil(round.boards.length / 4));
        const [block] = document.body;
        const stacks =
          block?.kind === 'slips'
            ? Array.from({ length: 4 }, (_, place) => block.pages.map(page => page[place]?.board)).flat()
            : [];
        expect(stacks.filter(board => board !== undefined)).toEqual(
          round.boards.map(({ number }) => String(number)),
        );
      });
    }

    test('31 boards fit one page, and a last row never stands alone', async () => {
      const short = (number: number) => ({
        person: { key: number, number, name: `P${number}` },
        points: '0.0',
      });
      const of = (rows: number): PaperDocument => {
        const boards = Array.from({ length: rows }, (_, index) => ({
          number: index + 1,
          white: short(2 * index + 1),
          black: short(2 * index + 2),
        }));
        return pairingsByBoard(how, { round: 1, boards, absences: [] }, 'published');
      };
      expect((await read([of(31)])).pages).toBe(1);
      let rows = 31;
      while ((await read([of(rows)])).pages === 1) rows += 1;
      // One row more than a page holds: two go over.
      const { text } = await read([of(rows)], 2);
      expect([
        count(text, `P${2 * rows}`),
        count(text, `P${2 * rows - 2}`),
        count(text, `P${2 * rows - 4}`),
      ]).toEqual([1, 1, 0]);
    });

    test('a file says what it is, in which language, and how it is laid out', async () => {
      const file = join(folder, 'tagged.pdf');
      const round = roundOf(9, 0);
      const bytes = await drawPdf([
        pairingsByBoard(how, round, 'published'),
        pairingsByName(how, round, 'published'),
      ]);
      writeFileSync(file, bytes);
      const { stdout: info } = spawnSync('pdfinfo', [file], { encoding: 'utf8' });
      const [list, byName] =
        language === 'es'
          ? ['Ronda 5: emparejamientos', 'Ronda 5: emparejamientos por nombre']
          : ['Round 5: pairings', 'Round 5: pairings by name'];
      expect(info).toContain(`${list} · ${byName} – Abierto de Xalapa`);
      expect(info).toMatch(/Tagged: +yes/);
      expect(Buffer.from(bytes).toString('latin1')).toContain(`/Lang (${language})`);
      const { stdout: tree } = spawnSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8' });
      expect(tree.match(/^ *(Document|Sect|H1|Table|TR|TH)\b/gm)?.map(tag => tag.trim())).toEqual([
        'Document',
        'Sect',
        'H1',
        'Table',
        'TR',
        ...Array.from({ length: 12 }, () => 'TH'),
        ...round.boards.map(() => 'TR'),
        ...round.absences.map(() => 'TR'),
        'Sect',
        'H1',
      ]);
    });

    test('a draft says so on every page, a missing list says that nothing is missing', async () => {
      const word = language === 'es' ? 'BORRADOR' : 'DRAFT';
      const draft = await read([pairingsByBoard(how, roundOf(120, 0), 'draft')]);
      expect(count(draft.text, word)).toBe(draft.pages);
      const { text } = await read([missingResults(how, roundOf(9, 9))]);
      expect(text).toContain(language === 'es' ? 'Nofaltaningúnresultado' : 'Noresultismissing');
    });

    test('filled cards name every opponent', async () => {
      const { pages } = await read([pairingCards(how, cardsOf(9, 7), 7)]);
      expect(pages).toBe(2);
    });
  });
