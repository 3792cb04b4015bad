import type { State } from '@pareo/engine/journal';
import { type Assumed, previewOf } from '@pareo/tournament';

/** What would be paired if the open games ended so. Stored nowhere. */
export const previewJob = ({
  state,
  round,
  assume,
}: {
  readonly state: State;
  readonly round: number;
  readonly assume: readonly Assumed[];
}) => previewOf(state, round, assume);
