import {
  accept,
  checkTournament,
  type FaultList,
  type Issue,
  issue,
  type Outcome,
  type Place,
  refuse,
  refuseAll,
  remarksOn,
  type Tournament,
  type TournamentRecord,
  toldOf,
} from '../model/index.ts';
import { isList, readCsv } from './csv/read.ts';
import { writeCsv } from './csv/write.ts';
import { readJson } from './json/read.ts';
import { writeJson } from './json/write.ts';
import type { Reading } from './reading.ts';
import { textOf } from './text.ts';
import { readTrf, trfVersionOf } from './trf/read.ts';
import { writeTrf } from './trf/write.ts';

export { birthIn, type DateOrder } from './csv/birth.ts';
export { cellOf } from './csv/cell.ts';
export { type Cell, type CellRow, rowsIn, separatorAmong } from './csv/cells.ts';
export { CSV_COLUMNS, type CsvColumn, columnsOf } from './csv/columns.ts';
export { type Doubt, type ListedPerson, type ListedRow, peopleIn } from './csv/list.ts';
export { sexesIn } from './csv/sex.ts';
export { federationIn, fideIdIn, isNothing, ratingIn } from './csv/values.ts';
export { type Announced, readPlan } from './json/plan.ts';
export { JSON_EXPECTATIONS } from './json/shape.ts';
export { tournamentSchema } from './json/write.ts';
export { TRF_FIELDS } from './trf/field-names.ts';

export type FormatId = 'trf16' | 'trf26' | 'json' | 'csv';

export interface ReadRecord {
  readonly format: FormatId;
  readonly record: TournamentRecord;
  /** What the reader did not understand and kept, or what it wants to be known. Not faults. */
  readonly notices: readonly Issue[];
  /** Where in the file a fault of the record lies: the line of the player, the column of the round. */
  readonly placeOf: (issue: Issue) => Place | undefined;
}

export interface ReadTournament {
  readonly format: FormatId;
  readonly tournament: Tournament;
  readonly notices: readonly Issue[];
}

/** By content, not by name. */
export const recogniseFormat = (bytes: Uint8Array): FormatId | undefined => {
  const text = textOf(bytes);
  return text.ok ? formatOf(text.value) : undefined;
};

const formatOf = (text: string): FormatId | undefined => {
  if (/^[\s]*[{[]/.test(text)) return 'json';
  return trfVersionOf(text) ?? (isList(text) ? 'csv' : undefined);
};

const read = (bytes: Uint8Array): Outcome<Reading & { readonly format: FormatId }, Issue> => {
  const text = textOf(bytes);
  if (!text.ok) return text;
  const format = formatOf(text.value);
  switch (format) {
    case 'trf16':
    case 'trf26':
      return accept({ format, ...readTrf(text.value) });
    case 'json':
      return accept({ format, ...readJson(text.value) });
    case 'csv':
      return accept({ format, ...readCsv(text.value) });
    case undefined:
      return refuse(issue('format-not-recognised', {}, { line: 1, column: 1 }));
  }
};

/** Reads any of our formats. Refused: with every fault of the file's form. The record is not yet checked. */
export const readRecord = (bytes: Uint8Array): Outcome<ReadRecord, Issue> => {
  const reading = read(bytes);
  if (!reading.ok) return reading;
  const { format, record, notices, placeOf, faults } = reading.value;
  if (faults.length > 0 || !record) return refuseAll(toldOf(inOrder(faults.kept), faults.length));
  return accept({ format, record, notices: toldOf(notices.kept, notices.length), placeOf });
};

/**
 * Reads TRF16, TRF26, JSON or a list as CSV, recognised by content, and checks it. Refused: with every fault, of form and of
 * meaning, in the order of the file, each with its line and column. `notices` are remarks, no faults.
 *
 * @example
 * ```ts
 * import { readTournament, type Tournament } from '@pareo/engine';
 *
 * export const tournamentIn = (file: Uint8Array): Tournament => {
 *   const read = readTournament(file);
 *   if (read.ok) return read.value.tournament;
 *   throw new Error(read.faults.map(({ code, place }) => `${place?.line ?? 1}: ${code}`).join('\n'));
 * };
 * ```
 */
export const readTournament = (bytes: Uint8Array): Outcome<ReadTournament, Issue> => {
  const reading = read(bytes);
  if (!reading.ok) return reading;
  const { format, record, notices, faults } = reading.value;
  const checked = record ? checkTournament(record, reading.value.isConsequence) : refuseAll<Issue>([]);
  if (checked.ok && faults.length === 0) {
    for (const remark of remarksOn(checked.value.record)) notices.push(placed(remark, reading.value));
    return accept({ format, tournament: checked.value, notices: toldOf(notices.kept, notices.length) });
  }
  return refuseAll(together(faults, checked.ok ? [] : checked.faults, reading.value));
};

/** The faults of form and those of meaning, counted together. */
const together = (ofForm: FaultList, ofMeaning: readonly Issue[], reading: Reading): readonly Issue[] => {
  const found = ofMeaning.filter(({ code }) => code !== 'more-faults');
  const more = ofMeaning.flatMap(({ code, data }) => (code === 'more-faults' ? [data.count] : []));
  const kept = [...ofForm.kept, ...found.map(fault => placed(fault, reading))];
  const count = ofForm.length + found.length + more.reduce((sum, each) => sum + each, 0);
  return toldOf(inOrder(kept), count);
};

const placed = (found: Issue, { placeOf }: Reading): Issue => ({ ...found, place: placeOf(found) ?? START });

/** What is said of the whole file. */
const START: Place = { line: 1, column: 1 };

const inOrder = (faults: readonly Issue[]): readonly Issue[] =>
  [...faults].sort(
    (a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0) || (a.place?.column ?? 0) - (b.place?.column ?? 0),
  );

/**
 * Writes a record as `trf16`, `trf26`, `json` or `csv`. Refused: what the format cannot say is listed, and nothing is left
 * out in silence.
 *
 * @example
 * ```ts
 * import { type Tournament, writeRecord } from '@pareo/engine';
 *
 * export const asTrf26 = ({ record }: Tournament): string | undefined => {
 *   const written = writeRecord(record, 'trf26');
 *   return written.ok ? written.value : undefined;
 * };
 * ```
 */
export const writeRecord = (record: TournamentRecord, format: FormatId): Outcome<string, Issue> => {
  switch (format) {
    case 'trf16':
    case 'trf26':
      return writeTrf(record, format);
    case 'json':
      return writeJson(record);
    case 'csv':
      return accept(writeCsv(record));
  }
};
