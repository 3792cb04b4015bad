import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';

/* A whole event of teams on the command line: five teams of two boards and a reserve, by hand. */

const { pareo, read, write, remove } = workplace();
afterAll(remove);

const TEAMS = ['Xalapa', 'Orizaba', 'Perote', 'Coatepec', 'Veracruz'];
const LIST = [
  'Name,Rating,Team',
  ...TEAMS.flatMap((team, at) =>
    ['Ana', 'Luz', 'Eva'].map((name, seat) => `"${team} ${name}",${2200 - 30 * at - seat},${team}`),
  ),
].join('\n');

const CUP = ['--system', 'team-swiss', '--players', 'teams.csv', '--boards', '2', '--rounds', '3'];

let cup = '';
beforeAll(() => {
  write('teams.csv', LIST);
  write('players.csv', LIST.replaceAll(/,[^,\n]*$/gm, ''));
  expect(pareo('new', ...CUP, '--initial-colour', 'white', '-o', 'cup.trf26').code).toBe(0);
  cup = read('cup.trf26');
});
beforeEach(() => write('cup.trf26', cup));

/** A round by hand; what was told of it. */
const results = (...args: readonly string[]) => pareo('results', 'cup.trf26', ...args, '--force');
const lineUp = (...args: readonly string[]) => pareo('line-up', 'cup.trf26', ...args, '--force');
const linesOf = (record: string) =>
  read('cup.trf26')
    .split('\n')
    .filter(line => line.startsWith(record));

describe('line-up', () => {
  test('is the order of the roster, with the colours of the boards, while nothing was set', () => {
    const { stdout, code } = pareo('line-up', 'cup.trf26', '--team', '3', '--json');
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      {
        round: 1,
        team: { number: 3, name: 'Perote' },
        opponent: { number: 1, name: 'Xalapa' },
        source: 'roster',
        boards: [
          { board: 1, player: 7, name: 'Perote Ana', rating: 2140, colour: 'black' },
          { board: 2, player: 8, name: 'Perote Luz', rating: 2139, colour: 'white' },
        ],
      },
    ]);
    expect(pareo('line-up', 'cup.trf26', '--team', 'perote', '--lang', 'es').stdout).toContain(
      '3 Perote · Alineación de la ronda 1 contra 1 Xalapa',
    );
  });

  test('is set from numbers and names, and stands in record 300', () => {
    expect(lineUp('--team', '1', 'ana', '3')).toMatchObject({ code: 0 });
    expect(linesOf('300')).toEqual(['300   1   1   3    1    3']);
    expect(lineUp('--team', '1', '--as-listed').code).toBe(0);
    expect(linesOf('300')).toEqual([]);
  });

  test.each([
    [['1', '4'], 'line-up-stranger'],
    [['1', '1'], 'line-up-player-twice'],
    [['1'], 'line-up-length'],
    [['0', '0'], 'line-up-empty'],
    [['2', '1'], 'line-up-out-of-order'],
    [['1', 'nobody'], 'player-not-in-team'],
  ])('%j is refused: %s', (players, fault) => {
    const before = read('cup.trf26');
    const { code, stderr } = lineUp('--team', '1', ...players);
    expect([code, stderr]).toEqual([3, expect.stringContaining(`[${fault}]`)]);
    expect(read('cup.trf26')).toBe(before);
  });

  test('of a team without a match, of nobody, and of a tournament without teams is refused', () => {
    expect(lineUp('--team', '5').stderr).toContain('[team-without-match]');
    expect(lineUp('--team', '9').stderr).toContain('[team-not-there]');
    pareo('new', '--system', 'dutch', '--players', 'players.csv', '--rounds', '3', '-o', 'open.trf');
    expect(pareo('line-up', 'open.trf', '--team', '1').stderr).toContain('[file-without-teams]');
  });

  test('may take any order where the event says that it is free', () => {
    pareo('new', ...CUP, '--board-order', 'free', '--initial-colour', 'white', '-o', 'cup.trf26', '--force');
    expect(lineUp('--team', '1', '3', '1').code).toBe(0);
  });

  test('is written into the file that was read, and what it was before is kept', () => {
    expect(pareo('line-up', 'cup.trf26', '1', '3', '--team', '1').stderr).toContain(
      'What it was before stands in cup.trf26.bak',
    );
    expect(read('cup.trf26.bak')).toBe(cup);
    expect(pareo('line-up', 'cup.trf26', '1', '3', '--team', '1', '-o', 'other.trf26').code).toBe(0);
  });

  test('a match without results takes its new players; one with results keeps them', () => {
    results();
    expect(lineUp('--team', '1', '2', '3').code).toBe(0);
    expect(linesOf('001    7')[0]?.slice(91)).toBe('   2 b');
    results('1-3:1=');
    const { code, stderr } = lineUp('--team', '1', '1', '3');
    expect([code, stderr]).toEqual([3, expect.stringContaining('[line-up-after-results]')]);
    expect(stderr).toContain('1-3:.. --round 1');
  });
});

