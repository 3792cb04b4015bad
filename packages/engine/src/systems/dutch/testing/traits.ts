import { pointsOf } from '../../../model/index.ts';
import type { Traits } from '../definitions.ts';

/** A resident of a bracket of two points who floated nowhere and prefers nothing; the rest as given. */
export const traits = (given: Partial<Traits>): Traits => ({
  score: pointsOf(2),
  isMovedDown: false,
  floatDifference: 10,
  preference: undefined,
  colourDifference: 0,
  hasRepeatedColour: false,
  floats: [undefined, undefined],
  unplayedGames: 0,
  ...given,
});

export const resident = (given: Partial<Traits> = {}): Traits => traits(given);

/** Moved down into a bracket of two points from the score given. */
export const movedDown = (score: number, given: Partial<Traits> = {}): Traits =>
  traits({
    score: pointsOf(score),
    isMovedDown: true,
    floatDifference: pointsOf(score) - pointsOf(2) + 10,
    ...given,
  });
