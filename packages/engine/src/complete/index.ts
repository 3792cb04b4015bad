export * from './complete.ts';
export * from './round.ts';
export * from './standings.ts';
