import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';
import { SAMPLE } from '../testing/sample.ts';

const { pareo, pareoWith, read, write, files, remove } = workplace();
beforeAll(() => write('open.trf', SAMPLE));
afterAll(remove);

const ROUND_5 = '12\n2 5\n1 3\n6 4\n7 12\n8 10\n9 14\n11 17\n13 20\n23 19\n18 21\n16 25\n24 0\n';

describe('the next round', () => {
  test('number of pairs, then white and black in board order, the bye as 0', () => {
    expect(pareo('pair', 'open.trf')).toEqual({ code: 0, stdout: ROUND_5, stderr: '' });
  });
  test('- is standard input', () => {
    expect(pareoWith({ input: SAMPLE }, 'pair', '-').stdout).toBe(ROUND_5);
  });
  test('-o writes the same to a file and nothing to the screen', () => {
    const { code, stdout, stderr } = pareo('pair', 'open.trf', '-o', 'round5.txt');
    expect([code, stdout, stderr]).toEqual([0, '', 'Round 5: 11 boards, in round5.txt\n']);
    expect(read('round5.txt')).toBe(ROUND_5);
  });
  test('--table is the list for the wall: boards, the bye, the absent; whoever withdrew is not on it', () => {
    const { stdout } = pareo('pair', 'open.trf', '--table');
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('Abierto de Xalapa · Pairings of round 5');
    expect(lines[3]?.split(/ {2,}/).map(cell => cell.trim())).toEqual([
      ...['Bd', 'Pts', 'Title', 'White', 'Rtg', 'Result', 'Black', 'Title', 'Rtg', 'Pts'],
    ]);
    expect(lines.at(-2)).toMatch(/24 Núñez Ibáñez, Íñigo +bye$/);
    expect(lines.at(-1)).toMatch(/15 Paredes Uribe, Andrea +1911 +half-point bye$/);
    expect(stdout).not.toContain('Yáñez');
  });
  test('the table in Spanish', () => {
    const { stdout } = pareo('pair', 'open.trf', '--table', '--lang', 'es');
    expect(stdout).toContain('Emparejamiento de la ronda 5');
    expect(stdout).toMatch(/Mesa +Pts +Tít\. +Blancas +Elo +Resultado +Negras/);
    expect(stdout).toContain('bye de medio punto');
  });
});

test('--json has the shape that other tools read', () => {
  const answer = JSON.parse(pareo('pair', 'open.trf', '--json').stdout);
  expect(answer).toMatchObject({ system: 'dutch-2026', round: 5 });
  expect(answer.pairs[0]).toMatchObject({ board: 1, white: 2, black: 5 });
  expect(answer.byes).toMatchObject([{ player: 24, kind: 'pairing-bye' }]);
  expect(answer.absent).toMatchObject([{ player: 15, kind: 'half' }]);
  for (const ruling of answer.rulings) {
    expect(ruling).toMatchObject({ rule: { article: expect.stringContaining('C.04.3') } });
    // Behind the bye stands who else may not have it.
    expect(ruling.sentence).toMatch(/\(C\.04\.3, [\d.]+\)\.( May not have it: .+\(C\d\)\.)?$/);
  }
});
test('every board has a ruling and every ruling a sentence in the language asked for', () => {
  const { pairs, rulings } = JSON.parse(pareo('pair', 'open.trf', '--json', '--lang', 'es').stdout);
  const boards = rulings.filter(({ subject }: { subject: string }) => subject === 'board');
  expect(boards).toHaveLength(pairs.length);
  for (const { sentence } of boards) expect(sentence).toMatch(/^Mesa \d+: .+ \(blancas\) – /);
});

describe('other rounds, systems and settings', () => {
  test('a past round is paired again from what was known before it', () => {
    expect(pareo('pair', 'open.trf', '--round', '1').stdout).toMatch(/^13\n1 13\n14 2\n3 15\n/);
  });
  test('--system decides against the file', () => {
    expect(JSON.parse(pareo('pair', 'open.trf', '--json', '--system', 'dutch-2017').stdout).system).toBe(
      'dutch-2017',
    );
  });
  test('every round of a table can be asked for', () => {
    expect(pareo('pair', 'open.trf', '--system', 'berger', '--round', '7').code).toBe(0);
    expect(pareo('pair', 'open.trf', '--system', 'berger', '--round', '20', '--rounds', '25').code).toBe(0);
  });
  test('a Swiss round that nobody can know yet: exit code 3', () => {
    const { code, stderr } = pareo('pair', 'open.trf', '--round', '7');
    expect(code).toBe(3);
    expect(stderr).toBe(
      'open.trf: Round 7 cannot be paired yet: the next one is round 5. [round-too-early]\n',
    );
  });
  test('the colour drawn by lot can be stated', () => {
    write('new.trf', SAMPLE.replace(/^XXC.*\n/m, '').replaceAll(/^(001.{76}).*$/gm, '$1'));
    expect(pareo('pair', 'new.trf').stderr).toContain('[initial-colour-unknown]');
    expect(pareo('pair', 'new.trf', '--initial-colour', 'black').stdout).toMatch(/^13\n13 1\n/);
  });
  test('options of the system are read by name; what is wrong is told', () => {
    const { code, stderr } = pareo('pair', 'open.trf', '--system', 'berger', '--option', 'numbrs=by-hand');
    expect(code).toBe(3);
    expect(stderr).toContain('[option-unknown]');
  });
});

