import { type BoardState, boardsOfMatch, emptyBoards, type State } from '@pareo/engine/journal';
import { halvesOfCode, halvesText } from './results.ts';

/* What came of a match of teams. */

/** A match of teams by its score, the team on the left first; boards with nobody on a side count. Undefined before all are known. */
export const matchText = (state: State, round: number, board: BoardState): string | undefined => {
  const halves = halvesOfTeams(state, round, board);
  return halves?.isComplete ? `${halvesText(halves.left)}-${halvesText(halves.right)}` : undefined;
};

/** What both teams have so far, in half points. Undefined: nobody knows anything of the match yet. */
export const halvesOfTeams = (
  state: State,
  round: number,
  board: BoardState,
): { readonly left: number; readonly right: number; readonly isComplete: boolean } | undefined => {
  const games = board.games ?? 1;
  const { forfeited } = board;
  if (forfeited)
    return {
      left: forfeited === '+-' ? 2 * games : 0,
      right: forfeited === '-+' ? 2 * games : 0,
      isComplete: true,
    };
  const empty = emptyBoards(state, round, board);
  let [left, right, known] = [0, 0, 0];
  for (const { game, leftColour } of boardsOfMatch(state, round, board)) {
    const recorded = board.results[game];
    const code = recorded?.kind === 'result' ? recorded.result.code : recorded ? undefined : empty.get(game);
    if (code === undefined) continue;
    const [white, black] = halvesOfCode(code);
    known += 1;
    left += leftColour === 'white' ? white : black;
    right += leftColour === 'white' ? black : white;
  }
  return known === 0 ? undefined : { left, right, isComplete: known === games };
};
