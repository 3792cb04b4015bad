import { excludedBefore, isOut, noShowsBefore } from '../absences.ts';
import { withPlayers } from '../changing.ts';
import { handlingOf } from '../handling/handling.ts';
import { isTable, traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { Entered, State } from '../state.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { beyondAnnounced, publishedAlready, unknownPlayers } from './players.ts';

/** Paired again from that round on: who withdrew, and who stayed away and is excused. */
export const returnPlayers: ActDefinition<'return'> = {
  kind: 'return',
  check: (state, { act: { players, from } }) => [
    ...unknownPlayers(state, players),
    ...publishedAlready(state, from, handlingOf(state.settings).absence.article),
    ...beyondAnnounced(state, from),
    ...players.flatMap(key => (state.players[key] ? faultsOf(state, state.players[key], from) : [])),
  ],
  effect: (state, { act: { players, from } }) =>
    withPlayers(
      state,
      [...new Set(players)].flatMap(key => (state.players[key] ? [backFrom(state.players[key], from)] : [])),
    ),
  touches: touchesAll,
};

const faultsOf = (state: State, player: Entered, from: number): readonly Refusal[] => {
  const noShow = noShowsBefore(state, from).get(player.key);
  const last = player.out.at(-1);
  if (excludedBefore(state, from).has(player.key))
    return [
      refusal('excluded', { player: player.key }, handlingOf(state.settings).noShow.exclusion?.article),
    ];
  if (last?.cause === 'expelled' && last.until === undefined)
    return [refusal('expelled', { player: player.key })];
  if (hasLostPlace(state, player)) return [refusal('players-of-the-table', {})];
  const isAway = isOut(player, from) || (noShow !== undefined && !noShow.isBack);
  return isAway ? [] : [refusal('not-withdrawn', { player: player.key })];
};

/**
 * Tables and draws are made for those who are there when the first round is published; in a knock-out who was out in a published round
 * has lost that match as well.
 */
const hasLostPlace = (state: State, player: Entered): boolean => {
  const traits = traitsOf(state, 1);
  if (state.published === 0) return false;
  if (isTable(traits)) return isOut(player, 1);
  if (traits.kind !== 'knock-out') return false;
  return Array.from({ length: state.published }, (_, index) => index + 1).some(round => isOut(player, round));
};

const backFrom = (player: Entered, from: number): Entered => ({
  ...player,
  out: player.out.map(out => (out.until === undefined || out.until > from ? { ...out, until: from } : out)),
  excused: from,
});
