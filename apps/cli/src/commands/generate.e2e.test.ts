import { readdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';

const { pareo, read, path, remove } = workplace();
afterAll(remove);

test('the same seed gives the same file, byte for byte', () => {
  for (const name of ['one.trf', 'two.trf'])
    pareo('generate', '--players', '14', '--rounds', '4', '--seed', '9', '-o', name);
  expect(read('two.trf')).toBe(read('one.trf'));
});
test('many on several threads are the same as many on one', () => {
  const common = ['generate', '--count', '10', '--players', '10', '--rounds', '4', '--seed', 'm'];
  pareo(...common, '-o', 'threads', '--jobs', '2');
  pareo(...common, '-o', 'alone', '--jobs', '1');
  const names = readdirSync(path('threads')).sort();
  expect(names).toHaveLength(10);
  for (const name of names) expect(read(`threads/${name}`)).toBe(read(`alone/${name}`));
  expect(pareo('check', 'threads').code).toBe(0);
});
test.each(['trf16', 'trf26', 'json'])('%s reads back and checks clean', format => {
  const name = `as.${format === 'trf16' ? 'trf' : format}`;
  expect(
    pareo('generate', '--players', '11', '--rounds', '4', '--seed', '2', '--to', format, '-o', name).code,
  ).toBe(0);
  expect(pareo('check', name).code).toBe(0);
});
test('a system that plays matches is written as JSON', () => {
  expect(
    pareo('generate', '--system', 'wimbledon', '--option', 'games=2', '--seed', '3', '-o', 'cup.json').code,
  ).toBe(0);
  expect(pareo('check', 'cup.json').code).toBe(0);
});
test('for machines: the seed and what was written', () => {
  const { stdout } = pareo(
    'generate',
    '--players',
    '8',
    '--rounds',
    '3',
    '--seed',
    '5',
    '-o',
    'm.trf',
    '--json',
  );
  expect(JSON.parse(stdout)).toEqual({ seed: '5', files: [{ file: 'm.trf', rounds: 3 }], errors: [] });
});
test('what cannot be is told, and nothing is written', () => {
  const { code, stderr } = pareo('generate', '--players', '8', '--half-bye', '20x', '-o', 'never.trf');
  expect(code).toBe(3);
  expect(stderr).toContain('--half-bye');
  expect(() => read('never.trf')).toThrow();
});

test('a model lends its players; what the call states goes before it', () => {
  pareo('generate', '--players', '9', '--rounds', '3', '--seed', 'model', '-o', 'model.trf');
  pareo('generate', '--model', 'model.trf', '--rounds', '4', '--seed', '1', '-o', 'like.trf');
  const names = (name: string) =>
    read(name)
      .split('\n')
      .map(line => line.slice(0, 52))
      .filter(line => line.startsWith('001'));
  expect(names('like.trf')).toEqual(names('model.trf'));
  expect(read('like.trf')).toContain('XXR 4');
  expect(pareo('check', 'like.trf').code).toBe(0);
});
