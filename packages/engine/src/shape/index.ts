export * from './compounds.ts';
export * from './leaves.ts';
export * from './shape.ts';
export type * from './standard.ts';
