export * from './tournament.ts';
