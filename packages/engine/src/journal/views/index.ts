export * from './assuming.ts';
export * from './for-report.ts';
export { recordBefore, recordForStandings } from './record.ts';
