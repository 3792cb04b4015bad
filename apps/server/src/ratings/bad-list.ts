export type BadListCode =
  | 'no-list'
  | 'no-columns'
  | 'no-players'
  | 'line-without-end'
  | 'quote-without-end'
  | 'encoding'
  | 'lines'
  | 'zip';

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
