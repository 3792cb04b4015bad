export * from './acceleration.ts';
export * from './floats.ts';
export * from './position.ts';
export * from './scores.ts';
export * from './team-matches.ts';
export * from './team-participants.ts';
export * from './team-rounds.ts';
