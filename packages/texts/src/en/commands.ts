import type { CliTexts } from '../cli-texts.ts';

export const commands: CliTexts['commands'] = {
  serve: {
    summary: 'the tournament manager: web app and API',
    details: ['Not there yet: it comes with a later version. Everything else on this page works today.'],
    examples: [],
  },
  systems: {
    summary: 'every pairing system: id, edition, chapter, what it is for',
    details: ['With an id: the options of that system, and every rule it may cite.'],
    examples: [
      ['pareo systems', 'the list'],
      ['pareo systems berger', 'one system, its options and its rules'],
    ],
  },
  pair: {
    summary: 'pairs the next round, or a past round again',
    details: [
      'A past round is paired from what was known before it.',
      'Output: the number of pairs, then "white black" per line in board order; the bye is "id 0". On a terminal, the table that goes on the wall.',
    ],
    examples: [
      ['pareo pair open.trf', 'the next round, on the wall'],
      ['pareo pair open.trf -o round5.txt', 'the same in a file, for another program'],
      ['pareo pair open.trf --round 3 --json', 'round 3 again, with the rule behind every board'],
      ['pareo pair liga.json --system berger', 'a round robin'],
    ],
  },
  check: {
    summary: 'pairs every round again and reports each difference',
    details: ['PATH: files or folders. Standings are ranked again too.'],
    examples: [['pareo check open.trf', 'is every round of this file right?']],
  },
  generate: {
    summary: 'random tournaments, the same for the same seed',
    details: [],
    examples: [
      ['pareo generate --players 40 --rounds 7 --seed 1 -o forty.trf', 'one tournament'],
      ['pareo generate --count 100 --seed 1 -o many/', 'a hundred, in a folder'],
    ],
  },
  standings: {
    summary: 'the table with tie-breaks',
    details: ['With --why, how each value of one player came about.'],
    examples: [
      ['pareo standings open.trf', 'the table as it stands'],
      ['pareo standings open.trf --after 3 --tiebreaks BH/C1,BH,SB', 'after round 3, by these tie-breaks'],
      ['pareo standings open.trf --why 12', 'the working behind the values of player 12'],
    ],
  },
  explain: {
    summary: 'why a round is what it is',
    details: [],
    examples: [['pareo explain open.trf --round 4 --player 12', 'everything that decided for player 12']],
  },
  convert: {
    summary: 'between TRF16, TRF26, JSON and CSV',
    details: [
      'The format of IN is seen from its content. That of OUT is --to, or else its ending: .trf is TRF16, .trf26 TRF26, .json JSON, .csv CSV.',
    ],
    examples: [
      ['pareo convert open.trf open.json', 'TRF to JSON'],
      ['pareo convert open.trf report.trf --to trf26', 'the report of the year'],
    ],
  },
  new: {
    summary: 'a new tournament from a list of players',
    details: [
      'LIST: CSV with any column order and separator; names are enough. Numbers go by rating, title and alphabet unless lots are drawn.',
    ],
    examples: [
      ['pareo new --system dutch --players list.csv --rounds 7 -o open.trf', 'a Swiss of seven rounds'],
      [
        'pareo new --system berger --players list.csv --lots 2026 -o liga.json',
        'a round robin, numbers by lot',
      ],
    ],
  },
  demo: {
    summary: 'a sample open: its next round, its standings, one pairing explained',
    details: [],
    examples: [['pareo demo', 'takes no file']],
  },
};

export const argumentTexts: CliTexts['arguments'] = {
  systemId: 'id of a system',
  file: 'a tournament: TRF16, TRF26 or JSON; "-" is standard input',
  paths: 'files or folders with tournaments',
  in: 'the file to read; "-" is standard input',
  out: 'the file to write; "-" is standard output',
};

export const options: CliTexts['options'] = {
  help: 'this help',
  lang: 'language: en or es (default: that of the system)',
  json: 'output for machines',
  version: 'version of pareo',
  system: 'pairing system (default: the one the file names, otherwise dutch-2026)',
  systemToCheck: 'check by this system, whatever the files name',
  systemOfNew: 'pairing system (see "pareo systems")',
  roundToPair: 'round to pair (default: the next one)',
  roundToExplain: 'round to explain',
  afterRound: 'after this round (default: the last one)',
  rounds: 'number of rounds of the tournament',
  pairingFile: 'write to this file instead of the screen',
  outputFile: 'file to write',
  outputFiles: 'file to write, or folder when there are several',
  initialColour: 'the colour drawn by lot for number 1: white or black',
  option: 'an option of the system, name=value; may be repeated',
  acceleration: 'virtual points in the first rounds: baku, or none',
  table: 'the table that goes on the wall, also when the output is not a terminal',
  plain: 'bare numbers, also on a terminal',
  tiebreaks: 'tie-breaks in order, by their codes: BH/C1,BH,SB',
  edition: 'edition of the tie-break rules: 2026, 2024 or 1998',
  why: 'show the working for this player (number or name)',
  player: 'only this player (number or name)',
  whyNot: 'why A and B do not meet: two numbers',
  to: 'format to write: trf16, trf26, json or csv',
  playerList: 'list of players (CSV)',
  name: 'name of the tournament',
  city: 'city',
  federation: 'federation, three letters',
  lots: 'draw the numbers by lot from this seed; the same seed draws the same lots',
  lotsForTies: 'draw lots from this seed for places still tied',
  groups: 'split the field into this many groups (Belgrade)',
  scoring: 'points for a win, a draw and a loss: 3-1-0 (default: 1-0.5-0)',
  jobs: 'files checked at the same time (default: one per processor)',
  port: 'port to listen on',
  host: 'address to listen on',
  data: 'folder of the embedded database',
  database: 'address of a PostgreSQL database',
  players: 'number of players',
  seed: 'the same seed gives the same tournaments',
  draw: 'draws, per cent',
  forfeit: 'forfeited games, per cent',
  halfBye: 'half-point byes, per cent',
  zeroBye: 'zero-point byes, per cent',
  withdraw: 'withdrawals, per cent',
  late: 'late entries, per cent',
  count: 'how many tournaments',
};

export const placeholders: CliTexts['placeholders'] = {
  ID: 'ID',
  N: 'N',
  FILE: 'FILE',
  PATH: 'PATH',
  IN: 'IN',
  OUT: 'OUT',
  LIST: 'LIST',
  TEXT: 'TEXT',
  SEED: 'SEED',
  FORMAT: 'FORMAT',
  SETTING: 'NAME=VALUE',
  COLOUR: 'COLOUR',
  POINTS: 'W-D-L',
  NUMBER: 'P',
  PERCENT: 'PERCENT',
  DIR: 'DIR',
  URL: 'URL',
  CODES: 'CODES',
  EDITION: 'YEAR',
  LANGUAGE: 'en|es',
  METHOD: 'METHOD',
  A: 'A',
  HOST: 'HOST',
};
