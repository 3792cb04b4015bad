import type { DrawMatch, DrawSheet, DrawSide } from '@pareo/tournament';
import { type Html, html } from '../html.ts';
import { pageOf } from '../layout.ts';
import { personLink } from '../parts.ts';
import type { PageFrame } from '../site.ts';
import { type Words, wordsIn } from '../words/words.ts';

/** The draw of a knock-out, round by round: on a phone one below the other, the last one first. */
export const drawPage = (
  frame: PageFrame,
  draws: readonly (DrawSheet & { readonly section?: string })[],
): string => {
  const words = wordsIn(frame.language);
  return pageOf(frame, {
    tab: 'draw',
    title: words.drawTitle,
    description: words.drawTitle,
    live: { list: 'standings' },
    body: html`<div class="head"><h2>${words.drawTitle}</h2></div>
  ${draws.length === 0 && html`<p class="empty">${words.notPublished}</p>`}
  ${draws.map(draw => drawOf(frame, draw, words))}`,
  });
};

const drawOf = (
  frame: PageFrame,
  { section, rounds, third }: DrawSheet & { readonly section?: string },
  words: Words,
): Html =>
  html`${section !== undefined && html`<h3>${words.group(section)}</h3>`}<div class="draw">${rounds.map(({ of, matches }) => stage(frame, words.places(of), matches, words))}${third && stage(frame, words.thirdPlace, [third], words)}</div>`;

const stage = (frame: PageFrame, heading: string, matches: readonly DrawMatch[], words: Words): Html =>
  html`<section><h3>${heading}</h3><ol>${matches.map(
    ({ group, number, sides, winner, result }) =>
      html`<li><span class="note">${group === undefined ? '' : `${group}.`}${number}</span><span class="two">${sides.map((side, at) => sideOf(frame, side, at === winner, words))}</span><span class="res">${result}</span></li>`,
  )}</ol></section>`;

const sideOf = (frame: PageFrame, side: DrawSide, isWinner: boolean, words: Words): Html => {
  if (side.kind !== 'player') return html`<span class="none">${side.kind === 'bye' ? words.bye : '–'}</span>`;
  const named = html`<span class="note">${side.seed}</span> ${personLink(frame, side.person)}`;
  return isWinner ? html`<strong>${named}</strong>` : html`<span>${named}</span>`;
};
