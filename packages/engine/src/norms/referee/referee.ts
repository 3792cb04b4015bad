import type { NormExemption, Title } from '../../model/index.ts';
import { differenceFor } from '../../ratings/tables.ts';

/*
 * The referee of norms, from `rules/notes/titles-and-norms.md` alone: every subset of the games is tried, and each is asked literally
 * whether it may be a choice and whether it is a norm. It shares the table of 1.4.9, which is printed numbers, and nothing that decides.
 */

export interface LiteralRound {
  readonly round: number;
  readonly result: '1' | '=' | '0' | '+' | '-' | 'bye' | 'none';
  readonly rating?: number | undefined;
  readonly title?: Title | undefined;
  readonly federation?: string;
  /** A person of a double round robin. */
  readonly person?: number;
}

export interface LiteralEvent {
  readonly rounds: number;
  readonly schedule: 'swiss' | 'round-robin' | 'double-round-robin';
  readonly exemption?: NormExemption | '1.4.3d' | undefined;
}

type LiteralTitle = 'GM' | 'IM' | 'WGM' | 'WIM';

/** Section 3, first table: performance, average, floor. */
const FIGURES = {
  GM: [2600, 2380, 2200],
  IM: [2450, 2230, 2050],
  WGM: [2400, 2180, 2000],
  WIM: [2250, 2030, 1850],
} as const;

const ABOVE: Readonly<Record<LiteralTitle, string>> = {
  GM: 'GM',
  IM: 'GM IM',
  WGM: 'GM IM WGM',
  WIM: 'GM IM WGM WIM',
};

interface Game {
  readonly round: number;
  readonly halves: number;
  readonly rating: number;
  readonly title: string;
  readonly federation: string;
  readonly person: number;
}

const gameOf = (one: LiteralRound, halves: number): Game => ({
  round: one.round,
  halves,
  rating: one.rating ?? 1400,
  title: one.title ?? '',
  federation: one.federation ?? '',
  person: one.person ?? one.round,
});

const amongst = (words: string, word: string) => word !== '' && words.split(' ').includes(word);

/** Whether these games are a norm; the number of games is judged elsewhere. */
const isNorm = (title: LiteralTitle, own: string, event: LiteralEvent, games: readonly Game[]): boolean => {
  const n = games.length;
  if (n === 0) return false;
  const [performance, least, floor] = FIGURES[title];
  // 3.4: one lowest is raised.
  const ratings = games.map(({ rating }) => rating).sort((a, b) => a - b);
  ratings[0] = Math.max(ratings[0] ?? 0, floor);
  let sum = 0;
  for (const rating of ratings) sum += rating;
  let average = 0;
  while (2 * n * (average + 1) - n <= 2 * sum) average++;
  let halves = 0;
  for (const game of games) halves += game.halves;
  let percent = 0;
  while (2 * n * (2 * (percent + 1) - 1) <= 2 * 100 * halves) percent++;
  // 35 %: halves / 2n is at least 35 / 100.
  if (100 * halves < 35 * 2 * n) return false;
  if (average < least || average + differenceFor(percent) < performance) return false;
  const holders = games.filter(game => amongst('GM IM WGM WIM FM WFM', game.title)).length;
  if (2 * holders < n) return false;
  const asked = games.filter(game => amongst(ABOVE[title], game.title));
  let wanted = 3;
  while (3 * wanted < n) wanted++;
  if (event.schedule === 'double-round-robin') {
    if (2 * new Set(asked.map(({ person }) => person)).size < wanted) return false;
  } else if (asked.length < wanted) return false;
  if (event.exemption !== undefined) return true;
  const real = games.map(({ federation }) => federation).filter(federation => federation !== 'FID');
  const foreign = new Set(real.filter(federation => federation !== own));
  if (foreign.size < 2) return false;
  if (own !== 'FID' && 5 * real.filter(federation => federation === own).length > 3 * n) return false;
  return [...new Set(real)].every(one => 3 * real.filter(federation => federation === one).length <= 2 * n);
};

/** The most games that a norm is made of and what they count for the 27; undefined: there is none. */
export const bestLiterally = (
  title: LiteralTitle,
  own: string,
  event: LiteralEvent,
  rounds: readonly LiteralRound[],
): { readonly counts: number; readonly games: number } | undefined => {
  const played = rounds
    .filter(({ result, federation }) => ['1', '=', '0'].includes(result) && federation !== 'NON')
    .map(one => gameOf(one, { '1': 2, '=': 1 }[one.result as '1'] ?? 0));
  let best: { counts: number; games: number } | undefined;
  const offer = (games: readonly Game[], as = games.length) => {
    if (!isNorm(title, own, event, games)) return;
    // 1.4.1d: the same games with the same average and fewer points, half a point at a time, until it is none.
    const made = games.reduce((total, { halves }) => total + halves, 0);
    let needed = made;
    while (needed > 0 && isNormWith(title, own, event, games, needed - 1)) needed--;
    const counts = as + Math.floor((made - needed) / 2);
    if (!best || counts > best.counts || (counts === best.counts && games.length > best.games))
      best = { counts, games: games.length };
  };
  for (let subset = 1; subset < 2 ** played.length; subset++) {
    const games = played.filter((_, at) => Math.floor(subset / 2 ** at) % 2 === 1);
    if (games.length < 9) continue;
    const out = played.filter(game => !games.includes(game));
    const lastKept = Math.max(...games.map(({ round }) => round));
    // A game left out was won, or comes after all that are kept; of fixed pairings none is.
    if (event.schedule !== 'swiss' && out.length > 0) continue;
    if (out.every(game => game.halves === 2 || game.round > lastKept)) offer(games);
  }
  const last = rounds.find(({ round }) => round === event.rounds);
  if (played.length === 8 && last?.result === '+' && last.federation !== 'NON')
    offer([...played, gameOf(last, 0)]);
  if (
    event.rounds === 9 &&
    played.length === 8 &&
    rounds.some(({ result }) => result === '+' || result === 'bye')
  )
    offer(played, 9);
  return best;
};

/** With another score spread over the same games: only the sum of points enters. */
const isNormWith = (
  title: LiteralTitle,
  own: string,
  event: LiteralEvent,
  games: readonly Game[],
  halves: number,
): boolean => {
  let left = halves;
  const spread = games.map(game => {
    const made = Math.min(2, left);
    left -= made;
    return { ...game, halves: made };
  });
  return isNorm(title, own, event, spread);
};
