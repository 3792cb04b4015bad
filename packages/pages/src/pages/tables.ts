import {
  byGroup,
  type CategoryChoice,
  type CrossCell,
  type CrosstableSheet,
  type Person,
  type StandingsSheet,
  type TeamRoster,
} from '@pareo/tournament';
import { type Html, html } from '../html.ts';
import { pageOf, pathsOf } from '../layout.ts';
import { entrantLink, found, isSought, personLink, roundsNav, teamLink } from '../parts.ts';
import type { CrosstablePage, PageFrame, StandingsPage } from '../site.ts';
import { type Words, wordsIn } from '../words/words.ts';

export const standingsPage = (
  frame: PageFrame,
  { sheet, isFinal, categories = [], category }: StandingsPage,
): string => {
  const words = wordsIn(frame.language);
  const paths = pathsOf(frame.tournament);
  const title = isFinal
    ? words.finalStandings
    : sheet.after === 0
      ? words.initialList
      : words.standingsTitle(sheet.after);
  return pageOf(frame, {
    tab: 'standings',
    title,
    description: words.previewOf.standings(sheet.after, sheet.rows[0]?.person.name ?? ''),
    live: { list: 'standings', round: sheet.after },
    searchable: true,
    body: html`<div class="head"><h2>${title}</h2>
    ${roundsNav(frame, words, { current: sheet.after, path: round => paths.standingsAfter(round) })}
    ${categories.length > 0 && categoriesNav(frame, words, { categories, category })}
    ${sheet.open > 0 && html`<p class="provisional">${words.provisional(sheet.open)}</p>`}</div>
  ${sheet.match && html`<p class="match">${sheet.match.score}</p><p>${sheet.match.rounds.join(' · ')}</p>`}
  ${standingsTable(frame, sheet, words)}
  <dl class="legend">${sheet.tiebreaks.map(({ code, name }) => html`<div><dt>${code}</dt><dd>${name}</dd></div>`)}</dl>`,
  });
};

/** Everybody, or those of one category; under it who they are. */
const categoriesNav = (
  { tournament }: PageFrame,
  { categories: words }: Words,
  {
    categories,
    category,
  }: {
    readonly categories: readonly CategoryChoice[];
    readonly category: string | undefined;
  },
): Html => {
  const paths = pathsOf(tournament);
  const link = (address: string, name: string, isHere: boolean): Html =>
    html`<a href="${address}"${isHere && html` aria-current="page"`}>${name}</a> `;
  const chosen = categories.find(({ id }) => id === category);
  return html`<nav class="rounds" aria-label="${words.label}">${link(paths.standings, words.all, chosen === undefined)}${categories.map(({ id, name }) => link(paths.standingsIn(id), name, id === category))}</nav>
    ${chosen && html`<p>${chosen.rule}</p>`}`;
};

/** Where another group begins, its name: places are of the group. */
const groupRow = (
  { group }: { readonly group?: string },
  above: { readonly group?: string } | undefined,
  words: Words | undefined,
): Html | false =>
  group !== undefined &&
  group !== above?.group &&
  html`<tr class="opens"><th scope="rowgroup" colspan="99">${words ? words.group(group) : group}</th></tr>`;

