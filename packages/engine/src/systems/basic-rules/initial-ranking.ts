import { type PlayerRecord, playerId, TITLES } from '../../model/index.ts';
import { byAlphabet } from './seeding.ts';

/** C.04.2, article 2.2: by strength, then FIDE title, then the alphabet. The first is number 1. */
export const rankedInitially = (players: readonly PlayerRecord[]): readonly PlayerRecord[] =>
  [...players]
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || precedence(a) - precedence(b) || byAlphabet(a, b))
    .map((player, index) => ({ ...player, id: playerId(index + 1) }));

const precedence = ({ title }: PlayerRecord): number => {
  const known: readonly string[] = TITLES;
  const place = known.indexOf(title?.toUpperCase() ?? '');
  return place < 0 ? TITLES.length : place;
};
