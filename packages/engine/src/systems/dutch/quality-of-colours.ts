import type { Traits } from './definitions.ts';

/*
 * What a pair does to the colour preferences of its two players. Both editions count the same (C10-C13; 2017:
 * C.8-C.11). Only players who prefer the same colour can be denied it, and article 5.2 (E) says who: the weaker
 * preference; of two absolute ones the smaller colour difference; of equal ones the player who did not have the
 * colour twice running, since the last two games are the most recent in which the two histories differ (5.2.3).
 */
const wantTheSame = (a: Traits, b: Traits): boolean =>
  a.preference !== undefined && a.preference.colour === b.preference?.colour;

const bothAbsolute = (a: Traits, b: Traits): boolean =>
  wantTheSame(a, b) && a.preference?.strength === 'absolute' && b.preference?.strength === 'absolute';

/** A third point of colour difference: two absolute preferences meet and the smaller difference is already two. */
export const exceedsColourDifference = (a: Traits, b: Traits): 0 | 1 =>
  bothAbsolute(a, b) && Math.min(Math.abs(a.colourDifference), Math.abs(b.colourDifference)) > 1 ? 1 : 0;

/** The same colour three times in a row, for whoever of two absolute preferences is denied. */
export const givesColourThreeTimes = (a: Traits, b: Traits): 0 | 1 => {
  if (!bothAbsolute(a, b)) return 0;
  const [sizeA, sizeB] = [Math.abs(a.colourDifference), Math.abs(b.colourDifference)];
  if (sizeA === sizeB) return a.hasRepeatedColour && b.hasRepeatedColour ? 1 : 0;
  return (sizeA < sizeB ? a : b).hasRepeatedColour ? 1 : 0;
};

export const deniesPreference = (a: Traits, b: Traits): 0 | 1 => (wantTheSame(a, b) ? 1 : 0);

/** Strong against strong or absolute. Against a mild one the strong preference is granted. */
export const deniesStrongPreference = (a: Traits, b: Traits): 0 | 1 => {
  if (!wantTheSame(a, b)) return 0;
  const strengths = [a.preference?.strength, b.preference?.strength];
  return strengths.includes('strong') && !strengths.includes('mild') ? 1 : 0;
};
