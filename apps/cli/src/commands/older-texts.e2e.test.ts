import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';

/** What the command line says of tournaments by the older documents, in Spanish. */
const { pareo, read, write, remove } = workplace();
const es = (...given: readonly string[]) => pareo(...given, '--lang', 'es');

const LIST = `Nombre;Elo
"Haro, Max";2400
"Faro, Noé";2300
"Gala, Leo";2300
"Luz, Ada";2200
`;

/** Round 1 of four players: 1-3 was won, 4-2 has no result yet, or 4 did not come. */
const afterOne = (system: string, open: 'unfinished' | 'no-show'): string => {
  const other = (id: number, opponent: number, colour: string, won: boolean) => ({
    id,
    name: `P${id}`,
    rating: 2400 - id,
    turns: [
      open === 'unfinished'
        ? { kind: 'adjourned', opponent, colour }
        : { kind: 'forfeit', opponent, colour, won },
    ],
  });
  const played = (id: number, opponent: number, colour: string, result: string) => ({
    id,
    name: `P${id}`,
    rating: 2400 - id,
    turns: [{ kind: 'game', opponent, colour, result }],
  });
  return JSON.stringify({
    ...JSON.parse(read('new.json')),
    system,
    players: [
      played(1, 3, 'white', 'win'),
      other(2, 4, 'black', true),
      played(3, 1, 'black', 'loss'),
      other(4, 2, 'white', false),
    ],
  });
};

beforeAll(() => {
  write('list.csv', LIST);
  pareo('new', '--system', 'harkness', '--players', 'list.csv', '--rounds', '3', '-o', 'new.json');
  for (const system of ['harkness', 'scrabble-swiss', 'dutch-1998', 'dutch-2017', 'berger']) {
    write(`${system}-open.json`, afterOne(system, 'unfinished'));
    write(`${system}-absent.json`, afterOne(system, 'no-show'));
  }
});
afterAll(remove);

describe('games without a result', () => {
  const COLOUR = ['--initial-colour', 'white'];

  test('FENAMAC, 10: a point to each, or as the director adjudicates', () => {
    expect(es('pair', 'harkness-open.json').stderr).toContain(
      'da un punto a cada jugador (FENAMAC, Harkness mejorado, 10).',
    );
    expect(es('pair', 'harkness-open.json', '--option', 'adjudicated=4-2 1-0').stderr).toBe(
      'La ronda 1 tiene 1 partida sin resultado; para este emparejamiento cuenta como se adjudicó (FENAMAC, Harkness mejorado, 10).\nLo que se muestra es la ronda 2. La ronda 1, que está abierta, se ve con --open.\n',
    );
  });

  test('Manual mexicano, F9; Scrabble, whose text says nothing, cites nothing', () => {
    expect(es('pair', 'dutch-1998-open.json', ...COLOUR).stderr).toContain(
      'cuenta como tablas (Manual mexicano, Suizo por rating, F9).',
    );
    expect(es('pair', 'scrabble-swiss-open.json').stderr).toContain('cuenta como tablas.\n');
  });

  test('a table does not ask for results', () => {
    expect(es('pair', 'berger-open.json').stderr).toBe('');
  });
});

