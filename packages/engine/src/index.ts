export * from './formats/index.ts';
export * from './model/index.ts';
export * from './position/index.ts';
export * from './rules/index.ts';
export * from './systems/catalogue.ts';
export * from './systems/system.ts';
