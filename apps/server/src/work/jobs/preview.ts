import type { Outcome } from '@pareo/engine';
import { keyed, openedFor } from '@pareo/engine/complete';
import {
  assuming,
  type GameResult,
  type KeyedPairing,
  type OnBoard,
  type Refusal,
  type State,
} from '@pareo/engine/journal';

/** What would be paired if the open games ended so. Stored nowhere. */
export const previewJob = ({
  state,
  round,
  assume,
}: {
  readonly state: State;
  readonly round: number;
  readonly assume: readonly (OnBoard & { readonly result: GameResult })[];
}): Outcome<KeyedPairing, Refusal> => {
  const assumed = assume.length === 0 ? state : assuming(state, assume);
  const opened = openedFor(assumed, round);
  return opened.ok ? { ok: true, value: keyed(assumed, opened.value.paired) } : opened;
};
