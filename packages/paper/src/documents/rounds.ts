import type { Person, RoundSheet, Seat, SheetAbsence, SheetBoard, SheetGame } from '@pareo/tournament';
import { roundTimeText } from '@pareo/tournament/round-times';
import type { Column, Index, IndexRow, PaperDocument, Row, Slip, Table } from '../model.ts';
import type { Words } from '../words/words.ts';
import {
  byName,
  isBrief,
  isKnown,
  letterOf,
  type Printing,
  ratingOf,
  sheet,
  stacked,
  wordsOf,
} from './sheet.ts';

type RoundState = 'draft' | 'published';

/** Bd · Pts · Title · No. · White · Rtg · Result · No. · Black · Title · Rtg · Pts: the list on the wall. */
export const pairingsByBoard = (printing: Printing, round: RoundSheet, state: RoundState): PaperDocument => {
  const words = wordsOf(printing);
  return sheet(printing, {
    kind: 'pairings-by-board',
    title: timedTitle(printing, words.titles.pairingsByBoard(round.round), round),
    state,
    body: boardTables(round, printing, words),
  });
};

/** The same list once games have been played. */
export const resultsOfRound = (printing: Printing, round: RoundSheet): PaperDocument => {
  const words = wordsOf(printing);
  const open = round.boards.filter(({ result }) => result === undefined).length;
  return sheet(printing, {
    kind: 'results',
    title: titleOf(words.titles.results(round.round), round, words),
    state: open > 0 ? 'provisional' : 'published',
    body: boardTables(round, printing, words),
    legend: [words.legends.results, ...(open > 0 ? [words.openGames(open)] : [])],
  });
};

export const missingResults = (printing: Printing, round: RoundSheet): PaperDocument => {
  const words = wordsOf(printing);
  const boards = round.boards.filter(({ result }) => result === undefined);
  return sheet(printing, {
    kind: 'missing-results',
    title: titleOf(words.titles.missingResults(round.round), round, words),
    state: 'published',
    body:
      boards.length === 0
        ? [{ kind: 'prose', paragraphs: [words.noneMissing] }]
        : boardTables({ ...round, boards, absences: [] }, printing, words),
  });
};

/** A round of a draw has a name of its own. */
const titleOf = (title: string, { of }: RoundSheet, words: Words): string =>
  of === undefined ? title : `${title} · ${words.stage(of)}`;

/** Pairings hang on the wall before the round: when it begins stands with its number. */
const timedTitle = (printing: Printing, title: string, round: RoundSheet): string => {
  const named = titleOf(title, round, wordsOf(printing));
  return round.time === undefined ? named : `${named} · ${roundTimeText(round.time, printing.language)}`;
};

const headingOf = (group: string, { of }: RoundSheet, words: Words): string => {
  if (of === undefined) return words.group(group);
  const named: Readonly<Record<string, string>> = { final: words.stage(2), 'third-place': words.thirdPlace };
  return named[group] ?? words.group(group);
};

/** One table, or one for each section. */
const boardTables = (round: RoundSheet, printing: Printing, words: Words): readonly Table[] => {
  const groups = [...new Set(round.boards.map(({ group }) => group))];
  const absences = round.absences.filter(isToldOf);
  return groups.length <= 1
    ? [boardTable(round.boards, absences, { printing, words })]
    : groups.map((group, index) => ({
        ...boardTable(
          round.boards.filter(board => board.group === group),
          index === groups.length - 1 ? absences : [],
          { printing, words },
        ),
        ...(group === undefined ? {} : { heading: headingOf(group, round, words) }),
      }));
};

/** Whoever is out of a draw looks for no board. */
const isToldOf = ({ kind }: SheetAbsence): boolean => kind !== 'knocked-out';

