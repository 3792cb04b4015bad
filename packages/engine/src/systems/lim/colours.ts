import { type Colour, opposite } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { Rule } from '../../rules/index.ts';
import { alternate, type Colours, deniedIn, firstAnswer, lotOf } from '../swiss/colours.ts';
import { rule6, rule51, rule53, rule54, rule55, rule56, rule72 } from './colour-rules.ts';
import type { Member } from './definitions.ts';

/** Two players about to meet. */
export interface Meeting {
  readonly higher: Member;
  readonly lower: Member;
  /** Where the pairing was made (5.4). */
  readonly zone: 'median or above' | 'below the median';
  readonly round: number;
  /** 7.2, in the first round: odd numbers of the upper half have the colour drawn, even ones the other. */
  readonly colourByLot: Colour | undefined;
}

/** Answers, or leaves the answer to the next (decision 580). */
interface ColourStep {
  readonly colourOfHigher: (meeting: Meeting) => Colour | undefined;
  /** The paragraph by which it answered. */
  readonly ruleOf: (meeting: Meeting) => Rule;
}

const byLot: ColourStep = {
  colourOfHigher: ({ colourByLot }) => colourByLot,
  ruleOf: () => rule72,
};

/** 5.1.a, 5.1.b and 5.3: where only one of the two ways keeps to them, it is taken. */
const byLimits: ColourStep = {
  colourOfHigher: ({ higher, lower }) => {
    const mayBeWhite = higher.mayHaveWhite && lower.mayHaveBlack;
    const mayBeBlack = higher.mayHaveBlack && lower.mayHaveWhite;
    return mayBeWhite === mayBeBlack ? undefined : mayBeWhite ? 'white' : 'black';
  },
  ruleOf: () => rule53,
};

/** 5.1, 5.5 and 5.6: both have the colour they are due. */
const byDueColours: ColourStep = {
  colourOfHigher: ({ higher, lower }) => (higher.due === lower.due ? undefined : higher.due),
  ruleOf: ({ higher, lower, round }) => {
    if (higher.colourDifference === 0 && lower.colourDifference === 0) return rule51;
    return round % 2 === 0 ? rule56 : rule55;
  },
};

/** 5.6: not level after an even round; 5.5: left with two more of a colour, or worse, after an odd one. */
const isUnbalancedBy = (colour: Colour, { colourDifference }: Member, round: number): boolean => {
  const after = Math.abs(colourDifference + (colour === 'white' ? 1 : -1));
  return round % 2 === 0 ? after > 0 : after > 1;
};

/** 5.5 and 5.6 of the two together: the way that leaves fewer of them unbalanced (decision 580). */
const byBalance: ColourStep = {
  colourOfHigher: ({ higher, lower, round }) => {
    const unbalancedIf = (colour: Colour): number =>
      Number(isUnbalancedBy(colour, higher, round)) + Number(isUnbalancedBy(opposite(colour), lower, round));
    const difference = unbalancedIf('white') - unbalancedIf('black');
    return difference === 0 ? undefined : difference < 0 ? 'white' : 'black';
  },
  ruleOf: ({ round }) => (round % 2 === 0 ? rule56 : rule55),
};

/** 5.1: without a game there is nothing to alternate; the other has the colour that alternates. */
const byOnlyHistory: ColourStep = {
  colourOfHigher: ({ higher, lower }) => {
    if ((higher.colours.length === 0) === (lower.colours.length === 0)) return undefined;
    return higher.colours.length > 0 ? higher.due : lower.due && opposite(lower.due);
  },
  ruleOf: () => rule51,
};

/** 5.6 where both need the colour to equalise in an even round, otherwise 5.4. */
const ruleOfClash: ColourStep['ruleOf'] = ({ higher, lower, round }) =>
  round % 2 === 0 && higher.colourDifference !== 0 && lower.colourDifference !== 0 ? rule56 : rule54;

/** 5.4: the latest round in which they had different colours decides who alternates. */
const byHistory: ColourStep = { colourOfHigher: alternate, ruleOf: ruleOfClash };

/** 5.4, identical histories: the higher ranked in the median and above, the lower ranked below it. */
const byRank: ColourStep = {
  colourOfHigher: ({ higher, lower, zone }) =>
    zone === 'median or above' ? higher.due : lower.due && opposite(lower.due),
  ruleOf: ruleOfClash,
};

/** In descending priority. */
const STEPS = [byLot, byLimits, byDueColours, byBalance, byOnlyHistory, byHistory, byRank];

/** 6: in the last round the limits may have to be passed. */
export const allocateColours = (meeting: Meeting): Colours => {
  const { higher, lower } = meeting;
  const { white, black, rule } = firstAnswer(STEPS, meeting);
  const [first, second] = white === higher.id ? [higher, lower] : [lower, higher];
  const isWithinLimits = first.mayHaveWhite && second.mayHaveBlack;
  return { white, black, rule: isWithinLimits ? rule.ruleOf(meeting) : rule6 };
};

type Kind = 'upper' | 'median' | 'lower';

/** Whoever of a pair does not get the colour due. */
export const deniedOf = (
  pair: readonly [Member, Member],
  kind: Kind,
  position: Position,
): readonly Member[] => deniedIn(pair, allocateColours(meetingOf(pair, kind, position)), ({ due }) => due);

/** Where the group stands decides 5.4. */
export const meetingOf = ([a, b]: readonly [Member, Member], kind: Kind, position: Position): Meeting => {
  const [higher, lower] = a.order < b.order ? [a, b] : [b, a];
  return {
    higher,
    lower,
    zone: kind === 'lower' ? 'below the median' : 'median or above',
    round: position.round,
    colourByLot: position.round === 1 ? lotOf(higher.id, position) : undefined,
  };
};
