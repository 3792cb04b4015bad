import { afterAll, beforeAll, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';

const { pareo, read, write, remove } = workplace();

beforeAll(() => {
  write('small.config', 'PlayersNumber=9\nRoundsNumber=3\n');
  pareo('--team', '-g', 'small.config', '-o', 'teams.trf', '-s', '5');
});
afterAll(remove);

test('--team -g and -c: teams are generated, and found right', () => {
  expect(read('teams.trf').match(/^310 /gm)).toHaveLength(9);
  expect(pareo('--team', 'teams.trf', '-c').stdout).toBe(
    'teams: Round #1\nteams: Round #2\nteams: Round #3\n\n',
  );
  expect(pareo('--team', 'teams.trf', '-check').code).toBe(0);
});

test('--team MODEL -g: as many teams as the model has', () => {
  pareo('--team', 'teams.trf', '-g', '-o', 'like.trf', '-s', '6');
  expect(read('like.trf').match(/^310 /gm)).toHaveLength(9);
});

test('--team -p: matches of the next round, the bye as 0', () => {
  const names = ['Norte', 'Sur', 'Este', 'Oeste', 'Centro'];
  const players = names.flatMap(team => [1, 2].map(seat => `${team} ${seat};${team}`));
  write('list.csv', `Name;Team\n${players.join('\n')}\n`);
  const rest = ['--boards', '2', '--rounds', '3', '--initial-colour', 'white', '-o', 'five.trf26'];
  pareo('new', '--system', 'team-swiss', '--players', 'list.csv', ...rest);
  expect(pareo('--team', 'five.trf26', '-p').stdout).toBe('3\n1 3\n4 2\n5 0\n');
});

test('without teams the call is refused', () => {
  write('alone.csv', 'Name\nAna\nEva\n');
  const rest = ['--players', 'alone.csv', '--rounds', '3', '--initial-colour', 'white', '-o', 'two.trf'];
  pareo('new', '--system', 'dutch', ...rest);
  const { code, stderr } = pareo('--team', 'two.trf', '-p');
  expect(code).toBe(3);
  expect(stderr).toContain('teams-needed');
});
