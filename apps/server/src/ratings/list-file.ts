import { closeSync, createReadStream, openSync, type ReadStream, readSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { BadList } from './bad-list.ts';
import { csvList } from './national/csv-list.ts';
import { decoderOf } from './national/encodings.ts';
import type { Plan } from './national/plan.ts';
import type { Line, ListReader, RatingKind } from './rated-player.ts';
import { type FoundList, LONGEST_LINE, textList } from './text-list.ts';
import { isZip, memberOf } from './unzip.ts';
import { hasFirstPlayer, xmlList } from './xml-list.ts';

/** Whose list a file is, and how it is read. */
export type ListSource =
  | { readonly from: 'fide'; readonly kind: RatingKind }
  | { readonly from: 'national'; readonly federation: string; readonly plan: Plan };

export interface OpenList {
  /** What the file has, line by line, as it is read. */
  readonly lines: AsyncIterable<readonly Line[]>;
  /** How much of the file has been read, up to 1. */
  readonly part: () => number;
  /** Of FIDE, with the three ratings: known after the first lines. */
  readonly isCombined: () => boolean;
}

/** A list, text, XML or cells, packed or not. */
export const openList = (path: string, source: ListSource): OpenList => {
  const size = Math.max(1, statSync(path).size);
  const file: ReadStream | { readonly packed: ReadStream; readonly plain: Readable } = isZip(startOf(path))
    ? memberOf(path)
    : createReadStream(path);
  const bytes = file instanceof Readable ? file : file.plain;
  const counted = file instanceof Readable ? file : file.packed;
  let isCombined = false;
  return {
    lines:
      source.from === 'national'
        ? cellsIn(bytes, source)
        : fideIn(bytes, source.kind, found => {
            isCombined = found.isCombined;
          }),
    part: () => Math.min(1, counted.bytesRead / size),
    isCombined: () => isCombined,
  };
};

const startOf = (path: string): Uint8Array => {
  const start = Buffer.alloc(4);
  const file = openSync(path, 'r');
  readSync(file, start, 0, 4, 0);
  closeSync(file);
  return start;
};

async function* cellsIn(
  bytes: AsyncIterable<Uint8Array>,
  { plan, federation }: Extract<ListSource, { from: 'national' }>,
): AsyncGenerator<readonly Line[]> {
  const decoder = decoderOf(plan.encoding);
  const read = csvList(plan, federation);
  const whole = nulWatch();
  let isFirst = true;
  for await (const piece of bytes) {
    const text = whole(decoder.piece(piece));
    yield read(isFirst ? text.replace(/^\uFEFF/, '') : text);
    if (text !== '') isFirst = false;
  }
  yield read(`${decoder.end()}\n`);
}

async function* fideIn(
  stream: Readable,
  kind: RatingKind,
  tell: (found: FoundList) => void,
): AsyncGenerator<readonly Line[]> {
  stream.setEncoding('utf8');
  let read: ListReader | undefined;
  let before = '';
  const whole = nulWatch();
  for await (const piece of stream as AsyncIterable<string>) {
    whole(piece);
    if (read !== undefined) {
      yield read(piece);
      continue;
    }
    before = (before + piece).replace(/^\uFEFF/, '');
    const found = listBeginning(before, kind);
    if (found === undefined && before.length > LONGEST_START) throw new BadList('no-list');
    if (found === undefined) continue;
    tell(found);
    read = found.read;
    yield read(before);
  }
  if (read === undefined) throw new BadList('no-list');
  yield read('\n');
}

const LONGEST_START = 10 * LONGEST_LINE;

/** Undefined: more must be seen first. */
const listBeginning = (start: string, kind: RatingKind): FoundList | undefined => {
  if (/^\s*</.test(start))
    return start.includes('<playerslist>') && hasFirstPlayer(start) ? xmlList(start, kind) : undefined;
  const end = start.indexOf('\n');
  if (end < 0) return undefined;
  const found = textList(start.slice(0, end), kind);
  if (found === undefined) throw new BadList('no-columns');
  return found;
};

/** The text as it is; `BadList` at the character that no database keeps. */
const nulWatch = (): ((text: string) => string) => {
  let lines = 1;
  return text => {
    const at = text.indexOf('\0');
    const seen = at < 0 ? text : text.slice(0, at);
    for (let end = seen.indexOf('\n'); end >= 0; end = seen.indexOf('\n', end + 1)) lines += 1;
    if (at >= 0) throw new BadList('nul', lines);
    return text;
  };
};
