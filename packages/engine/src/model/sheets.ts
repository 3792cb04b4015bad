import type { AbnormalPoints, TournamentSettings } from './tournament.ts';
import { gamesIn, type Tally, type Turn, talliesIn } from './turn.ts';

/** What the sheets of a Scrabble player add up to. */
export interface Sheets {
  /** Own points less the rivals', stated byes and forfeits included. Undefined where a game has no sheet (decision 50). */
  readonly spread: number | undefined;
  /** The most points in one game. */
  readonly highGame: number;
}

/** What the rules of a tournament and its arbiters make of sheets. */
export interface SheetTerms {
  /** No sheet counts for the spread beyond it, either way. Absent: all count whole. */
  readonly cap?: number | undefined;
  /** Spread given or taken. */
  readonly given?: readonly GivenSpread[];
}

export interface GivenSpread {
  readonly round: number;
  readonly spread: number;
}

/** The difference of a sheet as it counts for the spread. */
export const countedDifference = ({ own, opponents }: Tally, cap: number | undefined): number => {
  const difference = own - opponents;
  return cap === undefined ? difference : Math.max(-cap, Math.min(cap, difference));
};

/** What was given to a player, and what was taken, up to a round. */
export const spreadGivenTo = (
  entries: readonly AbnormalPoints[],
  player: number,
  through = Number.POSITIVE_INFINITY,
): readonly GivenSpread[] =>
  entries.flatMap(({ spread, round = 1, participants }) =>
    spread !== undefined && round <= through && (participants.length === 0 || participants.includes(player))
      ? [{ round, spread }]
      : [],
  );

export const sheetTermsOf = (
  { spreadCap: cap, abnormalPoints }: Pick<TournamentSettings, 'spreadCap' | 'abnormalPoints'>,
  player: number,
): SheetTerms => ({ cap, given: spreadGivenTo(abnormalPoints, player) });

/** Undefined where no game has a sheet: no Scrabble. */
export const sheetsOf = (
  turns: readonly Turn[],
  { cap, given = [] }: SheetTerms = {},
): Sheets | undefined => {
  const played = turns.flatMap(gamesIn).flatMap(({ tally }) => tally ?? []);
  if (played.length === 0) return undefined;
  const tallies = turns.flatMap(talliesIn);
  const onSheets = tallies.reduce((sum, tally) => sum + (tally ? countedDifference(tally, cap) : 0), 0);
  const beside = given.reduce((sum, { spread }) => sum + spread, 0);
  return {
    spread: tallies.includes(undefined) ? undefined : onSheets + beside,
    highGame: Math.max(...played.map(({ own }) => own)),
  };
};
