import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withColoursExchanged, workplace } from '../testing/built-program.ts';

const { pareo, read, write, path, remove } = workplace();

const CONFIGURATION =
  'PlayersNumber=8\nRoundsNumber=3\nForfeitRate=1000000\nRetiredRate=1000000\nHalfPointByeRate=1000000\n';

beforeAll(() => {
  write('small.config', CONFIGURATION);
  pareo('--dutch', '-g', 'small.config', '-o', 'right.trf', '-s', '5');
  write('wrong.trf', withColoursExchanged(read('right.trf'), 1, 3));
});
afterAll(remove);

describe('-c', () => {
  test('names every round and ends with an empty line', () => {
    const { code, stdout } = pareo('--dutch', 'right.trf', '-c');
    expect(code).toBe(0);
    expect(stdout).toBe('right: Round #1\nright: Round #2\nright: Round #3\n\n');
  });
  test('shows both pairings of a round that differs, and still ends with 0', () => {
    const { code, stdout } = pareo('--dutch', 'wrong.trf', '-c');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /Round #3\n {2}Checker pairings {8}Tournament pairings \n {4}([ \d]{3}) - ([ \d]{3}) {16}\2 - \1\n\n\n$/,
    );
  });
  test('one round only', () => {
    expect(pareo('--dutch', 'right.trf', '-c', '2').stdout).toBe('right: Round #2\n\n');
    expect(pareo('--dutch', 'right.trf', '-c', '9').code).toBe(3);
  });
  test('without a system, the file decides', () => {
    expect(pareo('right.trf', '-c').stdout).toContain('right: Round #3');
  });
  test('-l writes the checklist of every round beside the input', () => {
    pareo('--dutch', 'right.trf', '-c', '-l');
    const list = read('right.list');
    expect(list.match(/^Round #\d$/gm)).toEqual(['Round #1', 'Round #2', 'Round #3']);
    expect(list).toMatch(/^ID\tPts\t---\tPref\tC2\tC14\tC16\t *Cur\t\tR1\tR2\t$/m);
    expect(list).toMatch(
      /^ *1\t\d\.\d\t *[WB]+\t *\S+ ?\t ?[YN]\t +[UD ]\t +[UD ]\t *\(\d+[WB]\)\t\t *\d+\t *\d+\t$/m,
    );
  });
});

describe('-check', () => {
  test('ends with 1 where something differs', () => {
    expect(pareo('-check', 'right.trf').code).toBe(0);
    const { code, stdout } = pareo('-check', 'wrong.trf');
    expect(code).toBe(1);
    expect(stdout).toContain('round 3');
  });
});

describe('-g', () => {
  test('the same seed gives the same file', () => {
    pareo('--dutch', '-g', 'small.config', '-o', 'again.trf', '-s', '5');
    expect(read('again.trf')).toBe(read('right.trf'));
  });
  test('what engines of today read: XXR, XXC, the code of the system in 092, the seed in 012', () => {
    const prefixes = read('right.trf')
      .split('\n')
      .map(line => line.slice(0, 3));
    expect([...new Set(prefixes)]).toEqual(['012', '092', 'XXR', 'XXC', '001', '']);
    expect(read('right.trf')).toMatch(/^012 .*5$/m);
  });
  test('a bare name goes into the folder of the configuration', () => {
    mkdirSync(path('inside'));
    write('inside/small.config', CONFIGURATION);
    pareo('--dutch', '-g', 'inside/small.config', '-o', 'beside.trf', '-s', '1');
    expect(read('inside/beside.trf')).toContain('001');
  });
  test('a model lends its players and rounds', () => {
    expect(pareo('--dutch', 'right.trf', '-g', '-o', 'like.trf', '-s', '6').code).toBe(0);
    const names = (trf: string) =>
      trf
        .split('\n')
        .map(line => line.slice(0, 52))
        .filter(line => line.startsWith('001'));
    expect(names(read('like.trf'))).toEqual(names(read('right.trf')));
    expect(read('like.trf')).not.toBe(read('right.trf'));
    expect(pareo('-check', 'like.trf').code).toBe(0);
  });
  test('a round that cannot be paired: exit code 1, and what was played until then', () => {
    write('long.config', CONFIGURATION.replace('RoundsNumber=3', 'RoundsNumber=9'));
    const { code, stderr } = pareo('--dutch', '-g', 'long.config', '-o', 'long.trf', '-s', '1');
    expect(code).toBe(1);
    expect(stderr).toMatch(/ended before round \d/);
    expect(pareo('-check', 'long.trf').code).toBe(0);
  });
  test('a wrong configuration: exit code 3 and the line', () => {
    write('wrong.config', 'PlayersNumber=many\n');
    const { code, stderr } = pareo('--dutch', '-g', 'wrong.config', '-o', 'never.trf');
    expect(code).toBe(3);
    expect(stderr).toMatch(/^wrong\.config:1:1: PlayersNumber/);
  });
});

test('-p -l: the pairs on the screen, the checklist in a file', () => {
  write('next.trf', read('right.trf').replace('XXR 3', 'XXR 4'));
  const { code, stdout } = pareo('--dutch', 'next.trf', '-p', '-l');
  expect(code).toBe(0);
  expect(stdout.split('\n')[0]).toBe('4');
  expect(read('next.list')).toMatch(/^ID\tPts\t----\tPref/m);
});
