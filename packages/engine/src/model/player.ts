import type { EarlierGame, RatingLists } from './rating-list.ts';
import type { Turn } from './turn.ts';

/**
 * The number that names a participant in a tournament: the starting rank of TRF, columns 5-8 (1 to 9999, gaps
 * allowed). Lower is higher in the initial ranking. `playerId` makes one; every one is a plain number too.
 *
 * @example
 * ```ts
 * import { type PlayerId, type Tournament } from '@pareo/engine';
 *
 * export const nameOf = ({ players }: Tournament, id: PlayerId): string =>
 *   players.find(player => player.id === id)?.name ?? `${id}`;
 * ```
 */
export type PlayerId = number & { readonly names: 'player' };

/**
 * A number as the name of a participant: for records and questions of your own.
 *
 * @example
 * ```ts
 * import { playerId, type Question } from '@pareo/engine';
 *
 * export const question: Question = { kind: 'pair', players: [playerId(7), playerId(9)] };
 * ```
 */
export const playerId = (number: number): PlayerId => number as PlayerId;

/** FIDE titles in the order of C.04.2, article 2.2 (best first). */
export const TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const;
export type Title = (typeof TITLES)[number];

/** What a national federation says of the player (TRF, NRS records). */
export interface NationalRecord {
  readonly federation: string;
  readonly rating?: number;
  readonly id?: string;
  readonly name?: string;
  readonly title?: string;
  readonly birth?: string;
  readonly sex?: string;
  /** The player's club or region: NRS records write it in the column of the federation. */
  readonly origin?: string;
}

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** `m` or `w`, as TRF writes it. */
  readonly sex?: string;
  /** As written: a FIDE title of `TITLES`, or another text that gives no precedence. */
  readonly title?: string;
  /** FIDE rating. Absent for the unrated. */
  readonly rating?: number;
  readonly federation?: string;
  readonly fideId?: string;
  /** `YYYY/MM/DD`; unknown parts are `00`. */
  readonly birth?: string;
  readonly club?: string;
  /** Belgrade group or section. */
  readonly group?: string;
  readonly national?: readonly NationalRecord[];
  /** What the rating lists of the first day say. Absent: `rating` is all that is known. */
  readonly lists?: RatingLists;
  /** Of somebody without a rating: earlier tournaments, oldest first. */
  readonly earlierGames?: readonly (readonly EarlierGame[])[];
  /** Not paired after this round (0: never played). */
  readonly withdrawnAfter?: number;
  /** Expelled after this round. */
  readonly expelledAfter?: number;
}

/** A player as read: with turns, and with the points and the rank that the file states. */
export interface PlayerRecord extends Player {
  /** Index = round - 1. */
  readonly turns: readonly Turn[];
  /** Tenths, as stated in the file. Absent: not stated. */
  readonly statedPoints?: number;
  readonly statedRank?: number;
}
