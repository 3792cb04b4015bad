/* `@pareo/engine/systems`: the catalogue, and all that is needed to write a system. */
export * from '../position/index.ts';
export { isKnockout, placesOfRound, stagesAfter } from '../position/knockout/index.ts';
export * from '../rules/index.ts';
export * from './catalogue.ts';
export * from './define.ts';
export * from './descriptions.ts';
export { drawnByLot, numberedByLot } from './initial-order/drawn-numbers.ts';
export { type InitialRanking, leftToTheLot, rankedInitially } from './initial-order/initial-ranking.ts';
export { renumbered } from './initial-order/renumber.ts';
export * from './load.ts';
export * from './named.ts';
export * from './question.ts';
export { byBoardOrder, rankedPair } from './swiss/board-order.ts';
export * from './system.ts';
