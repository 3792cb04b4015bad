import { gamesIn, type Turn, talliesIn } from './turn.ts';

/** What the sheets of a Scrabble player add up to. */
export interface Sheets {
  /** Own points less the rivals', stated byes included. Undefined where a game has no sheet (decision 50). */
  readonly spread: number | undefined;
  /** The most points in one game. */
  readonly highGame: number;
}

/** Undefined where no game has a sheet: no Scrabble. */
export const sheetsOf = (turns: readonly Turn[]): Sheets | undefined => {
  const played = turns.flatMap(gamesIn).flatMap(({ tally }) => tally ?? []);
  if (played.length === 0) return undefined;
  const tallies = turns.flatMap(talliesIn);
  const spread = tallies.reduce((sum, tally) => sum + (tally ? tally.own - tally.opponents : 0), 0);
  return {
    spread: tallies.includes(undefined) ? undefined : spread,
    highGame: Math.max(...played.map(({ own }) => own)),
  };
};
