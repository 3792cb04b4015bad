/*
 * Every numbered paragraph of the five documents, and where it is. A paragraph is
 *   - rules of the engine, by key: their file and the tests that name them are looked up;
 *   - files of the project, the tests among them;
 *   - or nothing to implement, and why (`WHY`); what is implemented may have such words beside it, its `note`.
 * The list of numbers is `numbers.json`, read off the documents by `numbers.mjs`; the page and its gate are `page.mjs`.
 */

export const WHY = {
  heading: { en: 'a heading', es: 'un título' },
  definition: {
    en: 'defines a word that the other paragraphs use',
    es: 'define una palabra que usan los demás párrafos',
  },
  people: {
    en: 'for people: tells arbiters and organisers what to do, not how to pair',
    es: 'para las personas: dice a árbitros y organizadores qué hacer, no cómo emparejar',
  },
  directions: {
    en: 'prints the two directions the other way round: an option (decision 583)',
    es: 'imprime las dos direcciones al revés: una opción (decisión 583)',
  },
  never: {
    en: 'not applicable: both sides are paired towards the median, so nobody floats down below it',
    es: 'no aplica: ambos lados se emparejan hacia el mediano, así que nadie flota hacia abajo por debajo de él',
  },
  history: { en: 'tells how things came to be', es: 'cuenta cómo se llegó a ello' },
  promise: {
    en: 'announces a text for later: C.04.6 of 2026 (team-swiss-2026)',
    es: 'anuncia un texto para después: C.04.6 de 2026 (team-swiss-2026)',
  },
};

const E = 'packages/engine/src/';
const S = `${E}systems/`;
const ROUND_ROBIN = [
  `${S}round-robin/table.ts`,
  `${S}round-robin/berger.test.ts#the table for $players players, cell by cell`,
  `${S}round-robin/whole-table.test.ts#all rounds as printed`,
  `${S}round-robin/teams.test.ts#the table for $players teams, cell by cell`,
];
const ORDER = [`${S}initial-order/initial-ranking.ts`, `${S}initial-order/initial-ranking.test.ts`];
const SCORING = [`${E}model/scoring.ts`, `${E}position/position.test.ts#C.04.2 (1999), 6 and 8.3`];
const ROUNDS = [`${E}round/prepare.ts`, `${E}round/round.test.ts#beyond the number announced`];
const LATE = [`${E}journal/acts/enter-late.ts`, `${E}journal/acts/effects.test.ts`];
const HANDLING_2017 = `${E}journal/handling/c04-2-2017.ts`;
const EFFECTS = `${E}journal/acts/effects.test.ts`;
const tested = title => [`${E}position/position.ts`, `${E}position/position.test.ts#${title}`];
const PRESENT = tested('for the coming round, everyone who has not asked for a bye or left');
const PLAYED = tested('a forfeited pair has not met and has no colour');
const HISTORY = tested('C.04.2 (2017), D.5');
const NO_COLOUR = tested('8.3: the bye has neither an opponent nor a colour');
const baku = title => [`${E}position/acceleration.ts`, `${E}position/position.test.ts#${title}`];
const KNOCKOUT = `${S}knockout/rules.ts`;
const WIMBLEDON = `${S}knockout/wimbledon.test.ts`;
const SCRABBLE = `${S}scrabble/rules.ts`;
const SWISS = `${S}scrabble/swiss.test.ts`;
const HILL = `${S}scrabble/hill.test.ts`;
const OF_1998 = `${S}dutch/1998/round.test.ts`;
const BY_HAND_1998 = `${S}dutch/1998/by-hand.test.ts`;
const BOARDS = [`${S}swiss/board-order.ts`, `${S}swiss/board-order.test.ts`];

const files = (...paths) => ({ files: paths.flat() });
const nothing = why => ({ why });
const annex = (home, ...cases) =>
  files(
    `${E}tiebreaks/${home}.ts`,
    cases.map(title => `${E}tiebreaks/edition-1998.test.ts#${title}`),
  );
const OTHER_TEXTS = `${E}tiebreaks/other-texts.test.ts`;
const WARNINGS = `${E}tiebreaks/warnings.test.ts`;

/** Where it is, and the cases worked by hand that show it, by their titles: `round.test.ts#3.10`. */
const inFolder = folder => (home, cases) =>
  files(
    `${S}${folder}/${home}.ts`,
    Object.entries(cases).flatMap(([test, titles]) =>
      [titles].flat().map(title => `${S}${folder}/${test}.test.ts#${title}`),
    ),
  );
const inLim = inFolder('lim');
const inHarkness = inFolder('harkness');
const inDutch1998 = inFolder('dutch/1998');
const inDutch = inFolder('dutch');
const inDubov = inFolder('dubov/1997');
const inBurstein = inFolder('burstein');
const DUE = {
  definitions: ['the one played less often', 'with as many games of each, not the one of the last round'],
};
const AVERAGES = [
  'packages/tournament/src/averages.ts',
  'packages/tournament/src/averages.test.ts#C.04.4.1 (1997), 9 and 1.2',
];
const SILENT = `${E}standings/silent-rules.test.ts`;
const CARDS = `packages/tournament/src/sheets.test.ts#seed 001, A4, A5, A7 and seed 002, 4`;
const OLDER = 'apps/cli/src/commands/older-texts.e2e.test.ts';

