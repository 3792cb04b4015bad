import type { RoundSheet, Seat, SheetAbsence, SheetBoard } from '@pareo/tournament';
import { type Html, html } from '../html.ts';
import { pageOf, pathsOf } from '../layout.ts';
import { byNameIn, disc, found, isSought, personLink, roundsNav } from '../parts.ts';
import type { PageFrame, RoundPage } from '../site.ts';
import { type Words, wordsIn } from '../words/words.ts';

/** A round on the wall, by board or by name; results arrive by themselves. */
export const pairingsPage = (frame: PageFrame, { sheet, by }: RoundPage): string => {
  const words = wordsIn(frame.language);
  const { slug } = frame.tournament;
  const paths = pathsOf(slug);
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
    <h2>${words.pairingsTitle(sheet.round)}</h2>
    ${roundsNav(frame, words, { current: sheet.round, path: round => paths.round(round) })}
    <p class="switch">${switches.map(({ label, href, isHere }) => html`<a href="${href}"${isHere && html` aria-current="true"`}>${label}</a>`)}</p>
  </div>
  ${by === 'board' ? byBoard(frame, sheet, words) : byName(frame, sheet, words)}`,
  });
};

const byBoard = (frame: PageFrame, { boards, absences, round }: RoundSheet, words: Words): Html => {
  const { columns } = words;
  const shown = boards.filter(({ white, black }) => isSought(frame, white.person.name, black.person.name));
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
      ${shown.map((board, index) => boardRow(frame, board, { round, words, above: shown[index - 1] }))}
      ${away.map(absence => absenceRow(frame, absence, words))}
    </tbody>
  </table>`;
};

const highest = ({ white, black }: SheetBoard): number =>
  Math.max(Number(white.points), Number(black.points));

const boardRow = (
  frame: PageFrame,
  board: SheetBoard,
  {
    round,
    words,
    above,
  }: { readonly round: number; readonly words: Words; readonly above: SheetBoard | undefined },
): Html => {
  const { white, black, number, result } = board;
  const opens = above !== undefined && highest(above) !== highest(board);
  return html`<tr role="row" id="b${number}"${opens && html` class="opens"`} data-names="${white.person.name} ${black.person.name}">
        <td role="cell" class="bd">${number}</td>
        <td role="cell" class="pts w">${white.points}</td>
        <td role="cell" class="who w">${disc('white', words)}${personLink(frame, white.person)}</td>
        <td role="cell" class="rtg w">${white.person.rating}</td>
        <td role="cell" class="res" data-board="${number}">${result ?? html`<span class="none"><span aria-hidden="true">–</span><span class="visually-hidden">${words.noResult}</span></span>`}</td>
        <td role="cell" class="who b">${disc('black', words)}${personLink(frame, black.person)}</td>
        <td role="cell" class="rtg b">${black.person.rating}</td>
        <td role="cell" class="pts b">${black.points}</td>
        <td role="cell" class="why">${frame.tournament.showsWhy && html`<a href="${pathsOf(frame.tournament.slug).why(round, number)}" aria-label="${words.why} ${words.board(number)}">${words.why}</a>`}</td>
      </tr>`;
};

const absenceRow = (
  frame: PageFrame,
  { seat, kind }: SheetAbsence,
  words: Words,
): Html => html`<tr role="row" class="away" data-names="${seat.person.name}">
        <td role="cell" class="bd"></td>
        <td role="cell" class="pts w">${seat.points}</td>
        <td role="cell" class="who w">${personLink(frame, seat.person)}</td>
        <td role="cell" class="rtg w">${seat.person.rating}</td>
        <td role="cell" class="note" colspan="5">${words.absences[kind]}</td>
      </tr>`;

const byName = (frame: PageFrame, sheet: RoundSheet, words: Words): Html => {
  const { columns } = words;
  const rows = [
    ...sheet.boards.flatMap(board => [
      seatRow(frame, { seat: board.white, rival: board.black, colour: 'white', board, words }),
      seatRow(frame, { seat: board.black, rival: board.white, colour: 'black', board, words }),
    ]),
    ...sheet.absences.map(({ seat, kind }) => ({
      name: seat.person.name,
      row: html`<tr data-names="${seat.person.name}"><td class="who">${personLink(frame, seat.person)}</td><td class="bd">–</td><td></td><td class="note" colspan="2">${words.absences[kind]}</td></tr>`,
    })),
  ]
    .filter(({ name }) => isSought(frame, name))
    .sort((a, b) => byNameIn(frame.language)(a.name, b.name));
  if (rows.length === 0) return found(frame, words);
  return html`<table class="list names">
    <thead><tr><th class="who">${columns.name}</th><th class="bd">${columns.board}</th><th>${columns.colour}</th><th class="who">${columns.opponent}</th><th class="res">${columns.result}</th></tr></thead>
    <tbody>${rows.map(({ row }) => row)}</tbody>
  </table>`;
};

const seatRow = (
  frame: PageFrame,
  {
    seat,
    rival,
    colour,
    board,
    words,
  }: {
    readonly seat: Seat;
    readonly rival: Seat;
    readonly colour: 'white' | 'black';
    readonly board: SheetBoard;
    readonly words: Words;
  },
) => ({
  name: seat.person.name,
  row: html`<tr data-names="${seat.person.name}"><td class="who">${personLink(frame, seat.person)}</td><td class="bd">${board.number}</td><td class="col">${disc(colour, words)}<span class="word">${words.colours[colour]}</span></td><td class="who">${personLink(frame, rival.person)}</td><td class="res" data-board="${board.number}">${board.result ?? '–'}</td></tr>`,
});

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
