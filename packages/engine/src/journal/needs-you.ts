import { impossible } from '../model/index.ts';
import type { PlayerKey, Seq } from './key.ts';
import type { State } from './state.ts';

/** What waits for an arbiter: derived from the state, never stored. */
export type Need =
  | { readonly kind: 'question'; readonly question: Seq }
  /** A forfeit lost without notice, once the round is complete. The edition's rule holds until an arbiter acts. */
  | { readonly kind: 'no-show'; readonly player: PlayerKey; readonly round: number; readonly article: string }
  | { readonly kind: 'adjourned'; readonly round: number; readonly board: number; readonly game: number }
  /** C.04.2, article 2.3: ratings or titles no longer fit the numbers; they may change until round 4 is paired. */
  | { readonly kind: 'numbers-out-of-order'; readonly players: readonly PlayerKey[] }
  | { readonly kind: 'draft-out-of-date'; readonly round: number; readonly entry: Seq };

export const needsYou = (_state: State): readonly Need[] => impossible('not built yet');