const standingsTable = (frame: PageFrame, sheet: StandingsSheet, words: Words): Html => {
  const { columns } = words;
  const rows = sheet.rows.filter(({ person }) => isSought(frame, person.name));
  if (rows.length === 0) return found(frame, words);
  const hasStages = rows.some(({ stage }) => stage !== undefined);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.tabs.standings}"><table class="list standings">
    <thead><tr><th class="rank">${columns.place}</th><th class="who">${columns.name}</th>${hasStages && html`<th class="who">${words.stage}</th>`}<th class="pts">${columns.points}</th>${sheet.tiebreaks.map(({ code, name }) => html`<th class="tb"><abbr title="${name}">${code}</abbr></th>`)}<th class="rtg">${columns.rating}</th><th class="fed">${columns.federation}</th></tr></thead>
    <tbody>${rows.map(
      (
        row,
        index,
      ) => html`${groupRow(row, rows[index - 1], sheet.match ? undefined : words)}<tr data-names="${row.person.name}"${index > 0 && rows[index - 1]?.points !== row.points && html` class="opens"`}>
      <td class="rank"><a href="${pathsOf(frame.tournament)[sheet.entrants === 'teams' ? 'team' : 'player'](row.person.key)}#working">${row.place}</a></td><td class="who">${entrantLink(frame, sheet, row.person)}${row.withdrawn === true && html` <span class="note">(${words.withdrawn})</span>`}</td>${hasStages && html`<td>${row.stage}</td>`}<td class="pts">${row.points}</td>${row.values.map(value => html`<td class="tb">${value}</td>`)}<td class="rtg">${row.person.rating}</td><td class="fed">${row.person.federation}</td></tr>`,
    )}</tbody></table></div>`;
};

export const crosstablePage = (frame: PageFrame, { sheet }: CrosstablePage): string => {
  const words = wordsIn(frame.language);
  const title = words.crosstableTitle(sheet.after);
  const legend =
    sheet.kind === 'swiss'
      ? [sheet.numbers === 'rank' ? words.legendRank : words.legendStart, words.legendColours]
      : [];
  return pageOf(frame, {
    tab: 'crosstable',
    title,
    description: title,
    live: { list: 'standings', round: sheet.after },
    searchable: true,
    body: html`<div class="head"><h2>${title}</h2></div>
  ${sheet.rows.length === 0 ? html`<p class="empty">${words.nothingPlayed}</p>` : crosstable(frame, sheet, words)}
  <p class="legend">${legend.join(' ')}</p>`,
  });
};

const crosstable = (frame: PageFrame, sheet: CrosstableSheet, words: Words): Html => {
  const { columns } = words;
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const shown = byGroup(sheet.rows).flatMap(({ rows }) =>
    rows.map((row, index) => ({ row, index })).filter(({ row }) => isSought(frame, row.person.name)),
  );
  if (shown.length === 0) return found(frame, words);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.tabs.crosstable}"><table class="list cross">
    <thead><tr><th class="rank">${sheet.numbers === 'rank' ? '#' : columns.number}</th><th class="who">${columns.name}</th>${Array.from({ length: width }, (_, index) => html`<th class="cell">${index + 1}</th>`)}<th class="pts">${columns.points}</th></tr></thead>
    <tbody>${shown.map(
      ({ row, index }, at) =>
        html`${groupRow(row, shown[at - 1]?.row, words)}<tr data-names="${row.person.name}"><td class="rank">${row.place}</td><td class="who">${entrantLink(frame, sheet, row.person)}</td>${row.cells.map((cell, at) => (sheet.kind === 'all-play-all' && at === index ? html`<td class="cell self"></td>` : html`<td class="cell">${crossText(cell, sheet, words)}</td>`))}<td class="pts">${row.points}</td></tr>`,
    )}</tbody></table></div>`;
};

const crossText = (cell: CrossCell, { kind }: CrosstableSheet, { colourLetters }: Words): string => {
  if (kind === 'all-play-all' || cell.opponent === undefined) return cell.result;
  return `${cell.opponent}${cell.colour ? colourLetters[cell.colour] : ''}${cell.result}`;
};

/** The starting rank; of teams, each with its roster. */
export const playersPage = (
  frame: PageFrame,
  people: readonly Person[],
  teams: readonly TeamRoster[] = [],
): string => {
  const words = wordsIn(frame.language);
  const shown = people.filter(({ name }) => isSought(frame, name));
  const ofTeams = teams.filter(({ team, roster }) =>
    isSought(frame, team.name, ...roster.map(({ person }) => person.name)),
  );
  const list = teams.length > 0 ? rostersOf(frame, ofTeams, words) : playersTable(frame, shown, words);
  const isFound = teams.length > 0 ? ofTeams.length > 0 : shown.length > 0;
  const title = teams.length > 0 ? words.teams : words.playersTitle;
  return pageOf(frame, {
    tab: 'players',
    title,
    description: words.previewOf.general(people.length),
    searchable: people.length > 0,
    body: html`<div class="head"><h2>${title}</h2></div>
  ${people.length === 0 ? html`<p class="empty">${words.noPlayers}</p>` : isFound ? list : found(frame, words)}`,
  });
};

const playersTable = (frame: PageFrame, people: readonly Person[], { columns }: Words): Html =>
  html`<table class="list players"><thead><tr><th class="rank">${columns.number}</th><th class="who">${columns.name}</th><th class="rtg">${columns.rating}</th><th class="fed">${columns.federation}</th><th class="club">${columns.club}</th></tr></thead><tbody>${people.map(
    person =>
      html`<tr data-names="${person.name}"><td class="rank">${person.number}</td><td class="who">${personLink(frame, person)}</td><td class="rtg">${person.rating}</td><td class="fed">${person.federation}</td><td class="club">${person.club}</td></tr>`,
  )}</tbody></table>`;

const rostersOf = (frame: PageFrame, teams: readonly TeamRoster[], words: Words): Html => {
  const { columns } = words;
  return html`<table class="list players"><thead><tr><th class="rank">${columns.number}</th><th class="who">${words.team}</th><th class="rtg">Ø</th></tr></thead><tbody>${teams.map(
    ({ team, average, roster }) =>
      html`<tr data-names="${[team.name, ...roster.map(({ person }) => person.name)].join(' ')}"><td class="rank">${team.number}</td><td class="who">${teamLink(frame, team)}<br><span class="note">${roster.map(({ person }) => person.name).join(' · ')}</span></td><td class="rtg">${average}</td></tr>`,
  )}</tbody></table>`;
};
