import type { Tournament, TournamentRecord } from '@pareo/engine';

/** Games of a round without a result. */
export const openGamesIn = ({ players }: Pick<TournamentRecord, 'players'>, round: number): number =>
  players.filter(({ turns }) => turns[round - 1]?.kind === 'adjourned').length / 2;

/** The last round while a game of it is open, then the next one. */
export const openOrNextRound = ({ roundsPaired, record }: Tournament): number =>
  openGamesIn(record, roundsPaired) > 0 ? roundsPaired : roundsPaired + 1;
