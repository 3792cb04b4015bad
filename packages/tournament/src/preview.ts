import { type Outcome, type PairedRound, pairRound } from '@pareo/engine';
import { keyed, openedFor } from '@pareo/engine/complete';
import {
  assuming,
  type GameResult,
  type KeyedPairing,
  type OnBoard,
  playerKey,
  type Refusal,
  refusal,
  type State,
} from '@pareo/engine/journal';
import { accept, refuse } from '@pareo/engine/model';
import { isState, once, type Source } from './open.ts';

export type Assumed = OnBoard & { readonly result: GameResult };

/** The coming round as it would be now, if the open games ended so. Stored nowhere. */
export const previewOf = (
  source: Source,
  round: number,
  assumed: readonly Assumed[] = [],
): Outcome<KeyedPairing, Refusal> => {
  if (assumed.length > 0 && isState(source)) return ofState(assuming(source, assumed), round);
  return once(source, `preview ${round}`, () => {
    if (isState(source)) return ofState(source, round);
    const paired = pairRound(source, { round });
    return paired.ok
      ? accept(inKeys(paired.value))
      : refuse(refusal('no-pairing', { round, faults: paired.faults }));
  });
};

const ofState = (state: State, round: number): Outcome<KeyedPairing, Refusal> => {
  const opened = openedFor(state, round);
  return opened.ok ? accept(keyed(state, opened.value.paired)) : opened;
};

/** In a file the number is the key. */
const inKeys = ({ system, edition, options, boards, byes }: PairedRound): KeyedPairing => ({
  system,
  edition,
  options,
  boards: boards.map(board => ({ ...board, white: playerKey(board.white), black: playerKey(board.black) })),
  byes: byes.map(bye => ({ ...bye, player: playerKey(bye.player) })),
});
