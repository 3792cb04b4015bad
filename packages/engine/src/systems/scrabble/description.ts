import type { SystemDescription } from '../system.ts';

/** Seed 004, "Sistemas de desempate": Buchholz, then the spread; what both systems say of themselves. */
export const SCRABBLE = {
  game: 'scrabble',
  tiebreaks: ['BH', 'SPREAD'],
} as const satisfies Partial<SystemDescription>;

export const SCRABBLE_SWISS = {
  id: 'scrabble-swiss',
  edition: 'FISE',
  chapter: 'Scrabble, Swiss',
  kind: 'swiss',
  trfCodes: ['CUSTOM_SCRABBLE_SWISS'],
  ...SCRABBLE,
  /** The page knows no unfinished games: as elsewhere, and no article says so. */
  unfinished: () => ({ counts: 'draw' }),
  options: [{ name: 'unrated-rating', kind: 'number', minimum: 0, maximum: 9999, default: 0 }],
} as const satisfies SystemDescription;

/** Seed 004, "Rey de la Colina", 1: between one and three. */
export const MOST_LAST_ROUNDS = 3;

export const KING_OF_THE_HILL = {
  id: 'king-of-the-hill',
  edition: 'FISE',
  chapter: 'Scrabble, King of the Hill',
  kind: 'standings',
  trfCodes: ['CUSTOM_KING_OF_THE_HILL'],
  ...SCRABBLE,
  lastRounds: { atMost: MOST_LAST_ROUNDS, article: 'Scrabble, King of the Hill, 1' },
  options: [
    { name: 'gibson', kind: 'flag', default: true },
    { name: 'gibson-settled-places', kind: 'flag', default: false },
    { name: 'prizes', kind: 'number', minimum: 1, maximum: 9999, default: 3 },
    { name: 'maximum-spread', kind: 'number', minimum: 0, maximum: 9999, default: 0 },
  ],
} as const satisfies SystemDescription;
