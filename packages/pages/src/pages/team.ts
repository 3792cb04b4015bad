import type { RosterPlace, TeamRoster, TeamRoundSheet } from '@pareo/tournament';
import { type Html, html } from '../html.ts';
import { pageOf, pathsOf } from '../layout.ts';
import { disc, personLink, teamLink } from '../parts.ts';
import type { PageFrame, Workings } from '../site.ts';
import { type Words, wordsIn } from '../words/words.ts';
import { workingsOf } from './single.ts';

export interface TeamPage extends TeamRoster {
  readonly rounds: readonly TeamRoundSheet[];
  readonly workings?: Workings;
}

/** One team: the matches first, then who plays for it. The captain is nobody's business. */
export const teamPage = (frame: PageFrame, page: TeamPage): string => {
  const words = wordsIn(frame.language);
  const { team, average, roster, rounds, workings, withdrawn } = page;
  return pageOf(frame, {
    tab: 'players',
    title: team.name,
    description: team.name,
    live: { list: 'standings' },
    body: html`<div class="head"><h2>${team.number} ${team.name}</h2>
    <p class="facts">${average !== undefined && `Ø ${average}`}${withdrawn === true && html` · ${words.withdrawn}`}</p></div>
  ${rounds.length === 0 ? html`<p class="empty">${words.nothingPlayed}</p>` : matchesOf(frame, rounds, words)}
  ${workings && workingsOf(workings, words)}
  <h3>${words.roster}</h3>
  <table class="list players"><thead><tr><th class="rank">#</th><th class="who">${words.columns.name}</th><th class="rtg">${words.columns.rating}</th><th class="pts">${words.columns.points}</th></tr></thead><tbody>${roster.map(place => placeRow(frame, place, page, words))}</tbody></table>`,
  });
};

const placeRow = (
  frame: PageFrame,
  { place, person, points, games, withdrawn }: RosterPlace,
  { boards }: TeamPage,
  words: Words,
): Html =>
  html`<tr><td class="rank">${place}</td><td class="who">${personLink(frame, person)}${place > boards && html` <span class="note">${words.reserve}</span>`}${withdrawn === true && html` <span class="note">(${words.withdrawn})</span>`}</td><td class="rtg">${person.rating}</td><td class="pts">${games > 0 && `${points} / ${games}`}</td></tr>`;

const matchesOf = (frame: PageFrame, rounds: readonly TeamRoundSheet[], words: Words): Html => {
  const { columns } = words;
  return html`<table class="list games"><thead><tr><th class="rank">${words.round}</th><th class="who">${columns.opponent}</th><th class="res">${columns.result}</th></tr></thead><tbody>${rounds.map(
    ({ round, match, colour, opponent, bye }) =>
      html`<tr><td class="rank"><a href="${pathsOf(frame.tournament).round(round)}${match && `#b${match.number}`}">${round}</a></td><td class="who">${colour && disc(colour, words)}${opponent ? teamLink(frame, opponent) : bye && words.absences[bye]}</td><td class="res">${match && (match.result ?? '–')}</td></tr>`,
  )}</tbody></table>`;
};
