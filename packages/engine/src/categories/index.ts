/* `@pareo/engine/categories`: who belongs to a category, and its table. */

export * from './membership.ts';
export * from './standings.ts';
