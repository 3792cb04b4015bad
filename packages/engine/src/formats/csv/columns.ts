/** What a column of a list of players can hold, and the headers that say so in English and Spanish. */
export const CSV_COLUMNS = {
  id: 'number, no, nr, num, n, start number, starting number, sno, snr, numero, orden, dorsal, numero inicial',
  name: 'name, player, full name, nombre completo, nombre y apellidos, apellidos y nombre, jugador, jugadora, jugadores, participante',
  lastName: 'surname, last name, family name, apellido, apellidos, primer apellido',
  secondLastName: 'second surname, segundo apellido',
  firstName: 'first name, given name, given names, forename, nombre de pila',
  rating: 'rating, elo, rtg, fide rating, rating fide, elo fide, irtg, rtgi, std, puntuacion elo',
  ingo: 'ingo, ingo zahl, ingozahl',
  bcf: 'bcf, bcf grade',
  title: 'title, titulo, tit, fide title, titulo fide',
  federation: 'federation, fed, country, nation, nationality, federacion, pais, nacion, nacionalidad',
  fideId: 'fide id, fideid, id fide, fide no, fide number, codigo fide, cod fide, numero fide, n fide',
  birth:
    'birth, born, birthday, birthdate, birth date, date of birth, dob, b day, year of birth, birth year, nacimiento, fecha de nacimiento, fecha nacimiento, f nacimiento, f nac, fecha nac, nac, nacim, nacido, ano de nacimiento, ano nacimiento, ano',
  sex: 'sex, gender, sexo, genero',
  club: 'club, club city, club ciudad, club name, club o ciudad, escuela, school, ciudad, city, estado',
  group: 'group, section, grupo, seccion, team, team name, equipo',
  points: 'points, pts, score, puntos, puntuacion',
  rank: 'rank, place, rk, pos, position, puesto, posicion, clasificacion, lugar',
  spread: 'spread, minor score, diferencia',
  highGame: 'high game, best game, partida mas alta, mejor partida',
  result: 'result, resultado',
} as const;

export type CsvColumn = keyof typeof CSV_COLUMNS;

const NAMES = Object.keys(CSV_COLUMNS) as readonly CsvColumn[];

const BY_HEADER: ReadonlyMap<string, CsvColumn> = new Map(
  NAMES.flatMap(column =>
    CSV_COLUMNS[column].split(', ').map((header): [string, CsvColumn] => [header, column]),
  ),
);

/** `Año de Nacimiento`, `N.º`, `FIDE-ID`: small letters without accents, words with one blank between them. */
const simplified = (header: string): string =>
  header
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Whether a header is Spanish matters for dates written with figures only. */
const SPANISH = /nac|ano|fecha/;

/** `R1`, `Round 12`, `Ronda 3`: one column for each round. */
const ROUND = /^(?:r|rd|round|ronda) ?\d{1,3}$/;

export interface Headers {
  /** Index = column of the list. Undefined: a header that we do not know. */
  readonly columns: readonly (CsvColumn | undefined)[];
  readonly hasSpanishDates: boolean;
}

/** `nombre` is the whole name, unless the list has surnames too. */
export const columnsOf = (headers: readonly string[]): Headers => {
  const simple = headers.map(simplified);
  const known = simple.map(header => (ROUND.test(header) ? 'result' : BY_HEADER.get(header)));
  const hasSurnames = known.includes('lastName');
  const columns = known.map((column, index) => {
    const isName = simple[index] === 'nombre' || simple[index] === 'nombres' || simple[index] === 'name';
    if (!isName) return column;
    return hasSurnames ? 'firstName' : 'name';
  });
  const hasSpanishDates = simple.some((header, index) => columns[index] === 'birth' && SPANISH.test(header));
  return { columns, hasSpanishDates };
};
