import { handlingOf } from '../handling/handling.ts';
import type { PlayerKey } from '../key.ts';
import { numbered } from '../numbering.ts';
import { areNumbersFrozen, playersByNumber } from '../reading.ts';
import { refusal } from '../refusal.ts';
import type { Round, State } from '../state.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { unknownPlayers } from './players.ts';

/** Gone, as if never entered; the key is not used again. Who was paired, or had points, in a round on the wall withdraws instead. */
export const removePlayer: ActDefinition<'remove-player'> = {
  kind: 'remove-player',
  check: (state, { act: { player } }) => {
    const entered = state.players[player];
    if (!entered) return unknownPlayers(state, [player]);
    const had = (paired: Round, index: number) =>
      isIn(paired, player) || ['half', 'full'].includes(entered.attendance[index + 1] ?? '');
    const round = state.rounds.slice(0, state.published).findIndex(had) + 1;
    return round > 0 ? [refusal('was-paired', { player, round })] : [];
  },
  effect: (state, { act: { player } }) => {
    const { [player]: _gone, ...players } = state.players;
    const without = {
      ...state,
      players,
      rounds: withoutDraftsOf(state, player),
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

const isIn = ({ boards, byes }: Round, player: PlayerKey): boolean =>
  boards.some(({ white, black }) => white === player || black === player) ||
  byes.some(bye => bye.player === player);

/** A draft with somebody who is not there is no draft: it goes, and those that follow it. */
const withoutDraftsOf = ({ rounds, published }: State, player: PlayerKey): State['rounds'] => {
  const first = rounds.findIndex((round, index) => index >= published && isIn(round, player));
  return first < 0 ? rounds : rounds.slice(0, first);
};
