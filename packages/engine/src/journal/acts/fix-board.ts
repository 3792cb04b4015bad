import { withPlayer } from '../changing.ts';
import { refusal } from '../refusal.ts';
import type { ActDefinition } from './definition.ts';
import { unknownPlayers } from './players.ts';

/** Who must sit at one board: numbers are given when everybody is paired, so who meets whom is untouched. */
export const fixBoard: ActDefinition<'fix-board'> = {
  kind: 'fix-board',
  check: (state, { act: { player, board } }) => [
    ...unknownPlayers(state, [player]),
    ...(state.players[player] && state.players[player].board === board
      ? [refusal('nothing-to-change', {})]
      : []),
  ],
  effect: (state, { act: { player, board } }) =>
    withPlayer(state, player, ({ board: _before, ...entered }) => ({
      ...entered,
      ...(board === undefined ? {} : { board }),
    })),
  touches: () => ['pairing'],
};
