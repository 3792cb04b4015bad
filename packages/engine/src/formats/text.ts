import { accept, type Issue, issue, LIMITS, type Outcome, type Place, refuse } from '../model/index.ts';

/** The characters of a file: UTF-8 (with or without a byte order mark) where the bytes are valid UTF-8, else Latin-1. */
export const textOf = (file: Uint8Array): Outcome<string, Issue> => {
  if (file.length > LIMITS.bytes) {
    const data = { limit: 'bytes', maximum: LIMITS.bytes, found: file.length } as const;
    return refuse(issue('limit-exceeded', data, START));
  }
  const bytes = file.at(-1) === END_OF_FILE ? file.subarray(0, -1) : file;
  const kind = kindOfBinary(bytes);
  if (kind) return refuse(issue('not-a-text-file', { kind }, START));
  const units = new Uint16Array(bytes.length);
  const length = decodeUtf8(bytes, units) ?? decodeLatin1(bytes, units);
  if (length === undefined) return refuse(issue('not-a-text-file', { kind: 'binary' }, START));
  const text = stringOf(units, length);
  if (isBlank(text)) return refuse(issue('empty-file', {}, START));
  return accept(text);
};

/** CR, LF and CRLF end a line. One after the other: a file of nothing but line ends is never a list of them. */
export function* linesIn(text: string): Generator<string> {
  let from = 0;
  let nextFeed = text.indexOf('\n');
  let nextReturn = text.indexOf('\r');
  while (from < text.length) {
    if (nextFeed >= 0 && nextFeed < from) nextFeed = text.indexOf('\n', from);
    if (nextReturn >= 0 && nextReturn < from) nextReturn = text.indexOf('\r', from);
    const isReturn = nextReturn >= 0 && (nextFeed < 0 || nextReturn < nextFeed);
    const end = isReturn ? nextReturn : nextFeed;
    if (end < 0) {
      yield text.slice(from);
      return;
    }
    yield text.slice(from, end);
    from = end + (isReturn && nextFeed === end + 1 ? 2 : 1);
  }
}

/** Where in a text something stands that begins at an offset (in UTF-16 units). Each question costs one block. */
export const placesIn = (text: string): ((offset: number) => Place) => {
  const blocks = Math.floor(text.length / BLOCK) + 1;
  const [lines, columns] = [new Uint32Array(blocks), new Uint32Array(blocks)];
  const place = { line: 1, column: 1 };
  const walk = (from: number, to: number): void => {
    for (let at = from; at < to; at++) {
      const unit = text.charCodeAt(at);
      const endsLine = unit === LF || (unit === CR && text.charCodeAt(at + 1) !== LF);
      if (endsLine) {
        place.line++;
        place.column = 1;
      } else if (!isLowSurrogate(unit)) place.column++;
    }
  };
  for (let block = 0; block < blocks; block++) {
    lines[block] = place.line;
    columns[block] = place.column;
    walk(block * BLOCK, Math.min(text.length, (block + 1) * BLOCK));
  }
  return offset => {
    const block = Math.min(blocks - 1, Math.floor(offset / BLOCK));
    place.line = lines[block] ?? 1;
    place.column = columns[block] ?? 1;
    walk(block * BLOCK, Math.min(text.length, offset));
    return { ...place };
  };
};

const BLOCK = 1024;
const [LF, CR] = [0x0a, 0x0d];

/** The second half of a character that takes two units. */
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;

export const isBlank = (text: string): boolean => text.trim() === '';

const START = { line: 1, column: 1 } as const;
/** Old systems end a text file with this byte. */
const END_OF_FILE = 0x1a;

const SIGNATURES: readonly (readonly [kind: string, bytes: readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['gzip', [0x1f, 0x8b]],
  ['office', [0xd0, 0xcf, 0x11, 0xe0]],
  ['utf-16', [0xff, 0xfe]],
  ['utf-16', [0xfe, 0xff]],
];

const kindOfBinary = (bytes: Uint8Array): string | undefined =>
  SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0];

/** Control characters that our files do not have. Allowed: tab, LF, CR. */
const isControl = (byte: number): boolean =>
  (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f;

/** The number of code units written, or nothing when the bytes are not UTF-8, or hold a control character. */
const decodeUtf8 = (bytes: Uint8Array, units: Uint16Array): number | undefined => {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  let at = hasMark ? 3 : 0;
  let written = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) {
      if (isControl(first)) return undefined;
      units[written++] = first;
      at++;
      continue;
    }
    const size = sizeOfSequence(first);
    const point = size === 0 ? undefined : pointOf(bytes, at, size);
    if (point === undefined) return undefined;
    if (point > 0xffff) {
      units[written++] = 0xd800 + ((point - 0x10000) >> 10);
      units[written++] = 0xdc00 + ((point - 0x10000) & 0x3ff);
    } else units[written++] = point;
    at += size;
  }
  return written;
};

const sizeOfSequence = (first: number): number => {
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
};

const SMALLEST_OF_SIZE: readonly number[] = [0, 0, 0x80, 0x800, 0x10000];

/** Refuses what the standard refuses: missing bytes, overlong forms, surrogates, beyond the last code point. */
const pointOf = (bytes: Uint8Array, at: number, size: number): number | undefined => {
  let point = (bytes[at] ?? 0) & (0xff >> (size + 1));
  for (let next = 1; next < size; next++) {
    const byte = bytes[at + next] ?? 0;
    if ((byte & 0xc0) !== 0x80) return undefined;
    point = (point << 6) | (byte & 0x3f);
  }
  const isSurrogate = point >= 0xd800 && point <= 0xdfff;
  return point < (SMALLEST_OF_SIZE[size] ?? 0) || isSurrogate || point > 0x10ffff ? undefined : point;
};

/* Files called Latin-1 are in practice Windows-1252, which puts these characters where Latin-1 has controls. */
const FROM_0X80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const decodeLatin1 = (bytes: Uint8Array, units: Uint16Array): number | undefined => {
  for (const [at, byte] of bytes.entries()) {
    const unit = byte >= 0x80 && byte < 0xa0 ? FROM_0X80.charCodeAt(byte - 0x80) : byte;
    if (isControl(byte) || (byte >= 0x80 && unit === 0x20)) return undefined;
    units[at] = unit;
  }
  return bytes.length;
};

/** In pieces: a call takes a limited number of arguments. */
const stringOf = (units: Uint16Array, length: number): string => {
  let text = '';
  for (let from = 0; from < length; from += 4096)
    text += Reflect.apply(
      String.fromCharCode,
      undefined,
      units.subarray(from, Math.min(length, from + 4096)),
    );
  return text;
};
