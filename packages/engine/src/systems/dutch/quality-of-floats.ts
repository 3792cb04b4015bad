import type { Float } from '../../position/index.ts';
import type { Traits } from './definitions.ts';

/** The previous round, and the one before it. */
export const LAST = 0;
export const BEFORE_LAST = 1;

/** 1 where the player received that float in that round. */
export const had = (player: Traits, float: Float, when: typeof LAST | typeof BEFORE_LAST): 0 | 1 =>
  player.floats[when] === float ? 1 : 0;
