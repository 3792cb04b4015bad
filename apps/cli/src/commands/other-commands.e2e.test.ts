import { SYSTEMS } from '@pareo/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';
import { LIST, SAMPLE } from '../testing/sample.ts';

const { pareo, pareoWith, read, write, files, remove } = workplace();
beforeAll(() => {
  write('open.trf', SAMPLE);
  write('list.csv', LIST);
});
afterAll(remove);

describe('systems', () => {
  test('--json lists the whole catalogue', () => {
    const listed = JSON.parse(pareo('systems', '--json').stdout);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(SYSTEMS.map(({ id }) => id));
    for (const system of listed)
      expect(system).toMatchObject({
        edition: expect.any(String),
        chapter: expect.any(String),
        name: expect.any(String),
        purpose: expect.stringMatching(/./),
      });
  });
  test('one of them with its options and rules, in Spanish', () => {
    const { stdout } = pareo('systems', 'dutch', '--lang', 'es');
    expect(stdout).toContain('Sistema FIDE (holandés)');
    expect(stdout).toContain('Dos participantes no se enfrentan más de una vez. (C.04.3, 2.1.1)');
  });
});

describe('convert', () => {
  test.each([
    ['open.json', 'json'],
    ['open.trf26', 'trf26'],
  ])('to %s and back loses nothing', (name, format) => {
    expect(pareo('convert', 'open.trf', name)).toEqual({
      code: 0,
      stdout: '',
      stderr: `${format.toUpperCase()}, in ${name}\n`,
    });
    expect(pareo('convert', name, 'back.trf', '--force').code).toBe(0);
    expect(read('back.trf')).toBe(SAMPLE);
  });
  test('--to decides against the ending, and - is standard output', () => {
    expect(JSON.parse(pareo('convert', 'open.trf', '-', '--to', 'json').stdout)).toMatchObject({
      header: { name: 'Abierto de Xalapa' },
    });
    expect(pareoWith({ input: SAMPLE }, 'convert', '-', '-', '--to', 'trf16').stdout).toBe(SAMPLE);
  });
  test('a list of the players', () => {
    expect(pareo('convert', 'open.trf', 'players.csv').code).toBe(0);
    expect(read('players.csv')).toContain('Barrera Luna, Ximena');
  });
});

describe('renumber', () => {
  const record = () => {
    pareo('new', '--players', 'list.csv', '--system', 'dutch', '--rounds', '5', '-o', 'before.json');
    return JSON.parse(read('before.json'));
  };
  test('numbers follow the corrected ratings', () => {
    const given = record();
    const [first] = given.players;
    write(
      'wrong.json',
      JSON.stringify({ ...given, players: [{ ...first, rating: 1 }, ...given.players.slice(1)] }),
    );
    const { code, stdout } = pareo('renumber', 'wrong.json', '-o', 'right.json', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ file: 'right.json', format: 'json' });
    const names = JSON.parse(read('right.json')).players.map(({ name }: { name: string }) => name);
    expect(names.indexOf(first.name)).toBeGreaterThan(0);
  });
  test('C.04.2 (1999), 7: whom the text puts in order by lot keep their order, and are told', () => {
    write('level.csv', 'name,rating\nAna,1500\nBea,1500\nEva,1600');
    pareo(
      'new',
      '--players',
      'level.csv',
      '--system',
      'lim',
      '--rounds',
      '2',
      '--lots',
      '2',
      '-o',
      'lim.json',
    );
    const { stderr } = pareo('renumber', 'lim.json', '-o', 'same.json');
    expect(read('same.json')).toBe(read('lim.json'));
    expect(stderr).toContain('keep the order they had');
  });
  test('the numbers of a table stay once a round is paired', () => {
    pareo('new', '--players', 'list.csv', '--system', 'berger', '-o', 'table.json', '--force');
    pareo('results', 'table.json', '--force');
    const { code, stderr } = pareo('renumber', 'table.json', '-o', 'other.json');
    expect(code).toBe(3);
    expect(stderr).toContain('[numbers-of-the-table]');
  });
});

