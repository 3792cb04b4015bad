import { matching, optional, someOfObject, textOf, type ValueOf } from '@pareo/engine/shape';
import type { PublicTournament } from '@pareo/pages';
import { datesText } from '@pareo/paper';
import { type Language, languageOfLocale } from '@pareo/texts';
import { renderSVG } from 'uqr';
import { summaryFrom } from '../desks/summary.ts';
import { encodingFor, isSame } from '../public/cache.ts';
import type { TournamentHead } from '../storage/storage.ts';
import { type PublicPage, systemName } from '../work/jobs/page.ts';
import { addressesOf } from './addresses.ts';
import { problem, tooMany } from './problems.ts';
import { UNCHANGED } from './public.ts';
import { type Asked, type Reply, type Route, route } from './route.ts';
import { cachingOf, shownTo } from './shown.ts';

/* The pages that everybody in the hall sees, written by the server. Addresses never change once they were printed. */

const words = optional(textOf('word', { signs: 'any' }));
const siteQuery = someOfObject({ lang: words, q: words, by: words, after: words, category: words });
type SiteQuery = ValueOf<typeof siteQuery>;

type SiteAsked = Asked<undefined, SiteQuery>;

const number = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** What the address asks for, then what the reader speaks, then the tournament's own language. */
const languageFor = ({ query, header }: SiteAsked, own?: Language): Language => {
  const asked = chosenIn(query);
  const spoken = (header('accept-language') ?? '')
    .split(',')
    .map(tag => languageOfLocale(tag.split(';')[0]?.trim() ?? ''))
    .find(language => language !== undefined);
  return asked ?? spoken ?? own ?? 'es';
};

const chosenIn = ({ lang }: SiteQuery): Language | undefined =>
  lang === undefined ? undefined : languageOfLocale(lang);

const html = (body: string, status = 200): Reply => ({
  kind: 'bytes',
  status,
  body,
  type: 'text/html; charset=utf-8',
  headers: { 'cache-control': 'no-cache' },
});

const page =
  (path: string, wanted: (asked: SiteAsked) => PublicPage | undefined) =>
  async (asked: SiteAsked): Promise<Reply> => {
    const { server, query, header, address } = asked;
    const wait = server.rates.take('public', address);
    if (wait > 0) return tooMany(wait);
    const shown = await shownTo(asked);
    const wish = wanted(asked);
    const language = languageFor(asked, shown?.desk.head().journal.state.details.language);
    const chosen = chosenIn(query);
    const choice = chosen === undefined ? {} : { chosen };
    const asks = wish && { page: wish, language, ...choice, ...placeOf(asked, path), ...searchIn(query) };
    if (shown && asks?.search !== undefined && !server.publicSite.isMade(shown.desk, shown.head, asks)) {
      const search = server.rates.take('searches', shown.head.id);
      if (search > 0) return tooMany(search);
    }
    const made = shown && asks && (await server.publicSite.page(shown.desk, shown.head, asks));
    const isUnchanged = made !== undefined && isSame(made.etag, header('if-none-match'));
    if (isUnchanged) server.rates.giveBack('public', address, UNCHANGED);
    if (shown === undefined || made === undefined) return html(server.publicSite.notFound(language), 404);
    const headers = {
      etag: made.etag,
      'cache-control': cachingOf(shown.head),
      vary: 'accept-encoding, accept-language',
    };
    if (isUnchanged) return { kind: 'empty', status: 304, headers };
    const { body, encoding } = encodingFor(made, header('accept-encoding'));
    return {
      kind: 'bytes',
      body,
      type: made.type,
      headers: { ...headers, ...(encoding === undefined ? {} : { 'content-encoding': encoding }) },
    };
  };

const searchIn = ({ q }: SiteQuery) => (q === undefined || q.trim() === '' ? {} : { search: q.trim() });

/** The address of this very page: what its forms, its language switch and its code lead to. */
const placeOf = ({ server, params, query }: SiteAsked, pattern: string) => {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const kept: readonly (readonly [string, string])[] = [
    ...(query.by === 'name' ? [['by', 'name'] as const] : []),
    ...(number(query.after) === undefined ? [] : [['after', String(number(query.after))] as const]),
    ...(query.category === undefined ? [] : [['category', query.category] as const]),
  ];
  const { publicUrl } = server.options;
  return {
    path,
    query: kept,
    ...(publicUrl === undefined ? {} : { address: new URL(path, publicUrl).href }),
  };
};

const site = (path: string, summary: string, wanted: (asked: SiteAsked) => PublicPage | undefined): Route =>
  route<undefined, SiteQuery>({
    method: 'GET',
    path,
    access: 'public',
    summary,
    query: siteQuery,
    answer: '`text/html`',
    run: page(path, wanted),
  });

