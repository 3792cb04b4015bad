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
const REFEREE = {
  lim: `${S}lim/referee.property.test.ts`,
  dutch: `${S}dutch/referee.property.test.ts`,
  burstein: `${S}burstein/referee.property.test.ts`,
  dubov: `${S}dubov/1997/referee.property.test.ts`,
  harkness: `${S}harkness/referee.property.test.ts`,
};
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
const JOURNAL = [`${E}journal/handling/c04-2-2017.ts`, `${E}journal/acts/effects.test.ts`];
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

const lim = (...numbers) => ({ rules: numbers.map(number => `lim-1999.${number}`) });
const dutch = (...numbers) => ({ rules: numbers.map(number => `dutch-2017.${number}`) });
const burstein = (...numbers) => ({ rules: numbers.map(number => `burstein-2017.${number}`) });
const dubov = (...numbers) => ({ rules: numbers.map(number => `dubov-1997.${number}`) });
const files = (...paths) => ({ files: paths.flat() });
const nothing = why => ({ why });
/** Rules that no test names: the referee of their system tries them. */
const referee = rules => ({ ...rules, referee: true });
const annex = (home, ...cases) =>
  files(
    `${E}tiebreaks/${home}.ts`,
    cases.map(title => `${E}tiebreaks/edition-1998.test.ts#${title}`),
  );
const OTHER_TEXTS = `${E}tiebreaks/other-texts.test.ts`;
const WARNINGS = `${E}tiebreaks/warnings.test.ts`;

