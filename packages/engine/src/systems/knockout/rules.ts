import type { Rule } from '../../rules/index.ts';

const SEED = 'Mexican manual, Wimbledon';

export const advance = {
  key: 'wimbledon.advance',
  id: 'Introducción',
  article: SEED,
  text: 'Whoever has more points from the games of the match goes on; the opponent is out.',
} as const satisfies Rule;

export const seeding = {
  key: 'wimbledon.seeding',
  id: 'Reglamentación 1',
  article: `${SEED}, 1`,
  text: 'The draw has always a power of two of places. Players are ordered as in Belgrade groups: the highest rating is number 1, the last number the lowest rating or the unrated player whom the alphabet puts last.',
} as const satisfies Rule;

export const groups = {
  key: 'wimbledon.groups',
  id: 'Reglamentación 2',
  article: `${SEED}, 2`,
  text: 'There are at least two groups, formed as in the Belgrade system, or more where needed.',
} as const satisfies Rule;

export const numbering = {
  key: 'wimbledon.numbering',
  id: 'Reglamentación 3-4',
  article: `${SEED}, 3-4`,
  text: 'The matches are arranged and numbered.',
} as const satisfies Rule;

export const finalists = {
  key: 'wimbledon.finalists',
  id: 'Reglamentación 5',
  article: `${SEED}, 5`,
  text: 'Numbers 1 and 2 do not meet before the end of the competition.',
} as const satisfies Rule;

export const colours = {
  key: 'wimbledon.colours',
  id: 'Reglamentación 6',
  article: `${SEED}, 6`,
  text: 'Colours are drawn by lot at the start of each match, and alternate from game to game.',
} as const satisfies Rule;

/** Where the option `lot` states none. */
export const coloursWithoutLot = {
  key: 'wimbledon.colours-without-lot',
  id: 'Reglamentación 6',
  article: `${SEED}, 6`,
  text: 'The text has colours drawn by lot at the start of each match; here no lot is stated: the program proposes them, and they alternate from game to game.',
} as const satisfies Rule;

export const bye = {
  key: 'wimbledon.bye',
  id: 'Reglamentación 7',
  article: `${SEED}, 7`,
  text: 'If a player is missing, number 1 has a bye in the first match; if more are missing, number 2 and so on.',
} as const satisfies Rule;

export const heads = {
  key: 'wimbledon.heads',
  id: 'Reglamentación 8',
  article: `${SEED}, 8`,
  text: 'With 32 players there are four heads, with 64 eight, and so on.',
} as const satisfies Rule;

export const crossing = {
  key: 'wimbledon.crossing',
  id: 'Reglamentación 9',
  article: `${SEED}, 9`,
  text: 'The winners of the first and the last match of the group meet, then those of the second and the last but one: 1 against 4 and 2 against 3. So do the winners of the groups.',
} as const satisfies Rule;

export const halves = {
  key: 'wimbledon.halves',
  id: 'Reglamentación 10',
  article: `${SEED}, 10`,
  text: 'The upper part of each group meets the lower part of the same group: the highest seed the lowest, and so on.',
} as const satisfies Rule;

export const arbiter = {
  key: 'wimbledon.arbiter',
  id: 'Wimbledon, árbitro',
  article: SEED,
  text: 'The arbiter has stated who goes on.',
} as const satisfies Rule;

export const walkover = {
  key: 'wimbledon.walkover',
  id: 'Wimbledon, sin jugar',
  article: SEED,
  text: 'Whoever has no opponent because of a forfeit, a withdrawal or an absence goes on without playing.',
} as const satisfies Rule;

export const thirdPlace = {
  key: 'wimbledon.third-place',
  id: 'Wimbledon, tercer lugar',
  article: SEED,
  text: 'Those who lost the semi-finals play for third place in the round of the final.',
} as const satisfies Rule;
