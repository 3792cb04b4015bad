import {
  type Person,
  type RoundSheet,
  type Seat,
  type SheetAbsence,
  type SheetBoard,
  sideText,
} from '@pareo/tournament';
import { roundTimeText } from '@pareo/tournament/round-times';
import { type Html, html } from '../html.ts';
import { pageOf, pathsOf } from '../layout.ts';
import { byNameIn, disc, entrantLink, found, isSought, personLink, roundsNav } from '../parts.ts';
import type { PageFrame, RoundPage } from '../site.ts';
import { type Words, wordsIn } from '../words/words.ts';

/** A round on the wall, by board or by name; results arrive by themselves. */
export const pairingsPage = (frame: PageFrame, { sheet, by }: RoundPage): string => {
  const words = wordsIn(frame.language);
  const paths = pathsOf(frame.tournament);
  const switches = [
    { label: words.byBoard, href: paths.round(sheet.round), isHere: by === 'board' },
    { label: words.byName, href: paths.byName(sheet.round), isHere: by === 'name' },
  ];
  return pageOf(frame, {
    tab: 'pairings',
    title: words.pairingsTitle(sheet.round),
    description: words.previewOf.pairings(sheet.round, sheet.boards.length),
    live: { list: 'round', round: sheet.round },
    searchable: true,
    body: html`<div class="head">
    <h2>${words.pairingsTitle(sheet.round)}${sheet.time !== undefined && html` <span class="when">${roundTimeText(sheet.time, frame.language)}</span>`}</h2>
    ${roundsNav(frame, words, { current: sheet.round, path: round => paths.round(round) })}
    <p class="switch">${switches.map(({ label, href, isHere }) => html`<a href="${href}"${isHere && html` aria-current="true"`}>${label}</a>`)}</p>
  </div>
  ${by === 'board' ? byBoard(frame, sheet, words) : byName(frame, sheet, words)}`,
  });
};

const byBoard = (frame: PageFrame, sheet: RoundSheet, words: Words): Html => {
  const { boards, absences } = sheet;
  const { columns } = words;
  const shown = boards.filter(board => isSought(frame, ...namesOn(board)));
  const away = absences.filter(({ seat }) => isSought(frame, seat.person.name));
  if (shown.length + away.length === 0) return found(frame, words);
  return html`<table class="list pairings" role="table">
    <thead role="rowgroup"><tr role="row">
      <th role="columnheader" class="bd">${columns.board}</th>
      <th role="columnheader" class="pts">${columns.points}</th>
      <th role="columnheader" class="who">${columns.white}</th>
      <th role="columnheader" class="rtg">${columns.rating}</th>
      <th role="columnheader" class="res">${columns.result}</th>
      <th role="columnheader" class="who">${columns.black}</th>
      <th role="columnheader" class="rtg">${columns.rating}</th>
      <th role="columnheader" class="pts">${columns.points}</th>
      <th role="columnheader" class="why"><span class="visually-hidden">${words.why}</span></th>
    </tr></thead>
    <tbody role="rowgroup">
      ${shown.map((board, index) => boardRow(frame, board, { sheet, words, above: shown[index - 1] }))}
      ${away.map(absence => absenceRow(frame, absence, { sheet, words }))}
    </tbody>
  </table>`;
};

const namesOn = ({ white, black, games = [] }: SheetBoard): readonly string[] => [
  white.person.name,
  black.person.name,
  ...games.flatMap(({ left, right }) => [left?.name ?? '', right?.name ?? '']),
];

const highest = ({ white, black }: SheetBoard): number =>
  Math.max(Number(white.points), Number(black.points));

const boardRow = (
  frame: PageFrame,
  board: SheetBoard,
  {
    sheet,
    words,
    above,
  }: { readonly sheet: RoundSheet; readonly words: Words; readonly above: SheetBoard | undefined },
): Html => {
  const { white, black, number, result } = board;
  const { round } = sheet;
  const names = namesOn(board).join(' ');
  const opens = above !== undefined && highest(above) !== highest(board);
  return html`<tr role="row" id="b${number}"${opens && html` class="opens"`} data-names="${names}">
        <td role="cell" class="bd">${number}</td>
        <td role="cell" class="pts w">${white.points}</td>
        <td role="cell" class="who w">${disc('white', words)}${entrantLink(frame, sheet, white.person)}</td>
        <td role="cell" class="rtg w">${white.person.rating}</td>
        <td role="cell" class="res" data-board="${number}">${result ?? html`<span class="none"><span aria-hidden="true">–</span><span class="visually-hidden">${words.noResult}</span></span>`}</td>
        <td role="cell" class="who b">${disc('black', words)}${entrantLink(frame, sheet, black.person)}</td>
        <td role="cell" class="rtg b">${black.person.rating}</td>
        <td role="cell" class="pts b">${black.points}</td>
        <td role="cell" class="why">${frame.tournament.showsWhy && html`<a href="${pathsOf(frame.tournament).why(round, number)}" aria-label="${words.why} ${words.board(number)}">${words.why}</a>`}</td>
      </tr>${gamesRow(frame, board, { names, words })}`;
};

