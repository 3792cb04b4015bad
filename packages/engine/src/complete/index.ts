export * from './complete.ts';
export * from './numbers.ts';
export * from './prizes.ts';
export * from './round.ts';
export * from './standings.ts';