describe('new', () => {
  const NEW = ['new', '--players', 'list.csv'] as const;
  test('numbers by rating, title and alphabet; the round can be paired at once', () => {
    const { code, stderr } = pareo(
      ...NEW,
      '--system',
      'dutch',
      '--rounds',
      '3',
      '--initial-colour',
      'white',
      '-o',
      'new.trf',
    );
    expect([code, stderr]).toEqual([0, '5 players, 3 rounds, in new.trf. Next: pareo pair new.trf\n']);
    const order = read('new.trf').match(/(?<=^001 .{10})\S+/gm);
    expect(order).toEqual(['García,', 'López', 'Pérez', 'Ávila,', 'Núñez,']);
    expect(pareo('pair', 'new.trf').stdout).toBe('3\n1 3\n4 2\n5 0\n');
  });
  test('the numbers of the list are kept on request', () => {
    pareo(...NEW, '--system', 'dutch', '--rounds', '3', '--keep-numbers', '-o', 'kept.trf');
    expect(read('kept.trf')).toMatch(/^001 {4}1 .*López/m);
  });
  test('seed 001, round robin: numbers are drawn by lot, the lot is kept, and the number drawn is the number everywhere', () => {
    const drawn = pareo(...NEW, '--system', 'berger', '--lots', '7', '-o', 'liga.json');
    expect([drawn.code, drawn.stderr]).toEqual([
      0,
      expect.stringContaining(
        'drawn by lot (Mexican manual, Round-robin). Seed of the draw, kept in the file: 7\n',
      ),
    ]);
    const { plannedRounds, options, players } = JSON.parse(read('liga.json'));
    expect({ plannedRounds, options }).toEqual({ plannedRounds: 5, options: { lot: '7' } });
    const numbers: Record<string, number> = Object.fromEntries(
      players.map(({ id, name }: { id: number; name: string }) => [name, id]),
    );
    const { pairs, byes } = JSON.parse(pareo('pair', 'liga.json', '--json').stdout);
    // 5 players play the table for 6: 1-6 2-5 3-4 in round 1.
    expect(pairs.map(({ white, black }: { white: number; black: number }) => [white, black])).toEqual([
      [2, 5],
      [3, 4],
    ]);
    expect(byes).toMatchObject([{ player: 1, kind: 'rest' }]);
    for (const { white, whiteName } of pairs) expect(numbers[whiteName]).toBe(white);
    const { players: ranked } = JSON.parse(pareo('standings', 'liga.json', '--json').stdout);
    for (const { name, startNumber } of ranked) expect(numbers[name]).toBe(startNumber);
    expect(pareo('explain', 'liga.json').stdout).toContain('Mexican manual, Round-robin');
  });
  test('seed 001, round robin: without a stated lot one is drawn and printed; the same lot draws the same again', () => {
    const { code, stderr } = pareo(...NEW, '--system', 'berger', '-o', 'sorteo.json');
    const { options } = JSON.parse(read('sorteo.json'));
    expect(code).toBe(0);
    expect(options.lot).toMatch(/^\w{7}$/);
    expect(stderr).toContain(options.lot);
    pareo(...NEW, '--system', 'berger', '--lots', options.lot, '-o', 'otra.json');
    expect(read('otra.json')).toBe(read('sorteo.json'));
    expect(pareo('renumber', 'kept.trf', '-o', 'swiss.trf').stderr).not.toContain('drawn by lot');
    expect(pareo('renumber', 'sorteo.json', '--lots', options.lot, '-o', 'again.json').stderr).toContain(
      options.lot,
    );
    expect(JSON.parse(read('again.json')).players).toEqual(JSON.parse(read('sorteo.json')).players);
  });
  test('seed 001, round robin: numbers drawn in the hall are kept as they are', () => {
    pareo(...NEW, '--system', 'berger', '--keep-numbers', '-o', 'hall.json');
    expect(JSON.parse(read('hall.json')).options).toBeUndefined();
  });
  test('sections by strength: lower bounds, the unrated last, each paired and ranked by itself', () => {
    const made = pareo(...NEW, '--system', 'berger', '--sections', '2000', '-o', 'sections.json');
    expect(made.stderr).toMatch(
      /Section A: 2000 and over, \d players?\nSection B: under 2000 and unrated, \d players?\n/,
    );
    const { players } = JSON.parse(pareo('standings', 'sections.json', '--json').stdout);
    for (const { group, rank } of players)
      expect([group, rank]).toEqual([expect.stringMatching(/^[AB]$/), 1]);
    expect(pareo('standings', 'sections.json').stdout).toMatch(/\nGroup A\n[\s\S]*\nGroup B\n/);
    expect(pareo(...NEW, '--system', 'berger', '--sections', '1600,2000', '-o', 'x.json').stderr).toContain(
      '[option-invalid]',
    );
    expect(
      pareo(...NEW, '--system', 'berger', '--sections', '2900', '-o', 'x.json', '--lang', 'es').stderr,
    ).toContain('Nadie está en la sección A: Elo de 2900 o más. [section-empty]');
    expect(
      pareo(...NEW, '--system', 'berger', '--sections', '2000', '--groups', '2', '-o', 'x.json').stderr,
    ).toContain('[options-exclude]');
  });
  test('Belgrade groups: each is paired by itself', () => {
    expect(pareo(...NEW, '--system', 'berger', '--groups', '2', '-o', 'groups.json').code).toBe(0);
    const { pairs, byes } = JSON.parse(pareo('pair', 'groups.json', '--json').stdout);
    expect(pairs.map(({ group }: { group: string }) => group)).toEqual(['1', '2']);
    expect(byes).toHaveLength(1);
  });
  test('a name without an edition is the edition in force on the day of the start, and says so', () => {
    const started = ['--system', 'dutch', '--rounds', '3', '--start', '2018/01/01', '-o', 'old.json'];
    const { code, stderr } = pareo(...NEW, '--initial-colour', 'white', ...started);
    expect([code, stderr]).toEqual([
      0,
      '5 players, 3 rounds, in old.json. Next: pareo pair old.json\ndutch-2017: of the editions there are, the one for tournaments that start on 2018/01/01.\n',
    ]);
    expect(JSON.parse(read('old.json')).system).toBe('dutch-2017');
  });
  test('seed 003, Baku 1: a remark where the acceleration is not meant for such a tournament', () => {
    const short = ['--system', 'dutch-2017', '--rounds', '7', '--acceleration', 'baku', '-o', 'baku.json'];
    expect(pareo(...NEW, ...short).stderr).toContain('nine rounds or more');
    expect(pareo('pair', 'baku.json', '--initial-colour', 'white').stderr).toContain('nine rounds or more');
    expect(pareo('pair', 'baku.json', '--initial-colour', 'white', '--lang', 'es').stderr).toContain(
      'nueve rondas o más',
    );
    const long = ['--system', 'dutch-2017', '--rounds', '9', '--acceleration', 'baku', '-o', 'baku9.json'];
    expect(pareo(...NEW, ...long).stderr).not.toContain('Baku');
  });
  test('for machines: what was written', () => {
    const { stdout } = pareo(...NEW, '--system', 'berger', '--lots', '7', '-o', 'anew.json', '--json');
    expect(JSON.parse(stdout)).toEqual({
      file: 'anew.json',
      format: 'json',
      system: 'berger',
      players: 5,
      rounds: 5,
      lot: '7',
    });
    expect(JSON.parse(pareo('convert', 'anew.json', 'anew.trf', '--json').stdout)).toEqual({
      file: 'anew.trf',
      format: 'trf16',
    });
  });
  test('another scoring', () => {
    pareo(...NEW, '--system', 'dutch', '--rounds', '3', '--scoring', '3-1-0', '-o', 'three.json');
    expect(JSON.parse(read('three.json')).scoring.win).toEqual({ white: 3, black: 3 });
  });
  test('a Swiss without its number of rounds is refused, and nothing written', () => {
    const before = files();
    const { code, stderr } = pareo(...NEW, '--system', 'dutch', '-o', 'never.trf');
    expect(code).toBe(3);
    expect(stderr).toContain('--rounds N');
    expect(files()).toEqual(before);
  });
  test('a list that cannot be read is told with its places', () => {
    write('bad.csv', 'Nombre;Elo\nAna;x\n;1500\n');
    const { code, stderr } = pareo(
      'new',
      '--players',
      'bad.csv',
      '--system',
      'dutch',
      '--rounds',
      '3',
      '-o',
      'never.trf',
    );
    expect(code).toBe(3);
    expect(stderr).toMatch(/^bad\.csv:2:\d+: The rating cannot be "x"/m);
    expect(stderr).toMatch(/^bad\.csv:3:\d+: /m);
  });
});