describe('results', () => {
  test('a round is paired and written, with its bye, before its results are known', () => {
    expect(results().stderr).toBe('Round 1: 0 results entered, 4 games open, in cup.trf26\n');
    expect(linesOf('320')).toEqual(['320  1.0  1.0   5']);
    expect(linesOf('001    1')[0]?.slice(91)).toBe('   7 w');
  });

  test('an empty board gives its point to who came, and no other result', () => {
    lineUp('--team', '1', '0', '2');
    const wrong = results('1-3:1=');
    expect([wrong.code, wrong.stderr]).toEqual([3, expect.stringContaining('[board-empty]')]);
    expect(results('1-3:-=').code).toBe(0);
    expect(linesOf('001    7')[0]?.slice(91)).toBe('0000 b +');
    expect(linesOf('310   3')[0]?.slice(54, 67)).toBe('   2.0    1.5');
  });

  test('a match forfeited as a whole is record 330, and can be played after all', () => {
    expect(results('1-3:-').code).toBe(0);
    expect(linesOf('330')).toEqual(['330 -+   1   1   3']);
    expect(results('1-3:10', '--round', '1').code).toBe(0);
    expect(linesOf('330')).toEqual([]);
  });

  test('a bye that a team asked for is record 240, and the team is not paired', () => {
    expect(results('5:H').code).toBe(0);
    expect(linesOf('240')).toEqual(['240 H   1    5']);
    expect(linesOf('320')).toEqual(['320  1.0  1.0']);
    expect(results('4:H', '--round', '1').stderr).toContain('[bye-after-pairing]');
  });

  test.each([
    ['1-3', 'result-not-understood'],
    ['1-3:2', 'result-not-understood'],
    ['1-3:1', 'result-length'],
    ['1-3:101', 'result-length'],
    ['3-1:10', 'meeting-not-in-round'],
    ['1-2:10', 'meeting-not-in-round'],
    ['9:H', 'result-of-nobody'],
  ])('%s is refused: %s', (entry, fault) => {
    const before = read('cup.trf26');
    expect(results(entry)).toMatchObject({ code: 3, stderr: expect.stringContaining(`[${fault}]`) });
    expect(read('cup.trf26')).toBe(before);
  });

  test('from the list to the final ranks', () => {
    for (let round = 1; round <= 3; round++) {
      const { pairs } = JSON.parse(pareo('pair', 'cup.trf26', '--json').stdout);
      const [first] = pairs;
      if (round === 2) lineUp('--team', String(first.white), String(3 * first.white - 2), '0');
      const entries = pairs.map(
        ({ white, black }: { white: number; black: number }, at: number) =>
          `${white}-${black}:${round === 2 && at === 0 ? '=-' : ['10', '1=', '0+'][(round + at) % 3]}`,
      );
      expect(results(...entries)).toMatchObject({ code: 0, stderr: expect.stringContaining('nothing open') });
    }
    expect(results().stderr).toContain('[round-beyond-schedule]');
    expect(pareo('check', 'cup.trf26')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('3 rounds: all agree'),
    });
    const { teams } = JSON.parse(pareo('standings', 'cup.trf26', '--json').stdout);
    expect(teams).toHaveLength(5);
    const stated = linesOf('310').map(line => Number(line.slice(54, 60)));
    expect(stated.reduce((sum, points) => sum + points, 0)).toBe(3 * (2 + 2 + 1));
  });

  test('check tells what 310 states against the results', () => {
    results('1-3:10');
    write('cup.trf26', read('cup.trf26').replace(/^(310 {3}1.*) 1\.0( {4}1\.0)/m, '$1 2.0$2'));
    expect(pareo('check', 'cup.trf26')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('record 310 states match points 2.0 of 1 Xalapa; by the results: 1.0.'),
    });
  });

  test('players are entered in the same way', () => {
    pareo(
      'new',
      '--system',
      'dutch',
      '--players',
      'players.csv',
      '--rounds',
      '3',
      '--initial-colour',
      'white',
      '-o',
      'open.trf',
      '--force',
    );
    const { pairs } = JSON.parse(pareo('pair', 'open.trf', '--json').stdout);
    const [{ white, black }] = pairs;
    expect(pareo('results', 'open.trf', `${white}-${black}:=`, '--force').stderr).toBe(
      'Round 1: 1 result entered, 6 games open, in open.trf\n',
    );
    expect(pareo('check', 'open.trf').code).toBe(0);
  });

  test('a match of a Double-Swiss has two letters', () => {
    pareo(
      'new',
      '--system',
      'double-swiss',
      '--players',
      'players.csv',
      '--rounds',
      '3',
      '--initial-colour',
      'white',
      '-o',
      'double.trf',
      '--force',
    );
    const { pairs } = JSON.parse(pareo('pair', 'double.trf', '--json').stdout);
    const entries = pairs.map(({ white, black }: { white: number; black: number }) => `${white}-${black}:1-`);
    const [{ white, black }] = pairs;
    expect(pareo('results', 'double.trf', `${white}-${black}:1.`, '--force').stderr).toContain(
      '[match-half-open]',
    );
    expect(pareo('results', 'double.trf', ...entries, '--force').stderr).toContain('nothing open');
    expect(pareo('check', 'double.trf').stdout).toContain('1 round: all agree');
  });

  test('at length, teams have one colour a match, that of board 1', () => {
    expect(results('1-3:11', '4-2:00').code).toBe(0);
    const { stdout } = pareo('explain', 'cup.trf26', '--long');
    expect(stdout).toMatch(/^Team +Pts +Colours +Has met/m);
    expect(stdout).toMatch(/^1 Xalapa +2 +W +3$/m);
    expect(stdout).toMatch(/^2 Orizaba +2 +B +4$/m);
  });

  const started = (file: string, ...options: string[]): readonly { white: number; black: number }[] => {
    const call = ['new', '--players', 'players.csv', ...options, '-o', file, '--force'];
    expect(pareo(...call).code).toBe(0);
    return JSON.parse(pareo('pair', file, '--json').stdout).pairs;
  };

  test('what one letter cannot say is two scores: ½-0 and 0-0', () => {
    const [one, two] = started('odd.trf', '--system', 'dutch', '--rounds', '3', '--initial-colour', 'white');
    const entries = [`${one?.white}-${one?.black}:½-0`, `${two?.white}-${two?.black}:0-0`];
    expect(pareo('results', 'odd.trf', ...entries, '--force').code).toBe(0);
    expect(read('odd.trf')).toMatch(new RegExp(`^001 +${one?.white} .* ${one?.black} w =$`, 'm'));
    expect(read('odd.trf')).toMatch(new RegExp(`^001 +${one?.black} .* ${one?.white} b 0$`, 'm'));
    expect(read('odd.trf')).toMatch(new RegExp(`^001 +${two?.white} .* ${two?.black} w 0$`, 'm'));
  });

  test('a game of Scrabble has the points of both sheets, and no letter', () => {
    const [one] = started('scrabble.json', '--system', 'scrabble-swiss', '--rounds', '3');
    const meeting = `${one?.white}-${one?.black}`;
    expect(pareo('results', 'scrabble.json', `${meeting}:1`, '--force').stderr).toContain(
      '[result-not-understood]',
    );
    expect(pareo('results', 'scrabble.json', `${meeting}:412-387`, '--force').code).toBe(0);
    const { players } = JSON.parse(pareo('standings', 'scrabble.json', '--json').stdout);
    expect(players[0]).toMatchObject({ startNumber: one?.white, points: 1, spread: 25, highGame: 412 });
  });

  test('a match of a knock-out has as many games as it takes, or somebody who goes on', () => {
    const knockOut = ['--system', 'wimbledon', '--option', 'games=2', '--option', 'lot=a'];
    const first = started('knock-out.json', ...knockOut);
    const decided = first.map(({ white, black }, at) =>
      at === 0 ? `${white}-${black}:==/${black}` : `${white}-${black}:==01`,
    );
    expect(pareo('results', 'knock-out.json', ...decided, '--force').code).toBe(0);
    const [one] = first;
    const names = [`${one?.white}-${one?.black}:1/99`, `${one?.white}-${one?.black}:1.`];
    for (const [at, code] of ['[nobody-goes-on]', '[match-half-open]'].entries())
      expect(pareo('results', 'knock-out.json', names[at] ?? '', '--round', '1', '--force').stderr).toContain(
        code,
      );
    // Level after four games: who goes on is stated.
    const level = pareo('pair', 'knock-out.json');
    expect(level.stderr).toContain('[match-undecided]');
    const more = first.slice(1).map(({ white, black }) => `${white}-${black}:==011`);
    expect(pareo('results', 'knock-out.json', ...more, '--round', '1', '--force').code).toBe(0);
    const { pairs } = JSON.parse(pareo('pair', 'knock-out.json', '--json').stdout);
    const on = pairs.flatMap(({ white, black }: { white: number; black: number }) => [white, black]);
    expect(on).toContain(one?.black);
    expect(on).not.toContain(one?.white);
  });
});

