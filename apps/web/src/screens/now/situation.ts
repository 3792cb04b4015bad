import type { RoundSummary, State } from '@pareo/engine/journal';

/** Where a tournament stands: each has one sentence and one next step. */
export type Situation =
  | { readonly kind: 'no-players' }
  | { readonly kind: 'too-few' }
  | { readonly kind: 'rounds-missing' }
  | { readonly kind: 'ready'; readonly round: number }
  | { readonly kind: 'draft'; readonly round: number }
  | { readonly kind: 'out-of-date'; readonly round: number }
  | { readonly kind: 'playing'; readonly round: number; readonly open: number; readonly boards: number }
  | { readonly kind: 'complete'; readonly round: number }
  | { readonly kind: 'all-played'; readonly round: number }
  | { readonly kind: 'finished' };

export const situationOf = (state: State, rounds: readonly RoundSummary[]): Situation => {
  if (state.phase === 'finished') return { kind: 'finished' };
  const last = rounds.filter(({ status }) => status !== 'none').at(-1);
  if (!last) {
    const players = Object.keys(state.players).length;
    if (players === 0) return { kind: 'no-players' };
    if (state.settings.rounds === undefined) return { kind: 'rounds-missing' };
    return players === 1 ? { kind: 'too-few' } : { kind: 'ready', round: 1 };
  }
  const { round } = last;
  if (last.status === 'draft')
    return last.isOutOfDate ? { kind: 'out-of-date', round } : { kind: 'draft', round };
  if (last.status === 'published' && !last.isComplete)
    return { kind: 'playing', round, open: last.open.length, boards: last.boards };
  if (round >= (state.settings.rounds ?? Number.POSITIVE_INFINITY)) return { kind: 'all-played', round };
  // A file can come in with its last round closed: the next one is ready.
  return last.status === 'closed' ? { kind: 'ready', round: round + 1 } : { kind: 'complete', round };
};
