export * from './criterion.ts';
export * from './rule.ts';
export * from './ruling.ts';
