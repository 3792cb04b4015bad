import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';

const { pareo, read, write, remove } = workplace();

beforeAll(() => {
  write('small.config', 'PlayersNumber=12\nRoundsNumber=3\n');
  pareo('--lim', '-g', 'small.config', '-o', 'lim.trf', '-s', '5');
});
afterAll(remove);

describe('--lim', () => {
  test('-g and -c: what it generates it finds right', () => {
    expect(pareo('--lim', 'lim.trf', '-c').stdout).toBe('lim: Round #1\nlim: Round #2\nlim: Round #3\n\n');
    expect(pareo('--lim', 'lim.trf', '-check').code).toBe(0);
  });
  test('-p: pairs the next round', () => {
    write(
      'list.csv',
      `No;Name\n${Array.from({ length: 6 }, (_, at) => `${at + 1};P${at + 1}`).join('\n')}\n`,
    );
    pareo(
      'new',
      '--system',
      'lim',
      '--players',
      'list.csv',
      '--rounds',
      '5',
      '--initial-colour',
      'white',
      '-o',
      'six.trf',
    );
    expect(pareo('--lim', 'six.trf', '-p').stdout).toBe('3\n1 4\n5 2\n3 6\n');
    expect(read('six.trf')).toContain('FIDE_LIM');
  });
});

describe('a Maxi-tournament', () => {
  test('is one with more players than 2 to the power of the rounds: new says so, and writes it into the file', () => {
    write(
      'nine.csv',
      `No;Name\n${Array.from({ length: 9 }, (_, at) => `${at + 1};P${at + 1}`).join('\n')}\n`,
    );
    const made = (rounds: string, file: string) =>
      pareo(
        'new',
        '--system',
        'lim',
        '--players',
        'nine.csv',
        '--rounds',
        rounds,
        '--initial-colour',
        'white',
        '-o',
        file,
      );
    expect(made('3', 'maxi.json').stderr).toContain('maxi-tournament=yes');
    expect(JSON.parse(read('maxi.json'))).toMatchObject({ options: { 'maxi-tournament': 'yes' } });
    expect(made('4', 'plain.json').stderr).not.toContain('maxi-tournament');
  });
  test('is not one where the arbiter says otherwise', () => {
    pareo(
      'new',
      '--system',
      'lim',
      '--players',
      'nine.csv',
      '--rounds',
      '3',
      '--option',
      'maxi-tournament=no',
      '--initial-colour',
      'white',
      '-o',
      'chosen.json',
    );
    expect(pareo('pair', 'chosen.json').stderr).not.toContain('maxi-tournament');
  });
});