const LIM_EXAMPLES = `${S}lim/printed-examples.test.ts`;

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
const SILENT = `${E}standings/silent-rules.test.ts`;
const CARDS = `packages/tournament/src/sheets.test.ts#seed 001, A4, A5, A7 and seed 002, 4`;
const OLDER = 'apps/cli/src/commands/older-texts.e2e.test.ts';

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
    8.1: inLim('group-rules', { round: '1.1: goes to the lowest ranked of the lowest group' }),
    8.2: inLim('other-rules', {
      round: ['a bye given by the pairing', 'a win because the opponent did not come'],
    }),
    8.3: files(NO_COLOUR, SCORING),
    9: nothing('heading'),
    9.1: inLim('group-rules', { round: ['5.1.a: two who had White', '5.1.b: two who had White twice more'] }),
    9.2: inLim('group-rules', {
      round: '2.2 and 8.3: the groups are told',
      'printed-examples': '8.3: in the second round the group of 1 point',
    }),
    9.3: inLim('group-rules', {
      round: ['2.3.a: whoever', '2.3.b: whoever', '2.3.c: whoever', '2.3.d: the only player'],
    }),
    9.4: inLim('group-rules', { round: '2.4 where nothing did' }),
    9.5: inLim('exchange-rules', {
      'printed-examples': '4.2: six players',
      round: '5.2: exchanges opponents',
    }),
    9.6: inLim('group-rules', {
      round: ['takes back the last pairing above it', 'takes back the last pairing below it'],
    }),
    10: nothing('heading'),
    10.1: inLim('definitions', { round: '3.1: who met a floater in their own group' }),
    10.2: inLim('floater-rules', {
      round: [
        '3.2, 3.4: whoever equalises',
        '3.2: a floater is chosen for his colour only within 100 points',
      ],
    }),
    10.3: inLim('floater-rules', { round: '3.3: where no colours are due' }),
    10.4: inLim('floater-rules', { round: '3.2, 3.4: whoever equalises' }),
    10.5: inLim('floater-rules', {
      round: '3.5, 3.9: not one without a compatible opponent',
      floaters: '3.5 and 3.6.2: from the highest group first',
    }),
    10.6: inLim('floater-rules', { floaters: '3.6.1 and 3.8: of two from one group the higher' }),
    '10.6.1': inLim('floater-rules', { floaters: '3.6.1 and 3.8: of two from one group the higher' }),
    '10.6.2': inLim('floater-rules', { floaters: '3.5 and 3.6.2: from the highest group first' }),
    '10.6.3': inLim('floater-rules', { floaters: '3.6.3: in the median' }),
    10.7: inLim('floater-rules', { floaters: '3.7.1 and 3.8: of two from one group the lower' }),
    '10.7.1': inLim('floater-rules', { floaters: '3.7.1 and 3.8: of two from one group the lower' }),
    '10.7.2': inLim('floater-rules', { floaters: '3.7.2: from the lowest group first' }),
    '10.7.3': nothing('never'),
    10.8: {
      ...inLim('floater-rules', {
        round: ['downwards 1 meets the highest ranked', 'upwards 8 meets the lowest ranked'],
      }),
      note: 'directions',
    },
    10.9: inLim('floater-rules', { round: '3.5, 3.9: not one without a compatible opponent' }),
    '10.10': inLim('floater-rules', { round: '3.10: not one who floated' }),
    11: nothing('heading'),
    11.1: inLim('exchange-rules', { 'printed-examples': 'the order is 4, 5, 6, 3, 2; from the other end' }),
    11.2: inLim('exchange-rules', { 'printed-examples': ['4.2: six players', '4.3: six players'] }),
    11.3: inLim('exchange-rules', {
      'printed-examples': ['a: of seven, 2 changes places', 'b: of six, the lowest ranked'],
    }),
    12: nothing('heading'),
    12.1: inLim('colour-rules', {
      colours: '5.1: to alternate',
      round: ['5.1.a: two who had White', '5.1.b: two who had White twice more'],
    }),
    12.2: inLim('colour-rules', { round: '5.2: exchanges opponents' }),
    12.3: inLim('colour-rules', {
      colours: '5.3: whoever had the same colour twice',
      round: '2.3.c: whoever had the same colour twice',
    }),
    12.4: inLim('colour-rules', {
      colours: [
        'the latest round in which their colours differed decides',
        'with identical histories the higher ranked',
        'with identical histories the lower ranked',
      ],
    }),
    12.5: inLim('colour-rules', {
      colours: [
        '5.5: to have only one more of a colour',
        '5.5: in an odd round nobody is left with two more',
      ],
    }),
    12.6: inLim('colour-rules', {
      colours: ['5.6: to equalise in an even round', '5.6: in an even round it goes to the one'],
      round: '5.6: only where no exchange is possible',
    }),
    12.7: inLim('colour-rules', { round: '5.7: opponents are exchanged for colours only within 100' }),
    13: inLim('colour-rules', {
      colours: ['6: in the last round a colour may be given', '6: in the last round, of two who may not'],
    }),
    14: nothing('heading'),
    14.1: inLim('colour-rules', { 'printed-examples': '7.1: of 41 the last has the bye' }),
    14.2: inLim('colour-rules', {
      'printed-examples': ['1-21, 22-2, 3-23, 24-4', '21-1, 2-22, 23-3, 4-24'],
    }),
    14.3: files(SCORING),
    15: nothing('heading'),
    15.1: inLim('group-rules', { 'printed-examples': '8.3: in the second round the group of 1 point' }),
    15.2: inLim('group-rules', { round: '1.1: goes to the lowest ranked of the lowest group' }),
    15.3: inLim('colour-rules', { 'printed-examples': '8.3: in the second round the group of 1 point' }),
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
    C9: inDutch1998('pair-group', { 'by-hand': 'C9: who moved down the round before' }),
    C10: inDutch1998('pair-group', {
      'by-hand': [
        'C10: another opponent',
        'C10: before an upfloat is repeated',
        'C10: with no other opponent',
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
    'C.04.1 b': dutch('C.1'),
    'C.04.1 c': dutch('A.5'),
    'C.04.1 d': dutch('C.2'),
    'C.04.1 e': dutch('C.6'),
    'C.04.1 f': dutch('C.3', 'C.8'),
    'C.04.1 g': dutch('C.3', 'C.9'),
    'C.04.1 h': dutch('C.10', 'C.11'),
    'C.04.1 i': files(`${E}rules/ruling.ts`, `${S}testing/replays.test.ts`),
    'C.04.2': nothing('heading'),
    'C.04.2 A.1': nothing('people'),
    'C.04.2 A.2': files(
      'apps/cli/src/attached-rules.ts',
      `${E}formats/trf/system-codes.test.ts#192 names the system, and is kept as written`,
      `${OLDER}#C.04.2 (1999), 20.2; 2017, A.2`,
    ),
    'C.04.2 A.3': files(`${E}position/acceleration.ts`, `${E}position/position.test.ts`),
    'C.04.2 A.4': files(`${S}conformance.ts`, REFEREE.dutch),
    'C.04.2 A.5': nothing('people'),
    'C.04.2 B.1': nothing('people'),
    'C.04.2 B.2': files(ORDER),
    'C.04.2 B.3': files(`${S}initial-order/renumber.ts`, `${S}initial-order/renumber.test.ts#C.04.2 B.3`),
    'C.04.2 C.1': nothing('people'),
    'C.04.2 C.2': files(LATE),
    'C.04.2 C.3': files(`${E}journal/numbering.ts`, `${E}journal/acts/effects.test.ts`),
    'C.04.2 D.1': files(`${S}system.ts`, `${S}unfinished.test.ts#C.04.2 (2017), D.1`, JOURNAL),
    'C.04.2 D.2': files(`${S}swiss/absence.ts`, `${E}round/remarks.test.ts`, `${S}dutch/no-shows.test.ts`),
    'C.04.2 D.3': files(PRESENT),
    'C.04.2 D.4': files(PRESENT),
    'C.04.2 D.5': files(HISTORY),
    'C.04.2 D.6': files(PLAYED),
    'C.04.2 D.7': nothing('people'),
    'C.04.2 D.8': files(
      `${E}journal/corrections.ts`,
      `${E}journal/acts/effects.test.ts#before the next pairing is published`,
      `${E}journal/acts/effects.test.ts#while the next round is played`,
      `${E}journal/acts/effects.test.ts#later it is for the report only`,
      'apps/cli/src/commands/by-hand.e2e.test.ts#C.04.2 (2017), D.8',
    ),
    'C.04.2 D.9': files(BOARDS),
    'C.04.2 D.10': files(`${E}journal/handling/c04-2-2017.ts`, `${E}journal/acts/refusals.test.ts`),
    'C.04.3': nothing('heading'),
    'C.04.3 A.1': files(ORDER),
    'C.04.3 A.2': files(`${S}dutch/definitions.ts`, `${S}dutch/definitions.test.ts`),
    'C.04.3 A.3': files(`${S}swiss/field.ts`, REFEREE.dutch),
    'C.04.3 A.4': files(`${S}dutch/definitions.ts`, `${S}dutch/definitions.test.ts`),
    'C.04.3 A.5': dutch('A.5'),
    'C.04.3 A.6': files(`${S}swiss/colour-history.ts`, `${S}dutch/definitions.test.ts`),
    'C.04.3 A.7': files(`${S}dutch/definitions.ts`, `${S}dutch/definitions.test.ts`),
    'C.04.3 A.8': dutch('C.6'),
    'C.04.3 A.9': dutch('C.4'),
    'C.04.3 B.1': dutch('C.5', 'C.6'),
    'C.04.3 B.2': files(`${S}dutch/literal/candidates.ts`, `${S}dutch/literal/candidates.test.ts`),
    'C.04.3 B.3': dutch('B.3'),
    'C.04.3 B.4': files(`${S}dutch/literal/evaluation.ts`, `${S}dutch/literal/pair-literally.test.ts`),
    'C.04.3 B.5': files(`${S}dutch/literal/candidates.ts`, `${S}dutch/literal/candidates.test.ts`),
    'C.04.3 B.6': dutch('D.1', 'D.2'),
    'C.04.3 B.7': dutch('D.1', 'D.3'),
    'C.04.3 B.8': files(`${S}dutch/sequence.ts`, REFEREE.dutch),
    ...Object.fromEntries(
      Array.from({ length: 19 }, (_, at) => [`C.04.3 C.${at + 1}`, dutch(`C.${at + 1}`)]),
    ),
    'C.04.3 D.1': dutch('D.1'),
    'C.04.3 D.2': dutch('D.2'),
    'C.04.3 D.3': dutch('D.3'),
    ...Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`C.04.3 E.${at + 1}`, dutch(`E.${at + 1}`)])),
    'C.04.4.1': nothing('heading'),
    'C.04.4.1 1': nothing('heading'),
    'C.04.4.1 1.1': nothing('definition'),
    'C.04.4.1 1.2': files(`${S}dubov/1997/definitions.ts`, `${S}dubov/1997/definitions.test.ts`),
    'C.04.4.1 1.3': files(`${S}dubov/1997/definitions.ts`, `${S}dubov/1997/definitions.test.ts`),
    'C.04.4.1 1.4': files(`${S}dubov/1997/definitions.ts`, `${S}dubov/1997/definitions.test.ts`),
    'C.04.4.1 2': dubov('b', 'd', 'f-g'),
    'C.04.4.1 2.1': dubov('2.1'),
    'C.04.4.1 2.2': files(`${S}dubov/1997/rules.ts`, `${S}dubov/1997/definitions.test.ts#2.2`),
    'C.04.4.1 3': dubov('3.1', '3.2', '3.3', '3.4', '3.5'),
    'C.04.4.1 4': dubov('4'),
    'C.04.4.1 5': dubov('5'),
    'C.04.4.1 6': nothing('heading'),
    'C.04.4.1 6.1': nothing('definition'),
    'C.04.4.1 6.2': dubov('6.2'),
    'C.04.4.1 6.3': dubov('6.3'),
    'C.04.4.1 6.4': dubov('6.4'),
    'C.04.4.1 7': nothing('heading'),
    'C.04.4.1 7.1': dubov('7.1'),
    'C.04.4.1 7.2': dubov('7.2'),
    'C.04.4.1 7.3': dubov('7.3'),
    'C.04.4.1 7.4': dubov('7.4'),
    'C.04.4.1 8': nothing('heading'),
    'C.04.4.1 8.1': files(
      `${S}dubov/1997/procedure.ts`,
      `${S}dubov/1997/definitions.test.ts#8.1`,
      REFEREE.dubov,
    ),
    'C.04.4.1 8.2': dubov('8.2'),
    'C.04.4.1 9': files(
      'packages/tournament/src/averages.ts',
      'packages/tournament/src/averages.test.ts#C.04.4.1 (1997), 9 and 1.2',
      REFEREE.dubov,
    ),
    'C.04.4.2': nothing('heading'),
    'C.04.4.2 1': nothing('heading'),
    'C.04.4.2 1.1': nothing('definition'),
    'C.04.4.2 1.2': nothing('definition'),
    'C.04.4.2 1.3': files(`${S}swiss/colour-history.ts`, `${S}burstein/colours.test.ts`),
    'C.04.4.2 2': files(`${S}burstein/description.ts`, `${S}unfinished.test.ts#C.04.4.2 (2017), 2`),
    'C.04.4.2 3': nothing('heading'),
    'C.04.4.2 3.1': files(`${S}burstein/2017/rules.ts`, `${S}burstein/2017/by-hand.test.ts#3.1`),
    'C.04.4.2 3.2': burstein('3.2'),
    'C.04.4.2 3.3': burstein('3.3'),
    'C.04.4.2 4': nothing('heading'),
    'C.04.4.2 4.1': files(`${S}burstein/2017/rules.ts`, `${S}burstein/2017/by-hand.test.ts#4.1`),
    'C.04.4.2 4.2': files(`${S}burstein/2017/rules.ts`, `${S}burstein/2017/by-hand.test.ts#4.2`),
    'C.04.4.2 4.3': burstein('4.3'),
    'C.04.4.2 4.4': files(NO_COLOUR),
    'C.04.4.2 5': nothing('heading'),
    'C.04.4.2 5.1': burstein('5.1'),
    'C.04.4.2 5.2': burstein('5.2'),
    'C.04.4.2 5.3': burstein('5.3'),
    'C.04.4.2 5.4': burstein('5.4.1', '5.4.2', '5.4.3', '5.4.4', '5.4.5'),
    'C.04.4.2 6': nothing('heading'),
    'C.04.4.2 6.1': files(`${S}burstein/2017/rules.ts`, `${S}burstein/2017/by-hand.test.ts#6.1`),
    'C.04.4.2 6.2': files(`${S}burstein/fold.ts`, `${S}burstein/printed-examples.test.ts`),
    'C.04.4.2 6.3': files(
      `${S}burstein/2017/rules.ts`,
      `${S}burstein/printed-examples.test.ts#number 4 floats to 6, who lost`,
    ),
    'C.04.4.2 6.4': files(`${S}burstein/fold.ts`, `${S}burstein/printed-examples.test.ts`),
    'C.04.4.2 6.5': burstein('6.5'),
    'C.04.4.2 6.6': referee(burstein('6.6')),
    'C.04.4.3': nothing('heading'),
    'C.04.4.3 1': nothing('heading'),
    'C.04.4.3 1.1': lim('1.1'),
    'C.04.4.3 2': nothing('heading'),
    'C.04.4.3 2.1': lim('2.1'),
    'C.04.4.3 2.2': lim('2.2'),
    'C.04.4.3 2.3': lim('2.3.a', '2.3.b', '2.3.c', '2.3.d'),
    'C.04.4.3 2.4': lim('2.4'),
    'C.04.4.3 2.5': lim('4.2', '5.2'),
    'C.04.4.3 2.6': lim('2.6'),
    'C.04.4.3 3': nothing('heading'),
    'C.04.4.3 3.1': files(`${S}lim/definitions.ts`, `${S}lim/round.test.ts`),
    'C.04.4.3 3.2': lim('3.2', 'maxi'),
    'C.04.4.3 3.3': lim('3.3'),
    'C.04.4.3 3.4': lim('3.4'),
    'C.04.4.3 3.5': lim('3.5'),
    'C.04.4.3 3.6': lim('3.6.1', '3.6.2'),
    'C.04.4.3 3.6.1': lim('3.6.1'),
    'C.04.4.3 3.6.2': lim('3.6.2'),
    'C.04.4.3 3.6.3': lim('3.6.3'),
    'C.04.4.3 3.7': lim('3.7.1', '3.7.2'),
    'C.04.4.3 3.7.1': lim('3.7.1'),
    'C.04.4.3 3.7.2': lim('3.7.2'),
    'C.04.4.3 3.7.3': files(`${S}lim/procedure.ts`, REFEREE.lim),
    'C.04.4.3 3.8': lim('3.8'),
    'C.04.4.3 3.9': lim('3.9'),
    'C.04.4.3 3.10': lim('3.10'),
    'C.04.4.3 4': nothing('heading'),
    'C.04.4.3 4.1': lim('4.2'),
    'C.04.4.3 4.2': files(`${S}lim/exchange-rules.ts`, LIM_EXAMPLES),
    'C.04.4.3 4.3': files(`${S}lim/exchange-rules.ts`, LIM_EXAMPLES),
    'C.04.4.3 4.4': lim('4.4'),
    'C.04.4.3 5': nothing('heading'),
    'C.04.4.3 5.1': lim('5.1', '5.1.a', '5.1.b'),
    'C.04.4.3 5.2': lim('5.2'),
    'C.04.4.3 5.3': lim('5.3'),
    'C.04.4.3 5.4': lim('5.4'),
    'C.04.4.3 5.5': lim('5.5'),
    'C.04.4.3 5.6': lim('5.6'),
    'C.04.4.3 5.7': lim('5.7'),
    'C.04.4.3 6': lim('6'),
    'C.04.4.3 7': nothing('heading'),
    'C.04.4.3 7.1': lim('7.1'),
    'C.04.4.3 7.2': lim('7.2'),
    'C.04.4.3 7.3': files(SCORING),
    'C.04.4.3 8': nothing('heading'),
    'C.04.4.3 8.1': lim('2.2'),
    'C.04.4.3 8.2': lim('1.1'),
    'C.04.4.3 8.3': lim('8.3'),
    'C.04.5': nothing('heading'),
    'C.04.5.1': nothing('heading'),
    'C.04.5.1 1': files(`${E}round/remarks.ts`, `${E}round/remarks.test.ts#C.04.5.1 (2017), 1`),
    'C.04.5.1 2': files(baku('group A is the first half, rounded up to an even number: 161 players, 82')),
    'C.04.5.1 3': files(baku('1.2: the last player of group A stays its last player')),
    'C.04.5.1 4': files(baku('C.04.5.1 (2017): one point in rounds 1 to 3')),
    'C.04.5.1 5': files(baku('virtual points count for pairing, are never added up')),
    'C.04.6': {
      ...files(
        `${S}team-swiss/rules.ts`,
        `${S}team-swiss/referee.property.test.ts`,
        `${S}team-swiss/recorded.test.ts`,
      ),
      note: 'promise',
    },
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
