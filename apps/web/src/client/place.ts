/** The pages of a tournament, in the order of the rail. */
export const PAGES = [
  'now',
  'players',
  'teams',
  'attendance',
  'rounds',
  'line-ups',
  'standings',
  'crosstable',
  'prizes',
  'draw',
  'print',
  'journal',
  'share',
  'settings',
  'finish',
  'final',
] as const;
export type Page = (typeof PAGES)[number];

/** The pages of the server, for its owner, in their order. */
export const SERVER_PAGES = ['people', 'tournaments', 'ratings', 'audit', 'backups'] as const;
export type ServerPage = (typeof SERVER_PAGES)[number];

/** Where the console is, as its address says. */
export type Place =
  | { readonly kind: 'tournaments' }
  | { readonly kind: 'new' }
  | { readonly kind: 'server'; readonly page: ServerPage }
  | { readonly kind: 'login' }
  | { readonly kind: 'welcome'; readonly token: string }
  | { readonly kind: 'invite'; readonly token: string }
  | {
      readonly kind: 'tournament';
      readonly id: string;
      readonly page: Page;
      /** Of the page `rounds`. Absent: the round that matters now. */
      readonly round?: number;
      /** Of the page `players`: whose card is open. */
      readonly player?: number;
    }
  | { readonly kind: 'unknown'; readonly path: string };

export const placeOf = (path: string): Place => {
  const [first, second, third, fourth, ...more] = path.split('/').filter(part => part !== '');
  if (
    first === 'console' &&
    second &&
    third === 'rounds' &&
    fourth &&
    more.length === 1 &&
    more[0] === 'line-ups'
  ) {
    const place = tournamentPlace(path, second, 'rounds', fourth);
    return place.kind === 'tournament' ? { ...place, page: 'line-ups' } : place;
  }
  if (more.length > 0) return { kind: 'unknown', path };
  if (first === 'welcome' && second && !third) return { kind: 'welcome', token: second };
  if (first === 'join' && second && !third) return { kind: 'invite', token: second };
  if (first === 'login' && !second) return { kind: 'login' };
  if (first !== undefined && first !== 'console') return { kind: 'unknown', path };
  if (second === undefined) return { kind: 'tournaments' };
  if (second === 'new' && !third) return { kind: 'new' };
  if (second === 'server') return serverPlace(path, third ?? 'people', fourth);
  return tournamentPlace(path, second, third ?? 'now', fourth);
};

const tournamentPlace = (path: string, id: string, page: string, detail: string | undefined): Place => {
  if (!isPage(page)) return { kind: 'unknown', path };
  if (detail === undefined) return { kind: 'tournament', id, page };
  const number = /^[1-9]\d{0,5}$/.test(detail) ? Number(detail) : undefined;
  if (number === undefined) return { kind: 'unknown', path };
  if (page === 'rounds') return { kind: 'tournament', id, page, round: number };
  if (page === 'players') return { kind: 'tournament', id, page, player: number };
  return { kind: 'unknown', path };
};

const serverPlace = (path: string, page: string, more: string | undefined): Place => {
  const known = SERVER_PAGES.find(one => one === page);
  return known === undefined || more !== undefined
    ? { kind: 'unknown', path }
    : { kind: 'server', page: known };
};

const isPage = (text: string): text is Page => (PAGES as readonly string[]).includes(text);

export const addressOfServer = (page: ServerPage): string =>
  `/console/server${page === 'people' ? '' : `/${page}`}`;

/** The address of a page of a tournament. */
export const addressOf = (id: string, page: Page = 'now', detail?: number): string =>
  page === 'line-ups'
    ? `${addressOf(id, 'rounds', detail)}/line-ups`
    : `/console/${id}${page === 'now' ? '' : `/${page}`}${detail === undefined ? '' : `/${detail}`}`;
