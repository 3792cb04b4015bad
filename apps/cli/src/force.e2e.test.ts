import { mkdirSync, symlinkSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workplace } from './testing/built-program.ts';
import { SAMPLE } from './testing/sample.ts';

/* What a command does to a file that is already where it is told to write. */

const { pareo, path, read, write, remove } = workplace();

const PLAYERS = [
  'Name,Rating,Team',
  'Ana,2000,Xalapa',
  'Luz,1900,Xalapa',
  'Eva,1800,Perote',
  'Paz,1700,Perote',
];

const CUP = ['--system', 'team-swiss', '--players', 'list.csv', '--boards', '2', '--rounds', '1'];

beforeAll(() => {
  write('open.trf', SAMPLE);
  write('list.csv', PLAYERS.join('\n'));
  pareo('new', '--system', 'dutch', '--players', 'list.csv', '--rounds', '3', '-o', 'begun.json');
  pareo('new', ...CUP, '--initial-colour', 'white', '-o', 'cup.json');
});
afterAll(remove);

test.each([
  ['new', ['new', '--system', 'dutch', '--players', 'list.csv', '--rounds', '3', '-o', 'there.json']],
  ['convert', ['convert', 'open.trf', 'there.json']],
  ['renumber', ['renumber', 'begun.json', '-o', 'there.json']],
  ['results', ['results', 'cup.json', '-o', 'there.json']],
  ['line-up', ['line-up', 'cup.json', '1', '2', '--team', '1', '-o', 'there.json']],
])('%s puts a tournament in the place of no file unless it is told to', (_, args) => {
  write('there.json', 'another');
  const refused = pareo(...args);
  expect(refused.stderr).toContain(
    'there.json: This file is already there. Write elsewhere, or say --force. [file-exists]',
  );
  expect([refused.code, read('there.json')]).toEqual([3, 'another']);
  const { code, stderr } = pareo(...args, '--force');
  expect([code, stderr]).toEqual([0, expect.stringContaining('there.json')]);
  expect(read('there.json')).not.toBe('another');
});

test('in Spanish too it is said what to do', () => {
  write('there.json', 'another');
  expect(pareo('convert', 'open.trf', 'there.json', '--lang', 'es').stderr).toBe(
    'there.json: Ese archivo ya existe. Escriba en otro lugar o indique --force. [file-exists]\n',
  );
});

test('a list that can be made again takes the place of the one before', () => {
  write('pairs.txt', 'round 1');
  expect(pareo('pair', 'open.trf', '-o', 'pairs.txt').code).toBe(0);
  expect(read('pairs.txt')).toMatch(/^12\n/);
  write('ranks.pdf', 'after round 1');
  expect(pareo('print', 'open.trf', '--list', 'standings', '-o', 'ranks.pdf').code).toBe(0);
  expect(read('ranks.pdf')).toMatch(/^%PDF/);
});

test('an empty file has nothing to lose', () => {
  write('named.json', '');
  expect(pareo('convert', 'open.trf', 'named.json').code).toBe(0);
  expect(read('named.json')).toContain('"players"');
});

test('calls of other engines replace the files of the round before, as those engines do', () => {
  write('pairs.txt', 'round 1');
  expect(pareo('--dutch', 'open.trf', '-p', 'pairs.txt').code).toBe(0);
  expect(read('pairs.txt')).toMatch(/^12\n/);
});

test('results and players work on their own file, and what it was before is kept beside it', () => {
  write('own.trf', read('open.trf'));
  const before = read('own.trf');
  const { code, stderr } = pareo('results', 'own.trf');
  expect([code, stderr]).toEqual([0, expect.stringContaining('What it was before stands in own.trf.bak')]);
  expect(read('own.trf.bak')).toBe(before);
  const paired = read('own.trf');
  expect(paired).not.toBe(before);
  // The next call replaces the copy; with --force there is none.
  expect(pareo('players', 'own.trf', '--withdraw', '3', '--json').stdout).toContain('"copy": "own.trf.bak"');
  expect(read('own.trf.bak')).toBe(paired);
  expect(pareo('players', 'own.trf', '--return', '3', '--force').stderr).not.toContain('.bak');
  expect(read('own.trf.bak')).toBe(paired);
});

test('what a link in the place of the copy leads to is not touched, and without a place for the copy nothing is written', () => {
  write('linked.trf', read('open.trf'));
  write('precious.txt', 'precious');
  symlinkSync('precious.txt', path('linked.trf.bak'));
  expect(pareo('results', 'linked.trf').code).toBe(0);
  expect(read('precious.txt')).toBe('precious');
  expect(read('linked.trf.bak')).toBe(read('open.trf'));
  write('full.trf', read('open.trf'));
  mkdirSync(path('full.trf.bak/kept'), { recursive: true });
  const { code, stderr } = pareo('results', 'full.trf');
  expect([code, stderr]).toEqual([5, expect.stringContaining('full.trf.bak')]);
  expect(read('full.trf')).toBe(read('open.trf'));
});

test('convert takes -o as every command does, and one name for its output', () => {
  expect(pareo('convert', 'open.trf', '-o', 'by-option.json').code).toBe(0);
  expect(read('by-option.json')).toContain('"players"');
  expect(pareo('convert', 'open.trf', 'a.json', '-o', 'b.json').stderr).toContain('[options-exclude]');
  expect(pareo('convert', 'open.trf').stderr).toContain('[argument-missing]');
});

test('of many faults ten are told and the others counted; as JSON all are there', () => {
  const wrong = Array.from({ length: 23 }, (_, at) => `${at + 1}:${at + 1}`);
  const { stderr } = pareo('results', 'open.trf', ...wrong);
  const lines = stderr.trimEnd().split('\n');
  expect(lines).toHaveLength(11);
  expect(lines[10]).toBe('pareo: And 13 more: 13 result-not-understood. With --json all of them are listed.');
  const { errors } = JSON.parse(pareo('results', 'open.trf', ...wrong, '--json').stderr);
  expect(errors).toHaveLength(23);
});
