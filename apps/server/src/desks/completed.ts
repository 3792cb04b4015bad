import { filledIn, type Wish } from '@pareo/engine/journal';

/**
 * Wishes that the engine has to complete; the others are acts as they come. Why a question is put its desk says; settings may say
 * who starts.
 */
export const needsEngine = (wish: Wish): boolean =>
  wish.kind === 'change-settings' ||
  // The pool that is paid by hand has to be there.
  wish.kind === 'adjust-prize' ||
  (wish.kind !== 'ask' && filledIn(wish).length > 0);
