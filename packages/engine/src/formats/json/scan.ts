import { LIMITS } from '../../model/index.ts';
import type { Path } from '../../shape/index.ts';

/** What is wrong with a text that should be JSON (RFC 8259), and where. */
export type ScanFault =
  | { readonly kind: 'syntax'; readonly offset: number }
  | { readonly kind: 'too-deep'; readonly offset: number }
  | { readonly kind: 'duplicate-key'; readonly offset: number; readonly path: Path };

/** Told of every value: where it begins, and how one gets there. */
type Visit = (path: Path, offset: number) => void;

/**
 * Walks through a JSON text. `JSON.parse` says what the values are; this says where they stand and, in the same words
 * on every machine, where the text ceases to be JSON. The first fault ends the walk; duplicate keys do not.
 */
export const scanJson = (text: string, visit?: Visit): Scanned => {
  const scanner: Scanner = { text, at: 0, path: [], faults: [], visit, count: 0 };
  if (scanValue(scanner)) {
    skipBlanks(scanner);
    if (scanner.at < text.length) stop(scanner, 'syntax');
  }
  return scanner;
};

/** The faults kept, and how many there are. */
export interface Scanned {
  readonly faults: readonly ScanFault[];
  readonly count: number;
}

interface Scanner {
  readonly text: string;
  at: number;
  readonly path: (string | number)[];
  readonly faults: ScanFault[];
  readonly visit: Visit | undefined;
  count: number;
}

/** The first are kept, all are counted. */
const tell = (scanner: Scanner, found: ScanFault): void => {
  if (scanner.count++ < LIMITS.faults) scanner.faults.push(found);
};

/* Each scanning function moves on and says whether it may go on. */

const stop = (scanner: Scanner, kind: 'syntax' | 'too-deep'): false => {
  tell(scanner, { kind, offset: scanner.at });
  return false;
};

const skipBlanks = (scanner: Scanner): void => {
  for (;;) {
    const unit = scanner.text.charCodeAt(scanner.at);
    if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return;
    scanner.at++;
  }
};

const scanValue = (scanner: Scanner): boolean => {
  skipBlanks(scanner);
  scanner.visit?.(scanner.path, scanner.at);
  if (scanner.path.length > LIMITS.depth) return stop(scanner, 'too-deep');
  switch (scanner.text[scanner.at]) {
    case '{':
      return scanMembers(scanner);
    case '[':
      return scanItems(scanner);
    case '"':
      return scanString(scanner);
    case 't':
      return scanWord(scanner, 'true');
    case 'f':
      return scanWord(scanner, 'false');
    case 'n':
      return scanWord(scanner, 'null');
    default:
      return scanNumber(scanner);
  }
};

const scanWord = (scanner: Scanner, word: string): boolean => {
  if (!scanner.text.startsWith(word, scanner.at)) return stop(scanner, 'syntax');
  scanner.at += word.length;
  return true;
};

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

const scanNumber = (scanner: Scanner): boolean => {
  NUMBER.lastIndex = scanner.at;
  const found = NUMBER.exec(scanner.text);
  if (!found) return stop(scanner, 'syntax');
  scanner.at += found[0].length;
  return true;
};

const ESCAPED = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;

const scanString = (scanner: Scanner): boolean => {
  for (scanner.at++; scanner.at < scanner.text.length; scanner.at++) {
    const unit = scanner.text.charCodeAt(scanner.at);
    if (unit === 0x22) {
      scanner.at++;
      return true;
    }
    if (unit < 0x20) return stop(scanner, 'syntax');
    if (unit !== 0x5c) continue;
    ESCAPED.lastIndex = scanner.at + 1;
    const escaped = ESCAPED.exec(scanner.text);
    if (!escaped) return stop(scanner, 'syntax');
    scanner.at += escaped[0].length;
  }
  return stop(scanner, 'syntax');
};

const scanItems = (scanner: Scanner): boolean =>
  scanList(scanner, ']', index => {
    scanner.path.push(index);
    const goesOn = scanValue(scanner);
    scanner.path.pop();
    return goesOn;
  });

const scanMembers = (scanner: Scanner): boolean => {
  const keys = new Set<string>();
  return scanList(scanner, '}', () => {
    skipBlanks(scanner);
    const from = scanner.at;
    if (scanner.text[from] !== '"') return stop(scanner, 'syntax');
    if (!scanString(scanner)) return false;
    const key = keyIn(scanner.text.slice(from, scanner.at));
    scanner.path.push(key);
    if (keys.has(key)) tell(scanner, { kind: 'duplicate-key', offset: from, path: [...scanner.path] });
    keys.add(key);
    skipBlanks(scanner);
    const goesOn = scanWord(scanner, ':') && scanValue(scanner);
    scanner.path.pop();
    return goesOn;
  });
};

const keyIn = (quoted: string): string =>
  quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);

/** What array and object share: opening, things with commas between them, closing. */
const scanList = (scanner: Scanner, closing: string, scanThing: (index: number) => boolean): boolean => {
  scanner.at++;
  skipBlanks(scanner);
  if (scanner.text[scanner.at] === closing) {
    scanner.at++;
    return true;
  }
  for (let index = 0; scanThing(index); index++) {
    skipBlanks(scanner);
    const next = scanner.text[scanner.at];
    if (next !== ',' && next !== closing) return stop(scanner, 'syntax');
    scanner.at++;
    if (next === closing) return true;
  }
  return false;
};
