import { readFileSync } from 'node:fs';
import { checkTournament, type Tournament } from '@pareo/engine';
import { readRecord } from '@pareo/engine/formats';
import { expect, test } from 'vitest';
import { cardSheets, crosstableSheet, roundSheet, standingsSheet } from './from-tournament.ts';

const SAMPLE = new URL('../../../apps/cli/samples/open.trf', import.meta.url);

const open = (): Tournament => {
  const read = readRecord(readFileSync(SAMPLE));
  const checked = read.ok ? checkTournament(read.value.record) : read;
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

test('a played round has every player once, boards from 1 on, results as lists print them', () => {
  const { boards, absences } = roundSheet(open(), 4);
  const names = [
    ...boards.flatMap(({ white, black }) => [white.person.name, black.person.name]),
    ...absences.map(({ seat }) => seat.person.name),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(boards.map(({ number }) => number)).toEqual(boards.map((_, index) => index + 1));
  for (const { result } of boards) expect(result).toMatch(/^(1-0|0-1|½-½|\+ -|- \+)$/);
});

test('standings carry the names of their tie-breaks in the language asked for', () => {
  const sheet = standingsSheet(open(), { language: 'es', tiebreaks: ['BH/C1', 'SB'] });
  expect(sheet.ok && sheet.value.tiebreaks.map(({ code }) => code)).toEqual(['BH/C1', 'SB']);
  expect(sheet.ok && sheet.value.rows[0]?.place).toBe('1');
});

test('a crosstable by rank names opponents by their ranks', () => {
  const table = crosstableSheet(open(), { order: 'rank' });
  expect(table.ok && table.value.numbers).toBe('rank');
  expect(table.ok && table.value.rows[0]?.cells.length).toBe(4);
});

test('a card sums the points round by round', () => {
  const [card] = cardSheets(open());
  expect(card?.rounds.map(round => round?.points)).toHaveLength(4);
});
