import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withColoursExchanged, workplace } from '../testing/built-program.ts';
import { SAMPLE } from '../testing/sample.ts';

const { pareo, read, write, path, remove } = workplace();

const QUIET = [
  '--forfeit',
  '0',
  '--half-bye',
  '0',
  '--zero-bye',
  '0',
  '--full-bye',
  '0',
  '--withdraw',
  '0',
  '--late',
  '0',
];

beforeAll(() => {
  pareo('generate', '--players', '12', '--rounds', '5', '--seed', 'right', ...QUIET, '-o', 'right.trf');
  write('wrong.trf', withColoursExchanged(read('right.trf'), 1, 5));
});
afterAll(remove);

test('a file in order: exit code 0 and a summary', () => {
  const { code, stdout } = pareo('check', 'right.trf');
  expect([code, stdout]).toEqual([0, 'right.trf: 5 rounds agree\n1 file, 5 rounds: all agree.\n']);
});
test('a wrong colour: exit code 1, both pairings side by side', () => {
  const { code, stdout } = pareo('check', 'wrong.trf');
  expect(code).toBe(1);
  expect(stdout).toContain('wrong.trf: round 5 is not what dutch-2026 gives');
  expect(stdout).toMatch(/By the rules +In the file/);
  expect(stdout).toContain('5 rounds: 4 agree, 1 differs.');
});
test('--json has the shape that other tools read', () => {
  const { code, stdout } = pareo('check', 'right.trf', 'wrong.trf', '--json');
  expect(code).toBe(1);
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ files: 2, rounds: 10, roundsAgreeing: 9, errors: [] });
  expect(report.differences).toHaveLength(1);
  const [{ file, round, expected, found }] = report.differences;
  expect([file, round]).toEqual(['wrong.trf', 5]);
  expect(expected.pairs).toEqual(
    found.pairs.map(({ white, black }: Record<string, number>) => ({ white: black, black: white })),
  );
});
test('a folder and everything below it, on several threads', () => {
  mkdirSync(path('many/below'), { recursive: true });
  for (let at = 1; at <= 12; at++) write(`many/${at}.trf`, read('right.trf'));
  write('many/below/wrong.trf', read('wrong.trf'));
  write('many/notes.txt', 'No tournament.');
  const report = JSON.parse(pareo('check', 'many', '--jobs', '2', '--json').stdout);
  expect(report).toMatchObject({ files: 13, rounds: 65, roundsAgreeing: 64, errors: [] });
  expect(report.differences[0].file).toBe('many/below/wrong.trf');
});
test('the number of rounds not announced: said, and those recorded count', () => {
  write('open.trf', read('right.trf').replace(/^XXR.*\n/m, ''));
  const { code, stderr } = pareo('check', 'open.trf');
  expect(code).toBe(0);
  expect(stderr).toContain('the number of rounds is not announced; the 5 recorded are taken for all');
});
test('a broken file is told with its place; the others are checked', () => {
  write('broken.trf', '001    x Nobody');
  const { code, stdout, stderr } = pareo('check', 'right.trf', 'broken.trf');
  expect(code).toBe(3);
  expect(stdout).toContain('right.trf: 5 rounds agree');
  expect(stderr).toMatch(/^broken\.trf:1:\d+: /m);
});
test('a file that is not there: exit code 5', () => {
  expect(pareo('check', 'nowhere.trf').code).toBe(5);
});
test('--system decides against the file', () => {
  expect(pareo('check', 'right.trf', '--system', 'berger').code).toBe(1);
});
test('ranks that do not follow from the list of tie-breaks are differences', () => {
  pareo(
    'generate',
    '--players',
    '12',
    '--rounds',
    '5',
    '--seed',
    '1',
    '--tiebreaks',
    'BH,SB',
    '-o',
    'ranked.trf',
  );
  expect(pareo('check', 'ranked.trf').code).toBe(0);
  const lines = read('ranked.trf').split('\n');
  const ofRank = (rank: number) =>
    lines.findIndex(line => line.startsWith('001') && Number(line.slice(85, 89)) === rank);
  const places = [ofRank(1), ofRank(12)] as const;
  const ranked = (at: number, rank: number) => {
    const line = lines[at] ?? '';
    lines[at] = `${line.slice(0, 85)}${String(rank).padStart(4)}${line.slice(89)}`;
  };
  ranked(places[0], 12);
  ranked(places[1], 1);
  write('ranked.trf', lines.join('\n'));
  const report = JSON.parse(pareo('check', 'ranked.trf', '--json').stdout);
  expect(report.rankDifferences).toHaveLength(2);
  expect(pareo('check', 'ranked.trf').code).toBe(1);
});

test('C.04.2 (2017), D.2: whoever was paired after staying away is named, in both languages', () => {
  // Round 1: 3 did not come to the game against 1; round 2 pairs 3 again.
  write(
    'absent.trf',
    [
      '012 Absent',
      'XXR 3',
      'XXC white1',
      '001    1      Uno                               2400                             2.0    0     3 w +     2 b 1',
      '001    2      Dos                               2300                             1.0    0     4 b 1     1 w 0',
      '001    3      Tres                              2200                             1.0    0     1 b -     4 w 1',
      '001    4      Cuatro                            2100                             0.0    0     2 w 0     3 b 0',
      '',
    ].join('\n'),
  );
  const { stderr } = pareo('check', 'absent.trf', '--system', 'dutch-2017');
  expect(stderr).toContain(
    'absent.trf, round 2: 3 Tres did not come to the last game and would be taken for withdrawn (C.04.2 (2017), D.2), but is paired.\n',
  );
  expect(pareo('check', 'absent.trf', '--system', 'dutch-2017', '--lang', 'es').stderr).toContain(
    'absent.trf, ronda 2: 3 Tres no asistió a su última partida',
  );
  expect(pareo('check', 'absent.trf', '--system', 'dutch-2026').stderr).toContain(
    '(C.05, 6.5), but is paired.',
  );
  const paired = pareo('pair', 'absent.trf', '--system', 'dutch-2017', '--json');
  expect(paired.stderr).toBe('');
});

test('TRF26, 192: CUSTOM_SWISS and CUSTOM_TEAM_SWISS name rules that no file tells: ranks are checked, rounds are not', () => {
  write('own.trf', SAMPLE.replace(/^192 .*$/m, '192 CUSTOM_SWISS'));
  const { code, stdout, stderr } = pareo('check', 'own.trf');
  expect([code, stdout]).toEqual([
    0,
    'own.trf: 4 rounds not checked, 25 ranks agree\n1 file, 0 rounds. 25 ranks: all agree.\n',
  ]);
  expect(stderr).toContain('"CUSTOM_SWISS" are rules of the tournament\'s own');
  expect(pareo('check', 'own.trf', '--system', 'dutch').stdout).toContain('4 rounds agree');
  // A wrong rank is found all the same; a system that is only missing here is refused as before.
  const misplaced = SAMPLE.replace(
    'MEX                         4.0    1',
    'MEX                         4.0    2',
  );
  write('misplaced.trf', misplaced.replace(/^192 .*$/m, '192 CUSTOM_TEAM_SWISS_MP'));
  expect(pareo('check', 'misplaced.trf').code).toBe(1);
  write('schiller.trf', SAMPLE.replace(/^192 .*$/m, '192 FIDE_SCHILLER'));
  expect(pareo('check', 'schiller.trf').code).toBe(3);
});
