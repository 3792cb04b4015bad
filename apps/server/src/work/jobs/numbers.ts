import type { State } from '@pareo/engine/journal';

/** Keys by the pairing numbers of this moment. */
export const keysByNumber = (state: State): ReadonlyMap<number, number> =>
  new Map(Object.values(state.players).map(({ key, number }) => [number, key]));
