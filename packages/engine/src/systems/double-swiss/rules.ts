import type { Rule } from '../../rules/index.ts';
import { alternate, byLotInFirstGame } from '../swiss/colours.ts';
import { compatriotsRule } from '../swiss/compatriots.ts';
import { forbiddenPairRule } from '../swiss/prohibition.ts';
import { byLastOfFirst, byLastOfOther, type ColourRule, paragraphOf } from '../upfloaters/colours.ts';
import type { Contender } from '../upfloaters/contender.ts';
import { meetsUpfloaterAgain, type PairCriterion, type UpfloatRules } from '../upfloaters/texts-of-two.ts';

/* C.04.5, Double-Swiss System, in force since 1 February 2026: articles 2, 3 and 4, in the order of the text. */

export const c1 = {
  key: 'double-swiss-2026.C1',
  id: 'C1',
  article: 'C.04.5, C1',
  text: 'Two players shall not meet in more than one match.',
} as const satisfies Rule;

/** Not of the chapter: pairs that the arbiter or the tournament's rules exclude. */
export const forbiddenPair = forbiddenPairRule('double-swiss-2026.forbidden');

/** Not of the chapter: only where the option is chosen. */
export const compatriots = compatriotsRule('double-swiss-2026.compatriots');

export const c2 = {
  key: 'double-swiss-2026.C2',
  id: 'C2',
  article: 'C.04.5, C2',
  text: 'A player who has had a pairing-allocated bye, won a match by forfeit or got a full-point bye shall not receive the pairing-allocated bye.',
} as const satisfies Rule;

export const c3 = {
  key: 'double-swiss-2026.C3',
  id: 'C3',
  article: 'C.04.5, C3',
  text: 'The players not yet paired can still be paired.',
} as const satisfies Rule;

export const c4 = {
  key: 'double-swiss-2026.C4',
  id: 'C4',
  article: 'C.04.5, C4',
  text: 'Minimise the number of upfloaters.',
} as const satisfies Rule;

export const c5 = {
  key: 'double-swiss-2026.C5',
  id: 'C5',
  article: 'C.04.5, C5',
  text: 'Minimise the differences of score in the pairs with upfloaters, the greatest first.',
} as const satisfies Rule;

export const c6 = {
  key: 'double-swiss-2026.C6',
  id: 'C6',
  article: 'C.04.5, C6',
  text: 'Choose the upfloaters so that the bracket of the following scoregroup complies with C1, C3 and C4.',
} as const satisfies Rule;

export const c7 = {
  key: 'double-swiss-2026.C7',
  id: 'C7',
  article: 'C.04.5, C7',
  text: 'Except in the last round, minimise the number of upfloaters who floated in the previous round.',
} as const satisfies Rule;

export const c8 = {
  key: 'double-swiss-2026.C8',
  id: 'C8',
  article: 'C.04.5, C8',
  text: 'Except in the last round, minimise the number of upfloaters’ opponents who floated in the previous round.',
  charges: meetsUpfloaterAgain,
  ofPair: (a, b) => (meetsUpfloaterAgain(a, b) ? 1 : 0) + (meetsUpfloaterAgain(b, a) ? 1 : 0),
} as const satisfies PairCriterion;

export const lowestScore = {
  key: 'double-swiss-2026.3.4.2',
  id: '3.4.2',
  article: 'C.04.5, 3.4.2',
  text: 'The pairing-allocated bye goes to the lowest score.',
} as const satisfies Rule;

export const mostPlayed = {
  key: 'double-swiss-2026.3.4.3',
  id: '3.4.3',
  article: 'C.04.5, 3.4.3',
  text: 'Among equal scores the bye goes to the player who has played the most matches.',
} as const satisfies Rule;

export const largestTpn = {
  key: 'double-swiss-2026.3.4.4',
  id: '3.4.4',
  article: 'C.04.5, 3.4.4',
  text: 'Among equal scores and matches the bye goes to the largest pairing number.',
} as const satisfies Rule;

export const orderOfSets = {
  key: 'double-swiss-2026.3.5.4',
  id: '3.5.4',
  article: 'C.04.5, 3.5.4',
  text: 'Sets of upfloaters are tried in the order of their pairing numbers.',
} as const satisfies Rule;

export const orderOfPairings = {
  key: 'double-swiss-2026.3.6',
  id: '3.6',
  article: 'C.04.5, 3.6',
  text: 'Pairings of a bracket are tried in the order of the numbers of their top members, then of their bottom members.',
} as const satisfies Rule;

export const RULES: UpfloatRules = {
  c1,
  forbiddenPair,
  c2,
  c3,
  c4,
  c5,
  c6,
  c7,
  quality: [c8],
  bye: { lowestScore, mostPlayed, largestNumber: largestTpn },
  orderOfSets,
  orderOfPairings,
};

const rule = paragraphOf('C.04.5');

const whites = ({ colours }: Contender): number => colours.filter(colour => colour === 'white').length;

/** 4.3, the first that answers decides. White plays White in the first game of the match (4.4). */
export const COLOUR_RULES = [
  rule(
    'double-swiss-2026.4.3.1',
    'If neither has played a match, the higher ranked player gets the initial colour if the pairing number is odd, the other one if it is even.',
    byLotInFirstGame,
  ),
  rule(
    'double-swiss-2026.4.3.2',
    'Give White to the player who has had fewer Whites.',
    ({ higher, lower }) => {
      const difference = whites(higher) - whites(lower);
      return difference === 0 ? undefined : difference < 0 ? 'white' : 'black';
    },
  ),
  rule(
    'double-swiss-2026.4.3.3',
    'Alternate the colours of the most recent match in which one had White and the other Black.',
    alternate,
  ),
  rule(
    'double-swiss-2026.4.3.4',
    'Alternate the colour of the higher ranked player in the last played match.',
    byLastOfFirst,
  ),
  rule(
    'double-swiss-2026.4.3.5',
    'Alternate the colour of the opponent in the last played match.',
    byLastOfOther,
  ),
] as const satisfies readonly ColourRule[];

/** All that a ruling may cite. */
export const DOUBLE_SWISS_2026_RULES = [
  c1,
  forbiddenPair,
  compatriots,
  c2,
  c3,
  c4,
  c5,
  c6,
  c7,
  c8,
  lowestScore,
  mostPlayed,
  largestTpn,
  orderOfSets,
  orderOfPairings,
  ...COLOUR_RULES,
] as const satisfies readonly Rule[];
