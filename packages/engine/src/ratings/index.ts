/* `@pareo/engine/ratings`: what a tournament does to ratings, game by game, by the text in force on its first day. */

export * from './change.ts';
export * from './editions.ts';
export * from './encounters.ts';
export * from './expected.ts';
export * from './first-rating.ts';
export * from './is-rated.ts';
export * from './k.ts';
export * from './performance.ts';
export * from './rating-used.ts';
export * from './report.ts';
export * from './rules.ts';
export * from './tables.ts';
export * from './time.ts';
