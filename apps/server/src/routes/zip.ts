import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export interface FileInZip {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
const DEFLATE = 8;
/** 1 January 2026: the same content gives the same file. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** Not on the thread that answers everybody. */
const deflating = promisify<Uint8Array, Buffer>((plain, done) => deflateRaw(plain, done));

/** A small zip: a few files, compressed, nothing else of the format. */
export const zipOf = async (files: readonly FileInZip[]): Promise<Uint8Array> => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const nameBytes = Buffer.from(name);
    const plain = Buffer.from(content);
    const packed = await deflating(plain);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(UTF8, 2);
    common.writeUInt16LE(DEFLATE, 4);
    common.writeUInt16LE(0, 6);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(checksum(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(plain.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([signature(LOCAL), common, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([signature(CENTRAL), twoBytes(VERSION), common, tail.subarray(0, 14), nameBytes]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, central, signature(END), end]));
};

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const twoBytes = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};

const checksum = (bytes: Buffer): number => crc32(bytes);
