import { scoringOfTwoGames } from '../../model/index.ts';
import { NO_COMPATRIOTS } from '../swiss/compatriots.ts';
import type { SystemDescription } from '../system.ts';

/** Preface: each round is a match of two games, with colours reversed in the second. */
export const GAMES = 2;

export const DOUBLE_SWISS_2026 = {
  id: 'double-swiss-2026',
  aliases: ['double-swiss'],
  edition: '2026',
  chapter: 'C.04.5',
  kind: 'swiss',
  trfCodes: ['FIDE_DOUBLESWISS'],
  gamesInRound: GAMES,
  scoring: scoringOfTwoGames,
  options: [NO_COMPATRIOTS],
} as const satisfies SystemDescription;
