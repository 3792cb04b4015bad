import type { Askable } from './act.ts';
import type { Seq } from './key.ts';
import { boardIn, recordedOn, roundIn } from './reading.ts';
import type { OpenQuestion, State } from './state.ts';

/** What phones and queues wanted and could not do, oldest first. */
export const questionsIn = (state: State): readonly OpenQuestion[] => state.questions;

export const questionIn = (state: State, seq: Seq): OpenQuestion | undefined =>
  state.questions.find(question => question.seq === seq);

/**
 * The wish of a question as the arbiter takes it: over what is there now, which the arbiter has seen. Without a
 * confirmation that its author could not give.
 */
export const wishNow = (state: State, wish: Askable): Askable => {
  switch (wish.kind) {
    case 'enter-result':
    case 'clear-result': {
      const board = boardIn(state, wish);
      const recorded = board && recordedOn(board, wish.game);
      const { was: _was, ...rest } = wish;
      const now = recorded?.kind === 'result' ? recorded.result : undefined;
      return (now ? { ...rest, was: now } : rest) as Askable;
    }
    case 'set-attendance':
      return {
        ...wish,
        cells: wish.cells.map(cell => {
          const { player, team, round } = cell;
          const one = team === undefined ? state.players[player] : state.teams?.[team];
          return { ...cell, was: one?.attendance[round] ?? 'plays' };
        }),
      };
    case 'edit-player': {
      const data = state.players[wish.player]?.data;
      return data ? { ...wish, was: data } : wish;
    }
    case 'set-line-up': {
      const { was: _was, ...rest } = wish;
      const now = roundIn(state, wish.round)?.lineUps?.[wish.team]?.players;
      return now ? { ...rest, was: now } : rest;
    }
    case 'check-in':
      return wish;
  }
};
