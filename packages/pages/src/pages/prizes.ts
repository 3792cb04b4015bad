import type { PrizePool, PrizeSheet } from '@pareo/tournament';
import { type Html, html } from '../html.ts';
import { pageOf } from '../layout.ts';
import { personLink } from '../parts.ts';
import type { PageFrame, PrizesPage } from '../site.ts';
import { wordsIn } from '../words/words.ts';

/** What is announced; who is paid what once it is final. Who changed an amount, and what was worked out, stays with the arbiters. */
export const prizesPage = (frame: PageFrame, { sheet, isFinal }: PrizesPage): string => {
  const words = wordsIn(frame.language);
  const title = words.tabs.prizes;
  return pageOf(frame, {
    tab: 'prizes',
    title,
    description: title,
    live: { list: 'other' },
    body: html`<div class="head"><h2>${title}</h2></div>
  ${sheet ? bodyOf(frame, sheet, isFinal) : html`<p class="empty">${words.noPrizes}</p>`}`,
  });
};

const bodyOf = (frame: PageFrame, sheet: PrizeSheet, isFinal: boolean): Html =>
  html`${(isFinal ? sheet.notes : [wordsIn(frame.language).prizesWhen]).map(note => html`<p>${note}</p>`)}
  ${isFinal && html`<div class="scroll"><table class="list"><tbody>${sheet.pools.map(pool => rowsOf(frame, pool))}</tbody></table></div><p>${sheet.sums}</p>`}
  ${sheet.groups.map(
    ({ mode, lists }) =>
      html`${mode !== undefined && html`<p>${mode}</p>`}<dl class="legend">${lists.map(({ name, rules, prizes }) => html`<div><dt>${name}</dt><dd>${rules}<br>${prizes.map(({ place, prize }) => `${place} ${prize}`).join(' · ')}</dd></div>`)}</dl>`,
  )}`;

const rowsOf = (frame: PageFrame, { name, members }: PrizePool): Html =>
  html`<tr class="opens"><th scope="rowgroup" colspan="2">${name}</th></tr>${members.map(
    ({ person, prize }) =>
      html`<tr data-names="${person.name}"><td class="who">${personLink(frame, person)}</td><td class="pts">${prize}</td></tr>`,
  )}`;
