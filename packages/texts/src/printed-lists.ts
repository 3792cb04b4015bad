import type { Language } from './language.ts';

/** Everything that hangs on the wall or lies on the tables, by the name that programs and addresses use, in the order of a tournament. */
export const PRINTED_LISTS = [
  'pairings',
  'names',
  'slips',
  'results',
  'missing',
  'standings',
  'crosstable',
  'table',
  'draw',
  'averages',
  'start',
  'alphabetical',
  'check-in',
  'cards',
  'blank-cards',
  'ruling',
] as const;
export type PrintedList = (typeof PRINTED_LISTS)[number];

export const isPrintedList = (name: string): name is PrintedList =>
  PRINTED_LISTS.some(printed => printed === name);

type Names = Readonly<Record<PrintedList, string>>;

const en: Names = {
  pairings: 'Pairings by board',
  names: 'Pairings by name',
  slips: 'Result slips',
  results: 'Results of the round',
  missing: 'Missing results',
  standings: 'Standings',
  crosstable: 'Crosstable',
  table: 'All rounds of a table',
  draw: 'Draw of a knock-out',
  averages: 'Average ratings of the opponents',
  start: 'Starting rank',
  alphabetical: 'Alphabetical list',
  'check-in': 'Check-in list',
  cards: 'Pairing cards, filled',
  'blank-cards': 'Pairing cards, blank',
  ruling: 'Ruling of a board',
};

const es: Names = {
  pairings: 'Emparejamientos por mesa',
  names: 'Emparejamientos por nombre',
  slips: 'Papeletas de resultado',
  results: 'Resultados de la ronda',
  missing: 'Resultados que faltan',
  standings: 'Clasificación',
  crosstable: 'Cuadro cruzado',
  table: 'Todas las rondas de una tabla',
  draw: 'Cuadro de una eliminatoria',
  averages: 'Elo promedio de los rivales',
  start: 'Ranking inicial',
  alphabetical: 'Orden alfabético',
  'check-in': 'Registro de asistencia',
  cards: 'Tarjetas de pareo, llenas',
  'blank-cards': 'Tarjetas de pareo, en blanco',
  ruling: 'Resolución de una mesa',
};

export const printedListName = (list: PrintedList, language: Language): string =>
  ({ en, es })[language][list];
