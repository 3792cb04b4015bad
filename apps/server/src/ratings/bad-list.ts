import type { ListFailure } from '@pareo/host';

/** What is wrong with the file itself. */
export type BadListCode = Exclude<ListFailure, 'stopped' | 'fault'>;

/** The whole file is not what it should be. */
export class BadList extends Error {
  readonly code: BadListCode;
  readonly line: number | undefined;
  constructor(code: BadListCode, line?: number) {
    super(line === undefined ? code : `${code} (line ${line})`);
    this.code = code;
    this.line = line;
  }
}
