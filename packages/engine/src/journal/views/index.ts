export * from './assuming.ts';
export * from './for-report.ts';
export { optionsBefore } from './options.ts';
export { recordBefore, recordForStandings } from './record.ts';