describe('no round', () => {
  const met = `012 Both have met
XXR 3
XXC white1
001    1      Ana                               2000                             1.0    1     2 w 1
001    2      Luis                              1900                             0.0    2     1 b 0
`;
  test('no legal pairing: exit code 1, the players by name, nothing written', () => {
    write('met.trf', met);
    const before = files();
    const { code, stdout, stderr } = pareo('pair', 'met.trf', '-o', 'never.txt');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^met\.trf: No legal pairing exists: .*1 Ana.*2 Luis.*\[no-legal-pairing\]\n$/);
    expect(files()).toEqual(before);
  });
  test('beyond the number announced there is no round, for anybody: exit code 3', () => {
    write('over.trf', met.replace('XXR 3', 'XXR 1'));
    for (const call of [
      ['pair', 'over.trf'],
      ['--dutch', 'over.trf', '-p'],
      ['pair', 'over.trf', '--round', '9'],
    ]) {
      const { code, stderr } = pareo(...call);
      expect([call, code]).toEqual([call, 3]);
      expect(stderr).toContain('[round-beyond-schedule]');
    }
  });
  test('the number of rounds not known: exit code 3 and how to state it', () => {
    write('unknown.trf', met.replace('XXR 3\n', ''));
    const { code, stderr } = pareo('pair', 'unknown.trf');
    expect(code).toBe(3);
    expect(stderr).toContain('--rounds N');
    expect(pareo('pair', 'unknown.trf', '--rounds', '2', '--round', '1').stdout).toBe('1\n1 2\n');
  });
});

test.each([
  ['en', 'knocked out'],
  ['es', 'eliminado'],
])('whoever lost a match of a knock-out is not called absent, %s', (language, word) => {
  write('list.csv', 'Name,Rating\nAna,2000\nLuz,1900\nEva,1800\nPaz,1700\n');
  pareo('new', '--system', 'wimbledon', '--players', 'list.csv', '--lots', 'a', '-o', 'cup.json', '--force');
  const { pairs } = JSON.parse(pareo('pair', 'cup.json', '--json').stdout);
  const results = pairs.map(({ white, black }: { white: number; black: number }) => `${white}-${black}:1`);
  expect(pareo('results', 'cup.json', ...results, '--force').code).toBe(0);
  const { stdout } = pareo('pair', 'cup.json', '--table', '--lang', language);
  for (const { black } of pairs) expect(stdout).toMatch(new RegExp(`${black} .*${word}`));
  const { absent } = JSON.parse(pareo('pair', 'cup.json', '--json').stdout);
  expect(absent.map(({ kind }: { kind: string }) => kind)).toEqual(['knocked-out', 'knocked-out']);
});

describe('in the middle of a round', () => {
  beforeAll(() => {
    write('middle.trf', SAMPLE);
    pareo('results', 'middle.trf', '2-5:1');
  });

  test('the list for the wall says which round it is, and that the one before is open', () => {
    const { stdout } = pareo('pair', 'middle.trf', '--table');
    expect(stdout).toContain('round 6');
    expect(stdout).toContain('Round 5 is still open: 10 games without a result. To see it: --open.');
  });

  test('bare numbers stay as programs read them, and the round stands on standard error', () => {
    const { stdout, stderr } = pareo('pair', 'middle.trf');
    expect(stdout).toMatch(/^12\n/);
    expect(stderr).toContain('Shown is round 6. Round 5, which is open, is shown by --open.');
  });

  test('--open shows the open round with the results that are there', () => {
    expect(pareo('pair', 'middle.trf', '--open').stdout).toBe(ROUND_5);
    const { stdout } = pareo('pair', 'middle.trf', '--open', '--table');
    expect(stdout).toContain('round 5');
    expect(stdout).toContain('1-0');
    const { round, pairs } = JSON.parse(pareo('pair', 'middle.trf', '--open', '--json').stdout);
    expect([round, pairs[0]]).toEqual([
      5,
      expect.objectContaining({ board: 1, white: 2, black: 5, result: '1-0' }),
    ]);
  });

  test('where no round is open that is said, and a round asked for by number is another wish', () => {
    expect(pareo('pair', 'open.trf', '--open').stderr).toContain('[no-open-round]');
    expect(pareo('pair', 'open.trf', '--open', '--round', '2').stderr).toContain('[options-exclude]');
  });
});
