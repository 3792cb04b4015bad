import { extname } from 'node:path';
import { type Outcome, type TournamentRecord, writeRecord } from '@pareo/engine';
import type { FormatId } from '@pareo/engine/formats';
import { accept, refuse } from '@pareo/engine/model';
import { callFault, type Fault } from './answer.ts';
import { displayName, STANDARD } from './files.ts';
import { inputFaults } from './tournament-file.ts';

export const FORMATS = ['trf16', 'trf26', 'json', 'csv'] as const satisfies readonly FormatId[];

const FORMAT_OF_ENDING: Readonly<Record<string, FormatId>> = {
  '.trf': 'trf16',
  '.trf16': 'trf16',
  '.trfx': 'trf16',
  '.fid': 'trf16',
  '.txt': 'trf16',
  '.trf26': 'trf26',
  '.json': 'json',
  '.csv': 'csv',
};

/** One ending for each format. */
const ENDINGS = ['.trf', '.trf26', '.json', '.csv'];

/** What the call asks for, otherwise what the ending of the name says. */
export const formatToWrite = (path: string, asked: FormatId | undefined): Outcome<FormatId, Fault> => {
  const format = asked ?? FORMAT_OF_ENDING[extname(path).toLowerCase()];
  return format === undefined
    ? refuse(
        callFault('format-unknown', {
          file: path,
          choices: path === STANDARD ? FORMATS.map(name => `--to ${name}`) : ENDINGS,
        }),
      )
    : accept(format);
};

/** What the format cannot express is a fault of the file to be written. */
export const contentOf = (
  record: TournamentRecord,
  format: FormatId,
  path: string,
): Outcome<string, Fault> => {
  const written = writeRecord(record, format);
  const file = path === STANDARD ? displayName(path) : path;
  return written.ok ? written : refuse(...inputFaults(written.faults, file));
};
