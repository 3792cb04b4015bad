import type { Rule } from '../../rules/index.ts';

const SEED = 'Mexican manual, Belgrade';

export const order = {
  key: 'belgrade.order',
  id: 'Sistema Belgrado, 1',
  article: SEED,
  text: 'Players are ordered by rating; with equal ratings by title; the unrated by the alphabet.',
} as const satisfies Rule;

export const snake = {
  key: 'belgrade.snake',
  id: 'Sistema Belgrado, 2',
  article: SEED,
  text: 'The groups are filled in the order of the seeding, forth and back: 1 2 3 4, 8 7 6 5, 9 10 11 12.',
} as const satisfies Rule;

export const byItself = {
  key: 'belgrade.by-itself',
  id: 'Sistema Belgrado, grupos',
  article: SEED,
  text: 'Each group is paired by itself, as a tournament of its own.',
} as const satisfies Rule;

export const finished = {
  key: 'belgrade.finished',
  id: 'Sistema Belgrado, descanso',
  article: SEED,
  text: 'A group that has played all its rounds rests while the others go on.',
} as const satisfies Rule;

export const BELGRADE_RULES = [order, snake, byItself, finished] as const satisfies readonly Rule[];