describe('who did not come', () => {
  test('C.04.2 (2017), D.2: is paired, and would be taken for withdrawn', () => {
    expect(es('pair', 'dutch-2017-absent.json', '--initial-colour', 'white').stderr).toContain(
      '4 P4 no asistió a su última partida, lo que contaría como retiro (C.04.2 (2017), D.2), pero se le empareja.',
    );
  });

  test('FENAMAC, 9; Manual mexicano, F8: is not paired', () => {
    expect(es('pair', 'harkness-absent.json').stderr).toContain(
      '4 P4 no asistió a su última partida y no se le empareja (FENAMAC, Harkness mejorado, 9).',
    );
    expect(es('pair', 'dutch-1998-absent.json', '--initial-colour', 'white').stderr).toContain(
      'no se le empareja (Manual mexicano, Suizo por rating, F8).',
    );
  });

  test('FENAMAC, VI: after two absences no excuse is asked for, because none helps', () => {
    const { players, ...once } = JSON.parse(read('harkness-absent.json'));
    const second = [
      { kind: 'forfeit', opponent: 4, colour: 'white', won: true },
      { kind: 'game', opponent: 3, colour: 'white', result: 'win' },
      { kind: 'game', opponent: 2, colour: 'black', result: 'loss' },
      { kind: 'forfeit', opponent: 1, colour: 'black', won: false },
    ];
    const twice = players.map((player: { turns: readonly object[] }, at: number) => ({
      ...player,
      turns: [...player.turns, second[at]],
    }));
    write('twice.json', JSON.stringify({ ...once, players: twice }));
    const sentence =
      '4 P4 faltó a dos rondas o más y queda excluido del torneo, sea cual sea el motivo (FENAMAC, Harkness mejorado, VI, 9).\n';
    expect(es('pair', 'twice.json').stderr).toBe(sentence);
    expect(es('pair', 'twice.json', '--option', 'excused=all').stderr).toBe(sentence);
  });
});

