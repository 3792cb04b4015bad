import type { CSV_COLUMNS, JSON_EXPECTATIONS, TRF_FIELDS } from '@pareo/engine/formats';

/** Los campos de un TRF como los llama el lector. */
export const FIELDS: Readonly<Record<(typeof TRF_FIELDS)[number], string>> = {
  tiebreaks: 'desempates',
  player: 'jugador',
  pareo: 'añadido de pareo',
  id: 'número inicial',
  sex: 'sexo',
  title: 'título',
  name: 'nombre',
  rating: 'Elo',
  federation: 'federación',
  number: 'número',
  birth: 'fecha de nacimiento',
  points: 'puntos',
  rank: 'lugar',
  opponent: 'rival',
  colour: 'color',
  result: 'resultado',
  symbol: 'símbolo',
  nickname: 'nombre corto',
  strength: 'fuerza',
  matchPoints: 'puntos de encuentro',
  gamePoints: 'puntos de partida',
  worth: 'tipo de bye',
  round: 'ronda',
  fromRound: 'primera ronda',
  toRound: 'última ronda',
  fromPlayer: 'primer jugador',
  toPlayer: 'último jugador',
  team: 'equipo',
  white: 'blancas',
  black: 'negras',
  participant: 'participante',
  rounds: 'número de rondas',
  configuration: 'ajuste',
  scoring: 'puntuación',
};

/** Lo que los primeros bytes dicen de un archivo. */
export const FILE_KINDS: Readonly<Record<string, string>> = {
  png: 'una imagen (PNG)',
  jpeg: 'una imagen (JPEG)',
  gif: 'una imagen (GIF)',
  pdf: 'un PDF',
  zip: 'un archivo ZIP, o de Excel, Word u OpenDocument',
  gzip: 'un archivo comprimido',
  office: 'un archivo antiguo de Excel o Word',
  'utf-16': 'un texto en UTF-16',
};

export const FILE_REMEDIES: Readonly<Record<string, string>> = {
  zip: 'Descomprímalo, o guarde la hoja como CSV.',
  gzip: 'Descomprímalo primero.',
  office: 'Guarde la hoja como CSV.',
  'utf-16': 'Guárdelo como UTF-8.',
};

export const FILE_REMEDY = 'Elija un archivo TRF, JSON o CSV.';

/** Las columnas de una lista de jugadores. */
export const LIST_COLUMNS: Readonly<Record<keyof typeof CSV_COLUMNS, string>> = {
  ingo: 'INGO',
  bcf: 'BCF',
  secondLastName: 'segundo apellido',
  points: 'puntos',
  rank: 'lugar',
  id: 'número inicial',
  name: 'nombre',
  firstName: 'nombre de pila',
  lastName: 'apellidos',
  sex: 'sexo',
  title: 'título',
  rating: 'Elo',
  federation: 'federación',
  fideId: 'id FIDE',
  birth: 'fecha de nacimiento',
  club: 'club',
  group: 'grupo',
  spread: 'spread (diferencia)',
  highGame: 'partida más alta',
  result: 'resultado',
};

/** Lo que va en un lugar de un documento JSON. */
export const EXPECTATIONS: Readonly<Record<(typeof JSON_EXPECTATIONS)[number], string>> = {
  text: 'un texto',
  'whole number': 'un número entero',
  boolean: 'true o false',
  list: 'una lista [ … ]',
  object: 'un objeto { … }',
  points: 'puntos, como 1 o 0.5',
  'text, number or boolean': 'un texto, un número, true o false',
};
