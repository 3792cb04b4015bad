import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/* The one file in a zip, as a stream. Names inside are not used; a file that grows beyond measure is given up on the way. */

export class BadZip extends Error {}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const LONGEST_END = 22 + 65_535;
const MOST_BYTES = 1024 ** 3;
const MOST_RATIO = 200;

export const isZip = (start: Uint8Array): boolean =>
  start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4;

export const memberOf = (path: string): Readable => {
  const { at, size, method } = placeOf(path);
  const packed = createReadStream(path, { start: at, end: at + size - 1 });
  if (method === 0) return packed;
  const plain = packed.pipe(createInflateRaw()).pipe(limited(size));
  packed.on('error', error => plain.destroy(error));
  return plain;
};

/** Passes everything on until it is too much. */
const limited = (packed: number): Transform => {
  let length = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      length += piece.length;
      if (length > MOST_BYTES || length > Math.max(1024 * 1024, packed * MOST_RATIO))
        done(new BadZip('it grows beyond measure'));
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
    if (end < 0 || tail.length < end + 22 || tail.readUInt32LE(end) !== END) throw new BadZip('no directory');
    if (tail.readUInt16LE(end + 10) !== 1) throw new BadZip('one file is expected in it');
    const entry = read(tail.readUInt32LE(end + 16), 46);
    if (entry.length < 46 || entry.readUInt32LE(0) !== CENTRAL) throw new BadZip('no entry');
    const method = entry.readUInt16LE(10);
    if (method !== 0 && method !== 8) throw new BadZip('packed in an unknown way');
    const size = entry.readUInt32LE(20);
    const header = entry.readUInt32LE(42);
    const local = read(header, 30);
    if (local.length < 30 || local.readUInt32LE(0) !== LOCAL) throw new BadZip('no file');
    const at = header + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
    if (size === 0 || at + size > length) throw new BadZip('it is cut off');
    return { at, size, method };
  } finally {
    closeSync(file);
  }
};