const absenceRow = (
  frame: PageFrame,
  { seat, kind }: SheetAbsence,
  { sheet, words }: { readonly sheet: RoundSheet; readonly words: Words },
): Html => html`<tr role="row" class="away" data-names="${seat.person.name}">
        <td role="cell" class="bd"></td>
        <td role="cell" class="pts w">${seat.points}</td>
        <td role="cell" class="who w">${entrantLink(frame, sheet, seat.person)}</td>
        <td role="cell" class="rtg w">${seat.person.rating}</td>
        <td role="cell" class="note" colspan="5">${words.absences[kind]}</td>
      </tr>`;

const byName = (frame: PageFrame, sheet: RoundSheet, words: Words): Html => {
  const { columns } = words;
  const rows = [
    ...sheet.boards.flatMap(board => [
      seatRow(frame, { seat: board.white, rival: board.black, colour: 'white', board, sheet, words }),
      seatRow(frame, { seat: board.black, rival: board.white, colour: 'black', board, sheet, words }),
    ]),
    ...sheet.absences.map(({ seat, kind }) => ({
      name: seat.person.name,
      row: html`<tr role="row" data-names="${seat.person.name}"><td role="cell" class="bd">–</td><td role="cell" class="who">${entrantLink(frame, sheet, seat.person)}</td><td role="cell" class="res"></td><td role="cell" class="rival note">${words.absences[kind]}</td></tr>`,
    })),
  ]
    .filter(({ name }) => isSought(frame, name))
    .sort((a, b) => byNameIn(frame.language)(a.name, b.name));
  if (rows.length === 0) return found(frame, words);
  return html`<table class="list names" role="table">
    <thead role="rowgroup"><tr role="row"><th role="columnheader" class="bd">${columns.board}</th><th role="columnheader" class="who">${columns.name}</th><th role="columnheader" class="res">${words.ownResult}</th><th role="columnheader" class="rival">${columns.opponent}</th></tr></thead>
    <tbody role="rowgroup">${rows.map(({ row }) => row)}</tbody>
  </table>`;
};

/** The disc stands before one's own name, and the result is one's own: read along the line it cannot be misread. */
const seatRow = (
  frame: PageFrame,
  {
    seat,
    rival,
    colour,
    board,
    sheet,
    words,
  }: {
    readonly seat: Seat;
    readonly rival: Seat;
    readonly colour: 'white' | 'black';
    readonly board: SheetBoard;
    readonly sheet: RoundSheet;
    readonly words: Words;
  },
) => ({
  name: seat.person.name,
  row: html`<tr role="row" data-names="${seat.person.name} ${playersOf(board, colour)}"><td role="cell" class="bd">${board.number}</td><td role="cell" class="who">${disc(colour, words)}${entrantLink(frame, sheet, seat.person)}</td><td role="cell" class="res" data-board="${board.number}" data-side="${colour}">${board.result === undefined ? '–' : sideText(board.result, colour)}</td><td role="cell" class="rival">${entrantLink(frame, sheet, rival.person)}${rival.person.rating !== undefined && html` <span class="note">${rival.person.rating}</span>`}</td></tr>`,
});

/** Those who sit for a team are found by their own names too. */
const playersOf = ({ games = [] }: SheetBoard, side: 'white' | 'black'): string =>
  games.map(({ left, right }) => (side === 'white' ? left : right)?.name ?? '').join(' ');

/** The boards of a match, folded without a script. */
const gamesRow = (
  frame: PageFrame,
  board: SheetBoard,
  { names, words }: { readonly names: string; readonly words: Words },
): Html | false => {
  const { games = [], number } = board;
  if (games.length === 0) return false;
  const seat = (person: Person | undefined): Html =>
    person === undefined
      ? html`<span class="none">${words.nobody}</span>`
      : html`${personLink(frame, person)} <span class="note">${person.rating}</span>`;
  return html`<tr role="row" class="boards" data-names="${names}"><td role="cell" colspan="9"><details${frame.search !== undefined && html` open`}><summary>${words.boardsOf(number)}</summary><ol>${games.map(
    ({ left, right, leftColour, result }, at) =>
      html`<li><span class="bd">${number}.${at + 1}</span><span class="side">${leftColour && disc(leftColour, words)}${seat(left)}</span><span class="res">${result ?? '–'}</span><span class="side">${leftColour && disc(leftColour === 'white' ? 'black' : 'white', words)}${seat(right)}</span></li>`,
  )}</ol></details></td></tr>`;
};

/** Before round 1: a sentence, not an empty table. */
export const notPublishedPage = (frame: PageFrame): string => {
  const words = wordsIn(frame.language);
  return pageOf(frame, {
    tab: 'pairings',
    title: words.tabs.pairings,
    description: words.notPublished,
    body: html`<h2>${words.tabs.pairings}</h2><p class="empty">${words.notPublished}</p>`,
  });
};