/** Lim, by the numbers of 2017; those of 1999 are seven chapters on. */
const LIM = {
  1.1: inLim('group-rules', { round: '1.1: goes to the lowest ranked of the lowest group' }),
  2.2: inLim('group-rules', {
    round: '2.2 and 8.3: the groups are told',
    'printed-examples': '8.3: in the second round the group of 1 point',
  }),
  2.3: inLim('group-rules', {
    round: ['2.3.a: whoever', '2.3.b: whoever', '2.3.c: whoever', '2.3.d: the only player'],
  }),
  2.4: inLim('group-rules', { round: '2.4 where nothing did' }),
  2.5: inLim('exchange-rules', {
    'printed-examples': '4.2: six players',
    round: '5.2: exchanges opponents',
  }),
  2.6: inLim('group-rules', {
    round: ['takes back the last pairing above it', 'takes back the last pairing below it'],
  }),
  3.1: inLim('definitions', { round: '3.1: who met a floater in their own group' }),
  3.2: inLim('floater-rules', {
    round: ['3.2, 3.4: whoever equalises', '3.2: a floater is chosen for his colour only within 100 points'],
  }),
  3.3: inLim('floater-rules', { round: '3.3: where no colours are due' }),
  3.4: inLim('floater-rules', { round: '3.2, 3.4: whoever equalises' }),
  3.5: inLim('floater-rules', {
    round: '3.5, 3.9: not one without a compatible opponent',
    floaters: '3.5 and 3.6.2: from the highest group first',
  }),
  3.6: inLim('floater-rules', { floaters: '3.6.1 and 3.8: of two from one group the higher' }),
  '3.6.1': inLim('floater-rules', { floaters: '3.6.1 and 3.8: of two from one group the higher' }),
  '3.6.2': inLim('floater-rules', { floaters: '3.5 and 3.6.2: from the highest group first' }),
  '3.6.3': inLim('floater-rules', { floaters: '3.6.3: in the median' }),
  3.7: inLim('floater-rules', { floaters: '3.7.1 and 3.8: of two from one group the lower' }),
  '3.7.1': inLim('floater-rules', { floaters: '3.7.1 and 3.8: of two from one group the lower' }),
  '3.7.2': inLim('floater-rules', { floaters: '3.7.2: from the lowest group first' }),
  3.8: inLim('floater-rules', {
    round: ['downwards 1 meets the highest ranked', 'upwards 8 meets the lowest ranked'],
  }),
  3.9: inLim('floater-rules', { round: '3.5, 3.9: not one without a compatible opponent' }),
  '3.10': inLim('floater-rules', { round: '3.10: not one who floated' }),
  4.1: inLim('exchange-rules', { 'printed-examples': 'the order is 4, 5, 6, 3, 2; from the other end' }),
  4.2: inLim('exchange-rules', { 'printed-examples': '4.2: six players' }),
  4.3: inLim('exchange-rules', { 'printed-examples': '4.3: six players' }),
  4.4: inLim('exchange-rules', {
    'printed-examples': ['a: of seven, 2 changes places', 'b: of six, the lowest ranked'],
  }),
  5.1: inLim('colour-rules', {
    colours: '5.1: to alternate',
    round: ['5.1.a: two who had White', '5.1.b: two who had White twice more'],
  }),
  5.2: inLim('colour-rules', { round: '5.2: exchanges opponents' }),
  5.3: inLim('colour-rules', {
    colours: '5.3: whoever had the same colour twice',
    round: '2.3.c: whoever had the same colour twice',
  }),
  5.4: inLim('colour-rules', {
    colours: [
      'the latest round in which their colours differed decides',
      'with identical histories the higher ranked',
      'with identical histories the lower ranked',
    ],
  }),
  5.5: inLim('colour-rules', {
    colours: ['5.5: to have only one more of a colour', '5.5: in an odd round nobody is left with two more'],
  }),
  5.6: inLim('colour-rules', {
    colours: ['5.6: to equalise in an even round', '5.6: in an even round it goes to the one'],
    round: '5.6: only where no exchange is possible',
  }),
  5.7: inLim('colour-rules', { round: '5.7: opponents are exchanged for colours only within 100' }),
  6: inLim('colour-rules', {
    round: '6: in the last round equal scores meet',
    colours: ['6: in the last round a colour may be given', '6: in the last round, of two who may not'],
  }),
  7.1: inLim('colour-rules', { 'printed-examples': '7.1: of 41 the last has the bye' }),
  7.2: inLim('colour-rules', {
    'printed-examples': ['1-21, 22-2, 3-23, 24-4', '21-1, 2-22, 23-3, 4-24'],
  }),
  8.1: inLim('group-rules', { 'printed-examples': '8.3: in the second round the group of 1 point' }),
  8.2: inLim('group-rules', { round: '1.1: goes to the lowest ranked of the lowest group' }),
  8.3: inLim('colour-rules', { 'printed-examples': '8.3: in the second round the group of 1 point' }),
};

const numbered = (...numbers) =>
  Object.fromEntries(numbers.map(number => [`C.04.4.3 ${number}`, LIM[number]]));

