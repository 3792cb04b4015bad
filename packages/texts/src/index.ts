export * from './cli-texts.ts';
export * from './describe.ts';
export * from './language.ts';
export * from './ruling-texts.ts';
export * from './subjects.ts';
export * from './system-texts.ts';
export * from './texts.ts';
