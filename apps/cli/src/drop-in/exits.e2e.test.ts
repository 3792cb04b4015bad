import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withColoursExchanged, workplace } from '../testing/built-program.ts';
import { SAMPLE, sampleWith } from '../testing/sample.ts';

const { pareo, read, write, path, remove } = workplace();

/** Columns of TRF: points 81-84, rank 86-89, rounds from 92 on. */
const player = (id: number, points: string, cells: string) =>
  `${`001 ${String(id).padStart(4)}      Player ${id}`.padEnd(80)}${points} ${String(id).padStart(4)}  ${cells}`;

/** The sample with a letter changed in the line of player 1. */
const withLetter = (column: number, change: (letter: string) => string) =>
  SAMPLE.replace(/^001 {4}1 .*$/m, line => {
    const letter = line[column - 1] ?? '';
    return `${line.slice(0, column - 1)}${change(letter)}${line.slice(column)}`;
  });

/** Two players who have met: nobody is left to be paired with. */
const NO_PAIRING = `XXR 3
${player(1, ' 1.0', '   2 w 1')}
${player(2, ' 0.0', '   1 b 0')}
`;
/** The same two once more, which no rule gives. */
const MET_AGAIN = `XXR 3
${player(1, ' 2.0', '   2 w 1     2 b 1')}
${player(2, ' 0.0', '   1 b 0     1 w 0')}
`;
const CONFIGURATION = 'PlayersNumber=8\nRoundsNumber=3\nForfeitRate=1000000\n';

beforeAll(() => {
  write('open.trf', SAMPLE);
  write('differs.trf', withColoursExchanged(SAMPLE, 1, 1));
  write('absent.trf', `${SAMPLE}XXZ 1\n`);
  write('met.trf', NO_PAIRING);
  write('again.trf', MET_AGAIN);
  write('small.config', CONFIGURATION);
  write(
    'dead.config',
    'PlayersNumber=4\nRoundsNumber=6\nForfeitRate=1000000\nRetiredRate=1000000\nHalfPointByeRate=1000000\n',
  );
  write('wrong.config', 'PlayersNumber=many\n');
  write('text.trf', 'Dear arbiter,\n');
  write('shifted.trf', SAMPLE.replace('\n001 ', '\n001  '));
  write(
    'contradicts.trf',
    withLetter(97, letter => (letter === 'w' ? 'b' : 'w')),
  );
  write(
    'points.trf',
    withLetter(82, () => '9'),
  );
  write('unannounced.trf', SAMPLE.replace(/^XXR.*\n/m, ''));
  write('over.trf', sampleWith('XXR 7', 'XXR 4'));
  write('large.trf', `${player(1, ' 0.0', '   2 w 1  '.repeat(1001))}\n${player(2, ' 0.0', '')}\n`);
  mkdirSync(path('broken'));
  for (const part of ['dist', 'bin'])
    cpSync(fileURLToPath(new URL(`../../${part}`, import.meta.url)), path(join('broken', part)), {
      recursive: true,
    });
});
afterAll(remove);

/** The 23 situations of `docs/reference/cli.md`, by their numbers. */
const SITUATIONS: readonly (readonly [number, () => number | null])[] = [
  [1, () => pareo('--dutch', 'open.trf', '-p').code],
  [2, () => pareo('--dutch', 'open.trf', '-p', 'pairs.txt', '-l', 'list.txt').code],
  [3, () => pareo('--dutch', 'absent.trf', '-p').code],
  [4, () => pareo('--dutch', 'open.trf', '-c').code],
  [5, () => pareo('--dutch', 'differs.trf', '-c').code],
  [6, () => pareo('--dutch', 'again.trf', '-c').code],
  [7, () => pareo('--dutch', '-g', 'small.config', '-o', 'made.trf', '-s', '1').code],
  [8, () => pareo('-r').code],
  [9, () => pareo('--dutch', 'met.trf', '-p').code],
  [10, () => pareo('--dutch', '-g', 'dead.config', '-o', 'dead.trf', '-s', '1').code],
  [11, () => spawnSync(process.execPath, [path('broken/bin/pareo.mjs'), '-r']).status],
  [12, () => pareo('--dutch', 'open.trf', '-p', '-z').code],
  [13, () => pareo('--dutch', 'open.trf').code],
  [14, () => pareo('--dutch', '-g').code],
  [15, () => pareo('--dutch', 'text.trf', '-p').code],
  [16, () => pareo('--dutch', 'shifted.trf', '-p').code],
  [17, () => pareo('--dutch', 'contradicts.trf', '-p').code],
  [18, () => pareo('--dutch', 'points.trf', '-p').code],
  [19, () => pareo('--dutch', 'unannounced.trf', '-p').code],
  [20, () => pareo('--dutch', 'over.trf', '-p').code],
  [21, () => pareo('--dutch', '-g', 'wrong.config', '-o', 'made.trf').code],
  [22, () => pareo('--dutch', 'large.trf', '-p').code],
  [23, () => pareo('--dutch', 'nowhere.trf', '-p').code],
];

const REFERENCE = readFileSync(
  fileURLToPath(new URL('../../../../docs/reference/cli.md', import.meta.url)),
  'utf8',
);
const documented = new Map(
  [...REFERENCE.matchAll(/^\| (\d+) \| .* \| (\d) \|$/gm)].map(([, number, code]) => [
    Number(number),
    Number(code),
  ]),
);

test('the reference lists 23 situations, and each is tried', () => {
  expect([...documented.keys()]).toEqual(SITUATIONS.map(([number]) => number));
  expect(documented.size).toBe(23);
});

test.each(SITUATIONS)('situation %i ends with the code of the reference', (number, tried) => {
  expect(tried()).toBe(documented.get(number));
});

test('an output that cannot be written is a file that cannot be used', () => {
  expect(pareo('--dutch', 'open.trf', '-p', join('nowhere', 'pairs.txt')).code).toBe(5);
});

test('the faulty files have the fault they are named for', () => {
  const codes = (name: string) =>
    [...pareo('--dutch', name, '-p').stderr.matchAll(/\[([a-z-]+)\]/g)].map(([, code]) => code);
  expect(codes('shifted.trf')).toContain('columns-shifted');
  expect(codes('contradicts.trf')).toEqual(['colours-disagree']);
  expect(codes('points.trf')).toEqual(['points-disagree']);
  expect(codes('unannounced.trf')).toEqual(['rounds-unknown']);
  expect(codes('met.trf')).toEqual(['no-legal-pairing']);
  expect(codes('large.trf')).toContain('limit-exceeded');
  expect(pareo('--dutch', 'again.trf', '-c').stdout).toContain('No valid pairing exists');
  expect(read('dead.trf')).toContain('XXR 6');
});
