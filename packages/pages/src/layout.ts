import { type Html, html } from './html.ts';
import type { Assets, PageFrame, PublicTournament } from './site.ts';
import { type Words, wordsIn } from './words/words.ts';

type Tab = keyof Words['tabs'];

export interface Page {
  readonly tab: Tab | undefined;
  readonly title: string;
  /** One sentence for the previews of messengers. */
  readonly description: string;
  readonly body: Html;
  /** What the script of the page needs: which list this is. */
  readonly live?: { readonly list: 'round' | 'standings' | 'other'; readonly round?: number };
  /** Lists that can be searched by name. */
  readonly searchable?: boolean;
}

/** Who chose a language keeps it from page to page, without a cookie: it stays in the address. */
export const pathsOf = ({ slug, chosen }: Pick<PublicTournament, 'slug' | 'chosen'>) => {
  const root = `/t/${encodeURIComponent(slug)}`;
  const at = (path: string, query = ''): string => {
    const all = [query, chosen === undefined ? '' : `lang=${chosen}`].filter(part => part !== '').join('&');
    return `${root}${path}${all === '' ? '' : `?${all}`}`;
  };
  return {
    home: at(''),
    round: (round: number) => at(`/r/${round}`),
    byName: (round: number) => at(`/r/${round}`, 'by=name'),
    standings: at('/standings'),
    standingsAfter: (after: number) => at('/standings', `after=${after}`),
    standingsIn: (category: string) => at('/standings', `category=${encodeURIComponent(category)}`),
    crosstable: at('/crosstable'),
    prizes: at('/prizes'),
    draw: at('/draw'),
    players: at('/players'),
    player: (key: number) => at(`/p/${key}`),
    team: (key: number) => at(`/team/${key}`),
    why: (round: number, board: number) => at(`/why/${round}/${board}`),
    info: at('/info'),
  };
};

/** A whole page of one tournament. */
export const pageOf = (frame: PageFrame, page: Page): string => {
  const { tournament, language } = frame;
  const words = wordsIn(language);
  return document(
    frame,
    {
      title: `${page.title} – ${tournament.name}`,
      description: page.description,
      manifestName: tournament.name,
    },
    html`<a class="skip" href="#list">${words.skip}</a>
<header class="top">
  <div class="bar">
    <h1><a href="${pathsOf(tournament).home}">${tournament.name}</a></h1>
    <p class="state">${stateOf(frame, words)}</p>
    <p class="tools"><a href="${withLanguage(frame, words.otherLanguage.code)}" hreflang="${words.otherLanguage.code}" lang="${words.otherLanguage.code}">${words.otherLanguage.name}</a></p>
  </div>
  <nav class="tabs" aria-label="${tournament.name}">${tabsOf(frame, page.tab, words)}</nav>
  ${page.searchable === true && searchForm(frame, words)}
</header>
${tournament.isOff && html`<p class="news">${words.off}</p>`}
<div id="follow" hidden></div>
<div id="news" class="news" role="status" hidden></div>
<main id="list" tabindex="-1">
  ${page.body}
</main>
<footer class="foot">
  <p><span id="live" data-moment="${frame.moment}">${words.dataOf(frame.moment)}</span></p>
  <p>${words.paired} ${tournament.system}</p>
  <p class="code"><img src="/qr.svg?to=${encodeURIComponent(codeAddress(frame))}" alt="${words.codeOfList}" width="96" height="96" loading="lazy"></p>
</footer>
<div class="visually-hidden" id="polite" role="status" aria-live="polite"></div>
${dataOf(frame, page, words)}`,
  );
};

/** A page that belongs to no tournament. */
export const plainPage = (
  frame: Pick<PageFrame, 'language' | 'assets'>,
  { title, body }: { readonly title: string; readonly body: Html },
): string =>
  document(frame, { title, description: title, manifestName: 'Pareo' }, html`<main id="list">${body}</main>`);

const document = (
  { language, assets, address }: Pick<PageFrame, 'language' | 'assets' | 'address'>,
  head: { readonly title: string; readonly description: string; readonly manifestName: string },
  body: Html,
): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${head.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${head.description}">
<meta name="apple-mobile-web-app-title" content="${head.manifestName}">
<meta property="og:title" content="${head.title}">
<meta property="og:description" content="${head.description}">
<meta property="og:type" content="website">
${address !== undefined && html`<meta property="og:url" content="${address}">`}
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f7f4">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141614">
${linksOf(assets)}
</head>
<body class="public">
${body}
</body>
</html>
`.html;

/* No script before the list: the theme is the system's, the language the server's. */
const linksOf = ({
  script,
  style,
  icon,
}: Assets): Html => html`<link rel="icon" href="${icon}" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>`;

const stateOf = ({ tournament }: PageFrame, words: Words): string => {
  if (tournament.phase === 'finished') return words.finished;
  const { published, rounds, begins } = tournament;
  const state = published === 0 ? words.notStarted : words.roundOf(published, rounds);
  return begins === undefined ? state : `${state} · ${begins}`;
};

/** The same page in the other language; the choice stays in the address, so that a link shows what its sender saw. */
const withLanguage = ({ path, query = [] }: PageFrame, language: string): string =>
  `${path}?${[...query, ['lang', language] as const].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;

const tabsOf = ({ tournament }: PageFrame, current: Tab | undefined, words: Words): readonly Html[] => {
  const paths = pathsOf(tournament);
  const addresses: Readonly<Record<Tab, string>> = {
    pairings: tournament.published === 0 ? paths.home : paths.round(tournament.published),
    standings: paths.standings,
    crosstable: paths.crosstable,
    draw: paths.draw,
    prizes: paths.prizes,
    players: paths.players,
    info: paths.info,
  };
  const tabs = (Object.keys(addresses) as Tab[]).filter(
    tab =>
      tab !== (tournament.isKnockout === true ? 'crosstable' : 'draw') &&
      (tab !== 'prizes' || tournament.hasPrizes === true),
  );
  return tabs.map(
    tab =>
      html`<a href="${addresses[tab]}"${tab === current && html` aria-current="page"`}>${words.tabs[tab]}</a>`,
  );
};

const searchForm = ({ path, query = [], search, language }: PageFrame, { search: words }: Words): Html =>
  html`<form class="search" action="${path}" method="get" role="search">
    ${query.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <input type="hidden" name="lang" value="${language}">
    <label class="visually-hidden" for="q">${words.label}</label>
    <input id="q" name="q" type="search" autocomplete="off" placeholder="${words.placeholder}" value="${search ?? ''}">
    <button type="submit">${words.button}</button>
  </form>`;

/** Where the code of a list leads: the list itself, in nobody's language. */
const codeAddress = ({ path, query = [] }: PageFrame): string =>
  query.length === 0
    ? path
    : `${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;

/** Data for the script, as text that no script can be. */
const dataOf = ({ tournament, language }: PageFrame, page: Page, words: Words): Html => {
  const { slug, version, published, showsWhy } = tournament;
  const data = {
    slug,
    version,
    published,
    showsWhy,
    language,
    live: page.live ?? { list: 'other' },
    words: words.script,
  };
  // A name with a tag in it must not end the element.
  const text = JSON.stringify(data).replace(/</g, '\\u003c');
  return { html: `<script type="application/json" id="data">${text}</script>` };
};