const boardTable = (
  boards: readonly SheetBoard[],
  absences: readonly SheetAbsence[],
  { printing, words }: { readonly printing: Printing; readonly words: Words },
): Table => {
  const people = [
    ...boards.flatMap(({ white, black, games = [] }) => [
      white.person,
      black.person,
      ...games.flatMap(({ left, right }) => [...(left ? [left] : []), ...(right ? [right] : [])]),
    ]),
    ...absences.map(({ seat }) => seat.person),
  ];
  const isFull = !isBrief(printing);
  const has = {
    title: isFull && isKnown(people, 'title'),
    rating: isFull && isKnown(people, 'rating'),
    number: isFull,
  };
  const { columns } = words;
  const title: Column = { heading: columns.title, align: 'left', width: 'content', weight: 'minor' };
  const rating: Column = { heading: columns.rating, align: 'right', width: 'content', weight: 'minor' };
  const number: Column = { heading: columns.number, align: 'right', width: 'content', weight: 'minor' };
  const points: Column = { heading: columns.points, align: 'right', width: 'content' };
  return {
    kind: 'table',
    columns: [
      { heading: columns.board, align: 'right', width: 'content', weight: 'board' },
      points,
      ...(has.title ? [title] : []),
      ...(has.number ? [number] : []),
      { heading: columns.white, align: 'left', width: 'name', weight: 'strong' },
      ...(has.rating ? [rating] : []),
      { heading: columns.result, align: 'centre', width: 'content', weight: 'strong' },
      ...(has.number ? [number] : []),
      { heading: columns.black, align: 'left', width: 'name', weight: 'strong' },
      ...(has.title ? [title] : []),
      ...(has.rating ? [rating] : []),
      points,
    ],
    rows: [
      ...boards.flatMap((board, index) => [
        boardRow(board, boards[index - 1], has),
        ...(board.games ?? []).map((game, at) => gameRow(game, { board: at + 1, has, words })),
      ]),
      ...absences.map((absence, index) => absenceRow(absence, { has, words, isFirst: index === 0 })),
    ],
  };
};

interface Has {
  readonly title: boolean;
  readonly rating: boolean;
  readonly number: boolean;
}

const boardRow = (board: SheetBoard, above: SheetBoard | undefined, has: Has): Row => {
  const { white, black } = board;
  return {
    cells: [
      String(board.number),
      white.points,
      ...(has.title ? [white.person.title ?? ''] : []),
      ...(has.number ? [String(white.person.number)] : []),
      white.person.name,
      ...(has.rating ? [ratingOf(white.person)] : []),
      board.result ?? '–',
      ...(has.number ? [String(black.person.number)] : []),
      black.person.name,
      ...(has.title ? [black.person.title ?? ''] : []),
      ...(has.rating ? [ratingOf(black.person)] : []),
      black.points,
    ],
    ...(above && highest(above) !== highest(board) ? { opens: true } : {}),
  };
};

/** A board of a match of teams, below it; colours alternate, so each is said. */
const gameRow = (
  { left, right, leftColour, result }: SheetGame,
  { board, has, words }: { readonly board: number; readonly has: Has; readonly words: Words },
): Row => {
  const letters = words.colourLetters;
  const rightColour = leftColour && ({ white: 'black', black: 'white' } as const)[leftColour];
  const named = (person: Person | undefined, colour: 'white' | 'black' | undefined) =>
    person === undefined ? '–' : `${person.name}${colour === undefined ? '' : ` (${letters[colour]})`}`;
  return {
    cells: [
      '',
      `${board}.`,
      ...(has.title ? [left?.title ?? ''] : []),
      ...(has.number ? [left === undefined ? '' : String(left.number)] : []),
      named(left, leftColour),
      ...(has.rating ? [left ? ratingOf(left) : ''] : []),
      result ?? '–',
      ...(has.number ? [right === undefined ? '' : String(right.number)] : []),
      named(right, rightColour),
      ...(has.title ? [right?.title ?? ''] : []),
      ...(has.rating ? [right ? ratingOf(right) : ''] : []),
      '',
    ],
    minor: true,
    joins: true,
  };
};

const highest = ({ white, black }: SheetBoard): number =>
  Math.max(Number(white.points), Number(black.points));

const absenceRow = (
  { seat, kind }: SheetAbsence,
  { has, words, isFirst }: { readonly has: Has; readonly words: Words; readonly isFirst: boolean },
): Row => ({
  cells: [
    '',
    seat.points,
    ...(has.title ? [seat.person.title ?? ''] : []),
    ...(has.number ? [String(seat.person.number)] : []),
    seat.person.name,
    ...(has.rating ? [ratingOf(seat.person)] : []),
    '',
    ...(has.number ? [''] : []),
    words.absences[kind],
    ...(has.title ? [''] : []),
    ...(has.rating ? [''] : []),
    '',
  ],
  minor: true,
  ...(isFirst ? { opens: true } : {}),
});

