import type {
  CardSheet,
  CrosstableSheet,
  Person,
  RoundSheet,
  SheetAbsence,
  SheetBoard,
  StandingsSheet,
} from '@pareo/tournament';

/* An open of any size with the names that break lists: long ones, accents, ñ, one word, Cyrillic and Greek. */

const SURNAMES = [
  'Aguirre Solís',
  'Barrera Luna',
  'Cervantes Mora',
  'Domínguez Ríos',
  'Espinosa Vela',
  'Fuentes Nava',
  'Galindo Peña',
  'Hernández Cruz',
  'Ibarra Montes',
  'Juárez Olvera',
  'Krzyżanowski-Wojciechowska',
  'López de la Torre y Villavicencio',
  'Méndez Ruiz',
  'Núñez Ibáñez',
  'Ñáñez',
  'Ortega',
  'Папаянопулос',
  'Παπαδόπουλος',
  'Quiroga Sáenz',
  'Åkesson',
] as const;
const GIVEN = [
  'Ximena',
  'Emilio',
  'Óscar',
  'Íñigo',
  'María del Carmen Guadalupe',
  'Li',
  'Tomás',
  'Andrea',
] as const;
const TITLES = ['GM', 'IM', 'WFM', undefined, undefined, 'CM', undefined] as const;
const CLUBS = [
  'Club de Ajedrez Xalapa',
  'UNAM',
  undefined,
  'Escuela Primaria Benito Juárez núm. 14',
] as const;

const cycled = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

export const people = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, index) => {
    const title = cycled(TITLES, index);
    const club = cycled(CLUBS, index);
    const copy = index >= SURNAMES.length ? ` ${Math.floor(index / SURNAMES.length) + 1}` : '';
    return {
      key: index + 1,
      number: index + 1,
      name: `${cycled(SURNAMES, index * 7)}${copy}, ${cycled(GIVEN, index * 3)}`,
      ...(title === undefined ? {} : { title }),
      ...(index % 6 === 5 ? {} : { rating: 2400 - index * 11 }),
      federation: cycled(['MEX', 'ESP', 'CUB'], index),
      ...(club === undefined ? {} : { club }),
    };
  });

const pointsAt = (index: number, count: number): string =>
  (Math.round(8 - (index / count) * 8) / 2).toFixed(1);

/** Round 5: everybody in order, one bye where the number is odd, one half-point bye asked. */
export const roundOf = (count: number, played: number): RoundSheet => {
  const all = people(count);
  const [asked, ...playing] = [...all].reverse();
  const order = playing.reverse();
  const boards: SheetBoard[] = [];
  for (let index = 0; index + 1 < order.length; index += 2)
    boards.push({
      number: boards.length + 1,
      white: { person: order[index] as Person, points: pointsAt(index, count) },
      black: { person: order[index + 1] as Person, points: pointsAt(index + 1, count) },
      ...(boards.length < played ? { result: cycled(['1-0', '½-½', '0-1', '+ -'], boards.length) } : {}),
    });
  const last = order.at(-1);
  const absences: SheetAbsence[] = [
    ...(order.length % 2 === 1 && last
      ? [{ seat: { person: last, points: '0.5' }, kind: 'pairing-bye' as const }]
      : []),
    ...(asked ? [{ seat: { person: asked, points: '1.5' }, kind: 'half' as const }] : []),
  ];
  return { round: 5, boards, absences };
};

export const standingsOf = (count: number, tiebreaks = 3): StandingsSheet => ({
  after: 5,
  open: 0,
  tiebreaks: [
    { code: 'BH/C1', name: 'Buchholz, cut 1' },
    { code: 'BH', name: 'Buchholz' },
    { code: 'SB', name: 'Sonneborn-Berger' },
    { code: 'DE', name: 'direct encounter' },
    { code: 'WIN', name: 'wins' },
    { code: 'BWG', name: 'wins with Black' },
    { code: 'PS', name: 'progressive score' },
    { code: 'ARO', name: 'average rating of opponents' },
  ].slice(0, tiebreaks),
  rows: people(count).map((person, index) => ({
    place: String(index + 1),
    person,
    points: pointsAt(index, count),
    values: ['12.5', '14.0', '9.75', '0', '3', '1', '15.5', '1987'].slice(0, tiebreaks),
    ...(index % 17 === 16 ? { withdrawn: true as const } : {}),
  })),
});

export const crosstableOf = (count: number, rounds: number): CrosstableSheet => ({
  after: rounds,
  numbers: 'rank',
  kind: 'swiss',
  rows: people(count).map((person, index) => ({
    place: String(index + 1),
    person,
    points: pointsAt(index, count),
    cells: Array.from({ length: rounds }, (_, round) =>
      (index + round) % 13 === 12
        ? { result: 'bye' }
        : {
            opponent: ((index + round * 3 + 1) % count) + 1,
            colour: (index + round) % 2 === 0 ? ('white' as const) : ('black' as const),
            result: cycled(['1', '½', '0'], index + round),
          },
    ),
  })),
});

export const cardsOf = (count: number, rounds: number): readonly CardSheet[] => {
  const all = people(count);
  return all.map((person, index) => ({
    person,
    rounds: Array.from({ length: rounds }, (_, round) => {
      const opponent = all[(index + round + 1) % count];
      return {
        ...(opponent ? { opponent } : {}),
        colour: (index + round) % 2 === 0 ? ('white' as const) : ('black' as const),
        result: cycled(['1', '½', '0'], index + round),
        points: ((round + 1) / 2).toFixed(1),
      };
    }),
  }));
};
