export * from './check.ts';
export * from './found.ts';
export * from './generate.ts';
export * from './settings.ts';
