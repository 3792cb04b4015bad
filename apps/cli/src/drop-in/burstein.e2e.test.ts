import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';

const { pareo, write, remove } = workplace();

/** Before round 3 of 4: the seeding rounds are over. */
const SEVEN = `012 Seven players
001    1      Sim0001 Player0001                2307                             1.5    2     7 b 1     6 b =
001    2      Sim0002 Player0002                2279                             1.0    3     3 b 1     4 w 0
001    3      Sim0003 Player0003                2167                             0.5    4     2 w 0     5 b =
001    4      Sim0004 Player0004                1983                             2.0    1     6 b 1     2 b 1
001    5      Sim0005 Player0005                1960                             0.5    5  0000 - Z     3 w =
001    6      Sim0006 Player0006                1888                             0.5    6     4 w 0     1 w =
001    7      Sim0007 Player0007                1714                             0.0    7     1 w 0  0000 - Z
XXR 4
XXC white1
`;

beforeAll(() => {
  write('small.config', 'PlayersNumber=8\nRoundsNumber=3\nForfeitRate=1000000\n');
  write('seven.trf', SEVEN);
  pareo('--burstein', '-g', 'small.config', '-o', 'burstein.trf', '-s', '5');
});
afterAll(remove);

describe('--burstein', () => {
  test('generates a tournament that checks clean', () => {
    expect(pareo('--burstein', 'burstein.trf', '-c').stdout).toBe(
      'burstein: Round #1\nburstein: Round #2\nburstein: Round #3\n\n',
    );
    expect(pareo('--burstein', 'burstein.trf', '-check').code).toBe(0);
  });
  test('pairs the next round by the rules in force', () => {
    expect(pareo('--burstein', 'seven.trf', '-p').stdout).toBe('4\n4 5\n1 2\n3 6\n7 0\n');
  });
  test('the rules of 2017 are asked for by their name', () => {
    expect(pareo('pair', 'seven.trf', '--system', 'burstein-2017').code).toBe(0);
  });
});
