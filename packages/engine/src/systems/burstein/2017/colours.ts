import { opposite } from '../../../model/index.ts';
import { repeatedColour } from '../../swiss/colour-history.ts';
import {
  alternate,
  byLotInFirstGame,
  type ColourRule as ColourRuleOf,
  grantBoth,
  grantHigher,
  type Meeting as MeetingOf,
} from '../../swiss/colours.ts';
import { classed, type Prohibition } from '../../swiss/prohibition.ts';
import type { Member } from '../definitions.ts';

type Meeting = MeetingOf<Member>;
type ColourRule = ColourRuleOf<string, Member>;

/** Asked only where both prefer the same colour: the one who must not have the other colour gets it. */
const protect =
  (mustBeProtected: (member: Member) => boolean) =>
  (meeting: Meeting): ReturnType<ColourRule['colourOfHigher']> => {
    const [higher, lower] = [mustBeProtected(meeting.higher), mustBeProtected(meeting.lower)];
    if (higher === lower) return undefined;
    const preferred = meeting.higher.preference?.colour;
    return preferred && (higher ? preferred : opposite(preferred));
  };

const isAtTheLimit = ({ colourDifference }: Member): boolean => Math.abs(colourDifference) > 1;

const hasRepeated = ({ colours, preference }: Member): boolean => {
  const repeated = repeatedColour(colours);
  return repeated !== undefined && repeated !== preference?.colour;
};

export const rule51 = {
  key: 'burstein-2017.5.1',
  id: '5.1',
  article: 'C.04.4.2 (2017), 5.1',
  text: 'In the first round number 1 and the other odd numbers of the upper half have the colour drawn by lot.',
  colourOfHigher: byLotInFirstGame,
} as const satisfies ColourRule;

export const rule541 = {
  key: 'burstein-2017.5.4.1',
  id: '5.4.1',
  article: 'C.04.4.2 (2017), 5.4 (1)',
  text: 'Grant both colour preferences.',
  colourOfHigher: grantBoth,
} as const satisfies ColourRule;

/** Both prefer the same colour: it goes to the higher ranked when the first number is greater, and the other way. */
const grantGreater = ({ higher }: Meeting, first: number, second: number) => {
  if (first === second || !higher.preference) return undefined;
  return first > second ? higher.preference.colour : opposite(higher.preference.colour);
};

/* 5.2 and 5.3 forbid pairs, and colours too: so they go before whatever only ranks two wishes for the same colour. */

const wouldBoth = ({ preference: a }: Member, { preference: b }: Member): boolean =>
  a?.strength === 'absolute' && b?.strength === 'absolute' && a.colour === b.colour;

/** All that 5.2 and 5.3 look at, for whoever they concern. */
const absoluteClass = (member: Member): string | undefined =>
  member.preference?.strength === 'absolute'
    ? `${member.preference.colour} ${isAtTheLimit(member)} ${hasRepeated(member)}`
    : undefined;

/** One of the two would have a difference beyond two. */
export const rule52 = {
  key: 'burstein-2017.5.2',
  id: '5.2',
  article: 'C.04.4.2 (2017), 5.2',
  text: 'The difference of games with Black and with White shall not be greater than 2 or less than -2.',
  ...classed<Member>(absoluteClass, (a, b) => wouldBoth(a, b) && (isAtTheLimit(a) || isAtTheLimit(b))),
  colourOfHigher: protect(isAtTheLimit),
} as const satisfies Prohibition<Member> & ColourRule;

/** One of the two would have the colour of the last two games once more. */
export const rule53 = {
  key: 'burstein-2017.5.3',
  id: '5.3',
  article: 'C.04.4.2 (2017), 5.3',
  text: 'A player shall not have the same colour three times in a row.',
  ...classed<Member>(absoluteClass, (a, b) => wouldBoth(a, b) && (hasRepeated(a) || hasRepeated(b))),
  colourOfHigher: protect(hasRepeated),
} as const satisfies Prohibition<Member> & ColourRule;

export const rule542 = {
  key: 'burstein-2017.5.4.2',
  id: '5.4.2',
  article: 'C.04.4.2 (2017), 5.4 (2)',
  text: 'Equalise the number of games played with White and with Black.',
  colourOfHigher: meeting =>
    grantGreater(
      meeting,
      Math.abs(meeting.higher.colourDifference),
      Math.abs(meeting.lower.colourDifference),
    ),
} as const satisfies ColourRule;

export const rule543 = {
  key: 'burstein-2017.5.4.3',
  id: '5.4.3',
  article: 'C.04.4.2 (2017), 5.4 (3)',
  text: 'Alternate the colours of the last round in which one had White and the other Black.',
  colourOfHigher: alternate,
} as const satisfies ColourRule;

export const rule544 = {
  key: 'burstein-2017.5.4.4',
  id: '5.4.4',
  article: 'C.04.4.2 (2017), 5.4 (4)',
  text: 'Grant the preference of the player with the higher Sonneborn-Berger.',
  colourOfHigher: meeting =>
    meeting.higher.index[0] === meeting.lower.index[0] ? undefined : grantHigher(meeting),
} as const satisfies ColourRule;

export const rule545 = {
  key: 'burstein-2017.5.4.5',
  id: '5.4.5',
  article: 'C.04.4.2 (2017), 5.4 (5)',
  text: 'Grant the preference of the player with the higher Buchholz, and so on.',
  colourOfHigher: grantHigher,
} as const satisfies ColourRule;

/** In descending priority. */
export const COLOUR_RULES_2017 = [
  rule51,
  rule541,
  rule52,
  rule53,
  rule542,
  rule543,
  rule544,
  rule545,
] as const satisfies readonly ColourRule[];
