import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface FileInZip {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** The same content gives the same file. */
const DATE = { mtime: new Date(2026, 0, 1), forceDosTimestamp: true };

/** A small zip of a few files, packed beside the thread that answers everybody. */
export const zipOf = (files: readonly FileInZip[]): Promise<Uint8Array> => {
  const zip = new ZipFile();
  for (const { name, content } of files) zip.addBuffer(Buffer.from(content), name, DATE);
  zip.end();
  return buffer(zip.outputStream);
};
