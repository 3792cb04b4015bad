/* `@pareo/engine/prizes`: the plan of a tournament's prizes, and who gets what of it, and why. */

export { isOf } from './adjusted.ts';
export * from './divide.ts';
export * from './divide-prizes.ts';
export type { Method } from './priced.ts';
export type { Ranked } from './ranked.ts';
export * from './rules.ts';
