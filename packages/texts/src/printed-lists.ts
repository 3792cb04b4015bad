import type { Language } from './language.ts';

/** Everything that hangs on the wall or lies on the tables, by the name that programs and addresses use, in the order of a tournament. */
export const PRINTED_LISTS = [
  'pairings',
  'names',
  'slips',
  'line-ups',
  'results',
  'missing',
  'standings',
  'crosstable',
  'table',
  'draw',
  'averages',
  'start',
  'alphabetical',
  'teams',
  'check-in',
  'cards',
  'blank-cards',
  'ruling',
  'prizes',
  'receipts',
  'diplomas',
] as const;
export type PrintedList = (typeof PRINTED_LISTS)[number];

export const isPrintedList = (name: string): name is PrintedList =>
  PRINTED_LISTS.some(printed => printed === name);

/** What a person types for them in Spanish. */
const IN_SPANISH: Readonly<Record<PrintedList, string>> = {
  pairings: 'emparejamientos',
  names: 'nombres',
  slips: 'papeletas',
  'line-ups': 'alineaciones',
  results: 'resultados',
  missing: 'faltantes',
  standings: 'clasificacion',
  crosstable: 'cuadro-cruzado',
  table: 'tabla',
  draw: 'cuadro',
  averages: 'promedios',
  start: 'ranking',
  alphabetical: 'alfabetico',
  teams: 'equipos',
  'check-in': 'asistencia',
  cards: 'tarjetas',
  'blank-cards': 'tarjetas-en-blanco',
  ruling: 'resolucion',
  prizes: 'premios',
  receipts: 'recibos',
  diplomas: 'diplomas',
};

/** By its name in either language, accents or not. */
export const printedListCalled = (name: string): PrintedList | undefined => {
  const plain = name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return PRINTED_LISTS.find(list => list === plain || IN_SPANISH[list] === plain);
};

/** What is typed for a list in a language. */
export const typedListName = (list: PrintedList, language: Language): string =>
  language === 'es' ? IN_SPANISH[list] : list;

type Names = Readonly<Record<PrintedList, string>>;

const en: Names = {
  pairings: 'Pairings by board',
  names: 'Pairings by name',
  slips: 'Result slips and match cards',
  'line-ups': 'Line-up forms',
  results: 'Results of the round',
  missing: 'Missing results',
  standings: 'Standings',
  crosstable: 'Crosstable',
  table: 'All rounds of a table',
  draw: 'Draw of a knock-out',
  averages: 'Average ratings of the opponents',
  start: 'Starting rank',
  alphabetical: 'Alphabetical list',
  teams: 'Teams with their players',
  'check-in': 'Check-in list',
  cards: 'Pairing or score cards, filled',
  'blank-cards': 'Pairing or score cards, blank',
  ruling: 'Ruling of a board',
  prizes: 'Prizes',
  receipts: 'Receipts',
  diplomas: 'Diplomas',
};

const es: Names = {
  pairings: 'Emparejamientos por mesa',
  names: 'Emparejamientos por nombre',
  slips: 'Papeletas de resultado y actas de encuentro',
  'line-ups': 'Hojas de alineación',
  results: 'Resultados de la ronda',
  missing: 'Resultados que faltan',
  standings: 'Clasificación',
  crosstable: 'Cuadro cruzado',
  table: 'Todas las rondas de una tabla',
  draw: 'Cuadro de una eliminatoria',
  averages: 'Elo promedio de los rivales',
  start: 'Ranking inicial',
  alphabetical: 'Orden alfabético',
  teams: 'Equipos con sus jugadores',
  'check-in': 'Registro de asistencia',
  cards: 'Tarjetas de pareo o de juego, llenas',
  'blank-cards': 'Tarjetas de pareo o de juego, en blanco',
  ruling: 'Resolución de una mesa',
  prizes: 'Premios',
  receipts: 'Recibos',
  diplomas: 'Diplomas',
};

export const printedListName = (list: PrintedList, language: Language): string =>
  ({ en, es })[language][list];
