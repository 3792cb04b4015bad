export * from './play.ts';
export * from './tournament.ts';
