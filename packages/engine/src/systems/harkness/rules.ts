import type { Rule } from '../../rules/index.ts';
import { compatriotsRule } from '../swiss/compatriots.ts';
import { forbiddenPairRule } from '../swiss/prohibition.ts';

const SEED = 'FENAMAC, Improved Harkness';

export const neverTwice = {
  key: 'harkness.IV.never-twice',
  id: 'IV',
  article: `${SEED}, IV`,
  text: 'Two players do not meet more than once in one tournament: the main rule.',
} as const satisfies Rule;

/** Not of the text: pairs that the arbiter or the tournament's rules exclude. */
export const forbiddenPair = forbiddenPairRule('harkness.forbidden-pair');

/** Not of the text: only where the option is chosen. */
export const compatriots = compatriotsRule('harkness.compatriots');

export const equalScores = {
  key: 'harkness.IV.equal-scores',
  id: 'IV',
  article: `${SEED}, IV`,
  text: 'Players with equal scores are paired with one another whenever that is possible.',
} as const satisfies Rule;

export const nearestGroup = {
  key: 'harkness.V',
  id: 'V',
  article: `${SEED}, V`,
  text: 'Whoever cannot be paired in the own group is paired with a player of the nearest possible one; players with higher scores always have priority.',
} as const satisfies Rule;

export const byeOnce = {
  key: 'harkness.III',
  id: 'III',
  article: `${SEED}, III`,
  text: 'Whoever has had a bye is on no account given another.',
} as const satisfies Rule;

export const bye = {
  key: 'harkness.4',
  id: '4',
  article: `${SEED}, III, 4`,
  text: 'With an odd number of players the bye goes to the lowest score, and there to the lowest rating.',
} as const satisfies Rule;

export const byeByLot = {
  key: 'harkness.III.lot',
  id: 'III',
  article: `${SEED}, III`,
  text: 'With an odd number of players the bye goes to one of those tied with the lowest score, by lot.',
} as const satisfies Rule;

export const firstRound = {
  key: 'harkness.5',
  id: '5',
  article: `${SEED}, 5`,
  text: 'In the first round the players of the upper half meet those of the lower half: the first with White against the first, the second with Black against the second, and so on.',
} as const satisfies Rule;

export const halves = {
  key: 'harkness.6.halves',
  id: '6',
  article: `${SEED}, 6`,
  text: 'Each score group is divided into halves by number: the first of the upper half meets the first of the lower half, and so on.',
} as const satisfies Rule;

export const raised = {
  key: 'harkness.6.raised',
  id: '6',
  article: `${SEED}, 6`,
  text: 'A group with an odd number takes the highest rated player of the next group, who is put last.',
} as const satisfies Rule;

export const dropped = {
  key: 'harkness.6.dropped',
  id: '6',
  article: `${SEED}, 6`,
  text: 'A group with an odd number sends its lowest rated player down to the next group.',
} as const satisfies Rule;

export const exchange = {
  key: 'harkness.6.exchange',
  id: '6',
  article: `${SEED}, 6`,
  text: 'If both players of a pair had the same colour last, the card of the lower half changes places with the next one below, or with the one after it, until no colour is repeated.',
} as const satisfies Rule;

export const alternation = {
  key: 'harkness.VIII',
  id: 'VIII',
  article: `${SEED}, VIII`,
  text: 'Each player has White and Black in turn.',
} as const satisfies Rule;

export const equalisation = {
  key: 'harkness.8',
  id: '8',
  article: `${SEED}, VIII, 8`,
  text: 'Where colours cannot alternate, the numbers of games that each player has had with White and with Black are made equal.',
} as const satisfies Rule;

export const oddAndEven = {
  key: 'harkness.6.odd-and-even',
  id: '6',
  article: `${SEED}, 6`,
  text: 'Where colours cannot alternate, the higher rated has White in odd rounds and Black in even rounds.',
} as const satisfies Rule;

export const practical = {
  key: 'harkness.7',
  id: '7',
  article: `${SEED}, 7`,
  text: 'Practical system: the highest group is paired first, then the lowest, the second, the last but one, and so on to the middle.',
} as const satisfies Rule;

export const withdrawn = {
  key: 'harkness.9.withdrawn',
  id: '9',
  article: `${SEED}, 9`,
  text: 'A player who loses a game by not coming, without telling the director that the next round will be played, has withdrawn.',
} as const satisfies Rule;

export const excluded = {
  key: 'harkness.VI',
  id: 'VI',
  article: `${SEED}, VI, 9`,
  text: 'A player who has missed two rounds, for whatever reason, is excluded from the tournament.',
} as const satisfies Rule;

/** In the order of the text. */
export const HARKNESS_RULES = [
  byeOnce,
  byeByLot,
  neverTwice,
  forbiddenPair,
  compatriots,
  equalScores,
  nearestGroup,
  excluded,
  alternation,
  bye,
  firstRound,
  halves,
  raised,
  dropped,
  exchange,
  equalisation,
  oddAndEven,
  practical,
  withdrawn,
] as const satisfies readonly Rule[];
