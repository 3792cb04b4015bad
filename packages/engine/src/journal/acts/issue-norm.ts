import { refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';
import { openIn } from './open-games.ts';
import { unknownPlayers } from './players.ts';

/** The certificate of a norm. A verdict is an aid: an arbiter may issue one against it, with a reason. */
export const issueNorm: ActDefinition<'issue-norm'> = {
  kind: 'issue-norm',
  check: (state, { act }) => {
    const open = openIn(state);
    return [
      ...unknownPlayers(state, [act.player]),
      ...(state.published === 0 ? [refusal('no-draft', { round: 1 })] : []),
      ...(open.length > 0 ? [refusal('games-open', { boards: open })] : []),
      ...(isAsBefore(state, act) ? [refusal('nothing-to-change', {})] : []),
    ];
  },
  warnings: (_state, { act: { player, title, reached } }) =>
    reached
      ? []
      : [
          {
            code: 'norm-not-reached',
            strength: 'confirm-twice',
            article: 'B.01 1.4',
            data: { player, title },
          },
        ],
  effect: (state, { act: { player, title, verdict, reached, remarks }, seq, at, by }) => ({
    ...state,
    issued: [
      ...(state.issued ?? []).filter(one => one.player !== player || one.title !== title),
      { player, title, verdict, reached, ...(remarks === undefined ? {} : { remarks }), seq, at, by },
    ],
  }),
  touches: touchesNothing,
};

const isAsBefore = (
  { issued = [] }: State,
  act: Pick<NonNullable<State['issued']>[number], 'player' | 'title' | 'verdict' | 'remarks'>,
): boolean =>
  issued.some(
    ({ player, title, verdict, remarks }) =>
      player === act.player && title === act.title && verdict === act.verdict && remarks === act.remarks,
  );
