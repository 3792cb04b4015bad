import type { Act, Attachment, Refusal, State, Wish } from '../journal/index.ts';
import { impossible, type Outcome } from '../model/index.ts';

/** What the host brings to an act: chance. */
export interface Given {
  /** Random text drawn by the host for `create`. */
  readonly lot: string;
}

export interface Completed {
  readonly act: Act;
  /** What the act names by digest: kept beside the entry. */
  readonly attached: readonly Attachment[];
}

/**
 * A wish with what only the engine can say: the pairing of a round with its rulings, the round beside one made by hand,
 * the final standings. Slow parts live here and never in an effect; the deed that follows names the version of `state`
 * as its basis.
 */
export const complete = (_state: State, _wish: Wish, _given: Given): Outcome<Completed, Refusal> =>
  impossible('not built yet');
