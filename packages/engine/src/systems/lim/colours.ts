import { type Colour, impossible, opposite, type PlayerId } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { lastDifferentColour } from '../swiss/colour-history.ts';
import { deniedIn } from '../swiss/colours.ts';
import { rule6, rule51, rule53, rule54, rule55, rule56, rule72 } from './colour-rules.ts';
import type { Member } from './definitions.ts';

/** Two players about to meet. */
export interface Meeting {
  readonly higher: Member;
  readonly lower: Member;
  /** Where the pairing was made (5.4). */
  readonly zone: 'median or above' | 'below the median';
}

export interface Colours {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly rule: Rule;
}

interface Answer {
  readonly colourOfHigher: Colour;
  readonly rule: Rule;
}

/** Each step answers or leaves the answer to the next (decision 85). */
type Step = (meeting: Meeting, position: Position) => Answer | undefined;

/** 7.2: odd numbers of the upper half have the colour drawn, even ones the other. */
const byLot: Step = ({ higher }, { round, initialColour, pairingNumber }) => {
  if (round > 1 || !initialColour) return undefined;
  const isOdd = (pairingNumber.get(higher.id) ?? impossible('whoever is paired has a number')) % 2 === 1;
  return { colourOfHigher: isOdd ? initialColour : opposite(initialColour), rule: rule72 };
};

/** 5.1.a, 5.1.b and 5.3: where only one of the two ways keeps to them, it is taken. */
const byLimits: Step = ({ higher, lower }) => {
  const mayBeWhite = higher.mayHaveWhite && lower.mayHaveBlack;
  const mayBeBlack = higher.mayHaveBlack && lower.mayHaveWhite;
  if (mayBeWhite === mayBeBlack) return undefined;
  return { colourOfHigher: mayBeWhite ? 'white' : 'black', rule: rule53 };
};

/** 5.1, 5.5 and 5.6: both have the colour they are due. */
const byDueColours: Step = ({ higher, lower }, { round }) => {
  if (!higher.due || higher.due === lower.due) return undefined;
  const isUnequal = higher.colourDifference !== 0 || lower.colourDifference !== 0;
  const rule = isUnequal ? (round % 2 === 0 ? rule56 : rule55) : rule51;
  return { colourOfHigher: higher.due, rule };
};

/** 5.4: the latest round in which they had different colours decides who alternates. */
const byHistory: Step = ({ higher, lower }, { round }) => {
  const colour = lastDifferentColour(higher.colours, lower.colours);
  return colour && { colourOfHigher: opposite(colour), rule: ruleOfClash(higher, lower, round) };
};

/** 5.4, identical histories: the higher ranked in the median and above, the lower ranked below it. */
const byRank: Step = ({ higher, lower, zone }, { round }) => {
  const first = zone === 'median or above' ? higher : lower;
  if (!first.due) return undefined;
  return {
    colourOfHigher: first === higher ? first.due : opposite(first.due),
    rule: ruleOfClash(higher, lower, round),
  };
};

/** 5.6 where both need the colour to equalise in an even round, otherwise 5.4. */
const ruleOfClash = (higher: Member, lower: Member, round: number): Rule =>
  round % 2 === 0 && higher.colourDifference !== 0 && lower.colourDifference !== 0 ? rule56 : rule54;

const STEPS: readonly Step[] = [byLot, byLimits, byDueColours, byHistory, byRank];

export const allocateColours = (meeting: Meeting, position: Position): Colours => {
  for (const step of STEPS) {
    const answer = step(meeting, position);
    if (answer) return coloursOf(meeting, answer);
  }
  return impossible('the initial colour is known before colours are given');
};

/** Whoever of a pair does not get the colour due. */
export const deniedOf = (
  [a, b]: readonly [Member, Member],
  kind: 'upper' | 'median' | 'lower',
  position: Position,
): readonly Member[] => {
  const meeting = meetingOf([a, b], kind);
  return deniedIn([a, b], allocateColours(meeting, position), ({ due }) => due);
};

/** Where the group stands decides 5.4. */
export const meetingOf = (
  [a, b]: readonly [Member, Member],
  kind: 'upper' | 'median' | 'lower',
): Meeting => ({
  higher: a.order < b.order ? a : b,
  lower: a.order < b.order ? b : a,
  zone: kind === 'lower' ? 'below the median' : 'median or above',
});

const coloursOf = ({ higher, lower }: Meeting, { colourOfHigher, rule }: Answer): Colours => {
  const [white, black] = colourOfHigher === 'white' ? [higher, lower] : [lower, higher];
  const isWithinLimits = white.mayHaveWhite && black.mayHaveBlack;
  return { white: white.id, black: black.id, rule: isWithinLimits ? rule : rule6 };
};
