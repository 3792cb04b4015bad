import type { Rule } from '../../rules/index.ts';
import { forbiddenPairRule } from '../swiss/prohibition.ts';
import {
  meetsUpfloaterAgain,
  type PairCriterion,
  type Traits,
  type UpfloatRules,
} from '../upfloaters/texts-of-two.ts';

/* C.04.6, Swiss Team Pairing System, in force since 1 February 2026: articles 2 and 3, in the order of the text. */

export const c1 = {
  key: 'team-swiss-2026.C1',
  id: 'C1',
  article: 'C.04.6, C1',
  text: 'Two teams shall not meet in more than one match.',
} as const satisfies Rule;

/** Not of the chapter: pairs that the arbiter or the tournament's rules exclude. */
export const forbiddenPair = forbiddenPairRule('team-swiss-2026.forbidden');

export const c2 = {
  key: 'team-swiss-2026.C2',
  id: 'C2',
  article: 'C.04.6, C2',
  text: 'A team that has had a pairing-allocated bye, won a match by forfeit or got a full-point bye shall not receive the pairing-allocated bye.',
} as const satisfies Rule;

export const c3 = {
  key: 'team-swiss-2026.C3',
  id: 'C3',
  article: 'C.04.6, C3',
  text: 'The teams not yet paired can still be paired.',
} as const satisfies Rule;

export const c4 = {
  key: 'team-swiss-2026.C4',
  id: 'C4',
  article: 'C.04.6, C4',
  text: 'Minimise the number of upfloaters.',
} as const satisfies Rule;

export const c5 = {
  key: 'team-swiss-2026.C5',
  id: 'C5',
  article: 'C.04.6, C5',
  text: 'Maximise the scores of the upfloaters, the lowest first.',
} as const satisfies Rule;

export const c6 = {
  key: 'team-swiss-2026.C6',
  id: 'C6',
  article: 'C.04.6, C6',
  text: 'Choose the upfloaters so that the bracket of the following scoregroup complies with C1, C3 and C4.',
} as const satisfies Rule;

export const c7 = {
  key: 'team-swiss-2026.C7',
  id: 'C7',
  article: 'C.04.6, C7',
  text: 'But in the last two rounds, minimise the number of upfloaters that floated in the previous round.',
} as const satisfies Rule;

export const c8 = {
  key: 'team-swiss-2026.C8',
  id: 'C8',
  article: 'C.04.6, C8',
  text: 'Minimise the number of teams that do not get their colour preference.',
  ofPair: (a, b) => (a.preference !== undefined && a.preference.colour === b.preference?.colour ? 1 : 0),
} as const satisfies PairCriterion;

export const c9 = {
  key: 'team-swiss-2026.C9',
  id: 'C9',
  article: 'C.04.6, C9',
  text: 'Minimise the number of teams that do not get their strong colour preference.',
  ofPair: (a, b) => (c8.ofPair(a, b) === 1 && isStrong(a) && isStrong(b) ? 1 : 0),
} as const satisfies PairCriterion;

const isStrong = ({ preference }: Traits): boolean => preference?.strength === 'strong';

export const c10 = {
  key: 'team-swiss-2026.C10',
  id: 'C10',
  article: 'C.04.6, C10',
  text: 'But in the last two rounds, minimise the number of upfloaters’ opponents that floated in the previous round.',
  charges: meetsUpfloaterAgain,
  ofPair: (a, b) => (meetsUpfloaterAgain(a, b) ? 1 : 0) + (meetsUpfloaterAgain(b, a) ? 1 : 0),
} as const satisfies PairCriterion;

export const lowestScore = {
  key: 'team-swiss-2026.3.4.2',
  id: '3.4.2',
  article: 'C.04.6, 3.4.2',
  text: 'The pairing-allocated bye goes to the lowest score.',
} as const satisfies Rule;

export const mostPlayed = {
  key: 'team-swiss-2026.3.4.3',
  id: '3.4.3',
  article: 'C.04.6, 3.4.3',
  text: 'Among equal scores the bye goes to the team that has played the most matches.',
} as const satisfies Rule;

export const largestTpn = {
  key: 'team-swiss-2026.3.4.4',
  id: '3.4.4',
  article: 'C.04.6, 3.4.4',
  text: 'Among equal scores and matches the bye goes to the largest pairing number.',
} as const satisfies Rule;

export const orderOfSets = {
  key: 'team-swiss-2026.3.5.4',
  id: '3.5.4',
  article: 'C.04.6, 3.5.4',
  text: 'Sets of upfloaters are tried in the order of their pairing numbers.',
} as const satisfies Rule;

export const orderOfPairings = {
  key: 'team-swiss-2026.3.6',
  id: '3.6',
  article: 'C.04.6, 3.6',
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
  quality: [c8, c9, c10],
  bye: { lowestScore, mostPlayed, largestNumber: largestTpn },
  orderOfSets,
  orderOfPairings,
};

/** Articles 2 and 3, in the order of the text. */
export const ARTICLES_2_AND_3 = [
  c1,
  forbiddenPair,
  c2,
  c3,
  c4,
  c5,
  c6,
  c7,
  c8,
  c9,
  c10,
  lowestScore,
  mostPlayed,
  largestTpn,
  orderOfSets,
  orderOfPairings,
] as const satisfies readonly Rule[];
