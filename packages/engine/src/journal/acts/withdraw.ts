import { isOut } from '../absences.ts';
import { withPlayers } from '../changing.ts';
import { handlingOf } from '../handling/handling.ts';
import { refusal } from '../refusal.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { beyondAnnounced, publishedAlready, unknownPlayers } from './players.ts';

/** C.04.2, article 3.2: not paired from that round on. A game on the wall is forfeited by its result. */
export const withdraw: ActDefinition<'withdraw'> = {
  kind: 'withdraw',
  check: (state, { act: { players, from, cause, reason } }) => [
    ...unknownPlayers(state, players),
    ...publishedAlready(state, from, handlingOf(state.settings).absence.article),
    ...beyondAnnounced(state, from),
    ...(cause === 'expelled' && !reason?.trim() ? [refusal('reason-missing', {})] : []),
    ...players
      .filter(key => state.players[key] && isOutFrom(state.players[key], from))
      .map(player => refusal('already-withdrawn', { player })),
  ],
  effect: (state, { act: { players, from, cause } }) =>
    withPlayers(
      state,
      [...new Set(players)].flatMap(key => {
        const player = state.players[key];
        return player ? [{ ...player, out: [...player.out, { from, cause }] }] : [];
      }),
    ),
  touches: touchesAll,
};

/** Out in that round, or to be out for good from a later one. */
const isOutFrom = (player: Parameters<typeof isOut>[0], round: number): boolean =>
  isOut(player, round) || player.out.some(({ until }) => until === undefined || until > round);
