import { keptFor, withPlayer } from '../changing.ts';
import type { PlayerData } from '../player-data.ts';
import { refusal } from '../refusal.ts';
import type { ActDefinition } from './definition.ts';
import { changesNothing, fieldsChangedMeanwhile, fieldsOf, withFields } from './fields.ts';
import { unknownPlayers } from './players.ts';

/** Fields that a pairing or a number may depend on. */
const SEEN_BY_PAIRING: readonly (keyof PlayerData)[] = [
  'rating',
  'title',
  'club',
  'federation',
  'group',
  'name',
];

export const editPlayer: ActDefinition<'edit-player'> = {
  kind: 'edit-player',
  check: (state, { act }) => {
    const player = state.players[act.player];
    if (!player) return unknownPlayers(state, [act.player]);
    return [
      ...(changesNothing(act) ? [refusal('nothing-to-change', {})] : []),
      ...fieldsChangedMeanwhile(player.data, act),
      ...(withFields(player.data, act).name?.trim() ? [] : [refusal('name-missing', {})]),
    ];
  },
  effect: (state, { act }) =>
    withPlayer(state, act.player, player => ({
      ...player,
      ...keptFor(state, player),
      data: withFields(player.data, act),
    })),
  touches: (_state, act) =>
    fieldsOf(act).some(field => (SEEN_BY_PAIRING as readonly string[]).includes(field))
      ? ['pairing', 'standings']
      : [],
};
