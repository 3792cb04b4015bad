import type { State } from '@pareo/engine/journal';
import { pointsBefore } from '@pareo/tournament';

/** Points of everybody before a round, in tenths, by key: what stands beside the names on a pairing list. */
export const pointsJob = ({ state, round }: { readonly state: State; readonly round: number }) =>
  Object.fromEntries(pointsBefore(state, round)) as Readonly<Record<number, number>>;
