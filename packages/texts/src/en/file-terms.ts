import type { CSV_COLUMNS, JSON_EXPECTATIONS, TRF_FIELDS } from '@pareo/engine/formats';

/** Fields of a TRF as a reader calls them. */
export const FIELDS: Readonly<Record<(typeof TRF_FIELDS)[number], string>> = {
  tiebreaks: 'tie-breaks',
  player: 'player',
  pareo: 'addition of pareo',
  id: 'start number',
  sex: 'sex',
  title: 'title',
  name: 'name',
  rating: 'rating',
  federation: 'federation',
  number: 'number',
  birth: 'date of birth',
  points: 'points',
  rank: 'rank',
  opponent: 'opponent',
  colour: 'colour',
  result: 'result',
  symbol: 'symbol',
  nickname: 'short name',
  strength: 'strength',
  matchPoints: 'match points',
  gamePoints: 'game points',
  worth: 'kind of bye',
  round: 'round',
  fromRound: 'first round',
  toRound: 'last round',
  fromPlayer: 'first player',
  toPlayer: 'last player',
  team: 'team',
  white: 'White',
  black: 'Black',
  participant: 'participant',
  rounds: 'number of rounds',
  configuration: 'setting',
  scoring: 'scoring',
};

/** What the first bytes of a file say it is. */
export const FILE_KINDS: Readonly<Record<string, string>> = {
  png: 'a picture (PNG)',
  jpeg: 'a picture (JPEG)',
  gif: 'a picture (GIF)',
  pdf: 'a PDF',
  zip: 'a ZIP archive or an Excel, Word or OpenDocument file',
  gzip: 'a compressed file',
  office: 'an old Excel or Word file',
  'utf-16': 'a text in UTF-16',
};

/** How to get from such a file to one that can be read. */
export const FILE_REMEDIES: Readonly<Record<string, string>> = {
  zip: 'Unpack it, or save the sheet as CSV.',
  gzip: 'Unpack it first.',
  office: 'Save the sheet as CSV.',
  'utf-16': 'Save it as UTF-8.',
};

export const FILE_REMEDY = 'Choose a TRF, JSON or CSV file.';

/** Columns of a list of players. */
export const LIST_COLUMNS: Readonly<Record<keyof typeof CSV_COLUMNS, string>> = {
  ingo: 'INGO',
  bcf: 'BCF',
  secondLastName: 'second last name',
  points: 'points',
  rank: 'rank',
  id: 'start number',
  name: 'name',
  firstName: 'first name',
  lastName: 'last name',
  sex: 'sex',
  title: 'title',
  rating: 'rating',
  federation: 'federation',
  fideId: 'FIDE id',
  birth: 'date of birth',
  club: 'club',
  group: 'group',
  spread: 'spread',
  highGame: 'high game',
  result: 'result',
};

/** What stands at a place of a JSON document, where it is not a list of values. */
export const EXPECTATIONS: Readonly<Record<(typeof JSON_EXPECTATIONS)[number], string>> = {
  text: 'a text',
  'whole number': 'a whole number',
  boolean: 'true or false',
  list: 'a list [ … ]',
  object: 'an object { … }',
  points: 'points such as 1 or 0.5',
  'text, number or boolean': 'a text, a number, true or false',
};
