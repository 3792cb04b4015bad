import type { Issue, TournamentRecord } from '../../model/index.ts';
import { accepted } from '../../testing/index.ts';
import { readRecord, readTournament } from '../index.ts';
import { file } from './bytes.ts';

/** The record that a file of these lines gives. */
export const recordIn = (text: string): TournamentRecord => accepted(readRecord(file(text))).record;

export const noticesIn = (text: string): readonly string[] =>
  accepted(readRecord(file(text))).notices.map(described);

/** Every fault of form and of meaning: `line:column code`. */
export const faultsIn = (text: string): readonly string[] => {
  const read = readTournament(file(text));
  return read.ok ? [] : read.faults.map(described);
};

/** The data of the faults, for those that say more than where. */
export const dataOfFaultsIn = (text: string): readonly Issue['data'][] => {
  const read = readTournament(file(text));
  return read.ok ? [] : read.faults.map(fault => fault.data);
};

const described = ({ code, place }: Issue): string => `${place?.line}:${place?.column} ${code}`;

/**
 * A line with each text at its column, counted from 1: `line([1, '001'], [8, '7'], [15, 'Ana'])`. It is how a test
 * says columns in numbers, as the regulation does.
 */
export const line = (...texts: readonly (readonly [column: number, text: string])[]): string =>
  texts.reduce((before, [column, text]) => before.padEnd(column - 1) + text, '');
