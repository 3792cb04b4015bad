export * from './explained.ts';
export * from './play.ts';
export * from './tournament.ts';
export * from './worked.ts';
