import type { Wish } from '@pareo/engine/journal';

const COMPLETED: readonly Wish['kind'][] = [
  'create',
  'change-settings',
  'pair',
  'pair-by-hand',
  'issue-norm',
  'finish',
];

/** Wishes that the engine has to complete; the others are acts as they come. */
export const needsEngine = ({ kind }: Wish): boolean => COMPLETED.includes(kind);
