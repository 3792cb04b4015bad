import { closeSync, createReadStream, fstatSync, openSync, type ReadStream, readSync } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { BadList } from './bad-list.ts';

/* The one file in a zip, as a stream. Names inside are not used; a file that grows beyond measure is given up on the way. By hand, because
 * nothing but a zip of one file is a rating list (decision 1222). */

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const LONGEST_END = 22 + 65_535;
const MOST_BYTES = 1024 ** 3;
const MOST_RATIO = 200;
const PIECE = 256 * 1024;

export const isZip = (start: Uint8Array): boolean =>
  start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4;

export const memberOf = (path: string): { readonly packed: ReadStream; readonly plain: Readable } => {
  const { at, size, method } = placeOf(path);
  const packed = createReadStream(path, { start: at, end: at + size - 1 });
  if (method === 0) return { packed, plain: packed };
  const inflate = createInflateRaw({ chunkSize: PIECE });
  const plain = packed.pipe(inflate).pipe(limited(size));
  packed.on('error', error => plain.destroy(error));
  inflate.on('error', () => plain.destroy(new BadList('zip')));
  return { packed, plain };
};

/** Passes everything on until it is too much. */
const limited = (packed: number): Transform => {
  let length = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      length += piece.length;
      if (length > MOST_BYTES || length > Math.max(1024 * 1024, packed * MOST_RATIO))
        done(new BadList('zip'));
      else done(undefined, piece);
    },
  });
};

interface Place {
  readonly at: number;
  readonly size: number;
  readonly method: number;
}

const placeOf = (path: string): Place => {
  const file = openSync(path, 'r');
  try {
    const { size: length } = fstatSync(file);
    const read = (at: number, count: number): Buffer => {
      const bytes = Buffer.alloc(Math.min(count, Math.max(0, length - at)));
      readSync(file, bytes, 0, bytes.length, at);
      return bytes;
    };
    const tail = read(Math.max(0, length - LONGEST_END), LONGEST_END);
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    if (end < 0 || tail.length < end + 22 || tail.readUInt32LE(end) !== END) throw new BadList('zip');
    if (tail.readUInt16LE(end + 10) !== 1) throw new BadList('zip');
    const entry = read(tail.readUInt32LE(end + 16), 46);
    if (entry.length < 46 || entry.readUInt32LE(0) !== CENTRAL) throw new BadList('zip');
    const method = entry.readUInt16LE(10);
    if (method !== 0 && method !== 8) throw new BadList('zip');
    const size = entry.readUInt32LE(20);
    const header = entry.readUInt32LE(42);
    const local = read(header, 30);
    if (local.length < 30 || local.readUInt32LE(0) !== LOCAL) throw new BadList('zip');
    const at = header + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
    if (size === 0 || at + size > length) throw new BadList('zip');
    return { at, size, method };
  } finally {
    closeSync(file);
  }
};