export const PARAGRAPHS = {
  '000': {
    1: files(ROUNDS),
    2: inLim('group-rules', { round: '2.1 where the proposed opponent had been met' }),
    3: inLim('group-rules', { floaters: '3.5 and 3.6.2: from the highest group first' }),
    4: inLim('colour-rules', { colours: '5.6: to equalise in an even round' }),
    5: inLim('colour-rules', { colours: '5.1: to alternate' }),
    6: files(SCORING),
    7: files(ORDER[0], `${ORDER[1]}#seed 000, 7: the same rating and title`),
    8: nothing('heading'),
    8.1: LIM['1.1'],
    8.2: inLim('other-rules', {
      round: ['a bye given by the pairing', 'a win because the opponent did not come'],
    }),
    8.3: files(NO_COLOUR, SCORING),
    9: nothing('heading'),
    9.1: inLim('group-rules', { round: ['5.1.a: two who had White', '5.1.b: two who had White twice more'] }),
    9.2: LIM['2.2'],
    9.3: LIM['2.3'],
    9.4: LIM['2.4'],
    9.5: LIM['2.5'],
    9.6: LIM['2.6'],
    10: nothing('heading'),
    10.1: LIM['3.1'],
    10.2: LIM['3.2'],
    10.3: LIM['3.3'],
    10.4: LIM['3.4'],
    10.5: LIM['3.5'],
    10.6: LIM['3.6'],
    '10.6.1': LIM['3.6.1'],
    '10.6.2': LIM['3.6.2'],
    '10.6.3': LIM['3.6.3'],
    10.7: LIM['3.7'],
    '10.7.1': LIM['3.7.1'],
    '10.7.2': LIM['3.7.2'],
    '10.7.3': nothing('never'),
    10.8: { ...LIM['3.8'], note: 'directions' },
    10.9: LIM['3.9'],
    '10.10': LIM['3.10'],
    11: nothing('heading'),
    11.1: LIM['4.1'],
    11.2: inLim('exchange-rules', { 'printed-examples': ['4.2: six players', '4.3: six players'] }),
    11.3: LIM['4.4'],
    12: nothing('heading'),
    12.1: LIM['5.1'],
    12.2: LIM['5.2'],
    12.3: LIM['5.3'],
    12.4: LIM['5.4'],
    12.5: LIM['5.5'],
    12.6: LIM['5.6'],
    12.7: LIM['5.7'],
    13: LIM['6'],
    14: nothing('heading'),
    14.1: LIM['7.1'],
    14.2: LIM['7.2'],
    14.3: files(SCORING),
    15: nothing('heading'),
    15.1: LIM['8.1'],
    15.2: LIM['8.2'],
    15.3: LIM['8.3'],
    16: files(
      `${E}tiebreaks/proposals.ts`,
      `${SILENT}#16 a: everybody rated`,
      `${SILENT}#16 a: still level`,
      `${SILENT}#16 b: otherwise the progressive score`,
    ),
    17: files(
      LATE[0],
      `${LATE[1]}#2.4: a late entry takes its place`,
      `${LATE[1]}#2.4: rounds missed by a late entry bring nothing`,
    ),
    18: nothing('people'),
    19: nothing('history'),
    20: nothing('heading'),
    20.1: files(
      `${E}formats/trf/system-codes.ts`,
      `${E}formats/trf/system-codes.test.ts#192 names the system, and is kept as written`,
    ),
    20.2: files('apps/cli/src/attached-rules.ts', `${OLDER}#C.04.2 (1999), 20.2; 2017, A.2`),
    20.3: nothing('people'),
    21: files(`${S}dutch/1998/rules.ts`, `${OF_1998}#21: in the last round B2 is waived`),
    22: files(
      `${S}swiss/compatriots.ts`,
      `${S}lim/round.test.ts#do not meet above 50 % in the last three rounds`,
      `${S}lim/round.test.ts#may meet before`,
      `${S}compatriots.property.test.ts`,
    ),
  },
  '001': {
    A1: files(`${E}formats/csv/read.ts`, `${E}formats/csv/read.test.ts#A1`),
    A2: files(
      ORDER[0],
      `${ORDER[1]}#seed 001, A2 c`,
      `${S}dutch/1998/round.test.ts#C5: both halves stand in the order of A2`,
    ),
    A3: inDutch1998('group', {
      round: 'A3: a group of which at least half was moved down',
      'by-hand': 'C13: or p falls there',
    }),
    A4: files(`${S}dutch/1998/definitions.ts`, `${OF_1998}#A4`, CARDS),
    A5: inDutch1998('rules', {
      round: [
        'A5, F4',
        'A5: whoever has the bye',
        'A4: a game that was not played leaves its floats; a bye is a downfloat',
      ],
    }),
    A6: inDutch1998('group', { round: ['A6, C3, C4', 'A6: in a heterogeneous group'] }),
    A7: files(
      `${S}swiss/colour-history.ts`,
      `${BY_HAND_1998}#A7 a`,
      `${BY_HAND_1998}#A7 b`,
      `${BY_HAND_1998}#A7 c`,
      CARDS,
    ),
    A8: inDutch1998('pair-group', { round: ['A8, C2: x = 0', 'A8, C2: x = 1', 'A8, C2: x = 2'] }),
    A9: inDutch1998('rules', {
      'printed-examples': ['start from the order itself', 'of one player, as the first matrix'],
      round: 'D2: 2 and 3 change places',
    }),
    B1: inDutch1998('absolute', { round: ['B1a: nobody meets', 'B1b: a point without playing'] }),
    B2: inDutch1998('absolute', { round: ['B2a: two players', 'B2b: nor do two'] }),
    B3: inDutch1998('pair-group', { round: 'B3, B4' }),
    B4: inDutch1998('rules', { round: ['B3, B4', 'A8, C2: x = 1'] }),
    B5: inDutch1998('rules', { round: 'B5: whoever moved down in the last round' }),
    B6: inDutch1998('rules', { round: ['B6: nor whoever', '21: in the last round B2'] }),
    C1: inDutch1998('rules', { round: 'C1: players without an opponent' }),
    C2: inDutch1998('pair-group', { round: ['A8, C2: x = 0', 'A8, C2: x = 1'] }),
    C3: inDutch1998('pair-group', { round: 'A6, C3, C4' }),
    C4: inDutch1998('group', { round: 'A6, C3, C4' }),
    C5: inDutch1998('group', { round: 'C5: both halves' }),
    C6: inDutch1998('rules', { round: ['A6: in a heterogeneous group', 'C6: the one who remains'] }),
    C7: inDutch1998('rules', { round: 'A8, C2: x = 0' }),
    C8: inDutch1998('rules', { round: 'D2: 2 and 3 change places' }),
    C9: inDutch1998('pair-group', {
      'by-hand': ['C9: where everybody moved down', 'C9: and that before x rises'],
    }),
    C10: inDutch1998('pair-group', {
      'by-hand': [
        'C10: another opponent',
        'C10: before an upfloat is repeated',
        'C10: with no other opponent',
        'C10: and that before x rises',
      ],
    }),
    C11: inDutch1998('pair-group', { 'by-hand': ['C11: x rises from 0 to 2', 'C11: with a remainder'] }),
    C12: inDutch1998('rules', { round: 'C12: another player moves down' }),
    C13: inDutch1998('rules', {
      round: 'C13: where the lowest group',
      'by-hand': ['C13: another moves down', 'C13: or p falls there'],
    }),
    C14: inDutch1998('rules', { round: 'C14: of four players' }),
    D1: inDutch1998('rules', {
      'printed-examples': ['start from the order itself', 'are all numbers that the digits'],
    }),
    D2: inDutch1998('rules', {
      'printed-examples': [
        'of one player, as the first matrix',
        'of two players, as the second matrix',
        'of seven players',
      ],
    }),
    E1: inDutch1998('colours', { round: 'E1: both' }),
    E2: inDutch1998('colours', { round: 'E2: the stronger' }),
    E3: inDutch1998('colours', {
      round: 'E3: the last round',
      'printed-examples': 'so that NBB-N and BN-BN',
    }),
    E4: inDutch1998('colours', { round: ['E4: the higher ranked', 'E: in the first round'] }),
    F1: files(BOARDS, `${OF_1998}#F1`),
    F2: files(PLAYED, `${OF_1998}#(F2)`),
    F3: files(HISTORY, `${S}dutch/1998/printed-examples.test.ts#F3`),
    F4: files(`${S}dutch/1998/group.ts`, `${OF_1998}#A5, F4`),
    F5: files(PRESENT),
    F6: files(`${E}journal/handling/dutch-1998.ts`, `${E}journal/acts/effects.test.ts#1998, F6`),
    F7: files(`${E}journal/handling/dutch-1998.ts`, `${E}journal/acts/effects.test.ts#1998, F7`),
    F8: inDutch1998('rules', { round: 'F8: whoever did not come' }),
    F9: files(`${S}dutch/description.ts`, `${OF_1998}#F9`, `${S}unfinished.test.ts#F9`),
    F10: files(
      `${E}tiebreaks/proposals.ts`,
      `${SILENT}#F10: for the first place`,
      `${E}tiebreaks/other-texts.test.ts#2 beat 1, but they are tied for the second place`,
      `${E}tiebreaks/other-texts.test.ts#for the first place it decides`,
    ),
    'Round-Robin Introducción': files(
      `${S}round-robin/table.ts`,
      `${S}initial-order/drawn-numbers.test.ts#numbers are always drawn by lot`,
      `${S}round-robin/whole-table.test.ts#Introducción: the rounds are odd`,
      `${S}round-robin/whole-table.test.ts#an odd number: the highest number`,
    ),
    'Round-Robin 3-4': files(ROUND_ROBIN),
    'Round-Robin 5-6': files(ROUND_ROBIN),
    'Round-Robin 7-8': files(ROUND_ROBIN),
    'Round-Robin 9-10': files(ROUND_ROBIN),
    'Round-Robin 11-12': files(ROUND_ROBIN),
    'Round-Robin 13-14': files(ROUND_ROBIN),
    Belgrado: files(
      `${S}groups/belgrade.ts`,
      `${S}groups/belgrade.test.ts#the example: sixteen players in four groups`,
      `${S}groups/belgrade.test.ts#equal ratings by title, the unrated by the alphabet`,
      `${E}standings/groups.test.ts#each group is ranked by itself`,
    ),
    'Wimbledon Introducción': files(
      KNOCKOUT,
      `${WIMBLEDON}#two and a half points win a match of four games`,
      `${WIMBLEDON}#Introducción: whoever lost is out`,
      `${WIMBLEDON}#is decided by the first of the list that tells them apart`,
      `${E}standings/stages.test.ts#Introducción: places follow the stage reached`,
    ),
    'Wimbledon 1': files(
      KNOCKOUT,
      `${WIMBLEDON}#by rating`,
      `${WIMBLEDON}#equal ratings by title`,
      `${WIMBLEDON}#the unrated by the alphabet`,
      `${WIMBLEDON}#with 11 players the five highest`,
    ),
    'Wimbledon 2': files(
      KNOCKOUT,
      `${S}groups/belgrade.test.ts#the example of the Wimbledon system`,
      `${WIMBLEDON}#the heads of four groups are 1 to 4`,
    ),
    'Wimbledon 3': files(KNOCKOUT, `${WIMBLEDON}#the first round of both groups, match by match`),
    'Wimbledon 4': files(
      KNOCKOUT,
      `${WIMBLEDON}#the first round of both groups, match by match`,
      `${S}knockout/whole-draw.test.ts#matches numbered inside each group`,
    ),
    'Wimbledon 5': files(
      KNOCKOUT,
      `${WIMBLEDON}#1 and 2 meet in the final`,
      `${WIMBLEDON}#Reglamentación 5: of numbers 1 and 2`,
    ),
    'Wimbledon 6': files(
      KNOCKOUT,
      `${WIMBLEDON}#are drawn by the lot stated`,
      `${WIMBLEDON}#are drawn for each match`,
    ),
    'Wimbledon 7': files(KNOCKOUT, `${WIMBLEDON}#with 7 players number 1 has the bye`),
    'Wimbledon 8': files(KNOCKOUT, `${WIMBLEDON}#two with 16 players, four heads with 32, eight with 64`),
    'Wimbledon 9': files(
      KNOCKOUT,
      `${WIMBLEDON}#Reglamentación 9: then 1 against 4 and 2 against 3`,
      `${S}knockout/whole-draw.test.ts#Reglamentación 9: winners of matches 1 and 4 meet`,
    ),
    'Wimbledon 10': files(KNOCKOUT, `${WIMBLEDON}#the example for 16 players`),
    Scheveningen: files(
      `${S}scheveningen/tables.ts`,
      `${S}scheveningen/scheveningen.test.ts#the table for $boards boards, cell by cell`,
      `${S}scheveningen/match-score.test.ts#a match of two teams`,
      `${S}scheveningen/match-score.test.ts#every player meets every member of the other team once`,
    ),
    'Anexo 1': annex(
      'rules',
      '1998, 1: an unplayed game is a draw against oneself',
      '2.1.1: progressive scores count results as they are',
      '2.1.3: in Koya a point by forfeit is a point',
    ),
    'Anexo 2': nothing('heading'),
    'Anexo 2.1': nothing('heading'),
    'Anexo 2.1.1': annex('progressive', '2.1.1: '),
    'Anexo 2.1.1.1': annex('progressive', '2.1.1.1: '),
    'Anexo 2.1.2': annex('points', '2.1.2: '),
    'Anexo 2.1.3': annex('koya', '2.1.3: Koya is'),
    'Anexo 2.1.3.1': annex('koya', '2.1.3.1: Koya extended', '2.1.3.1: step by step'),
    'Anexo 2.1.4': annex(
      'direct-encounter',
      '2.1.4: direct encounter adds',
      '2.1.4: direct encounter does nothing',
    ),
    'Anexo 2.1.5': annex('own-results', '2.1.5: '),
    'Anexo 2.2': nothing('heading'),
    'Anexo 2.2.1': nothing('heading'),
    'Anexo 2.2.1.1': annex('buchholz', '2.2.1.1: '),
    'Anexo 2.2.1.2': annex('buchholz', '2.2.1.2: '),
    'Anexo 2.2.1.3': annex('buchholz', '2.2.1.3: '),
    'Anexo 2.2.1.4': annex('buchholz', '2.2.1.4: '),
    'Anexo 2.2.1.5': annex('buchholz', '2.2.1.5: '),
    'Anexo 2.2.1.6': annex('buchholz', '2.2.1.6: '),
    'Anexo 2.2.2': nothing('heading'),
    'Anexo 2.2.2.1': annex('sonneborn-berger', '2.2.2.1: Sonneborn-Berger takes'),
    'Anexo 2.2.2.2': annex('sonneborn-berger', '2.2.2.2: '),
    'Anexo 2.3': nothing('heading'),
    'Anexo 2.3.1': annex('ratings', '2.3.1: '),
    'Anexo 2.3.1.1': annex('ratings', '2.3.1.1: '),
    'Anexo 2.3.2': annex('performance', '2.3.2: performance is', '2.3.2: a difference of more than 350'),
    'Anexo 3': files(
      `${E}tiebreaks/proposals.ts`,
      `${E}tiebreaks/warnings.ts`,
      `${WARNINGS}#1998, section 3: progressive and Buchholz together`,
      `${WARNINGS}#1998, section 3: one list for each kind of tournament`,
      `${WARNINGS}#1998, section 3: teams are ranked by game points first`,
    ),
  },
  '002': {
    I: nothing('people'),
    II: inHarkness('rules', { round: 'of 100 players: 1 with White against 51' }),
    III: inHarkness('rules', {
      round: [
        '4: with an odd number the lowest rated has the bye',
        'goes to the lowest rated of the lowest score',
        'may be drawn among those tied',
      ],
    }),
    IV: inHarkness('rules', { round: ['IV: two who have met', 'IV: equal scores meet'] }),
    V: inHarkness('rules', { round: 'plays the nearest possible: the leader' }),
    VI: files(PRESENT),
    VII: inHarkness('description', {
      round: ['count as the director states them', 'bring a point to both players'],
    }),
    VIII: inHarkness('rules', { round: 'VIII: each has the other colour' }),
    IX: files(SCORING),
    '(I)': files(`${S}groups/sections.ts`, `${S}groups/sections.test.ts#bounds are the lowest ratings`),
    '(II)': nothing('history'),
    '(III)': inHarkness('rules', {
      round: ['III: is on no account given twice', 'is not a prize for who comes late'],
    }),
    '(IV)': inHarkness('rules', { round: ['IV: two who have met', 'IV: equal scores meet'] }),
    '(V)': inHarkness('rules', {
      round: ['plays the nearest possible: the leader', 'the two of the second group'],
    }),
    '(VI)': files(
      `${S}harkness/rules.ts`,
      `${S}harkness/round.test.ts#two rounds announced beforehand`,
      `${S}harkness/round.test.ts#not when the second is announced`,
      `${E}journal/acts/effects.test.ts#announced or not; after the second round missed`,
    ),
    '(VII)': inHarkness('cards', { round: 'count as the director states them' }),
    '(VIII)': inHarkness('rules', {
      round: ['VIII: where that cannot be', '8: the numbers of both colours are made equal'],
    }),
    '(IX)': files(`${E}tiebreaks/proposals.ts`, `${SILENT}#seed 002, IX: points alone`),
    1: nothing('people'),
    2: files('packages/tournament/src/cards.ts', CARDS),
    3: files(
      ORDER[0],
      `${ORDER[1]}#seed 002: titles do not count`,
      `${S}harkness/round.test.ts#put the unrated last, by the alphabet`,
    ),
    4: files(
      `${S}harkness/rules.ts`,
      `${S}harkness/round.test.ts#4: with an odd number the lowest rated has the bye`,
      CARDS,
    ),
    5: inHarkness('rules', { round: 'of 100 players: 1 with White against 51' }),
    6: inHarkness('rules', {
      round: [
        'its example: 11 and 12 change places',
        'an odd group takes the highest of the next group',
        'goes to the lowest rated of the lowest score',
      ],
    }),
    7: inHarkness('rules', {
      round: ['an odd lowest group takes the lowest rated', 'the surplus player may be sent down'],
    }),
    8: inHarkness('rules', {
      round: ['IV: equal scores meet, whatever the colours', '8: the numbers of both colours are made equal'],
    }),
    9: inHarkness('rules', { round: ['and says nothing has withdrawn', 'twice is out, excuse or not'] }),
    10: inHarkness('description', {
      round: ['bring a point to both players', 'count as the director states them', 'count as drawn'],
    }),
  },
  '003': {
    'C.04.1': nothing('heading'),
    'C.04.1 a': files(ROUNDS),
    'C.04.1 b': inDutch('absolute', { round: 'C1 (C.1): whoever has met the first of S2' }),
    'C.04.1 c': files(
      NO_COLOUR,
      `${E}position/position.test.ts#a point for a win, for an opponent who does not come and for the bye`,
      `${S}dutch/round.test.ts#1.5 (A.5): a single player has the bye because the number is odd`,
    ),
    'C.04.1 d': inDutch('absolute', {
      definitions: '2017 (C.04.1.d): a bye by pairing, or a win by forfeit',
      round: 'C2 (C.2): whoever had the bye does not have it again',
    }),
    'C.04.1 e': inDutch('paired-bracket', { '2017/by-hand': 'C.04.1.e and A.3' }),
    'C.04.1 f': inDutch('absolute', {
      '2017/by-hand': 'C.04.1.f: two who had White twice more',
      definitions: 'may meet when one of the two is a topscorer',
    }),
    'C.04.1 g': inDutch('absolute', {
      '2017/by-hand': 'C.04.1.g: two who had White twice running',
      definitions: 'may meet when one of the two is a topscorer',
    }),
    'C.04.1 h': inDutch('colours', { '2017/by-hand': 'C.04.1.h: the colour had less often' }),
    'C.04.1 i': files(
      `${E}rules/ruling.ts`,
      `${S}dutch/round.test.ts#B.3 and E.5: the same in 2017`,
      `${S}testing/replays.test.ts#every system of the catalogue is proved again`,
    ),
    'C.04.2': nothing('heading'),
    'C.04.2 A.1': nothing('people'),
    'C.04.2 A.2': files(
      'apps/cli/src/attached-rules.ts',
      `${E}formats/trf/system-codes.test.ts#192 names the system, and is kept as written`,
      `${OLDER}#C.04.2 (1999), 20.2; 2017, A.2`,
    ),
    'C.04.2 A.3': files(
      baku('group A is the first half, rounded up to an even number: 161 players, 82'),
      `${E}round/round.test.ts#accelerated by a number of rounds that nobody announced`,
    ),
    'C.04.2 A.4': files(
      `${S}conformance.ts`,
      `${S}dutch/2017/by-hand.test.ts#C.04.2 A.4: the name, the federation and the title`,
    ),
    'C.04.2 A.5': nothing('people'),
    'C.04.2 B.1': nothing('people'),
    'C.04.2 B.2': files(
      ORDER[0],
      `${ORDER[1]}#C.04.2, 2.2: by rating, then title`,
      `${ORDER[1]}#C.04.2 has IM before`,
    ),
    'C.04.2 B.3': files(
      `${S}initial-order/renumber.ts`,
      `${S}initial-order/renumber.test.ts#by the ratings as they stand; opponents`,
      `${S}initial-order/renumber.test.ts#after the third round is paired they still may`,
      `${S}initial-order/renumber.test.ts#once the fourth round is paired they may not`,
    ),
    'C.04.2 C.1': nothing('people'),
    'C.04.2 C.2': files(LATE[0], `${LATE[1]}#C.04.2 (2017), C.2 and C.3`),
    'C.04.2 C.3': files(
      `${E}journal/numbering.ts`,
      `${LATE[1]}#C.04.2 (2017), C.2 and C.3`,
      `${S}dutch/referee/pair-literally.test.ts#whoever is not there yet has no number, so 2 counts as the first`,
    ),
    'C.04.2 D.1': files(
      `${S}system.ts`,
      HANDLING_2017,
      `${S}unfinished.test.ts#C.04.2 (2017), D.1`,
      `${E}position/position.test.ts#3.1: an adjourned game has been met`,
      `${EFFECTS}#an adjourned game lets the next round be paired`,
    ),
    'C.04.2 D.2': files(
      `${S}swiss/absence.ts`,
      HANDLING_2017,
      `${EFFECTS}#who stays away without notice is not paired until let back`,
      `${E}round/remarks.test.ts#C.04.2 (2017), D.2`,
    ),
    'C.04.2 D.3': files(PRESENT, `${EFFECTS}#who withdraws and returns is paired again`),
    'C.04.2 D.4': files(PRESENT, `${EFFECTS}#C.04.2 (2017), D.4`),
    'C.04.2 D.5': files(HISTORY, `${S}dutch/colours.test.ts#rounds without a game do not count`),
    'C.04.2 D.6': files(PLAYED, `${S}dutch/definitions.test.ts#C1: who played does not meet again`),
    'C.04.2 D.7': nothing('people'),
    'C.04.2 D.8': files(
      `${E}journal/corrections.ts`,
      `${EFFECTS}#before the next pairing is published`,
      `${EFFECTS}#while the next round is played`,
      `${EFFECTS}#later it is for the report only`,
      'apps/cli/src/commands/by-hand.e2e.test.ts#C.04.2 (2017), D.8',
    ),
    'C.04.2 D.9': files(
      BOARDS[0],
      `${BOARDS[1]}#the higher ranked has more points, then the smaller number`,
      `${BOARDS[1]}#C.04.2, 3.6: the score of the higher ranked`,
    ),
    'C.04.2 D.10': files(HANDLING_2017, `${EFFECTS}#C.04.2 (2017), D.10`),
    'C.04.3': nothing('heading'),
    'C.04.3 A.1': files(ORDER[0], `${ORDER[1]}#C.04.2, 2.2: by rating, then title`),
    'C.04.3 A.2': inDutch('definitions', { definitions: '1.2 (A.2): by score, then by pairing number' }),
    'C.04.3 A.3': inDutch('paired-bracket', {
      '2017/by-hand': 'C.04.1.e and A.3',
      'referee/candidates': '3.3.3: moved-down players meet residents, the others form the remainder',
      'referee/pair-literally': '2017: 1 and 2, who could meet, are the penultimate bracket',
    }),
    'C.04.3 A.4': inDutch('definitions', {
      definitions: [
        'the higher scored of a pair goes down, the lower up',
        '1.4.3: the pairing-allocated bye and a half-point bye are downfloats',
        'A.4.b: in 2017 it is a downfloat',
      ],
    }),
    'C.04.3 A.5': files(
      NO_COLOUR,
      `${S}dutch/round.test.ts#1.5 (A.5): a single player has the bye because the number is odd`,
    ),
    'C.04.3 A.6': inDutch('definitions', {
      definitions: [
        'a difference of two, or the same colour twice running, is absolute',
        'a difference of one is strong',
        'no difference is mild: the other colour than last',
        'no game, no preference',
      ],
    }),
    'C.04.3 A.7': inDutch('definitions', {
      definitions: [
        'have more than half of the points when the last round',
        'are nobody before the last round',
      ],
    }),
    'C.04.3 A.8': inDutch('2017/quality', {
      '2017/quality': [
        'a pair adds the difference of its scores',
        'a downfloater adds the difference to one point below the lowest score',
        'lists are compared from the largest on',
      ],
    }),
    'C.04.3 A.9': inDutch('2017/procedure', {
      'referee/pair-literally': [
        '2017: 1 and 2, who could meet, are the penultimate bracket',
        '2017: the bye falls to whoever the last bracket leaves over',
        '%s: everyone has met',
      ],
      'referee/completion': [
        'C1: not when a player has met everyone else',
        'C2: not when nobody may have the bye',
      ],
    }),
    'C.04.3 B.1': inDutch('paired-bracket', {
      'referee/candidates': [
        '3.2.2: S1 holds MaxPairs players, however few',
        '3.2.4: a moved-down player outside S1 is in the Limbo and downfloats',
      ],
    }),
    'C.04.3 B.2': inDutch('referee/candidates', {
      'referee/candidates': [
        '3.3.2: first with first of S2',
        '3.2.4: a moved-down player outside S1 is in the Limbo and downfloats',
      ],
    }),
    'C.04.3 B.3': inDutch('referee/candidates', {
      round: 'B.3 and E.5: the same in 2017',
      'referee/candidates': [
        '3.3.2: first with first of S2',
        '3.3.3: moved-down players meet residents, the others form the remainder',
        '3.3.3, note: with all of them in the Limbo the remainder is all the residents',
      ],
    }),
    'C.04.3 B.4': inDutch('referee/evaluation', {
      'referee/pair-literally': '%s: the upper half meets the lower half, the last has the bye',
    }),
    'C.04.3 B.5': inDutch('referee/candidates', {
      'referee/candidates': '2.1: a candidate that breaks an absolute criterion is passed over',
      round: 'C12 (C.10): an opponent due the same colour is passed over',
    }),
    'C.04.3 B.6': inDutch('referee/candidates', {
      '2017/by-hand': 'B.6: where no transposition will do',
      'referee/candidates': '3.6: all transpositions of S2 come before the first exchange',
    }),
    'C.04.3 B.7': inDutch('referee/candidates', {
      'referee/candidates': [
        '3.7: the remainder is exhausted before S2 is transposed',
        '3.2.4: a moved-down player outside S1 is in the Limbo and downfloats',
      ],
    }),
    'C.04.3 B.8': inDutch('sequence', { '2017/by-hand': 'B.8: where no candidate is perfect' }),
    'C.04.3 C.1': inDutch('absolute', { round: 'C1 (C.1): whoever has met' }),
    'C.04.3 C.2': inDutch('absolute', { round: 'C2 (C.2): whoever had the bye does not have it again' }),
    'C.04.3 C.3': inDutch('absolute', {
      round: 'C3 (C.3): two who are both due the same colour absolutely',
      definitions: 'may meet when one of the two is a topscorer',
    }),
    'C.04.3 C.4': inDutch('2017/procedure', {
      round: 'C.4 (A.9): where the rest cannot be completed',
      'referee/pair-literally': '2017: 1 and 2, who could meet, are the penultimate bracket',
    }),
    'C.04.3 C.5': inDutch('2017/quality', {
      '2017/quality': 'C.5: every downfloater is a pair less',
      round: 'C6 (C.5): whoever is alone in a bracket leaves it',
    }),
    'C.04.3 C.6': inDutch('2017/quality', { '2017/quality': 'lists are compared from the largest on' }),
    'C.04.3 C.7': inDutch('2017/quality', {
      round: ['C8: 2 floats, not 3, since 3 has met', 'C.7: the same in 2017'],
    }),
    'C.04.3 C.8': inDutch('2017/quality', {
      '2017/quality': 'C.8, C.9, C.10 and C.11: colours are counted as in 2026',
      '2026/quality': [
        'C10: whoever is denied goes beyond +2 when both have +2',
        'C10: the wider difference is granted, and +1 does not go beyond +2',
      ],
    }),
    'C.04.3 C.9': inDutch('2017/quality', {
      '2017/quality': 'C.8, C.9, C.10 and C.11: colours are counted as in 2026',
      '2026/quality': [
        'C11: the smaller difference is denied, for the third time running',
        'C11: of equal differences the one without a repeated colour is denied',
      ],
    }),
    'C.04.3 C.10': inDutch('2017/quality', {
      round: 'C12 (C.10): an opponent due the same colour is passed over',
    }),
    'C.04.3 C.11': inDutch('2017/quality', { '2017/quality': 'C.11: a strong preference is denied' }),
    'C.04.3 C.12': inDutch('2017/quality', {
      '2017/by-hand': 'C.12: whoever floated down in the round before stays',
      '2017/quality': 'C.12: a moved-down player who is paired below, or left over once more',
    }),
    'C.04.3 C.13': inDutch('2017/quality', {
      '2017/by-hand': 'C.13: whoever floated up in the round before',
      '2017/quality': 'C.13: the lower of a pair with different scores',
    }),
    'C.04.3 C.14': inDutch('2017/quality', { '2017/quality': 'C.14 and C.15: two rounds before' }),
    'C.04.3 C.15': inDutch('2017/quality', { '2017/quality': 'C.14 and C.15: two rounds before' }),
    'C.04.3 C.16': inDutch('2017/quality', {
      '2017/quality': 'C.16: of the pair, or of the downfloater as A.8 says',
    }),
    'C.04.3 C.17': inDutch('2017/quality', { '2017/quality': 'C.17: of the player who goes up' }),
    'C.04.3 C.18': inDutch('2017/quality', { '2017/quality': 'C.18 and C.19: two rounds before' }),
    'C.04.3 C.19': inDutch('2017/quality', { '2017/quality': 'C.18 and C.19: two rounds before' }),
    'C.04.3 D.1': inDutch('referee/generation', {
      'referee/generation': [
        'a homogeneous bracket of eleven has 720',
        'a bracket with two moved-down players and nine residents has 72',
      ],
    }),
    'C.04.3 D.2': inDutch('referee/generation', {
      'referee/generation': [
        '4.3.2.1: one player is exchanged before two are',
        '4.3.2.2: 6 for 4 before 8 for 5',
        '4.3.2.3: 5 leaves S1 before 4',
        '4.3.2.4: 6 comes from S2 before 7',
      ],
    }),
    'C.04.3 D.3': inDutch('referee/generation', {
      'referee/generation': [
        'D.3: the highest scores first, then the lowest numbers',
        '4.4.2: by the smallest differing number',
      ],
      round: '4.4 (D.3): of two moved-down players',
    }),
    'C.04.3 E.1': inDutch('colours', {
      colours: [
        'are granted when they differ',
        'a player who has not played yet leaves the choice to the opponent',
      ],
    }),
    'C.04.3 E.2': inDutch('colours', {
      colours: [
        'absolute goes before strong',
        'strong goes before mild',
        'of two absolute ones, the wider colour difference',
      ],
    }),
    'C.04.3 E.3': inDutch('colours', {
      colours: ['from the most recent time in which one had White', 'rounds without a game do not count'],
    }),
    'C.04.3 E.4': inDutch('colours', {
      colours: '5.2.4 (E.4): the preference of the higher ranked',
      '2017/by-hand': 'B.8: where no candidate is perfect',
    }),
    'C.04.3 E.5': inDutch('colours', {
      colours: [
        'an odd number has the initial colour, an even one the other',
        'whoever was never paired has no number',
      ],
      round: 'B.3 and E.5: the same in 2017',
    }),
    'C.04.4.1': nothing('heading'),
    'C.04.4.1 1': nothing('heading'),
    'C.04.4.1 1.1': nothing('definition'),
    'C.04.4.1 1.2': files(
      `${S}dubov/1997/definitions.ts`,
      `${S}dubov/1997/definitions.test.ts#White seekers stand by ascending average of the opponents`,
      AVERAGES[1],
    ),
    'C.04.4.1 1.3': inDubov('definitions', DUE),
    'C.04.4.1 1.4': inDubov('definitions', DUE),
    'C.04.4.1 2': inDubov('rules', {
      round: [
        'C.04.1.b: whoever was met is passed over',
        'halves of the list, colours by turns, and the bye to the last',
        'C.04.1.d: not after a bye or a win by forfeit',
        '2 (C.04.1.f, g): two who both may only have Black',
      ],
    }),
    'C.04.4.1 2.1': inDubov('definitions', {
      definitions: [
        'not twice running',
        'three times at most in fewer than ten rounds',
        'four times at most in more than nine rounds',
        'the last round knows no limits',
      ],
      round: '2.1: whoever was transferred in the round before stays',
    }),
    'C.04.4.1 2.2': inDubov('rules', {
      definitions: '2.2: nobody goes over whom the other colour is forbidden',
    }),
    'C.04.4.1 3': inDubov('colours', {
      colours: [
        '3.1: both have the colour that is due to them',
        '3.2: both are due Black; who had White more often has it',
        '3.3: the numbers are level',
        '3.4: the same history',
        '3.5: the same average too',
      ],
    }),
    'C.04.4.1 4': inDubov('rules', {
      definitions: '4: the bye to the lowest rating, then the dominant colour, then the highest average',
      round: 'the lowest rated of the lowest score group',
    }),
    'C.04.4.1 5': inDubov('rules', {
      round: 'halves of the list, colours by turns, and the bye to the last',
      definitions: '5: in the first round the bye goes to the last of the list',
    }),
    'C.04.4.1 6': nothing('heading'),
    'C.04.4.1 6.1': inDubov('definitions', { definitions: 'nobody changes column where both are equal' }),
    'C.04.4.1 6.2': inDubov('definitions', {
      definitions: [
        'White seekers stand by ascending average of the opponents',
        'Black seekers by descending rating',
        'among equal averages the lower rating is the higher White seeker, then the alphabet',
        'among equal ratings the higher average is the higher Black seeker',
      ],
    }),
    'C.04.4.1 6.3': inDubov('rows', {
      round: [
        'C.04.1.b: whoever was met is passed over',
        'a clash in the last row changes the row above',
        'where that does not help, the row above that one',
        'a White seeker who has met all Black seekers takes the next White seeker below',
        'and if that one was met as well, the one above',
        'from the last row the search goes upwards, nearest first',
      ],
    }),
    'C.04.4.1 6.4': inDubov('procedure', {
      round: ['6.4: where nobody may be transferred upwards', '6.4 a, b: first floats whoever can be paired'],
      definitions: '6.4: first those who seek the dominant colour',
    }),
    'C.04.4.1 7': nothing('heading'),
    'C.04.4.1 7.1': inDubov('procedure', {
      round: '7.1: two who have met each get an opponent from below',
      definitions: '7.1 and 7.2: opposite preference, then highest rating, then lowest average',
    }),
    'C.04.4.1 7.2': inDubov('procedure', {
      round: '7.2: to an odd group comes the highest rated',
      definitions: '7.1 and 7.2: opposite preference, then highest rating, then lowest average',
    }),
    'C.04.4.1 7.3': inDubov('definitions', {
      definitions: [
        '7.3: with two White seekers too many',
        '7.3: among equal averages the higher rating, then the alphabet',
      ],
    }),
    'C.04.4.1 7.4': inDubov('definitions', {
      definitions: ['7.4: with two Black seekers too many', '7.4: among equal averages the lower rating'],
    }),
    'C.04.4.1 8': nothing('heading'),
    'C.04.4.1 8.1': inDubov('procedure', { definitions: '8.1: floaters by turns, a White seeker first' }),
    'C.04.4.1 8.2': inDubov('procedure', {
      definitions: '8.2: the opponent of a floater likewise',
      round: '6.4: where nobody may be transferred upwards, players float down, and meet by 8.2',
    }),
    'C.04.4.1 9': files(AVERAGES),
    'C.04.4.2': nothing('heading'),
    'C.04.4.2 1': nothing('heading'),
    'C.04.4.2 1.1': nothing('definition'),
    'C.04.4.2 1.2': nothing('definition'),
    'C.04.4.2 1.3': inBurstein('2017/colours', {
      colours: ['5.4, first: both preferences', '5.4, second: the greater difference'],
    }),
    'C.04.4.2 2': files(
      `${S}burstein/description.ts`,
      `${S}unfinished.test.ts#C.04.4.2 (2017), 2`,
      `${E}position/position.test.ts#3.1: an adjourned game has been met`,
    ),
    'C.04.4.2 3': nothing('heading'),
    'C.04.4.2 3.1': inBurstein('2017/rules', { '2017/by-hand': '3.1: whoever was met is not met again' }),
    'C.04.4.2 3.2': inBurstein('2017/opposition', {
      opposition: '3.2: Sonneborn-Berger, Buchholz, median and rating',
    }),
    'C.04.4.2 3.3': inBurstein('2017/virtual-point', {
      opposition: '3.3: in the first two rounds the upper half',
    }),
    'C.04.4.2 4': nothing('heading'),
    'C.04.4.2 4.1': inBurstein('2017/rules', {
      '2017/by-hand': '4.1: not to whoever had a point without playing',
    }),
    'C.04.4.2 4.2': inBurstein('2017/rules', {
      '2017/by-hand': '4.2: to the lowest Sonneborn-Berger of the lowest group',
    }),
    'C.04.4.2 4.3': inBurstein('2017/rules', {
      '2017/by-hand': '4.3: of equal Sonneborn-Berger to the lowest Buchholz',
    }),
    'C.04.4.2 4.4': files(NO_COLOUR),
    'C.04.4.2 5': nothing('heading'),
    'C.04.4.2 5.1': inBurstein('2017/colours', {
      '2017/by-hand': '5.1: the lot of number 1',
      colours: '5.1: the lot, only when neither has played',
    }),
    'C.04.4.2 5.2': inBurstein('2017/colours', {
      colours: [
        '5.2: whoever has two games more of a colour',
        '5.2 and 5.3 forbid two who must both have the same colour',
      ],
    }),
    'C.04.4.2 5.3': inBurstein('2017/colours', {
      colours: ['5.3: two Whites running', '5.2 and 5.3 forbid two who must both have the same colour'],
    }),
    'C.04.4.2 5.4': inBurstein('2017/colours', {
      colours: [
        '5.4, first: both preferences',
        '5.4, second: the greater difference',
        '5.4, third: the last round with different colours',
        '5.4, fourth: the higher Sonneborn-Berger; fifth: what follows',
      ],
    }),
    'C.04.4.2 6': nothing('heading'),
    'C.04.4.2 6.1': inBurstein('2017/rules', { '2017/by-hand': '6.1: the highest meets the lowest' }),
    'C.04.4.2 6.2': inBurstein('fold', {
      'printed-examples': ['6.2: the fifteen combinations of six players', '6.2, combination %i'],
    }),
    'C.04.4.2 6.3': inBurstein('2017/procedure', { 'printed-examples': 'number 4 floats to 6, who lost' }),
    'C.04.4.2 6.4': inBurstein('fold', {
      'printed-examples': [
        '6.4: the fifteen combinations of five players',
        '6.4, combination %i',
        '6.4: where 2 came from another group',
      ],
    }),
    'C.04.4.2 6.5': inBurstein('2017/rules', {
      'printed-examples': [
        'the engine pairs six players as combination 4 of 6.2',
        'the engine pairs five players as combination 2 of 6.4',
      ],
    }),
    'C.04.4.2 6.6': inBurstein('2017/procedure', {
      'printed-examples': '6.6: a floater who can meet nobody of the next group goes back',
      '2017/by-hand': '6.6: two who have met are the whole group',
    }),
    'C.04.4.3': nothing('heading'),
    'C.04.4.3 1': nothing('heading'),
    'C.04.4.3 1.1': LIM['1.1'],
    'C.04.4.3 2': nothing('heading'),
    'C.04.4.3 2.1': inLim('group-rules', {
      round: [
        '2.1 where the proposed opponent had been met',
        '5.1.a: two who had White',
        '5.1.b: two who had White twice more',
      ],
    }),
    ...numbered('2.2', '2.3', '2.4', '2.5', '2.6'),
    'C.04.4.3 3': nothing('heading'),
    ...numbered('3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.6.1', '3.6.2', '3.6.3', '3.7', '3.7.1', '3.7.2'),
    'C.04.4.3 3.7.3': nothing('never'),
    ...numbered('3.8', '3.9', '3.10'),
    'C.04.4.3 4': nothing('heading'),
    ...numbered('4.1', '4.2', '4.3', '4.4'),
    'C.04.4.3 5': nothing('heading'),
    ...numbered('5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '6'),
    'C.04.4.3 7': nothing('heading'),
    ...numbered('7.1', '7.2'),
    'C.04.4.3 7.3': files(SCORING),
    'C.04.4.3 8': nothing('heading'),
    ...numbered('8.1', '8.2', '8.3'),
    'C.04.5': nothing('heading'),
    'C.04.5.1': nothing('heading'),
    'C.04.5.1 1': files(`${E}round/remarks.ts`, `${E}round/remarks.test.ts#C.04.5.1 (2017), 1`),
    'C.04.5.1 2': files(baku('group A is the first half, rounded up to an even number: 161 players, 82')),
    'C.04.5.1 3': files(baku('1.2: the last player of group A stays its last player')),
    'C.04.5.1 4': files(baku('C.04.5.1 (2017), 4 and 5: what is added to the points in each round')),
    'C.04.5.1 5': files(baku('C.04.5.1 (2017), 4 and 5: what is added to the points in each round')),
    'C.04.6': nothing('promise'),
  },
  '004': {
    'Sistema Suizo 1': files(
      SCRABBLE,
      `${SWISS}#the list goes by rating`,
      `${SWISS}#near the middle of the list`,
    ),
    'Sistema Suizo 2': files(
      SCRABBLE,
      `${SWISS}#1 meets 17, 2 meets 18`,
      `${SWISS}#player 1 starts, player 2 does not`,
    ),
    'Sistema Suizo 3': files(
      SCRABBLE,
      `${SWISS}#the same number of games`,
      `${SWISS}#never the same rival`,
      `${SWISS}#similar number of wins`,
    ),
    'Sistema Suizo 4': nothing('history'),
    'Rey de la Colina 1': files(
      SCRABBLE,
      `${HILL}#the first plays the second`,
      `${E}round/remarks.test.ts#in the last rounds, between 1 and 3`,
      'apps/cli/src/jobs/check-file.test.ts#`check` remarks on the hill outside',
    ),
    'Rey de la Colina 2': files(SCRABBLE, `${HILL}#the same rival may be repeated`),
    'Rey de la Colina 3': files(SCRABBLE, `${HILL}#the standings are brought up to date`),
    'Regla de Gibson': files(
      SCRABBLE,
      `${HILL}#the champion plays the best placed`,
      `${HILL}#only the player who is already champion`,
    ),
    'Desempate 1': files(
      `${E}tiebreaks/points.ts`,
      `${OTHER_TEXTS}#a point for a game won, half for a draw: that goes before every spread`,
    ),
    'Desempate 2': files(
      `${E}tiebreaks/proposals.ts`,
      `${OTHER_TEXTS}#Buchholz, then spread: 1 and 2 are level on both but for the spread`,
    ),
    'Desempate 3': files(
      `${E}tiebreaks/proposals.ts`,
      `${WARNINGS}#Scrabble: Buchholz or median Buchholz, then spread`,
    ),
    'Desempate 4': files(
      `${E}tiebreaks/buchholz.ts`,
      `${OTHER_TEXTS}#Buchholz adds up the games won by the opponents`,
    ),
    'Desempate 5': files(
      `${E}tiebreaks/buchholz.ts`,
      `${OTHER_TEXTS}#its example: of two with the same wins`,
    ),
    'Desempate 6': files(
      `${E}tiebreaks/buchholz.ts`,
      `${OTHER_TEXTS}#Median Buchholz leaves out the best and the worst opponent`,
      `${OTHER_TEXTS}#a bye is no opponent, and who left counts what they won`,
    ),
    'Desempate 7': files(
      `${E}tiebreaks/spread.ts`,
      `${OTHER_TEXTS}#spread is points made less points received`,
      `${OTHER_TEXTS}#Buchholz, then spread: 1 and 2 are level on both but for the spread`,
    ),
  },
};
