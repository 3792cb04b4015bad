import type { Colour } from './colour.ts';
import type { PlayerId } from './player.ts';

export type Result = 'win' | 'draw' | 'loss';

/** One game of a match, or the game of an ordinary round. */
export interface Game {
  readonly opponent: PlayerId;
  /** Scrabble: white is the player who starts. */
  readonly colour: Colour;
  /** The player's own result: both sides may lose, or one draw while the other loses (TRF: `=` against `0`). */
  readonly result: Result;
  /** Game of less than one move: not rated, but played for pairing (TRF: `W` `D` `L`). */
  readonly unrated?: true;
  /** Scrabble: the points on the two sheets. */
  readonly tally?: Tally;
}

/** A game of a match. Forfeited: it was not played, its colour never counts, and `result` says who is given it. */
export interface MatchGame extends Game {
  readonly forfeited?: true;
}

export interface Tally {
  readonly own: number;
  readonly opponents: number;
}

/**
 * What happened to one player in one round. Letters: TRF, columns 97-99.
 *
 * @example
 * ```ts
 * import { playerId, type Turn } from '@pareo/engine';
 *
 * export const turns: readonly Turn[] = [
 *   { kind: 'game', opponent: playerId(12), colour: 'white', result: 'win' },
 *   { kind: 'requested-bye', worth: 'half' },
 * ];
 * ```
 */
export type Turn =
  /** `1 = 0`, and `W D L` when unrated. */
  | ({ readonly kind: 'game' } & Game)
  /**
   * `+ -`: paired, not played. The colour is the one allotted; it never counts. Teams: the opponent may be nobody. Scrabble: the points that
   * the rules, or an arbiter, give it.
   */
  | {
      readonly kind: 'forfeit';
      readonly opponent?: PlayerId;
      readonly colour?: Colour;
      readonly won: boolean;
      readonly tally?: Tally;
    }
  /** `U`: C.04.1, article 3. Scrabble: the points that the rules state for its sheet, where they state any. */
  | { readonly kind: 'pairing-bye'; readonly tally?: Tally }
  /** `F H Z`. */
  | { readonly kind: 'requested-bye'; readonly worth: 'full' | 'half' | 'zero' }
  /** Paired, result not known: in progress, postponed or adjourned. A draw for pairing only (C.04.2, article 3.1). */
  | { readonly kind: 'adjourned'; readonly opponent: PlayerId; readonly colour: Colour }
  /** Several games against one opponent (knock-out, Scheveningen). `won` is stated when games alone do not tell. */
  | {
      readonly kind: 'match';
      readonly opponent: PlayerId;
      readonly games: readonly MatchGame[];
      readonly won?: boolean;
    }
  /** Blank in a round that was paired: not there, no points. */
  | { readonly kind: 'absent' }
  /** Blank in a round that was not paired yet. */
  | { readonly kind: 'unpaired' };

/** A turn given by a pairing: such a turn shows that its round was paired. */
export const isFromPairing = (turn: Turn): boolean => {
  switch (turn.kind) {
    case 'game':
    case 'forfeit':
    case 'adjourned':
    case 'match':
    case 'pairing-bye':
      return true;
    case 'requested-bye':
    case 'absent':
    case 'unpaired':
      return false;
  }
};

export const opponentIn = (turn: Turn): PlayerId | undefined =>
  'opponent' in turn ? turn.opponent : undefined;

/**
 * A round in which the two really met: what the regulation calls played, for colours, meetings and floats. An adjourned
 * game has begun.
 */
export const isPlayed = (turn: Turn): boolean =>
  turn.kind === 'game' || turn.kind === 'adjourned' || gamesIn(turn).length > 0;

/** The games really played in the turn, oldest first. */
export const gamesIn = (turn: Turn): readonly Game[] =>
  allGamesIn(turn).filter(({ forfeited }) => !forfeited);

/** The games that count in the turn, played or given. */
export const allGamesIn = (turn: Turn): readonly MatchGame[] =>
  turn.kind === 'game' ? [turn] : turn.kind === 'match' ? turn.games : [];

/** Scrabble: the sheets of the turn; undefined for a game without one. */
export const talliesIn = (turn: Turn): readonly (Tally | undefined)[] => {
  if (turn.kind === 'pairing-bye' || turn.kind === 'forfeit') return turn.tally ? [turn.tally] : [];
  return gamesIn(turn).map(({ tally }) => tally);
};

/** The player came to no game of the match. */
export const forfeitsMatch = (turn: Turn): boolean =>
  turn.kind === 'match' &&
  turn.games.length > 0 &&
  turn.games.every(({ forfeited, result }) => forfeited && result === 'loss');

/** The colour that the pairing gave: of a match, that of its first game. Played or not. */
export const allottedColourIn = (turn: Turn): Colour | undefined => {
  if (turn.kind === 'match') return turn.games[0]?.colour;
  return 'colour' in turn ? turn.colour : undefined;
};

/** The colours of the games played or begun in the turn, oldest first. */
export const coloursIn = (turn: Turn): readonly Colour[] =>
  turn.kind === 'game' || turn.kind === 'adjourned' ? [turn.colour] : gamesIn(turn).map(game => game.colour);
