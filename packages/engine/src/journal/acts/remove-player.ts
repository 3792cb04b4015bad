import { teamOf } from '../competing.ts';
import { handlingOf } from '../handling/handling.ts';
import type { PlayerKey } from '../key.ts';
import { numbered } from '../numbering.ts';
import { areNumbersFrozen, playersByNumber } from '../reading.ts';
import { refusal } from '../refusal.ts';
import type { Round, State } from '../state.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { isIn, withoutDraftsOf } from './drafts-of.ts';
import { unknownPlayers } from './players.ts';

/** Gone, as if never entered; the key is not used again. Who was paired, or had points, in a round on the wall withdraws instead. */
export const removePlayer: ActDefinition<'remove-player'> = {
  kind: 'remove-player',
  check: (state, { act: { player } }) => {
    const entered = state.players[player];
    if (!entered) return unknownPlayers(state, [player]);
    const had = (paired: Round, index: number) =>
      isIn(paired, undefined, player) || ['half', 'full'].includes(entered.attendance[index + 1] ?? '');
    const round = state.rounds.slice(0, state.published).findIndex(had) + 1;
    if (round > 0) return [refusal('was-paired', { player, round })];
    const team = state.published > 0 ? teamOf(state, player) : undefined;
    return team ? [refusal('in-a-team', { player, team: team.key })] : [];
  },
  effect: (state, { act: { player } }) => {
    const { [player]: _gone, ...players } = state.players;
    const without = {
      ...state,
      players,
      ...withoutMember(state, player),
      rounds: withoutDraftsOf(state, { players: [player] }),
      restrictions: state.restrictions.map(restriction =>
        restriction.kind === 'players'
          ? { ...restriction, players: restriction.players.filter(key => key !== player) }
          : restriction,
      ),
    };
    const { frozenWhenPaired } = handlingOf(state.settings).numbers;
    if (areNumbersFrozen(state, frozenWhenPaired)) return without;
    const order = numbered(playersByNumber(without));
    return { ...without, players: Object.fromEntries(order.map(entered => [entered.key, entered])) };
  },
  touches: touchesAll,
};

/** Off the roster, where there is one. */
const withoutMember = (state: State, player: PlayerKey): Pick<State, 'teams'> => {
  const team = teamOf(state, player);
  return team
    ? {
        teams: { ...state.teams, [team.key]: { ...team, roster: team.roster.filter(key => key !== player) } },
      }
    : {};
};