describe('words', () => {
  test('C.04.2 (1999), 7: whom the lot would put in order are named as people are, none of them twice', () => {
    const given = ['new', '--system', 'lim', '--players', 'list.csv', '--rounds', '3', '-o', 'lim.json'];
    expect(es(...given).stderr).toContain('2 Noé Faro y 3 Leo Gala quedan por orden alfabético.');
  });

  test('C.04.2 (1999), 16 a; Manual mexicano, F10; FENAMAC, IX: the list of the text ranks, by its article', () => {
    write('lim.json', JSON.stringify({ ...JSON.parse(read('new.json')), system: 'lim-1999' }));
    expect(es('standings', 'lim.json').stderr).toContain(
      'El archivo no indica desempates, así que valen los del texto (C.04.2 (1999), 16 a): SRO/C1, SRO/D.',
    );
    const dutch = es('standings', 'dutch-1998-absent.json');
    expect(dutch.stderr).toContain(
      '(Manual mexicano, Suizo por rating, F10): DE1, ARO. Lo que siga empatado',
    );
    expect(dutch.stdout).toMatch(/DE1 +ARO/);
    const json = JSON.parse(es('standings', 'dutch-1998-absent.json', '--json').stdout);
    expect(json).toMatchObject({ edition: '1998' });
    expect(es('standings', 'harkness-absent.json').stderr).toContain('(FENAMAC, Harkness mejorado, IX).');
  });

  test('C.04.2 (1999), 20.2; 2017, A.2: the rules of a system that is not FIDE’s go with the report', () => {
    const { stderr } = es('convert', 'harkness-absent.json', 'informe.trf', '--report');
    expect(stderr).toContain('no es un sistema de la FIDE: sus reglas van en el archivo');
    const report = read('informe.trf');
    expect(report).toContain('### rules of FENAMAC, Harkness mejorado (harkness)');
    expect(report).toContain('### FENAMAC, Harkness mejorado, IV: ');
    expect(report).toContain('haya faltado a dos rondas debe ser excluido del torneo.');
    // Attached once, and not to what is no report or of a system of FIDE.
    es('convert', 'informe.trf', 'otra.trf', '--report');
    expect(read('otra.trf').match(/### rules of/g)).toHaveLength(1);
    es('convert', 'harkness-absent.json', 'simple.trf');
    expect(read('simple.trf')).not.toContain('rules of');
  });

  test('C.04.4.1 (1997), 9: the average ratings of the opponents are printed after each round, and proposed', () => {
    pareo(
      'generate',
      '--system',
      'dubov-1997',
      '--players',
      '8',
      '--rounds',
      '3',
      '--seed',
      '1',
      '-o',
      'dubov.json',
    );
    expect(es('standings', 'dubov.json').stderr).toContain(
      'Debe publicarse el Elo promedio de los rivales (C.04.4.1 (1997), 9): pareo print dubov.json --list averages',
    );
    expect(es('print', 'dubov.json', '--list', 'averages', '-o', 'aro.pdf').code).toBe(0);
    const refused = es('print', 'new.json', '--list', 'averages', '-o', 'aro2.pdf');
    expect([refused.code, refused.stderr]).toEqual([
      expect.any(Number),
      expect.stringContaining('solo Dubov (1997)'),
    ]);
    expect(refused.code).not.toBe(0);
  });

  test('C.04.4 (2017): a new tournament by Lim, Dubov or Burstein is told what was advised', () => {
    const made = es('new', '--system', 'lim', '--players', 'list.csv', '--rounds', '3', '-o', 'lim-new.json');
    expect(made.stderr).toContain('se desaconseja su uso, salvo que haya un programa homologado');
  });

  test('a working cites its rules in Spanish', () => {
    const tiebreaks = ['--tiebreaks', 'DE1,BH,LOTS', '--lots', '7', '--edition', '1998', '--why', '3'];
    const { stdout } = es('standings', 'dutch-1998-absent.json', ...tiebreaks);
    expect(stdout).toContain('Manual mexicano, F10: Para el primer lugar');
    expect(stdout).toContain('Anexo FIDE de 1998, 2.2.1.1: La suma de la puntuación de los rivales.');
    expect(stdout).toContain('Sorteo: El empate que queda se decide por sorteo.');
  });

  test('FENAMAC, 5: a rule inside a sentence leaves no cut abbreviation', () => {
    expect(es('explain', 'new.json', '--long').stdout).not.toMatch(/\betc \(/);
  });

  test('a table has no order to offer, and what one rule decides again and again is told with its text once', () => {
    const table = es('explain', 'berger-open.json', '--round', '1', '--long').stdout;
    expect(table).toContain('Mesa 1: ');
    expect(table).not.toContain('orden natural');
    pareo('generate', '--system', 'lim', '--players', '9', '--rounds', '4', '--seed', '1', '-o', 'lim9.json');
    const long = es('explain', 'lim9.json', '--round', '3', '--long').stdout;
    expect(long.match(/· Grupo de [\d.]+ puntos?: /g)?.length).toBeGreaterThan(2);
    // With the first group, and among the rules cited.
    expect(long.match(/El emparejamiento empieza por/g)).toHaveLength(2);
    expect(long).toMatch(/· Grupo de [\d.]+ puntos?: [^(]*\(2\.2\)\.$/m);
  });

  test('Wimbledon: a board of a knock-out is by the draw, not by a table', () => {
    pareo('generate', '--system', 'wimbledon', '--players', '8', '--seed', '1', '-o', 'knock-out.json');
    const short = es('explain', 'knock-out.json', '--round', '1').stdout;
    expect(short).toContain('por el cuadro');
    expect(short).not.toContain('por la tabla');
  });

  test('an edition is a year or it is not said', () => {
    expect(es('systems').stdout).toContain('Sistema Harkness · FENAMAC, Harkness mejorado\n');
    expect(es('explain', 'new.json').stdout).toContain('Reglas citadas (FENAMAC, Harkness mejorado)\n');
  });

  test('one person is not asked about twice, nor alone', () => {
    expect(es('explain', 'new.json', '--why-not', '1', '1').stderr).toContain('[player-named-twice]');
    expect(es('explain', 'new.json', '--why-not', '1').stderr).toContain('Falta B.');
  });

  test('what cannot be told apart is shown by examples that are the same in every language', () => {
    const given = ['new', '--system', 'harkness', '--players', 'list.csv', '--rounds', '3'];
    expect(es(...given, '-o', 'x.json', '--schedule', 'foo').stderr).not.toMatch(/NAME|VALUE/);
    expect(es(...given, '-o', 'x.xyz').stderr).toContain('Escriba .trf, .trf26, .json o .csv.');
  });
});
