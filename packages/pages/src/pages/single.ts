import { type PlayerRound, type PlayerSheet, sideText } from '@pareo/tournament';
import { type Html, html } from '../html.ts';
import { pageOf, pathsOf, plainPage } from '../layout.ts';
import { disc, personLink } from '../parts.ts';
import type { InfoPage, PageFrame, PublicTournament, WhyPage, Workings } from '../site.ts';
import { type Words, wordsIn } from '../words/words.ts';

/** One player: the next game first, then every round, points and tie-breaks. */
export const playerPage = (frame: PageFrame, page: PlayerSheet, workings?: Workings): string => {
  const words = wordsIn(frame.language);
  const { person, next } = page;
  const facts = [
    person.title,
    person.rating === undefined ? undefined : String(person.rating),
    person.federation,
    person.club,
  ].filter(fact => fact !== undefined && fact !== '');
  return pageOf(frame, {
    tab: 'players',
    title: person.name,
    description: `${person.name}: ${page.points} ${words.columns.points.toLowerCase()}`,
    body: html`<div class="head"><h2>${person.number} ${person.name}</h2>
    <p class="facts">${facts.join(' · ')}${page.status === 'withdrawn' && html` · ${words.withdrawn}`}</p>
    <button type="button" class="follow" data-key="${person.key}" data-name="${person.name}" hidden>${words.follow}</button></div>
  ${next !== undefined && nextGame(frame, next, { key: person.number, words })}
  <p class="score"><strong>${page.points}</strong> ${words.columns.points}${page.place !== undefined && html` · ${words.columns.place} ${page.place}`}</p>
  ${workings && workingsOf(workings, words)}
  ${page.rounds.length === 0 ? html`<p class="empty">${words.nothingPlayed}</p>` : roundsTable(frame, page.rounds, words)}`,
  });
};

/** Every value with what it is made of, folded without a script. */
export const workingsOf = ({ values, neighbours }: Workings, words: Words): Html => {
  const { columns } = words;
  return html`<section id="working"><h3>${words.working}</h3>${neighbours.map(sentence => html`<p>${sentence}</p>`)}
  ${values.map(
    ({ code, name, value, rows }) =>
      html`<details><summary>${code} <strong>${value}</strong> <span class="note">${name}</span></summary>${rows.length > 0 && html`<table class="list"><thead><tr><th class="rank">${words.round}</th><th class="who">${columns.opponent}</th><th class="pts">${code}</th></tr></thead><tbody>${rows.map(row => html`<tr><td class="rank">${row.round}</td><td class="who">${row.opponent}</td><td class="pts">${row.counts}</td></tr>`)}</tbody></table>`}</details>`,
  )}</section>`;
};

const nextGame = (
  frame: PageFrame,
  next: NonNullable<PlayerSheet['next']>,
  { key, words }: { readonly key: number; readonly words: Words },
): Html => {
  const { board, round, absence } = next;
  if (!board)
    return html`<section class="card"><h3>${words.nextGame(round)}</h3><p>${absence && words.absences[absence]}</p></section>`;
  const isWhite = board.white.person.number === key;
  const rival = isWhite ? board.black.person : board.white.person;
  const colour = isWhite ? 'white' : 'black';
  return html`<section class="card"><h3>${words.nextGame(round)}</h3>
    <p class="big">${words.board(board.number)} · ${disc(colour, words)} ${words.colours[colour]}${board.result !== undefined && html` · <span class="res" data-board="${board.number}" data-side="${colour}">${sideText(board.result, colour)}</span>`}</p>
    <p>${personLink(frame, rival)} ${rival.rating}${frame.tournament.showsWhy && html` <a class="why" href="${pathsOf(frame.tournament).why(round, board.number)}">${words.why}</a>`}</p></section>`;
};

const roundsTable = (frame: PageFrame, rounds: readonly PlayerRound[], words: Words): Html => {
  const { columns } = words;
  return html`<table class="list games"><thead><tr><th class="rank">${words.round}</th><th>${columns.board}</th><th>${columns.colour}</th><th class="who">${columns.opponent}</th><th class="res">${columns.result}</th><th>${columns.float}</th><th class="why"><span class="visually-hidden">${words.why}</span></th></tr></thead>
    <tbody>${rounds.map(
      ({ round, board, opponent, colour, result, bye, float }) =>
        html`<tr><td class="rank">${round}</td><td>${board}</td><td class="col">${colour && html`${disc(colour, words)}<span class="word">${words.colours[colour]}</span>`}</td><td class="who">${opponent && personLink(frame, opponent)}</td><td class="res">${bye ? words.absences[bye] : result === '*' ? words.adjourned : (result ?? '–')}</td><td class="note">${float && words.floats[float]}</td><td class="why">${frame.tournament.showsWhy && board !== undefined && html`<a href="${pathsOf(frame.tournament).why(round, board)}">${words.why}</a>`}</td></tr>`,
    )}</tbody></table>`;
};

