import { type Colour, impossible, opposite } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Pair } from './field.ts';
import type { Edition, Member } from './member.ts';

/** What the higher ranked of a pair gets, and the paragraph of article 5.2 (section E) that says so. */
export interface GivenColour {
  readonly colourOfHigher: Colour;
  readonly rule: string;
}

const PARAGRAPHS: Readonly<Record<Edition, readonly string[]>> = {
  '2026': ['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5'],
  '2017': ['E.1', 'E.2', 'E.3', 'E.4', 'E.5'],
};

/** 5.2 (E), paragraph by paragraph. */
export const colourIn = (pair: Pair, position: Position, edition: Edition): GivenColour => {
  const given = [bothGranted, strongerGranted, alternated, higherGranted].map(rule => rule(pair));
  const at = given.findIndex(colour => colour !== undefined);
  const paragraph = at < 0 ? 4 : at;
  return {
    colourOfHigher: given[at] ?? drawn(pair, position),
    rule: `dutch-${edition}.${PARAGRAPHS[edition][paragraph]}`,
  };
};

const bothGranted = ([higher, lower]: Pair): Colour | undefined => {
  if (higher.wants === lower.wants) return undefined;
  if (higher.wants) return higher.wants;
  return lower.wants && opposite(lower.wants);
};

const strongerGranted = ([higher, lower]: Pair): Colour | undefined => {
  if (!higher.wants) return undefined;
  const [a, b] = [higher, lower].map(strengthOf) as [number, number];
  if (a === b) return undefined;
  return a > b ? higher.wants : opposite(higher.wants);
};

/** Of two absolute ones the wider difference is the stronger. */
const strengthOf = ({ strength, difference }: Member): number =>
  strength === 3 ? 100 + Math.abs(difference) : strength;

/** The colours of the games played, from the last one back. */
const alternated = ([higher, lower]: Pair): Colour | undefined => {
  const [a, b] = [[...higher.entrant.colours].reverse(), [...lower.entrant.colours].reverse()];
  const at = a.findIndex((colour, index) => b[index] !== undefined && b[index] !== colour);
  const colour = a[at];
  return colour && opposite(colour);
};

const higherGranted = ([higher]: Pair): Colour | undefined => higher.wants;

const drawn = ([higher]: Pair, { initialColour, pairingNumber }: Position): Colour => {
  const number = pairingNumber.get(higher.id) ?? impossible('whoever is paired has a number');
  const initial = initialColour ?? 'white';
  return number % 2 === 1 ? initial : opposite(initial);
};

/** Who of a pair does not get the colour they want: at most one, and only of two who want the same. */
export const deniedIn = (pair: Pair): readonly Member[] => {
  const [higher, lower] = pair;
  if (!higher.wants || higher.wants !== lower.wants) return [];
  const given = strongerGranted(pair) ?? alternated(pair) ?? higher.wants;
  return given === higher.wants ? [lower] : [higher];
};
