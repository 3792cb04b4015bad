import { BadList } from '../bad-list.ts';

/* The ways in which federations write letters. */

export const ENCODINGS = ['utf-8', 'windows-1252', 'latin-1'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** UTF-8 where the bytes are; otherwise what Windows writes in the west. A beginning may end in the middle of a letter. */
export const encodingOf = (start: Uint8Array): Encoding => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return 'utf-8';
  } catch {
    // Not UTF-8.
    return 'windows-1252';
  }
};

/** Takes bytes as they come. What is not in the encoding is refused, with the line where it stands. */
export const decoderOf = (
  encoding: Encoding,
): { readonly piece: (bytes: Uint8Array) => string; readonly end: () => string } =>
  encoding === 'utf-8' ? utf8() : { piece: bytes => singleBytes(bytes, encoding), end: () => '' };

/** The beginning of a file, that may end in the middle of a letter. */
export const decodedStart = (start: Uint8Array, encoding: Encoding): string =>
  encoding === 'utf-8'
    ? new TextDecoder('utf-8').decode(start, { stream: true })
    : singleBytes(start, encoding);

/** What Windows has where Latin-1 has no letters, from 0x80 on; five places have no sign. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const singleBytes = (bytes: Uint8Array, encoding: Encoding): string => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return encoding === 'latin-1'
    ? text
    : text.replace(/[\u0080-\u009f]/g, sign => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
};

const utf8 = () => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lines = 0;
  return {
    piece: (bytes: Uint8Array): string => {
      try {
        const text = decoder.decode(bytes, { stream: true });
        lines += linesIn(bytes);
        return text;
      } catch {
        // The decoder does not say where.
        throw new BadList('encoding', lines + lineOfFault(bytes));
      }
    },
    end: (): string => {
      try {
        return decoder.decode();
      } catch {
        // Cut off in the middle of a letter.
        throw new BadList('encoding', lines + 1);
      }
    },
  };
};

const LINE_END = 10;

const linesIn = (bytes: Uint8Array): number => {
  let count = 0;
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) count += 1;
  return count;
};

/** From 1. The first line may have begun in the piece before: what is wrong there is found by all others being right. */
const lineOfFault = (bytes: Uint8Array): number => {
  let from = bytes.indexOf(LINE_END) + 1;
  for (let line = 2; from > 0; line += 1) {
    const next = bytes.indexOf(LINE_END, from);
    if (next >= 0 && !isUtf8(bytes.subarray(from, next))) return line;
    from = next + 1;
  }
  return 1;
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // That is the answer.
    return false;
  }
};
