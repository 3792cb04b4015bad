import type { Player } from '../model/index.ts';

/** What is known of a person: the player of the model without number and departure, with a note for arbiters. */
export interface PlayerData extends Omit<Player, 'id' | 'withdrawnAfter' | 'expelledAfter'> {
  /** For arbiters only. */
  readonly note?: string;
}

/** A player to be entered: the host of the journal gives the key. */
export type NewPlayer = PlayerData;