/** The reason of a board, printable: the question, the sentences with their articles. */
export const whyPage = (frame: PageFrame, { round, board, parts }: WhyPage): string => {
  const words = wordsIn(frame.language);
  const title = words.whyTitle(round, board.number);
  return pageOf(frame, {
    tab: 'pairings',
    title,
    description: `${board.white.person.name} – ${board.black.person.name}`,
    body: html`<div class="head"><h2>${title}</h2></div>
  <p class="couple">${disc('white', words)}${personLink(frame, board.white.person)} <span class="note">${board.white.points}</span></p>
  <p class="couple">${disc('black', words)}${personLink(frame, board.black.person)} <span class="note">${board.black.points}</span></p>
  ${parts.map(({ heading, sentences }) => html`<section class="reason"><h3>${heading}</h3>${sentences.map(sentence => html`<p>${sentence}</p>`)}</section>`)}
  <p><a href="${pathsOf(frame.tournament).round(round)}#b${board.number}">${words.pairingsTitle(round)}</a></p>`,
  });
};

export const whyOffPage = (frame: PageFrame): string => {
  const words = wordsIn(frame.language);
  return pageOf(frame, {
    tab: 'pairings',
    title: words.why,
    description: words.whyOff,
    body: html`<h2>${words.why}</h2><p class="empty">${words.whyOff}</p>`,
  });
};

export const infoPage = (frame: PageFrame, { facts, schedule }: InfoPage): string => {
  const words = wordsIn(frame.language);
  return pageOf(frame, {
    tab: 'info',
    title: words.infoTitle,
    description: frame.tournament.name,
    body: html`<div class="head"><h2>${words.infoTitle}</h2></div>
  <dl class="info">${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
  ${schedule.length > 0 && html`<h3>${words.info.schedule}</h3><ol class="schedule">${schedule.map(({ round, time }) => html`<li><span>${words.round} ${round}</span> ${time}</li>`)}</ol>`}`,
  });
};

/** Every public tournament of this server. */
export const tournamentsPage = (
  frame: Pick<PageFrame, 'language' | 'assets'>,
  tournaments: readonly PublicTournament[],
): string => {
  const words = wordsIn(frame.language);
  const groups = [
    { heading: words.tournaments.running, phase: 'running' },
    { heading: words.tournaments.coming, phase: 'preparing' },
    { heading: words.tournaments.finished, phase: 'finished' },
  ] as const;
  return plainPage(frame, {
    title: words.tournaments.title,
    body: html`<h1>${words.tournaments.title}</h1>
  ${tournaments.length === 0 && html`<p class="empty">${words.tournaments.empty}</p>`}
  ${groups.map(({ heading, phase }) => {
    const of = tournaments.filter(tournament => tournament.phase === phase);
    return (
      of.length > 0 &&
      html`<section><h2>${heading}</h2><ul class="tournaments">${of.map(tournament => tournamentItem(tournament, words))}</ul></section>`
    );
  })}
  <p><a href=\"/console\">${words.console}</a></p>`,
  });
};

const tournamentItem = (
  { slug, name, place, dates, published, rounds, phase }: PublicTournament,
  words: Words,
): Html => {
  const state =
    phase === 'finished'
      ? words.finished
      : published === 0
        ? words.notStarted
        : words.roundOf(published, rounds);
  const facts = [place, dates, state].filter(fact => fact !== undefined && fact !== '');
  return html`<li><a href="${pathsOf({ slug }).home}">${name}</a><span class="note">${facts.join(' · ')}</span></li>`;
};

export const notFoundPage = (frame: Pick<PageFrame, 'language' | 'assets'>): string => {
  const { notFound, tournaments } = wordsIn(frame.language);
  return plainPage(frame, {
    title: notFound.title,
    body: html`<h1>${notFound.title}</h1><p>${notFound.text}</p><p><a href="/">${tournaments.title}</a></p>`,
  });
};