describe('a round robin of teams', () => {
  const LEAGUE = ['--system', 'team-berger', '--players', 'teams.csv', '--boards', '2'];
  beforeAll(() => expect(pareo('new', ...LEAGUE, '-o', 'league.trf26').code).toBe(0));

  test('has as many rounds as the table for its teams, and rests in turn', () => {
    expect(read('league.trf26')).toMatch(/^142 5$/m);
    expect(read('league.trf26')).toMatch(/^192 BERGER_TEAM_ROUNDROBIN$/m);
    expect(pareo('pair', 'league.trf26').stdout).toBe('3\n2 5\n3 4\n1 0\n');
    // A table knows all of its rounds.
    expect(pareo('pair', 'league.trf26', '--round', '5').stdout).toBe('3\n4 2\n5 1\n3 0\n');
  });

  test('tells the line of the table, and when two meet', () => {
    expect(pareo('explain', 'league.trf26', '--player', '3').stdout).toContain(
      'The table for 6 gives 3 against 4 in line 1',
    );
    expect(pareo('explain', 'league.trf26', '--why-not', '3', '5').stdout.replaceAll(/\s+/g, ' ')).toContain(
      'the two meet in round 2',
    );
  });

  test('is played by hand, and checks clean', () => {
    pareo('results', 'league.trf26', '2-5:1=', '3-4:=0', '--force');
    pareo('results', 'league.trf26', '5-3:11', '1-2:00', '--force');
    expect(pareo('check', 'league.trf26').code).toBe(0);
  });
});
