import type { Act } from '../act.ts';
import { leavingTheBook, marked, withBoard } from '../changing.ts';
import { countsFrom, effectByTheBook } from '../corrections.ts';
import { handlingOf } from '../handling/handling.ts';
import { boardIn, nextRound, recordedOn, roundIn } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { isForfeit } from '../result.ts';
import type { BoardState, State } from '../state.ts';
import { mirrored } from '../swaps.ts';
import type { ActDefinition } from './definition.ts';
import { faultsOfPlace, touchesOfResult } from './results.ts';

/** C.04.2, article 4.3: a game was played with the wrong colours. What each scored stays; the effect goes by the time. */
export const swapColours: ActDefinition<'swap-colours'> = {
  kind: 'swap-colours',
  check: (state, { act }) => {
    const place = faultsOfPlace(state, act);
    const board = boardIn(state, act);
    return place.length > 0 || !board ? place : faultsOf(state, act, board);
  },
  warnings: (state, { act }) =>
    isByTheBook(state, act)
      ? []
      : [
          {
            code: 'effect-not-by-the-book',
            strength: 'confirm-twice',
            article: handlingOf(state.settings).correction.article,
            data: { byTheBook: effectByTheBook(state, act.round) },
          },
        ],
  effect: (state, { act, by, at, seq }) => {
    const effect = effectOf(state, act);
    const from = effect === undefined ? nextRound(state) : countsFrom(state, act.round, effect);
    const swap = {
      by,
      at,
      seq,
      ...(effect === undefined ? {} : { effect }),
      ...(from === undefined ? {} : { countsFrom: from }),
    };
    const swapped = withBoard(state, act, board => ({
      ...mirrored(board),
      swaps: [...(board.swaps ?? []), swap],
    }));
    const text = `board ${act.board}, played with colours reversed${effect === undefined ? '' : `, ${effect}`}`;
    const noted = marked(swapped, { code: 'COR', round: act.round, seq, text });
    return isByTheBook(state, act) ? noted : leavingTheBook(noted, act.round, seq);
  },
  touches: (state, act) => (effectOf(state, act) === 'report-only' ? [] : touchesOfResult(state, act)),
  leavesTheBook: (state, act) => !isByTheBook(state, act),
};

type Swap = Act<'swap-colours'>;

const faultsOf = (state: State, { round, board, white }: Swap, there: BoardState): readonly Refusal[] => {
  const { games = 1, results, decided } = there;
  // Colours of a match alternate: each has had both.
  if (games > 1 || decided || Object.keys(results).length > 1) return [refusal('not-in-this-system', {})];
  const recorded = recordedOn(there);
  if (recorded === undefined || (recorded.kind === 'result' && isForfeit(recorded.result)))
    return [refusal('not-played', { round, board })];
  if (there.white === white) return [];
  const { by, at } = there.swaps?.at(-1) ?? roundIn(state, round)?.publication ?? recorded;
  return [refusal('changed-meanwhile', { field: 'white', by, at })];
};

/** Of an open round it counts for the next pairing; of a closed one as the act says, else as the rule does. */
const effectOf = (state: State, { round, effect }: Swap) =>
  roundIn(state, round)?.status === 'closed' ? (effect ?? effectByTheBook(state, round)) : undefined;

const isByTheBook = (state: State, act: Swap): boolean =>
  [undefined, effectByTheBook(state, act.round)].includes(effectOf(state, act));
