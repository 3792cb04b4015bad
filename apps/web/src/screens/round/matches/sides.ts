import type { GameResult } from '@pareo/engine/journal';
import { forLeft } from '@pareo/tournament/results';

/** A result of a match from what is kept to what the page says, and back: codes say White first, keys and cells speak for the side on the left. */
export const turned = (result: GameResult, { game }: { readonly game: number }): GameResult => ({
  ...result,
  code: forLeft(result.code, game),
});
