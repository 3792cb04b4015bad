import { type Colour, type Game, type GivenSpread, gamesIn, type Points, type Turn } from '../model/index.ts';
import type { ScoreKind } from './code.ts';
import type { Edition } from './edition.ts';
import type { Account, Reading } from './unplayed.ts';

/** What a round was to one participant, as tie-breaks tell rounds apart (C.07, articles 15 and 16.2). */
export type CellKind =
  | 'played'
  | 'forfeit-win'
  | 'forfeit-loss'
  | 'pairing-bye'
  | 'full-bye'
  | 'half-bye'
  | 'zero-bye'
  /** The free round of an odd round robin: no round of that participant's. */
  | 'rest'
  /** Paired, result not known. */
  | 'pending'
  /** Against someone whose games do not count (round robin left before half of the games). */
  | 'annulled';

/** Both scores of a match. In an individual tournament they are the same points. */
export type Scores = Readonly<Record<ScoreKind, Points>>;

/** Index of nobody: the round has no opponent. */
export const NOBODY = -1;

export interface Cell {
  readonly round: number;
  readonly kind: CellKind;
  /** Index in `Field.entries`, or `NOBODY`. */
  readonly opponent: number;
  /** For the result alone: no bonus and no penalty. */
  readonly points: Scores;
  readonly colour: Colour | undefined;
  /** What the player's record says of the round; a team has none. */
  readonly turn: Turn | undefined;
  /** Teams: game points by board, board 1 first. */
  readonly boards: readonly Points[];
}

export type Status = 'withdrawn' | 'expelled';

export interface Entry {
  readonly index: number;
  /** Start number of a player, number of a team. */
  readonly id: number;
  readonly name: string;
  /** C.07, article 7.8. */
  readonly pairingNumber: number;
  readonly rating: number | undefined;
  /** Index = round - 1. */
  readonly cells: readonly Cell[];
  /** Bonus and penalty points by round (record 299). Index = round - 1; empty where the file gives none. */
  readonly bonus: readonly Scores[];
  /** Scrabble: spread given or taken. Absent: none. */
  readonly spreadGiven?: readonly GivenSpread[];
  /** Real points: everything awarded, nothing virtual. */
  readonly total: Scores;
  readonly status: Status | undefined;
  /** Left a round robin before half of the games: in the table, out of the standings. */
  readonly annulled: true | undefined;
  readonly statedRank: number | undefined;
}

/** Swiss, or pairings known from the start (round robin, Scheveningen): C.07, articles 15.2 and 15.3. */
export type Schedule = 'swiss' | 'predetermined';

export interface ResultValues {
  readonly win: Points;
  readonly draw: Points;
  readonly loss: Points;
}

/** What a tournament is to tie-breaks after a given round. */
export interface Table {
  readonly of: 'players' | 'teams';
  readonly edition: Edition;
  readonly schedule: Schedule;
  /** Standings after this round. */
  readonly rounds: number;
  /** The last round of the tournament as announced: later than `rounds` while it is under way. */
  readonly finalRound: number;
  /** Boards of a match; 1 for players. */
  readonly boards: number;
  readonly primary: ScoreKind;
  readonly values: Readonly<Record<ScoreKind, ResultValues>>;
  readonly entries: readonly Entry[];
  /** Scrabble: no sheet counts for the spread beyond it. */
  readonly spreadCap?: number;
}

/** The table that every tie-break is computed from, with the scores as opponents count them. */
export interface Field extends Table {
  /** Made once for each reading and remembered: most tie-breaks of a list share one. */
  readonly account: (kind: ScoreKind, reading: Reading) => Account;
}

export const secondaryOf = (field: Table): ScoreKind => (field.primary === 'mp' ? 'gp' : 'mp');

export const bothScores = (points: Points): Scores => ({ mp: points, gp: points });

/** The games really played by a player in the round. */
export const gamesOf = (cell: Cell): readonly Game[] => (cell.turn ? gamesIn(cell.turn) : []);

export const isForfeit = (kind: CellKind): boolean => kind === 'forfeit-win' || kind === 'forfeit-loss';
