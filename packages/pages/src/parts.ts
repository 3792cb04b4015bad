import type { Language } from '@pareo/texts';
import type { Person } from '@pareo/tournament';
import { type Html, html } from './html.ts';
import { pathsOf } from './layout.ts';
import type { PageFrame } from './site.ts';
import type { Words } from './words/words.ts';

/** White is the bright disc, Black the dark one, in both themes. */
export const disc = (colour: 'white' | 'black', words: Words): Html =>
  html`<span class="disc ${colour}" role="img" aria-label="${words.colours[colour]}"></span>`;

export const personLink = (frame: PageFrame, person: Person): Html =>
  html`${person.title !== undefined && html`<span class="title">${person.title}</span> `}<a href="${pathsOf(frame.tournament).player(person.key)}">${person.name}</a>`;

export const teamLink = (frame: PageFrame, team: Person): Html =>
  html`<a href="${pathsOf(frame.tournament).team(team.key)}">${team.name}</a>`;

/** Of whoever a list is about. */
export const entrantLink = (
  frame: PageFrame,
  { entrants }: { readonly entrants?: 'teams' },
  person: Person,
): Html => (entrants === 'teams' ? teamLink(frame, person) : personLink(frame, person));

/** The rounds published so far; those to come are not links. */
export const roundsNav = (
  { tournament }: PageFrame,
  words: Words,
  { current, path }: { readonly current: number; readonly path: (round: number) => string },
): Html => {
  const last = Math.max(tournament.rounds ?? 0, tournament.published);
  return html`<nav class="rounds" aria-label="${words.round}"><span aria-hidden="true">${words.round}</span>${Array.from(
    { length: last },
    (_, index) => {
      const round = index + 1;
      return round <= tournament.published
        ? html`<a href="${path(round)}"${round === current && html` aria-current="page"`}>${round}</a>`
        : html`<span class="coming">${round}</span>`;
    },
  )}</nav>`;
};

/** Accents and capitals do not matter to whoever looks for a name. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word asked for begins a word of one of the names. */
export const isSought = ({ search }: PageFrame, ...names: readonly string[]): boolean => {
  const words = folded(search ?? '')
    .split(/\s+/)
    .filter(word => word !== '');
  return names.some(name => {
    const parts = folded(name).split(/[\s,.-]+/);
    return words.every(word => parts.some(part => part.startsWith(word)));
  });
};

export const found = ({ search, path }: PageFrame, words: Words): Html =>
  html`<p class="empty">${words.search.none(search ?? '')} <a href="${path}">${words.search.clear}</a></p>`;

export const byNameIn = (language: Language): ((a: string, b: string) => number) =>
  new Intl.Collator(language === 'es' ? 'es-MX' : 'en-GB').compare;
