export * from './bit-graph.ts';
export * from './certificate.ts';
export * from './contraction.ts';
export * from './costs.ts';
export * from './maximum-matching.ts';
export * from './perfect-matching.ts';
export * from './tight-graph.ts';
export * from './trial.ts';
