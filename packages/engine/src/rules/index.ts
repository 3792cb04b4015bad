export * from './rule.ts';
export * from './ruling.ts';
