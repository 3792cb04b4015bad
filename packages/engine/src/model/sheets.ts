import { gamesIn, type Turn } from './turn.ts';

/** What the sheets of a Scrabble player add up to. */
export interface Sheets {
  /** Own points less the rivals'. Undefined where a game has no sheet (decision 50). */
  readonly spread: number | undefined;
  /** The most points in one game. */
  readonly highGame: number;
}

/** Undefined where no game has a sheet: no Scrabble. */
export const sheetsOf = (turns: readonly Turn[]): Sheets | undefined => {
  const games = turns.flatMap(gamesIn);
  const tallies = games.flatMap(({ tally }) => tally ?? []);
  if (tallies.length === 0) return undefined;
  const spread = tallies.reduce((sum, { own, opponents }) => sum + own - opponents, 0);
  return {
    spread: tallies.length === games.length ? spread : undefined,
    highGame: Math.max(...tallies.map(({ own }) => own)),
  };
};
