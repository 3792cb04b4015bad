import { LIMITS } from '@pareo/engine/model';

/* A look at JSON before it is parsed: how deep it is nested, how many values it has, and whether a text in it holds the
 * character that no database keeps. One walk over the bytes, without a stack. */

export type JsonFault = 'too-deep' | 'too-many' | 'nul';

const [QUOTE, BACKSLASH, COMMA, SMALL_U, ZERO] = [0x22, 0x5c, 0x2c, 0x75, 0x30];
const isOpening = (byte: number): boolean => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number): boolean => byte === 0x5d || byte === 0x7d;

/** What keeps it from being parsed; whether it is JSON at all, the parser says. */
export const jsonFault = (bytes: Uint8Array, mostValues: number = LIMITS.values): JsonFault | undefined => {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      const end = endOfText(bytes, at + 1);
      if (end < 0) return 'nul';
      at = end;
    } else if (isOpening(byte)) {
      depth += 1;
      values += 1;
      if (depth > LIMITS.depth) return 'too-deep';
    } else if (isClosing(byte)) depth -= 1;
    else if (byte === COMMA) values += 1;
    else if (byte === 0) return 'nul';
    if (values > mostValues) return 'too-many';
  }
  return undefined;
};

/** Where the text ends whose first character stands there; -1 where it holds NUL. */
const endOfText = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) return at;
    if (byte === 0) return -1;
    if (byte !== BACKSLASH) continue;
    at += 1;
    if (bytes[at] === SMALL_U && [1, 2, 3, 4].every(next => bytes[at + next] === ZERO)) return -1;
  }
  return bytes.length;
};

/** What stood below the levels that are read. */
const LEFT_OUT = '…';

/** The value down to the levels that are read. */
export const cutToDepth = (value: unknown, levels: number = LIMITS.depth): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return LEFT_OUT;
  if (Array.isArray(value)) return value.map(item => cutToDepth(item, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, cutToDepth(item, levels - 1)]),
  );
};

/** Of the values in the lists of a document: those that are nested too deep, by where they begin and end. */
export const deepItems = (bytes: Uint8Array): readonly (readonly [from: number, to: number])[] => {
  const found: [number, number][] = [];
  let depth = 0;
  let from = 0;
  let deepest = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      const end = endOfText(bytes, at + 1);
      if (end < 0) return [];
      at = end;
    } else if (isOpening(byte)) {
      depth += 1;
      if (depth === IN_A_LIST) [from, deepest] = [at, depth];
      deepest = Math.max(deepest, depth);
    } else if (isClosing(byte)) {
      if (depth === IN_A_LIST && deepest > LIMITS.depth) found.push([from, at + 1]);
      depth -= 1;
    }
  }
  return found;
};
/** The document, its list, its item. */
const IN_A_LIST = 3;
