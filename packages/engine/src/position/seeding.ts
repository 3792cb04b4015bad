import { byLetters, type Player, titleIn } from '../model/index.ts';

/** What orders look at; the number keeps two of the same name apart. */
export type Ranked = Pick<Player, 'name' | 'rating' | 'title'> & { readonly id: number };

/**
 * Seed 001, "Sistema Belgrado": titles in its order, which is not that of C.04.2. It does not name CM and WCM, younger
 * than the text; they follow (decision 12).
 */
const TITLES_OF_BELGRADE = ['GM', 'IM', 'WGM', 'WIM', 'FM', 'WFM', 'CM', 'WCM'];

/** Seed 001, A2 c: women's titles follow the men's of the same rank. CM and WCM as above. */
export const TITLES_OF_A2 = ['GM', 'WGM', 'IM', 'WIM', 'FM', 'WFM', 'CM', 'WCM'];

/** By rating, then by title; the unrated, whatever their title, by the alphabet. */
export const bySeeding = (a: Ranked, b: Ranked): number =>
  (b.rating ?? 0) - (a.rating ?? 0) ||
  (a.rating ? titleAmong(TITLES_OF_BELGRADE, a) - titleAmong(TITLES_OF_BELGRADE, b) : 0) ||
  byAlphabet(a, b);

export const byAlphabet = (a: Ranked, b: Ranked): number => byLetters(a.name, b.name) || a.id - b.id;

/** The place of a player's title in an order of titles; behind all of them without one. */
export const titleAmong = (titles: readonly string[], { title }: Pick<Player, 'title'>): number => {
  const place = titles.indexOf(titleIn(title ?? '') ?? '');
  return place < 0 ? titles.length : place;
};

/**
 * Seed 001, "Sistema Belgrado": the numbers 1 to `players` in `groups` groups, forth and back:
 *
 *     1   2   3   4
 *     8   7   6   5
 *     9  10  11  12
 */
export const snake = (players: number, groups: number): readonly (readonly number[])[] =>
  Array.from({ length: groups }, (_, group) =>
    Array.from({ length: Math.ceil(players / groups) }, (_, row) =>
      row % 2 === 0 ? row * groups + group + 1 : (row + 1) * groups - group,
    ).filter(number => number <= players),
  );
