import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workplace } from '../testing/built-program.ts';

/* A small open run by hand, in Spanish: what the program says when something is missing or mistyped. */
const { pareoWith, read, write, remove } = workplace();
const pareo = (...args: readonly string[]) => pareoWith({ environment: { LC_ALL: 'es_MX.UTF-8' } }, ...args);

beforeAll(() =>
  write(
    'lista.csv',
    'Nombre;Elo\nGarcía López, Ana;2105\nGarcía Ruiz, Luis;1980\nNúñez, Íñigo;2210\nVela, Gabriel;2040\n',
  ),
);
afterAll(remove);

describe('a new tournament', () => {
  test('says what round 1 waits for, with the option that settles it', () => {
    const { code, stderr } = pareo(
      ...['new', '--system', 'dutch', '--players', 'lista.csv', '--rounds', '3', '-o', 'abierto.trf'],
    );
    expect(code).toBe(0);
    expect(stderr).toBe(
      '4 jugadores, 3 rondas, en abierto.trf.\nLa ronda 1 aún no se puede emparejar. No se conoce el color sorteado antes de la ronda 1. Indíquelo (en un TRF: 152 o XXC). Aquí: --initial-colour white (blancas) o black (negras).\n',
    );
  });
  test('names what to type next where nothing is missing', () => {
    const { stderr } = pareo(
      ...['new', '--system', 'berger', '--players', 'lista.csv', '--lots', 'x', '-o', 'liga.trf'],
    );
    expect(stderr).toContain('Sigue: pareo pair liga.trf');
  });
  test('of two teams says that the list names none', () => {
    const { stderr } = pareo(
      ...['new', '--system', 'scheveningen', '--players', 'lista.csv', '-o', 'dos.json'],
    );
    expect(stderr).toContain('dos equipos iguales en número, y no se indica ninguno. La lista los indica');
  });
  test('of teams names whom the list has in none', () => {
    const { stderr } = pareo(
      ...['new', '--system', 'team-swiss', '--rounds', '2', '--players', 'lista.csv', '-o', 'e.trf'],
    );
    expect(stderr).toContain('1 Ana García López, 2 Luis García Ruiz');
  });
});

describe('a round', () => {
  test('is refused by commands that have no option for what is missing without naming one', () => {
    const { code, stderr } = pareo('print', 'abierto.trf', '-o', 'muro.pdf');
    expect([code, stderr]).toEqual([
      3,
      'abierto.trf: No se conoce el color sorteado antes de la ronda 1. Indíquelo (en un TRF: 152 o XXC). [initial-colour-unknown]\n',
    ]);
  });
  test('is written with the colour that was drawn, which stays in the file', () => {
    expect(pareo('results', 'abierto.trf', '--initial-colour', 'black', '--force').code).toBe(0);
    expect(read('abierto.trf')).toContain('XXC black1');
  });
  test('counts nothing for games without a result, and is read again', () => {
    expect(read('abierto.trf')).toMatch(/^001 {4}1 .* 0\.0 /m);
    expect(pareo('standings', 'abierto.trf').code).toBe(0);
  });
  test('that is open is the one that is printed and explained', () => {
    expect(pareo('print', 'abierto.trf', '-o', 'muro.pdf').stderr).toBe(
      'Se escribió muro.pdf: 1 documento, ronda 1.\n',
    );
    expect(pareo('explain', 'abierto.trf').stdout).toContain('Por qué la ronda 1 es como es');
  });
  test('that was played is the one of a correction typed without its round', () => {
    pareo('results', 'abierto.trf', '3-1:0', '2-4:1', '--force');
    const { code, stderr } = pareo('results', 'abierto.trf', '3-1:1', '--force');
    expect([code, stderr]).toEqual([
      3,
      expect.stringContaining('primero las blancas. Está en la ronda 1: --round 1. [meeting-not-in-round]'),
    ]);
    expect(pareo('results', 'abierto.trf', '3-1:1', '--round', '1', '--force').code).toBe(0);
  });
  test('is the last one for reasons and ranks once all have been played', () => {
    for (const round of ['2', '3']) pareo('results', 'abierto.trf', '--round', round, '--force');
    const { stdout } = pareo('pair', 'abierto.trf', '--plain', '--round', '3');
    expect(stdout).not.toBe('');
    const { code } = pareo('explain', 'abierto.trf', '--why-rank', '1', '2');
    expect(code).toBe(0);
    expect(pareo('explain', 'abierto.trf').stdout).toContain('Por qué la ronda 3 es como es');
  });
});

