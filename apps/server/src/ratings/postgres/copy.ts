import type { Client, Connection, Submitted } from 'pg';
import type { RatedPlayer } from '../rated-player.ts';
import { turnsOf } from '../rated-player.ts';

/* Rows go into PostgreSQL as COPY takes them: text, cells apart by tabs. Nothing else is half as fast. */

export const COLUMNS =
  'key, id, national_id, name, federation, sex, title, born, standard, rapid, blitz' as const;

export const TURN_COLUMNS = 'turned, federation, key';

/** One line of COPY. */
export const lineOf = (key: number, one: RatedPlayer): string =>
  `${key}\t${one.id ?? NONE}\t${text(one.nationalId)}\t${text(one.name)}\t${text(one.federation)}\t${one.sex ?? NONE}\t${text(one.title)}\t${one.born ?? NONE}\t${one.standard ?? NONE}\t${one.rapid ?? NONE}\t${one.blitz ?? NONE}\n`;

/** The lines of its turned names. */
export const turnLinesOf = (key: number, one: RatedPlayer): string => {
  const rest = `\t${text(one.federation)}\t${key}\n`;
  let lines = '';
  // Folded names have letters, figures and spaces alone.
  for (const turned of turnsOf(one.name)) lines += turned + rest;
  return lines;
};

const NONE = '\\N';

/** The database keeps no NUL. */
const text = (value: string | undefined): string => {
  if (value === undefined) return NONE;
  return SPECIAL.test(value)
    ? value.replace(/\0/g, '').replace(/[\\\t\n\r]/g, sign => ESCAPED[sign] ?? sign)
    : value;
};

const SPECIAL = /[\0\\\t\n\r]/;
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

export interface Sheet {
  readonly add: (lines: string) => void;
  /** What was added since it was last taken. */
  readonly take: () => Uint8Array;
}

/* Lines are made bytes a few thousand letters at a time: text that grows to megabytes word by word keeps the collector of
 * memory busier than everything else keeps the thread. */
const PIECE = 8192;
const MOST_BYTES_OF_A_LETTER = 3;

export const sheet = (size: number): Sheet => {
  let bytes = Buffer.allocUnsafe(size);
  let length = 0;
  let piece = '';
  const write = (): void => {
    const needed = length + piece.length * MOST_BYTES_OF_A_LETTER;
    if (needed > bytes.length) {
      const larger = Buffer.allocUnsafe(2 * needed);
      bytes.copy(larger, 0, 0, length);
      bytes = larger;
    }
    length += bytes.write(piece, length);
    piece = '';
  };
  return {
    add: lines => {
      piece += lines;
      if (piece.length > PIECE) write();
    },
    take: () => {
      write();
      const taken = bytes.subarray(0, length);
      bytes = Buffer.allocUnsafe(bytes.length);
      length = 0;
      return taken;
    },
  };
};

/** Sends the lines and waits until the database has them. */
export const copyInto = (client: Client, statement: string, lines: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    const nothing = (): void => undefined;
    let failed: Error | undefined;
    const submitted: Submitted = {
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: Connection) => {
        connection.sendCopyFromChunk(lines);
        connection.endCopyFrom();
      },
      handleError: (error: Error) => {
        failed = error;
        reject(error);
      },
      handleReadyForQuery: () => (failed === undefined ? resolve() : undefined),
      handleCommandComplete: nothing,
      handleRowDescription: nothing,
      handleDataRow: nothing,
      handlePortalSuspended: nothing,
      handleEmptyQuery: nothing,
    };
    client.query(submitted);
  });
