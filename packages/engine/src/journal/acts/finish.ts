import { leavingTheBook } from '../changing.ts';
import { isAdjourned, isOpen } from '../reading.ts';
import { refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import type { ActDefinition } from './definition.ts';
import { touchesNothing } from './definition.ts';

/** The end: every list is final. Rounds close, those of tables too. */
export const finish: ActDefinition<'finish'> = {
  kind: 'finish',
  check: state => {
    const open = state.rounds
      .slice(0, state.published)
      .flatMap(({ boards }, index) =>
        boards
          .filter(board => isOpen(board) || isAdjourned(board))
          .map(({ number }) => ({ round: index + 1, board: number })),
      );
    return [
      ...(state.published === 0 ? [refusal('no-draft', { round: 1 })] : []),
      ...(state.rounds.length > state.published
        ? [refusal('previous-draft', { round: state.published + 1 })]
        : []),
      ...(open.length > 0 ? [refusal('games-open', { boards: open })] : []),
      ...(state.questions.length > 0
        ? [refusal('questions-open', { questions: state.questions.map(({ seq }) => seq) })]
        : []),
    ];
  },
  warnings: state =>
    areRoundsMissing(state)
      ? [
          {
            code: 'rounds-missing',
            strength: 'confirm-twice',
            article: 'C.04.1, 1',
            data: { played: state.published, announced: state.settings.rounds ?? 0 },
          },
        ]
      : [],
  effect: (state, { act: { standings }, seq }) => {
    const finished: State = {
      ...state,
      phase: 'finished',
      standings,
      rounds: state.rounds.map(round =>
        round.status === 'published' ? { ...round, status: 'closed' } : round,
      ),
    };
    return areRoundsMissing(state) ? leavingTheBook(finished, state.published, seq) : finished;
  },
  touches: touchesNothing,
  settles: true,
};

const areRoundsMissing = ({ published, settings }: State): boolean => published < (settings.rounds ?? 0);
