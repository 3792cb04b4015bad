import type { Person } from '@pareo/tournament';
import { afterAll, describe, expect, test } from 'vitest';
import { alphabetical, checkInList, pairingCards, startingRank } from '../documents/players.ts';
import { pairingsByBoard, pairingsByName, resultSlips, resultsOfRound } from '../documents/rounds.ts';
import type { Printing } from '../documents/sheet.ts';
import { crosstableList, standingsList } from '../documents/tables.ts';
import type { PaperDocument } from '../model.ts';
import { cardsOf, crosstableOf, people, roundOf, standingsOf } from '../testing/open-of.ts';
import { printedWords, type Word } from '../testing/printed-words.ts';

/* Names measured in the files themselves: one size for a column, whatever the names; in large type none under 14 points. */

const { wordsIn, remove } = printedWords();
afterAll(remove);

const printing = (size: Printing['size'], language: Printing['language'] = 'es'): Printing => ({
  language,
  paper: 'a4',
  size,
  frame: { tournament: 'Copa', system: 'FIDE', program: 'Pareo', printed: '19 nov 2026' },
});

const listsFor = (how: Printing): readonly PaperDocument[] => [
  pairingsByBoard(how, roundOf(60, 10), 'published'),
  pairingsByName(how, roundOf(60, 10), 'published'),
  resultsOfRound(how, roundOf(60, 30)),
  startingRank(how, people(60)),
  alphabetical(how, people(60)),
  checkInList(how, people(60), 1),
  standingsList(how, standingsOf(60, 5), { isFinal: false }),
  crosstableList(how, crosstableOf(60, 11)),
];

/** With it every name begins; Juárez is a school too. */
const SURNAMES = new Set(people(60).map(({ name }) => name.split(/[ ,-]/)[0] ?? ''));
SURNAMES.delete('Juárez');
const surnames = (words: readonly Word[]): readonly Word[] =>
  words.filter(({ text }) => SURNAMES.has(text.split(/[ ,-]/)[0] ?? ''));

/** The sizes in each column, by where it begins. */
const sizesByColumn = (words: readonly Word[]): ReadonlyMap<number, ReadonlySet<number>> => {
  const columns = new Map<number, Set<number>>();
  for (const { x, size } of words) {
    const at = Math.round(x);
    columns.set(at, (columns.get(at) ?? new Set()).add(size));
  }
  return columns;
};

describe.each(['normal', 'large'] as const)('%s type', size => {
  test.each(listsFor(printing(size)).map(list => [list.kind, list] as const))(
    'one size in a column: %s',
    async (_, list) => {
      const columns = sizesByColumn(surnames(await wordsIn([list])));
      expect(columns.size).toBeGreaterThan(0);
      for (const sizes of columns.values()) expect([...sizes]).toHaveLength(1);
    },
  );

  test('slips of a printing have one size', async () => {
    const slips = resultSlips(printing(size), roundOf(60, 0), { state: 'published', perPage: 6 });
    const sizes = new Set(surnames(await wordsIn([slips])).map(word => word.size));
    expect(sizes.size).toBe(1);
  });

  test('cards have one size for owners and one for opponents, and rows keep their line', async () => {
    const cards = pairingCards(printing(size), cardsOf(24, 7), 7);
    const words = await wordsIn([cards]);
    expect(new Set(surnames(words).map(word => word.size)).size).toBe(2);
    // The number of an opponent and the name after it are one text.
    const opponents = surnames(words).filter(word => word.size < 11);
    for (const { page, bottom, x } of opponents)
      expect(words.some(word => word.page === page && word.bottom === bottom && word.x < x)).toBe(true);
  });
});

describe('large type, to be read from three metres', () => {
  /** Forty letters. */
  const NAME = 'Villavicencio de la Torre, María Graciela';
  const long: readonly Person[] = Array.from({ length: 20 }, (_, index) => ({
    key: index + 1,
    number: index + 1,
    name: NAME,
    title: 'WGM',
    rating: 2400,
    federation: 'MEX',
    club: 'Club de Ajedrez Xalapa',
  }));
  const seat = (at: number) => ({ person: long[at] as Person, points: '4.5' });
  const round = {
    round: 5,
    boards: Array.from({ length: 10 }, (_, at) => ({
      number: at + 1,
      white: seat(2 * at),
      black: seat(2 * at + 1),
    })),
    absences: [],
  };
  const standings = {
    ...standingsOf(20, 5),
    rows: standingsOf(20, 5).rows.map((row, at) => ({ ...row, person: long[at] as Person })),
  };

  test.each(['es', 'en'] as const)(
    '%s: names of forty letters are at least 14 points high, and whole',
    async language => {
      expect(NAME.replace(/,/, '')).toHaveLength(40);
      const how = printing('large', language);
      for (const list of [
        pairingsByBoard(how, round, 'published'),
        pairingsByName(how, round, 'published'),
        resultsOfRound(how, round),
        standingsList(how, standings, { isFinal: false }),
        startingRank(how, long),
        alphabetical(how, long),
        checkInList(how, long, 1),
      ]) {
        const words = await wordsIn([list]);
        for (const part of ['Villavicencio', 'Torre,', 'María', 'Graciela']) {
          const found = words.filter(({ text }) => text === part);
          expect([list.kind, part, found.length]).toEqual([list.kind, part, 20]);
          for (const { size } of found) expect(size, list.kind).toBeGreaterThanOrEqual(14);
        }
      }
    },
  );
});
