import { type Colour, opposite } from '../../model/index.ts';

/** C.04.3 (2026), articles 1.6-1.7; C.04.3 (2017), A.6. Played games only. */
export type Strength = 'absolute' | 'strong' | 'mild';

export interface Preference {
  readonly colour: Colour;
  readonly strength: Strength;
}

/** Games with White minus games with Black. */
export const colourDifference = (colours: readonly Colour[]): number =>
  colours.reduce((difference, colour) => difference + (colour === 'white' ? 1 : -1), 0);

/** The colour of the last two games, if it was the same. */
export const repeatedColour = (colours: readonly Colour[]): Colour | undefined => {
  const last = colours.at(-1);
  return colours.length > 1 && last === colours.at(-2) ? last : undefined;
};

/**
 * The colour a player should ideally get. Where the two clauses of an absolute preference point to different colours
 * (only after irregular pairings) the colour difference goes first: it is the first clause of the text.
 */
export const preferenceOf = (colours: readonly Colour[]): Preference | undefined => {
  const last = colours.at(-1);
  if (!last) return undefined;
  const difference = colourDifference(colours);
  const due: Colour = difference > 0 ? 'black' : 'white';
  if (Math.abs(difference) > 1) return { colour: due, strength: 'absolute' };
  const repeated = repeatedColour(colours);
  if (repeated) return { colour: opposite(repeated), strength: 'absolute' };
  return difference === 0
    ? { colour: opposite(last), strength: 'mild' }
    : { colour: due, strength: 'strong' };
};

/**
 * The most recent games, counted from the end, in which one of two players had White and the other Black: the
 * colour of the first of the two there. Undefined where the shorter history ends first.
 */
export const lastDifferentColour = (one: readonly Colour[], other: readonly Colour[]): Colour | undefined => {
  for (let back = 1; back <= Math.min(one.length, other.length); back++) {
    const colour = one.at(-back);
    if (colour !== other.at(-back)) return colour;
  }
  return undefined;
};