describe('C.04.2 (2017), D.8: a result that was recorded wrongly', () => {
  /** Round 1 was 1-3 and 4-2, both won by White. */
  const made = (rounds: number) => {
    pareo(
      ...['new', '--system', 'dutch-2017', '--players', 'lista.csv', '--rounds', '3'],
      ...['--initial-colour', 'white', '-o', 'error.trf', '--force'],
    );
    pareo('results', 'error.trf', '1-3:1', '4-2:1', '--force');
    for (let round = 2; round <= rounds; round++)
      pareo('results', 'error.trf', '--round', String(round), '--force');
  };
  const correct = (...more: readonly string[]) =>
    pareo('results', 'error.trf', '--round', '1', '1-3:0', ...more);

  test('before the next pairing: for it and for the standings, as any result', () => {
    made(1);
    const { stderr } = correct('--force');
    expect(stderr).not.toContain('D.8');
    expect(read('error.trf')).not.toContain('COR');
  });

  test('after it and before the end of that round: for the pairings still to be made', () => {
    made(2);
    const before = read('error.trf');
    const { code, stderr } = correct('--force');
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(
        'La corrección cuenta para la clasificación y para los emparejamientos desde la ronda 3; lo ya emparejado queda (C.04.2, D.8 (2017)).',
      ),
    ]);
    const after = read('error.trf');
    expect(after).toContain('### COR @ Round 1: 1-3, 1-0 corrected to 0-1, following-pairing');
    // Round 2 stands as it was paired: the same opponents and colours in its columns.
    const opponents = (trf: string) => [...trf.matchAll(/^001.*$/gm)].map(([line]) => line.slice(101, 107));
    expect(opponents(after)).toEqual(opponents(before));
    // So does the verdict: round 2 is checked from the result it was paired from.
    expect(pareo('check', 'error.trf').code).toBe(0);
  });

  test('after the end of that round: for the rating report alone, which is a file of its own', () => {
    made(3);
    const before = read('error.trf');
    const refused = correct('--force');
    expect([refused.code, refused.stderr]).toEqual([
      3,
      expect.stringContaining('la corrección es solo para el informe de Elo'),
    ]);
    expect(read('error.trf')).toBe(before);
    const { code, stderr } = correct('-o', 'informe.trf');
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('La corrección cuenta solo para el informe de Elo, en informe.trf'),
    ]);
    expect(read('error.trf')).toBe(before);
    expect(read('informe.trf')).toContain('### COR @ Round 1: 1-3, 1-0 corrected to 0-1, report-only');
    const ranks = (trf: string) => [...trf.matchAll(/^001.*$/gm)].map(([line]) => line.slice(85, 89));
    expect(ranks(read('informe.trf'))).toEqual(ranks(before));
    expect(pareo('check', 'informe.trf').code).toBe(0);
  });
});

describe('players', () => {
  const made = () =>
    pareo(
      ...['new', '--system', 'dutch', '--players', 'lista.csv', '--rounds', '3', '--initial-colour', 'white'],
      ...['-o', 'gente.trf', '--force'],
    );
  test('who come late have the next number, and are paired', () => {
    made();
    pareo('results', 'gente.trf', '1-3:1', '4-2:=', '--force');
    write('tarde.csv', 'Nombre;Elo\nÁlvarez, Tina;2000\n');
    const { code, stderr } = pareo(
      ...['players', 'gente.trf', '--add', 'tarde.csv', '--withdraw', 'vela', '--force'],
    );
    expect([code, stderr]).toEqual([
      0,
      'Inscripciones: 5 Tina Álvarez. Retiros después de la ronda 1: 3 Gabriel Vela. En gente.trf\n',
    ]);
    const { pairs } = JSON.parse(pareo('pair', 'gente.trf', '--json').stdout);
    const seated = pairs.flatMap(({ white, black }: { white: number; black: number }) => [white, black]);
    expect([...seated].sort()).toEqual([1, 2, 4, 5]);
  });
  test('who are back are paired again', () => {
    pareo('players', 'gente.trf', '--return', '3', '--force');
    expect(pareo('pair', 'gente.trf').stdout).toMatch(/^3\n/);
  });
  test('are not entered twice, nor into a table that is under way; nothing is written', () => {
    const before = read('gente.trf');
    const { code, stderr } = pareo('players', 'gente.trf', '--add', 'tarde.csv', '--force');
    expect([code, stderr]).toEqual([3, expect.stringContaining('ya está en el torneo')]);
    expect(read('gente.trf')).toBe(before);
    pareo('results', 'liga.trf', '--force');
    expect(pareo('players', 'liga.trf', '--add', 'tarde.csv', '--force').stderr).toContain(
      '[numbers-of-the-table]',
    );
  });
});

describe('a name', () => {
  test('that fits two players names both', () => {
    const { code, stderr } = pareo('standings', 'abierto.trf', '--why', 'garcia');
    expect([code, stderr]).toEqual([
      3,
      'abierto.trf: «garcia» vale para varios: 2 Ana García López y 4 Luis García Ruiz. Escriba el número, o más del nombre. [player-not-there]\n',
    ]);
  });
  test('that fits nobody does not pretend to fit several', () => {
    expect(pareo('explain', 'abierto.trf', '--player', 'zoe').stderr).toContain(
      'no es aquí el número ni el nombre de nadie.',
    );
  });
  test('of a command, in Spanish, gets the one that was meant', () => {
    expect(pareo('emparejar', 'abierto.trf').stderr).toContain('¿Quiso decir «pair»?');
    expect(pareo('clasificación', 'abierto.trf').stderr).toContain('¿Quiso decir «standings»?');
  });
});
