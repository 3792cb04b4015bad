import type { NormExemption, PlayerId, Title } from '../model/index.ts';

/** Somebody met, by what a norm asks of an opponent. */
export interface NormOpponent {
  readonly id: PlayerId;
  readonly rating?: number | undefined;
  readonly title?: Title | undefined;
  readonly federation: string;
  /** Unrated, and without a point against the rated: 1.4.2b asks. */
  readonly zeroAgainstRated?: boolean;
}

/** What a round was to a player. */
export type NormResult =
  | 'win'
  | 'draw'
  | 'loss'
  | 'forfeit-win'
  | 'forfeit-loss'
  | 'pairing-bye'
  /** A bye asked for, an absence, or a game that is not over. */
  | 'no-game';

export interface NormRound {
  readonly round: number;
  readonly opponent?: NormOpponent;
  readonly result: NormResult;
}

/** The tournament, as far as norms go. */
export interface NormTerms {
  /** Announced. */
  readonly rounds: number;
  /** Pairings of a round robin are fixed: every game counts (1.4.1e). */
  readonly schedule: 'swiss' | 'round-robin' | 'double-round-robin';
  readonly host: string;
  readonly minimumGames: number;
  /** The article by which nobody, or nobody of the host, has to meet foreigners, as the organiser says. */
  readonly declared?: NormExemption | undefined;
  /** 1.4.3d: so strong a Swiss that nobody has to. */
  readonly isStrong: boolean;
}

export interface NormPlayer {
  readonly federation: string;
  readonly isWoman: boolean;
}
