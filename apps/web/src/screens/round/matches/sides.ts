import type { GameResult } from '@pareo/engine/journal';
import { forLeft } from '@pareo/tournament/results';

/** A result of a match from what is kept to what the page says, and back: codes say White first, keys and cells speak for the side on the left. */
export const turned = (result: GameResult, { game, leftIsWhite = game % 2 === 1 }: Place): GameResult => ({
  ...result,
  code: forLeft(result.code, leftIsWhite ? 1 : 2),
});

interface Place {
  readonly game: number;
  /** Boards of teams, whose colours are announced. Absent: colours alternate from game to game. */
  readonly leftIsWhite?: boolean;
}
