import { type PlayerRecord, playerId, TITLES } from '@pareo/engine';

/** C.04.2, article 2.2: by rating, then title, then the alphabet. The first is number 1. */
export const rankedInitially = (players: readonly PlayerRecord[]): readonly PlayerRecord[] =>
  [...players]
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || titleOf(a) - titleOf(b) || alphabet(a, b))
    .map((player, index) => ({ ...player, id: playerId(index + 1) }));

const titleOf = ({ title }: PlayerRecord): number => {
  const known: readonly string[] = TITLES;
  const place = known.indexOf(title?.toUpperCase() ?? '');
  return place < 0 ? TITLES.length : place;
};

/** The Spanish alphabet, whatever the machine's locale: the same list must give the same numbers everywhere. */
const alphabet = (a: PlayerRecord, b: PlayerRecord): number => a.name.localeCompare(b.name, 'es');