/** Name, board, colour, opponent: where do I play? */
export const pairingsByName = (printing: Printing, round: RoundSheet, state: RoundState): PaperDocument => {
  const words = wordsOf(printing);
  return sheet(printing, {
    kind: 'pairings-by-name',
    title: timedTitle(printing, words.titles.pairingsByName(round.round), round),
    state,
    body: [indexOf(round, printing, words)],
  });
};

const indexOf = (round: RoundSheet, printing: Printing, words: Words): Index => {
  const { language } = printing;
  const rowOf = ({ opponent, ...row }: Required<IndexRow>): IndexRow =>
    isBrief(printing) ? row : { ...row, opponent };
  const placed = [
    ...round.boards.flatMap(({ number, white, black }) => [
      found(white, { board: String(number), colour: words.colours.white, opponent: black }),
      found(black, { board: String(number), colour: words.colours.black, opponent: white }),
    ]),
    ...round.absences.filter(isToldOf).map(({ seat, kind }) => ({
      seat,
      row: {
        name: isBrief(printing) ? `${seat.person.name} (${words.absences[kind]})` : seat.person.name,
        board: '–',
        colour: '',
        opponent: words.absences[kind],
      },
    })),
  ];
  const order = byName(language);
  const sorted = [...placed].sort((a, b) => order(a.seat.person, b.seat.person));
  const letters: { letter: string; rows: IndexRow[] }[] = [];
  for (const { seat, row } of sorted) {
    const letter = letterOf(seat.person.name, language);
    const last = letters.at(-1);
    if (last?.letter === letter) last.rows.push(rowOf(row));
    else letters.push({ letter, rows: [rowOf(row)] });
  }
  const { name, board, colour, opponent } = words.columns;
  return { kind: 'index', letters, headings: rowOf({ name, board, colour, opponent }) };
};

const found = (
  seat: Seat,
  { board, colour, opponent }: { readonly board: string; readonly colour: string; readonly opponent: Seat },
) => ({ seat, row: { name: seat.person.name, board, colour, opponent: opponent.person.name } });

/** In stack order: place 1 of all pages holds the first boards, place 2 the next ones, and so on. */
export const resultSlips = (
  printing: Printing,
  round: RoundSheet,
  { state, perPage }: { readonly state: RoundState; readonly perPage: 4 | 6 },
): PaperDocument => {
  const words = wordsOf(printing);
  const slips = round.boards.map(board => slipOf(board, round.round, { words, game: printing.game }));
  return sheet(printing, {
    kind: 'result-slips',
    title: titleOf(words.titles.slips(round.round), round, words),
    state,
    body: [{ kind: 'slips', perPage, pages: stacked(slips, perPage) }],
    legend: [words.legends.slips],
  });
};

const slipOf = (
  board: SheetBoard,
  round: number,
  { words, game }: { readonly words: Words; readonly game: Printing['game'] },
): Slip => {
  const { score, total, difference } = words.scrabble;
  const games = game === undefined ? (board.gamesOfTwo ?? 1) : 1;
  const isMatch = games > 1;
  const roles = isMatch ? words.firstGame : words.colours;
  // A letter cannot say who won by how much: both scores are written.
  const places = game === 'scrabble' ? { places: [score, total] } : {};
  return {
    board: String(board.number),
    heading: words.roundOf(round),
    white: { ...sideOf(board.white, roles.white, words), ...places },
    black: { ...sideOf(board.black, roles.black, words), ...places },
    results: game === 'scrabble' ? [difference] : ['1-0', '½-½', '0-1'],
    ...(isMatch ? { games: { rows: gameRows(games, words), total: words.columns.total } } : {}),
    signature: words.signature,
  };
};

/** `1 b-n`, `2 n-b`: colours alternate, and results are of the side named first. */
const gameRows = (games: number, { colourLetters: { white, black } }: Words): readonly string[] =>
  Array.from(
    { length: games },
    (_, index) => `${index + 1} ${index % 2 === 0 ? `${white}-${black}` : `${black}-${white}`}`,
  );

const sideOf = ({ person, points }: Seat, role: string, words: Words) => ({
  role,
  number: String(person.number),
  name: person.name,
  note: [person.title, ratingOf(person), `${points} ${words.columns.points.toLowerCase()}`]
    .filter(part => part !== undefined && part !== '')
    .join(' · '),
});
