import { excludedBefore, noShowsBefore } from '../absences.ts';
import { withCompeting } from '../changing.ts';
import { type Competing, isOut } from '../competing.ts';
import { handlingOf } from '../handling/handling.ts';
import { isTable, traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { beyondAnnounced, faultsOfNamed, namedIn, naming, publishedAlready } from './players.ts';

/** Paired again from that round on: who withdrew, and who stayed away and is excused. */
export const returnPlayers: ActDefinition<'return'> = {
  kind: 'return',
  check: (state, { act }) => [
    ...faultsOfNamed(state, act, { playersOfTeams: true }),
    ...publishedAlready(state, act.from, handlingOf(state.settings).absence.article),
    ...beyondAnnounced(state, act.from),
    ...namedIn(state, act).flatMap(one => faultsOf(state, one, act.from)),
  ],
  effect: (state, { act }) =>
    withCompeting(
      state,
      namedIn(state, act).map(one => backFrom(one, act.from)),
    ),
  touches: touchesAll,
};

const faultsOf = (state: State, player: Competing, from: number): readonly Refusal[] => {
  const noShow = noShowsBefore(state, from).get(player.key);
  const last = player.out.at(-1);
  if (excludedBefore(state, from).has(player.key))
    return [refusal('excluded', naming(player), handlingOf(state.settings).noShow.exclusion?.article)];
  if (last?.cause === 'expelled' && last.until === undefined) return [refusal('expelled', naming(player))];
  if (hasLostPlace(state, player)) return [refusal('players-of-the-table', {})];
  const isAway = isOut(player, from) || (noShow !== undefined && !noShow.isBack);
  return isAway ? [] : [refusal('not-withdrawn', naming(player))];
};

/**
 * Tables and draws are made for those who are there when the first round is published; in a knock-out who was out in a published round
 * has lost that match as well.
 */
const hasLostPlace = (state: State, player: Competing): boolean => {
  const traits = traitsOf(state, 1);
  if (state.published === 0) return false;
  if (isTable(traits)) return isOut(player, 1);
  if (traits.kind !== 'knock-out') return false;
  return Array.from({ length: state.published }, (_, index) => index + 1).some(round => isOut(player, round));
};

const backFrom = <Some extends Competing>(player: Some, from: number): Some => ({
  ...player,
  out: player.out.map(out => (out.until === undefined || out.until > from ? { ...out, until: from } : out)),
  excused: from,
});
