import type { RatingKind } from '../model/index.ts';
import type { Rule } from '../rules/index.ts';

/*
 * B.02, the rating regulations, in own words. Articles whose words have changed have a constant for each text; the key names the
 * month of the first tournaments it applies to. R/B is the chapter for rapid and blitz.
 */

const standard = (article: string, text: string, since = ''): Rule => ({
  key: `b02${since}.${article}`,
  id: `B.02 ${article}`,
  article: `B.02 ${article}`,
  text,
});

const rapidAndBlitz = (article: string, text: string, since = ''): Rule => ({
  key: `b02-rb${since}.${article}`,
  id: `B.02 (R/B) ${article}`,
  article: `B.02 (R/B) ${article}`,
  text,
});

const STANDARD = {
  time: standard(
    '1.1',
    'For 60 moves each player has at least 120 minutes in a game with somebody rated 2400 or more, 90 with somebody rated 1800 or more, otherwise 60.',
  ),
  firstControl: standard('1.2', 'A first time control that is counted in moves has at least 30 of them.'),
  unplayed: standard('5.1', 'Only a game in which both players made a move is rated.'),
  unratedInMatch: standard('6.1', 'A match is not rated if one of the two players is unrated.'),
  matchDecided: standard('6.2', 'Games after a match is decided are not rated.'),
  published: standard('7.1.2', 'A list states rating, K and number of games of each player on it.'),
  fiveGames: standard('7.1.4', 'A first rating needs five games against rated opponents.'),
  floor: standard('7.2.1', 'Below 1400 a player has no rating.'),
  differenceOfPercentage: standard(
    '8.1.1',
    'The difference of ratings that belongs to a percentage, from the table.',
  ),
  expected: standard(
    '8.1.2',
    'The score expected of a game, from the table, by the difference of the ratings.',
  ),
  firstRating: standard(
    '8.2',
    'A first rating is the average of the opponents and of two more of 1800 drawn with, plus the difference of the percentage; at most 2200.',
  ),
  firstEventWithoutPoint: standard(
    '8.2.1',
    'Of a player without a rating a first tournament without a point is disregarded.',
  ),
  change: standard(
    '8.3',
    'The change is K times the sum of the scores less those expected, over the games against rated opponents.',
  ),
  k: standard(
    '8.3.3',
    'K is 10 for whoever has once had 2400; 40 until the end of the year of the 18th birthday below 2300, and until 30 games are completed; otherwise 20.',
  ),
  rounding: standard('8.3.4', 'The change is rounded to a whole number, half a point away from zero.'),
} as const;

type RuleName = keyof typeof STANDARD;

const RAPID_AND_BLITZ: Readonly<Record<RuleName, Rule>> = {
  ...STANDARD,
  unplayed: rapidAndBlitz('5.1', STANDARD.unplayed.text),
  unratedInMatch: rapidAndBlitz('6.1', STANDARD.unratedInMatch.text),
  matchDecided: rapidAndBlitz('6.2', STANDARD.matchDecided.text),
  differenceOfPercentage: rapidAndBlitz('7.1.1', STANDARD.differenceOfPercentage.text),
  expected: rapidAndBlitz('7.1.2', STANDARD.expected.text),
  firstRating: rapidAndBlitz('7.2', STANDARD.firstRating.text),
  change: rapidAndBlitz('7.3', STANDARD.change.text),
  k: rapidAndBlitz('7.3.3', STANDARD.k.text),
  rounding: rapidAndBlitz('7.3.4', STANDARD.rounding.text),
};

/** The article of the chapter of this list. */
export const b02 = (kind: RatingKind, name: RuleName): Rule =>
  (kind === 'standard' ? STANDARD : RAPID_AND_BLITZ)[name];

export const RAPID_TIME = rapidAndBlitz(
  '1.1.1',
  'Rapid: each player has more than 10 and less than 60 minutes for 60 moves.',
);
export const BLITZ_TIME = rapidAndBlitz(
  '1.1.2',
  'Blitz: each player has more than 3 and at most 10 minutes for 60 moves.',
);
export const SAME_TIME = rapidAndBlitz('1.2', 'Both players have the same time, or the game is not rated.');

/** Who has no rapid (blitz) rating yet. */
export const STANDARD_INSTEAD = rapidAndBlitz(
  '7.2.1',
  'Without a rating on this list the standard rating is used, and the player counts as rated.',
);

/** A game apart by 600 is not rated, since December 2024. */
export const TOO_FAR_APART = rapidAndBlitz(
  '7.3.1',
  'A game of two whose ratings differ by 600 or more is not rated if one of them has more than 2600.',
  '-2024-12',
);

/** The rule of 400 points, text by text. */
export const RULE_OF_400 = {
  once: standard(
    '8.3.1',
    'A difference of more than 400 counts as 400; the stronger player has it once in a tournament, for the largest difference.',
    '-2022-01',
  ),
  always: standard('8.3.1', 'A difference of more than 400 counts as 400.', '-2024-03'),
  below2650: standard(
    '8.3.1',
    'For a player rated below 2650 a difference of more than 400 counts as 400; from 2650 on the difference is the true one.',
    '-2025-10',
  ),
  rapidAndBlitz: rapidAndBlitz('7.3.1', 'A difference of more than 400 counts as 400.', '-2024-03'),
} as const;

/** No list may move more than 700 points by K alone. */
export const AT_MOST_700 = standard(
  '8.3.3',
  'Where K times the number of games is more than 700, K is the largest whole number that keeps it within 700.',
  '-700',
);

/** What is shown beside a rating: computed as the tie-breaks of C.07 are, over the rated opponents alone. */
export const PERFORMANCES = {
  tournament: {
    key: 'ratings.performance',
    id: 'C.07 10.2',
    article: 'C.07 10.2',
    text: 'The rounded average of the rated opponents met over the board plus the difference that belongs to the percentage made.',
  },
  perfect: {
    key: 'ratings.perfect-performance',
    id: 'C.07 10.3',
    article: 'C.07 10.3',
    text: 'The lowest rating whose expected score against the rated opponents met over the board reaches the score made.',
  },
} as const;

/** Every rule that a rating may cite. */
export const RATING_RULES: readonly Rule[] = [
  ...new Set([
    ...Object.values(STANDARD),
    ...Object.values(RAPID_AND_BLITZ),
    RAPID_TIME,
    BLITZ_TIME,
    SAME_TIME,
    STANDARD_INSTEAD,
    TOO_FAR_APART,
    ...Object.values(RULE_OF_400),
    AT_MOST_700,
    ...Object.values(PERFORMANCES),
  ]),
];
