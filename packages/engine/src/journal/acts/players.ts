import type { PlayerKey } from '../key.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';

/* What acts about players share. */

export const unknownPlayers = (state: State, players: readonly PlayerKey[]): readonly Refusal[] =>
  players.length === 0
    ? [refusal('nobody-named', {})]
    : [...new Set(players)]
        .filter(key => !state.players[key])
        .map(player => refusal('unknown-player', { player }));

/** Each once for every time that it is named again. */
export const namedTwice = (keys: readonly PlayerKey[]): readonly PlayerKey[] => {
  const named = new Set<PlayerKey>();
  return keys.filter(key => named.size === named.add(key).size);
};

/** The round is on the wall: what concerns it is done otherwise. */
export const publishedAlready = (state: State, round: number, article?: string): readonly Refusal[] => {
  if (round < 1) return [refusal('round-out-of-range', { round })];
  return round <= state.published ? [refusal('round-published', { round }, article)] : [];
};

export const beyondAnnounced = (state: State, round: number): readonly Refusal[] =>
  round > (state.settings.rounds ?? Number.POSITIVE_INFINITY)
    ? [refusal('round-out-of-range', { round })]
    : [];
