import { afterAll, beforeAll, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';
import { SAMPLE } from '../testing/sample.ts';

const { pareo, write, remove } = workplace();
beforeAll(() => write('open.trf', SAMPLE));
afterAll(remove);

test('--json has the shape that other tools read', () => {
  const { code, stdout } = pareo('standings', 'open.trf', '--json', '--tiebreaks', 'BH/C1,ARO');
  expect(code).toBe(0);
  const { round, players } = JSON.parse(stdout);
  expect([round, players.length]).toEqual([4, 25]);
  expect(players[0]).toMatchObject({ startNumber: 2, name: 'Barrera Luna, Ximena', points: 4, rank: 1 });
  expect(Object.keys(players[0].tiebreaks)).toEqual(['BH/C1', 'ARO']);
  expect(players[0].tiebreaks['BH/C1']).toBe(7.5);
});
test('a value that is not defined is null', () => {
  const { players } = JSON.parse(pareo('standings', 'open.trf', '--json', '--tiebreaks', 'ARO').stdout);
  for (const { tiebreaks } of players)
    expect([null, 'number']).toContain(tiebreaks.ARO && typeof tiebreaks.ARO);
});
test('after an earlier round', () => {
  const { round, players } = JSON.parse(pareo('standings', 'open.trf', '--after', '2', '--json').stdout);
  expect([round, players[0].points]).toEqual([2, 2]);
});
test('a round that was not played: exit code 3', () => {
  expect(pareo('standings', 'open.trf', '--after', '6').code).toBe(3);
});
test('the table: the list of the file, its codes in words, the withdrawn marked', () => {
  const { stdout } = pareo('standings', 'open.trf');
  expect(stdout).toMatch(/^Abierto de Xalapa · Standings after round 4\n/);
  expect(stdout).toMatch(/Rank +No\. +Title +Name +Fed +Rtg +Pts +BH\/C1 +BH +SB +DE +WIN\n/);
  expect(stdout).toContain('BH/C1 Buchholz, cut 1 · BH Buchholz');
  expect(stdout).toContain('Yáñez Flores, Simón (withdrawn)');
});
test('in Spanish', () => {
  const { stdout } = pareo('standings', 'open.trf', '--lang', 'es');
  expect(stdout).toContain('Clasificación después de la ronda 4');
  expect(stdout).toContain('BH/C1 Buchholz, corte 1');
  expect(stdout).toContain('(retirado)');
});
test('--why: the working of every value, what was cut, and what separates the neighbours', () => {
  const { code, stdout } = pareo('standings', 'open.trf', '--why', 'aguirre');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^1 Emilio Aguirre Solís: place 3, 3\.0 points\n/);
  expect(stdout).toContain(
    '5 Gabriel Espinosa Vela is ahead of 1 Emilio Aguirre Solís on points: 3.5 against 3.',
  );
  expect(stdout).toContain('BH/C1 = 9.5  Buchholz, cut 1');
  expect(stdout).toMatch(/\(1\.5\) +C\.07 16\.3; cut: C\.07 14\.1/);
});
test('--why in Spanish and for machines', () => {
  expect(pareo('standings', 'open.trf', '--why', '1', '--lang', 'es').stdout).toContain('va delante de');
  const { workings, neighbours } = JSON.parse(pareo('standings', 'open.trf', '--why', '1', '--json').stdout);
  expect(workings.map(({ tiebreak }: { tiebreak: string }) => tiebreak)).toEqual([
    'BH/C1',
    'BH',
    'SB',
    'DE',
    'WIN',
  ]);
  expect(neighbours).toHaveLength(2);
});
test('what is doubtful in a list is said on standard error', () => {
  const { code, stderr } = pareo('standings', 'open.trf', '--tiebreaks', 'ARO');
  expect(code).toBe(0);
  expect(stderr).toContain('some players have no rating');
});

test('--boards: the best results on each board, with their games for machines', () => {
  pareo(
    'generate',
    '--system',
    'team-swiss',
    '--players',
    '6',
    '--rounds',
    '4',
    '--seed',
    '1',
    '-o',
    'cup.trf',
  );
  const { stdout } = pareo('standings', 'cup.trf', '--boards', '--lang', 'es');
  expect(stdout).toMatch(/Premios por tablero tras la ronda 4\n/);
  expect(stdout).toContain('Tablero 4 (desde 3 partidas)');
  expect(stdout).toContain('Suplentes (desde 2 partidas)');
  const { boards } = JSON.parse(pareo('standings', 'cup.trf', '--boards', '--json').stdout);
  const [best] = boards[0].players;
  expect(best).toMatchObject({ rank: 1, games: best.working.length });
  expect(pareo('standings', 'cup.trf', '--boards', '--why', String(best.startNumber)).stdout).toContain(
    'Board 1',
  );
  const [first] = JSON.parse(
    pareo('standings', 'cup.trf', '--boards', '--by', 'performance', '--json').stdout,
  ).boards;
  const ratings = first.players.filter(({ rank }: { rank: number | null }) => rank !== null);
  expect(ratings.map(({ performance }: { performance: number }) => performance)).toEqual(
    ratings
      .map(({ performance }: { performance: number }) => performance)
      .sort((a: number, b: number) => b - a),
  );
});
test('--boards needs teams, and what only it asks needs --boards', () => {
  expect(pareo('standings', 'open.trf', '--boards').stderr).toContain('teams-not-there');
  expect(pareo('standings', 'open.trf', '--minimum-games', '3').code).toBe(3);
});

test.each([
  [
    'en',
    '4 Valeria Domínguez Ríos and 5 Gabriel Espinosa Vela share place 1: nothing in the list separates them.',
  ],
  [
    'es',
    '4 Valeria Domínguez Ríos y 5 Gabriel Espinosa Vela comparten el lugar 1: nada en la lista los separa.',
  ],
])('a shared place names whom it is shared with, %s', (language, sentence) => {
  const { stdout } = pareo(
    'standings',
    'open.trf',
    '--after',
    '0',
    '--tiebreaks',
    'WIN',
    '--why',
    '5',
    '--lang',
    language,
  );
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(sentence);
});
