export * from './acceleration.ts';
export * from './floats.ts';
export * from './position.ts';
export * from './scores.ts';