export const siteRoutes: readonly Route[] = [
  route<undefined, SiteQuery>({
    method: 'GET',
    path: '/',
    access: 'public',
    summary: 'The public tournaments of this server, as a page.',
    query: siteQuery,
    answer: '`text/html`',
    run: tournaments,
  }),
  site('/t/:slug', 'The list that matters now, as a page.', () => ({ kind: 'home' })),
  site(
    '/t/:slug/r/:n',
    'Pairings and results of a round, as a page; `by=name` for the names.',
    ({ params, query }) => {
      const round = number(params['n']);
      return round === undefined
        ? undefined
        : { kind: 'round', round, by: query.by === 'name' ? 'name' : 'board' };
    },
  ),
  site('/t/:slug/standings', 'Standings, as a page.', ({ query }) => {
    const after = number(query.after);
    return {
      kind: 'standings',
      ...(after === undefined ? {} : { after }),
      ...(query.category === undefined ? {} : { category: query.category }),
    };
  }),
  site('/t/:slug/prizes', 'Prizes, as a page: the amounts once the tournament is finished.', () => ({
    kind: 'prizes',
  })),
  site('/t/:slug/crosstable', 'The crosstable, as a page.', () => ({ kind: 'crosstable' })),
  site('/t/:slug/draw', 'The draw of a knock-out, as a page.', () => ({ kind: 'draw' })),
  site('/t/:slug/players', 'The starting rank, as a page.', () => ({ kind: 'players' })),
  site('/t/:slug/p/:key', 'One player, as a page.', ({ params }) => {
    const key = number(params['key']);
    return key === undefined ? undefined : { kind: 'player', key };
  }),
  site('/t/:slug/team/:key', 'One team with its matches and its players, as a page.', ({ params }) => {
    const key = number(params['key']);
    return key === undefined ? undefined : { kind: 'team', key };
  }),
  site('/t/:slug/why/:n/:board', 'Why a board is what it is, as a page.', ({ params }) => {
    const [round, board] = [number(params['n']), number(params['board'])];
    return round === undefined || board === undefined ? undefined : { kind: 'why', round, board };
  }),
  site('/t/:slug/info', 'System, rounds, schedule, arbiters, as a page.', () => ({ kind: 'info' })),
  ...['/e', '/e/:token'].map(path =>
    route({
      method: 'GET',
      path,
      access: 'public',
      summary: 'The page of a helper’s phone; it holds no data.',
      answer: '`text/html`',
      run: ({ server }) => ({
        kind: 'bytes',
        body: server.publicSite.entry,
        type: 'text/html; charset=utf-8',
        headers: { 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' },
      }),
    }),
  ),
  route({
    method: 'GET',
    path: '/site/:file',
    access: 'public',
    summary: 'Script and style of the public pages.',
    answer: 'the file',
    run: asked => fileOf(asked, asked.params['file'] ?? '', 'for ever'),
  }),
  route({
    method: 'GET',
    path: '/sw.js',
    access: 'public',
    summary: 'Keeps the last copy of a list where the browser allows it.',
    answer: '`text/javascript`',
    run: asked => fileOf(asked, 'sw.js', 'asked each time'),
  }),
  route({
    method: 'GET',
    path: '/qr.svg',
    access: 'public',
    summary: 'The code of a public page: `to` is its path.',
    query: someOfObject({ to: matching(/^\/(?:t\/.{0,300}|e)$/, 'the path of a public page') }),
    answer: '`image/svg+xml`',
    run: ({ server, query }) => {
      const [address = ''] = addressesOf(server).addresses;
      return {
        kind: 'bytes',
        body: renderSVG(`${address}${query.to}`, { border: 2 }),
        type: 'image/svg+xml',
        headers: { 'cache-control': 'no-cache' },
      };
    },
  }),
];

const fileOf = (
  { server, header }: Asked<unknown, unknown>,
  name: string,
  lifetime: 'for ever' | 'asked each time',
): Reply => {
  const file = server.publicSite.asset(name);
  if (file === undefined) return problem('not-found', {});
  const { body, encoding } = encodingFor(file, header('accept-encoding'));
  const headers = {
    etag: file.etag,
    vary: 'accept-encoding',
    'cache-control': lifetime === 'for ever' ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  };
  return isSame(file.etag, header('if-none-match'))
    ? { kind: 'empty', status: 304, headers }
    : { kind: 'bytes', body, type: file.type, headers };
};

async function tournaments(asked: SiteAsked): Promise<Reply> {
  const { server, address } = asked;
  const wait = server.rates.take('public', address, 1);
  if (wait > 0) return tooMany(wait);
  const language = languageFor(asked);
  const heads = await server.storage.tournaments.list();
  const list = heads
    .filter(({ visibility, archivedAt }) => visibility === 'public' && archivedAt === undefined)
    .map(head => summaryOf(head, language));
  return html(server.publicSite.tournaments(list, language));
}

const PHASES = ['running', 'finished'] as const;

/** From what the list of tournaments keeps: no journal is opened for it. */
const summaryOf = (head: TournamentHead, language: Language): PublicTournament => {
  const { slug, phase, version, whyPublic } = head;
  const { name, place, start, end, round, rounds, system } = summaryFrom(head);
  const dates = datesText({ start, end }, language);
  return {
    slug,
    name,
    ...(place === undefined ? {} : { place }),
    ...(dates === '' ? {} : { dates }),
    phase: PHASES.find(known => known === phase) ?? 'preparing',
    published: phase === 'preparing' ? 0 : round,
    ...(rounds === undefined ? {} : { rounds }),
    system: systemName(system, language),
    showsWhy: whyPublic,
    version,
  };
};
