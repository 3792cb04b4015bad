import type { FinalNumbers } from '../act.ts';
import { leavingTheBook } from '../changing.ts';
import { isLevel, isOpen } from '../matches.ts';
import { isAdjourned, traitsOf } from '../reading.ts';
import { refusal } from '../refusal.ts';
import type { BoardState, State } from '../state.ts';
import type { ActDefinition } from './definition.ts';
import { touchesNothing } from './definition.ts';

/** The end: every list is final. Rounds close, those of tables too. */
export const finish: ActDefinition<'finish'> = {
  kind: 'finish',
  check: state => {
    const open = boardsWith(state, (round, board) => isUnfinished(state, round, board));
    const level = boardsWith(state, (round, board) => isLevel(state, round, board));
    return [
      ...(state.published === 0 ? [refusal('no-draft', { round: 1 })] : []),
      ...(state.rounds.length > state.published
        ? [refusal('previous-draft', { round: state.published + 1 })]
        : []),
      ...(open.length > 0 ? [refusal('games-open', { boards: open })] : []),
      ...(level.length > 0 ? [refusal('match-undecided', { boards: level })] : []),
      ...(state.questions.length > 0
        ? [refusal('questions-open', { questions: state.questions.map(({ seq }) => seq) })]
        : []),
    ];
  },
  warnings: (state, { act: { open = [] } }) => [
    ...(areRoundsMissing(state)
      ? [
          {
            code: 'rounds-missing',
            strength: 'confirm-twice',
            article: 'C.04.1, 1',
            data: { played: state.published, announced: state.settings.rounds ?? 0 },
          } as const,
        ]
      : []),
    ...(open.length > 0
      ? [{ code: 'prizes-open', strength: 'confirm', data: { lists: open } } as const]
      : []),
  ],
  effect: (state, { act: { standings, prizes, ratings, norms }, seq }) => {
    const numbers: FinalNumbers = {
      ...(prizes === undefined ? {} : { prizes }),
      ...(ratings === undefined ? {} : { ratings }),
      ...(norms === undefined ? {} : { norms }),
    };
    const { before: _before, ...rest } = state;
    const finished: State = {
      ...rest,
      phase: 'finished',
      standings,
      ...(Object.keys(numbers).length === 0 ? {} : { numbers }),
      rounds: state.rounds.map(round =>
        round.status === 'published' ? { ...round, status: 'closed' } : round,
      ),
    };
    return areRoundsMissing(state) ? leavingTheBook(finished, state.published, seq) : finished;
  },
  touches: touchesNothing,
  settles: true,
};

const boardsWith = (
  { rounds, published }: State,
  has: (round: number, board: BoardState) => boolean,
): readonly { readonly round: number; readonly board: number }[] =>
  rounds
    .slice(0, published)
    .flatMap(({ boards }, index) =>
      boards
        .filter(board => has(index + 1, board))
        .map(({ number }) => ({ round: index + 1, board: number })),
    );

/** A match of a knock-out that is won needs no other game. */
const isUnfinished = (state: State, round: number, board: BoardState): boolean =>
  traitsOf(state, round).kind === 'knock-out'
    ? isOpen(state, round, board) && !isLevel(state, round, board)
    : isOpen(state, round, board) || isAdjourned(board);

const areRoundsMissing = ({ published, settings }: State): boolean => published < (settings.rounds ?? 0);
