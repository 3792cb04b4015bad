import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';
import { SAMPLE } from '../testing/sample.ts';

const { pareo, path, write, remove } = workplace();

beforeAll(() => write('open.trf', SAMPLE));
afterAll(remove);

/** The first lines of a list as a reader of the file sees them. */
const printed = (...args: readonly string[]): string => {
  expect(pareo('print', 'open.trf', '--list', 'start', '--force', '-o', 'list.pdf', ...args).code).toBe(0);
  return spawnSync('pdftotext', ['-raw', '-enc', 'UTF-8', path('list.pdf'), '-'], { encoding: 'utf8' })
    .stdout;
};

test.each([
  ['es', '14 nov 2026'],
  ['en', '14 Nov 2026'],
])('dates stand on paper as people write them, not as the file does: %s', (language, date) => {
  const text = printed('--lang', language);
  expect(text).toContain(date);
  expect(text).not.toContain('2026/11/14');
});

const text = (file: string): string =>
  spawnSync('pdftotext', ['-raw', '-enc', 'UTF-8', path(file), '-'], { encoding: 'utf8' }).stdout;

test('lists have Spanish names, and a name that is none is told in the language of the call', () => {
  const call = ['print', 'open.trf', '--force', '-o', 'list.pdf', '--lang', 'es', '--list'];
  expect(pareo(...call, 'ranking,Clasificación').code).toBe(0);
  expect(text('list.pdf')).toContain('Clasificación');
  const { stderr, code } = pareo(...call, 'ranquin');
  expect([code, stderr]).toEqual([3, expect.stringContaining('emparejamientos, nombres, papeletas')]);
});

test('a code that phones cannot follow is refused', () => {
  const { stderr, code } = pareo(
    'print',
    'open.trf',
    '-o',
    'x.pdf',
    '--address',
    'http://localhost:8080/t/a',
  );
  expect([code, stderr]).toEqual([3, expect.stringContaining('[address-for-nobody]')]);
});

test('a tournament of teams prints cards of its matches, forms for line-ups and its teams', () => {
  const made = [
    '--system',
    'team-swiss',
    '--players',
    '6',
    '--rounds',
    '2',
    '--seed',
    'print',
    '--to',
    'trf26',
  ];
  expect(pareo('generate', ...made, '-o', 'cup.trf26').code).toBe(0);
  const lists = 'slips,line-ups,teams,names';
  const { code, stderr } = pareo('print', 'cup.trf26', '--round', '2', '--list', lists, '-o', 'cup.pdf');
  expect([code, stderr]).toEqual([0, expect.stringContaining('cup.pdf')]);
  const printedText = text('cup.pdf');
  for (const words of ['Captain Team 001', '1.4', 'Board 4', 'against', 'Teams', 'Round 2: pairings by name'])
    expect(printedText).toContain(words);
  expect(pareo('print', 'open.trf', '--list', 'teams', '-o', 'x.pdf').stderr).toContain('[list-of-teams]');
});
