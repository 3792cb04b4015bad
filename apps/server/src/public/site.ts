import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Assets, entryShell, notFoundPage, type PublicTournament, tournamentsPage } from '@pareo/pages';
import type { Language } from '@pareo/texts';
import type { Desk } from '../desks/desk.ts';
import type { PublicStreams } from '../live/public-stream.ts';
import { unpacked } from '../storage/packing.ts';
import type { Storage, TournamentHead } from '../storage/storage.ts';
import type { PageWish, PublicPage } from '../work/jobs/page.ts';
import type { Work } from '../work/work.ts';
import { type Page, pageCache } from './cache.ts';

/** The pages of the players, rendered once for each version of what they show. */
export interface PublicSite {
  readonly page: (desk: Desk, head: TournamentHead, asked: AskedPage) => Promise<Page | undefined>;
  /** It is there without work. */
  readonly isMade: (desk: Desk, head: TournamentHead, asked: AskedPage) => boolean;
  readonly tournaments: (list: readonly PublicTournament[], language: Language) => string;
  readonly notFound: (language: Language) => string;
  /** The shell of a helper's phone. */
  readonly entry: string;
  /** A file of the pages by its name with its fingerprint. */
  readonly asset: (name: string) => SiteFile | undefined;
}

export interface AskedPage {
  readonly page: PublicPage;
  readonly language: Language;
  readonly chosen?: Language;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly search?: string;
  readonly address?: string;
}

export type SiteFile = Page;

const SEARCHES_KEPT = 32 * 1024 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export const publicSite = (given: {
  readonly build: string;
  readonly folder: string | undefined;
  readonly work: Work;
  readonly streams: PublicStreams;
  readonly storage: Storage;
  readonly now: () => string;
}): PublicSite => {
  const { build, work, streams, storage, now } = given;
  const cache = pageCache(build);
  // Searches never push out what everybody reads.
  const searches = pageCache(build, SEARCHES_KEPT);
  const keptIn = ({ search }: AskedPage) => (search === undefined ? cache : searches);
  const files = filesIn(given.folder);
  const named = (name: string): string => {
    const ending = extname(name);
    const file = files.get(name);
    return `/site/${file === undefined ? name : `${name.slice(0, -ending.length)}.${file.etag.slice(1, 11)}${ending}`}`;
  };
  const assets: Assets = {
    script: named('public.js'),
    style: named('public.css'),
    theme: named('theme.js'),
    icon: named('favicon.svg'),
  };

  const rulingsFor = async (desk: Desk, page: PublicPage) => {
    if (page.kind !== 'why') return {};
    const digest = desk.head().journal.state.rounds[page.round - 1]?.rulings;
    const body = digest && (await storage.journals.attachment(desk.id, digest));
    return body === undefined || body === ''
      ? {}
      : { rulings: unpacked(body) as NonNullable<PageWish['rulings']> };
  };

  return {
    entry: entryShell({ ...assets, script: named('entry.js'), style: named('entry.css') }),
    asset: name => {
      const plain = name.replace(/\.[\w-]{10}(?=\.\w+$)/, '');
      return files.get(plain);
    },
    tournaments: (list, language) => tournamentsPage({ language, assets }, list),
    notFound: language => notFoundPage({ language, assets }),
    isMade: (desk, head, asked) => keptIn(asked).has(keyOf(desk, head, asked, streams)),
    page: async (desk, head, asked) => {
      const { page, language, chosen, path, query, search, address } = asked;
      const make = async (): Promise<unknown> => {
        const { state } = desk.head().journal;
        return work.run(
          'page',
          {
            state,
            page,
            slug: head.slug,
            showsWhy: head.whyPublic,
            ...(head.visibility === 'off' && { isOff: true }),
            language,
            assets,
            path,
            query,
            now: now(),
            ...(chosen === undefined ? {} : { chosen }),
            ...(search === undefined ? {} : { search }),
            ...(address === undefined ? {} : { address }),
            ...(await rulingsFor(desk, page)),
          },
          { thread: 'render', of: desk.id },
        );
      };
      return mayBe(desk, page) ? keptIn(asked).get(keyOf(desk, head, asked, streams), make) : undefined;
    },
  };
};

/** Rounds and players that there are: for the others no thread is asked. */
const mayBe = (desk: Desk, page: PublicPage): boolean => {
  const { published, players, teams = {} } = desk.head().journal.state;
  switch (page.kind) {
    case 'round':
    case 'why':
      return page.round >= 1 && page.round <= published;
    case 'standings':
      return page.after === undefined || page.after <= published;
    case 'player':
      return players[page.key] !== undefined;
    case 'team':
      return teams[page.key] !== undefined;
    case 'prizes':
    case 'home':
    case 'crosstable':
    case 'draw':
    case 'players':
    case 'info':
      return true;
  }
};

const keyOf = (
  desk: Desk,
  head: TournamentHead,
  { page, language, chosen, path, query, search = '', address = '' }: AskedPage,
  streams: PublicStreams,
): string =>
  JSON.stringify([
    desk.id,
    page,
    language,
    chosen === undefined,
    path,
    query,
    search,
    address,
    versionOf(desk, page, streams),
    head.slug,
    head.whyPublic,
    head.visibility === 'off',
    announcedIn(desk),
  ]);

const spelt = new WeakMap<object, string>();
const NONE: readonly never[] = [];

/** What tabs and menus offer. Lists are never changed, so that each is spelt out once. */
const announcedIn = (desk: Desk): readonly string[] => {
  const { prizes, categories = NONE, memberships = NONE } = desk.head().journal.state;
  return [prizes ? 'prizes' : '', ...[categories, memberships].map(spellOut)];
};

const spellOut = (list: readonly unknown[]): string => {
  const text = spelt.get(list) ?? JSON.stringify(list);
  spelt.set(list, text);
  return text;
};

/** What a page is made of: a result on one board does not throw the list of players away. */
const versionOf = (desk: Desk, page: PublicPage, streams: PublicStreams): readonly number[] => {
  const parts = streams.follow(desk);
  const frame = [parts.details(), parts.players()];
  switch (page.kind) {
    case 'players':
    case 'info':
      return frame;
    case 'round':
    case 'why':
      return [...frame, parts.roundsTo(page.round)];
    case 'prizes':
      return [desk.head().journal.state.version];
    case 'home':
    case 'standings':
    case 'crosstable':
    case 'draw':
    case 'player':
    case 'team':
      return [...frame, parts.standings(), parts.roundsTo(Number.MAX_SAFE_INTEGER)];
  }
};

const filesIn = (folder: string | undefined): ReadonlyMap<string, SiteFile> => {
  if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return new Map();
  return new Map(
    readdirSync(folder)
      .filter(name => TYPES[extname(name)] !== undefined)
      .map(name => {
        const body = readFileSync(join(folder, name));
        const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
        const type = TYPES[extname(name)] ?? '';
        return [name, { plain: body, gzip: gzipSync(body), br: brotliCompressSync(body), etag, type }];
      }),
  );
};
