import { type Colour, impossible, opposite } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import type { Contender } from './contender.ts';

/** Two who meet: the first-team (C.04.6, 4.2) or higher ranked player (C.04.5, 4.2), and the other. */
export interface Couple {
  readonly first: Contender;
  readonly other: Contender;
}

/** One step of article 4: White or Black for the first of the two, or undefined when it does not answer. */
export interface ColourRule extends Rule {
  readonly colourOfFirst: (couple: Couple, initial: Colour) => Colour | undefined;
}

export interface AllottedColours {
  readonly white: Contender;
  readonly black: Contender;
  readonly rule: ColourRule;
}

/** C.04.6, 4.2: primary score, secondary score where it is used, number. C.04.5: score, number. */
export const coupleOf = (a: Contender, b: Contender): Couple => {
  const order = b.score - a.score || b.secondary - a.secondary || a.tpn - b.tpn;
  return order <= 0 ? { first: a, other: b } : { first: b, other: a };
};

export const allotColours = (
  rules: readonly ColourRule[],
  couple: Couple,
  initial: Colour,
): AllottedColours => {
  for (const rule of rules) {
    const colour = rule.colourOfFirst(couple, initial);
    if (colour === undefined) continue;
    const { first, other } = couple;
    return colour === 'white' ? { white: first, black: other, rule } : { white: other, black: first, rule };
  }
  return impossible('who has played has a last colour, and who has not is served by 4.3.1');
};

/** 4.3.1: neither has played: the first of the two has the initial colour if its number is odd. */
export const byInitialColour: ColourRule['colourOfFirst'] = ({ first, other }, initial) => {
  if (first.colours.length > 0 || other.colours.length > 0) return undefined;
  return first.parity % 2 === 1 ? initial : opposite(initial);
};

/** The newest matches in which one had White and the other Black; histories are compared from the newest backwards. */
export const byLatestDifference: ColourRule['colourOfFirst'] = ({ first, other }) => {
  const length = Math.min(first.colours.length, other.colours.length);
  for (let back = 1; back <= length; back++) {
    const [own, its] = [first.colours.at(-back), other.colours.at(-back)];
    if (own !== undefined && own !== its) return opposite(own);
  }
  return undefined;
};

export const byLastOfFirst: ColourRule['colourOfFirst'] = ({ first }) => {
  const last = first.colours.at(-1);
  return last && opposite(last);
};

/** The other takes the colour it did not have last: so the first has the one it had. */
export const byLastOfOther: ColourRule['colourOfFirst'] = ({ other }) => other.colours.at(-1);

export const whites = ({ colours }: Contender): number => colours.filter(colour => colour === 'white').length;

/** Matches with White less matches with Black. */
export const colourDifference = (contender: Contender): number =>
  2 * whites(contender) - contender.colours.length;
