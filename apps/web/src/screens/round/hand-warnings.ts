import { type KeyedPairing, type State, type Warning, warningsByHand } from '@pareo/engine/journal';
import type { HandPairing } from './by-hand.ts';

/** What the journal would warn of, board by board while the round is being changed. */
export interface HandWarnings {
  readonly boards: ReadonlyMap<number, readonly Warning[]>;
  readonly bye: readonly Warning[];
}

export const handWarnings = (state: State, round: number, pairing: HandPairing): HandWarnings => {
  const beside: KeyedPairing = { system: '', edition: '', options: {}, ...pairing };
  const found = warningsByHand(state, {
    kind: 'pair-by-hand',
    round,
    ...pairing,
    hand: [],
    beside,
    engine: '',
  });
  const boards = new Map<number, Warning[]>();
  const add = (board: number, warning: Warning) => boards.set(board, [...(boards.get(board) ?? []), warning]);
  for (const warning of found) {
    if (warning.code === 'rematch' || warning.code === 'forbidden-pair')
      for (const board of warning.data.boards) add(board, { ...warning, data: { boards: [board] } });
    if (warning.code === 'colour-limit')
      for (const { number, white, black } of pairing.boards) {
        const players = warning.data.players.filter(key => key === white || key === black);
        if (players.length > 0) add(number, { ...warning, data: { players } });
      }
  }
  return { boards, bye: found.filter(({ code }) => code === 'bye-not-allowed') };
};
