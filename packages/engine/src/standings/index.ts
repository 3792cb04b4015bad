export * from './check-ranks.ts';
export * from './crosstable.ts';
export * from './standings.ts';
export * from './why.ts';