describe('explain', () => {
  test('one player in a past round', () => {
    const { code, stdout } = pareo('explain', 'open.trf', '--round', '3', '--player', '9');
    expect(code).toBe(0);
    expect(stdout).toContain('Why round 3 is what it is');
    expect(stdout).toMatch(/· Board \d+: .*9 Daniela Ibarra Montes/);
    expect(stdout).toContain('has White against');
  });
  test('in short: one line a board, each rule once and in full below', () => {
    const { code, stdout } = pareo('explain', 'open.trf');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ 4 {2}7 Renata Galindo Peña .* 4\.2 {3}5\.2\.1$/m);
    expect(
      stdout.match(/Minimise the number of players who do not get their colour preference/g),
    ).toHaveLength(1);
  });
  test('at length: bracket by bracket, who stood there and came in, what changed the order', () => {
    const { code, stdout } = pareo('explain', 'open.trf', '--long');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Bracket of 2\.5 points$/m);
    expect(stdout).toMatch(/^1 Emilio Aguirre Solís +3 +WBWB +2 4 8 13 +from 3$/m);
    expect(stdout).toMatch(/^In the natural order: boards? \d/m);
    expect(stdout).toContain('Rules cited (C.04.3, edition 2026)');
    expect(pareo('explain', 'open.trf', '--long', '--lang', 'es').stdout).toMatch(/^Grupo de 2\.5 puntos$/m);
    expect(stdout).toMatch(
      /^ {4}Side by side, in the bracket of 2\.5 points: what was chosen, and the best that allows “\d/m,
    );
  });
  test('C.04.7, 1.5: virtual points are told apart from those that were made', () => {
    const field = ['--players', '8', '--rounds', '9', '--acceleration', 'baku', '--seed', '1'];
    pareo('generate', ...field, '-o', 'accelerated.json');
    expect(pareo('explain', 'accelerated.json', '--round', '1', '--long').stdout).toMatch(
      /^2 Player 0002 +1 \(not virtual: 0\)$/m,
    );
    expect(pareo('explain', 'accelerated.json', '--round', '1', '--long', '--lang', 'es').stdout).toMatch(
      /^2 Player 0002 +1 \(sin virtuales, 0\)$/m,
    );
    expect(pareo('explain', 'accelerated.json', '--round', '1', '--why-board', '1').stdout).toContain(
      'Scores 1 (0 without virtual points) and 1 ',
    );
  });
  test('Lim, 1.1 and 2.3.d: whoever has the bye is not in the bracket whose number must be made even', () => {
    const field = ['--players', '12', '--rounds', '7', '--zero-bye', '5', '--seed', '5'];
    pareo('generate', '--system', 'lim', ...field, '-o', 'lim-bye.trf');
    const { stdout } = pareo('explain', 'lim-bye.trf', '--round', '5', '--long');
    expect(stdout).toContain('11 Player 0011 receives the bye (score 0.5).');
    expect(stdout).toMatch(/^Bracket of 0\.5 points\n.*\n─+\n7 Player 0007 .*\n\n/m);
  });
  test('Belgrade: players of two groups with the same points stand in two brackets', () => {
    write('eight.csv', ['name', ...'ABCDEFGH'].join('\n'));
    const field = ['--players', 'eight.csv', '--rounds', '3', '--initial-colour', 'white', '--groups', '2'];
    pareo('new', '--system', 'dutch', ...field, '-o', 'belgrade.json');
    const { stdout } = pareo('explain', 'belgrade.json', '--long');
    expect(stdout.match(/^Group [12] · Bracket of 0 points$/gm)).toHaveLength(2);
    expect(stdout).toMatch(/^1 A .*\n4 D .*\n5 E .*\n8 H .*\n\n/m);
  });
  test('questions: colours, boards and ranks; two at once are refused', () => {
    expect(pareo('explain', 'open.trf', '--why-colour', '7').stdout).toMatch(/^7 .*has White/);
    expect(pareo('explain', 'open.trf', '--why-board', '2', '--lang', 'es').stdout).toContain('es la mesa 2');
    const { answer } = JSON.parse(pareo('explain', 'open.trf', '--why-rank', '7', '4', '--json').stdout);
    expect(answer).toMatchObject({ question: { kind: 'rank' }, facts: { ahead: 4, behind: 7, by: 'PTS' } });
    expect(pareo('explain', 'open.trf', '--why-board', '2', '--why-colour', '7').stderr).toContain(
      '[options-exclude]',
    );
    expect(pareo('explain', 'open.trf', '--why-board', '99').code).toBe(3);
  });
  test('the whole next round, for machines', () => {
    const { round, rulings } = JSON.parse(pareo('explain', 'open.trf', '--json').stdout);
    expect(round).toBe(5);
    expect(rulings.length).toBeGreaterThan(20);
  });
  test('a question with --long shows both candidates, down to the criterion that tells them apart', () => {
    const { stdout } = pareo('explain', 'open.trf', '--why-bye', '16', '--long', '--lang', 'es');
    expect(stdout).toMatch(/^ {4}C16 +0 +1: 16 Mateo Quintero Vega +←$/m);
    expect(stdout).toContain('Nada en ninguno: C9, C10, C11, C12, C13, C14, C15.');
    expect(pareo('explain', 'open.trf', '--why-bye', '3', '--long').stdout).not.toContain('Side by side');
  });

  test('why not A and B: what the best round with them does worse, or the order among equals', () => {
    const { code, stdout } = pareo('explain', 'open.trf', '--why-not', '11', '13');
    expect(code).toBe(0);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'do not meet. In the bracket of 2 points the best pairing with that pair is worse',
    );
    expect(stdout).toMatch(/^Worse\. /);
    const answerOf = (a: string, b: string) =>
      JSON.parse(pareo('explain', 'open.trf', '--why-not', a, b, '--json').stdout).answer;
    expect(answerOf('11', '13')).toMatchObject({ verdict: 'worse', rule: { id: 'C6' } });
    // 1-10, 3-4, 7-9 and 8-12 cost one colour preference, as the round does; but its 1-3 comes before 1-10.
    expect(answerOf('1', '10')).toMatchObject({ verdict: 'equal-later', rule: { id: '4.2' } });
    // The same round has 7-9: nothing keeps 1-3 (decision 600).
    expect(answerOf('7', '9')).toMatchObject({ verdict: 'equal-later', rule: { id: '4.2' } });
    expect(answerOf('1', '4')).toMatchObject({ verdict: 'forbidden', rule: { id: 'C1' } });
  });
  test('why not of two who do meet says why they do; one name is not enough', () => {
    expect(pareo('explain', 'open.trf', '--why-not', '7', '12').stdout).toMatch(/^Chosen\. /);
    expect(pareo('explain', 'open.trf', '--why-not', '7').stderr).toContain('B is missing');
  });
});

test.each([
  ['en', 'What to type next', 'Pairings of round 5', 'Standings after round 4', '(C.04.3, '],
  [
    'es',
    'Qué escribir ahora',
    'Emparejamiento de la ronda 5',
    'Clasificación después de la ronda 4',
    '(C.04.3, ',
  ],
])(
  'demo in %s: the next round, the standings, one pairing explained, what to type next',
  (language, ...parts) => {
    const { code, stdout } = pareo('demo', '--lang', language);
    expect(code).toBe(0);
    for (const part of parts) expect(stdout).toContain(part);
  },
);
