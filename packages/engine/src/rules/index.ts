export * from './classes.ts';
export * from './criterion.ts';
export * from './rule.ts';
export * from './ruling.ts';
export * from './weigh.ts';
export * from './working.ts';
