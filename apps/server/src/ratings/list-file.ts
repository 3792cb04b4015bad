import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import type { RatedPlayer, RatingKind } from './rated-player.ts';
import { type LineReader, textReader } from './text-list.ts';
import { isZip, memberOf } from './unzip.ts';
import { xmlReader } from './xml-list.ts';

export class BadList extends Error {}

/** Longer than any line of a list. */
const LONGEST_LINE = 10_000;

/** The players of a list, text or XML, packed or not, as they are read. A line that is no player is left out. */
export async function* playersIn(path: string, kind: RatingKind): AsyncGenerator<RatedPlayer> {
  const start = Buffer.alloc(4);
  const file = openSync(path, 'r');
  readSync(file, start, 0, 4, 0);
  closeSync(file);
  const stream = isZip(start) ? memberOf(path) : createReadStream(path);
  stream.setEncoding('utf8');
  let read: ((piece: string) => readonly (RatedPlayer | undefined)[]) | undefined;
  let before = '';
  for await (const piece of stream as AsyncIterable<string>) {
    if (read === undefined) {
      before += piece;
      read = readerFor(before.replace(/^\uFEFF/, ''), kind);
      if (read === undefined) {
        if (before.length > LONGEST_LINE) throw new BadList('it is no list of ratings');
        continue;
      }
      for (const player of read(before)) if (player !== undefined) yield player;
    } else for (const player of read(piece)) if (player !== undefined) yield player;
  }
  if (read === undefined) throw new BadList('it is no list of ratings');
  for (const player of read('\n')) if (player !== undefined) yield player;
}

/** Undefined: more must be seen first. */
const readerFor = (start: string, kind: RatingKind) => {
  if (/^\s*</.test(start)) {
    if (/<playerslist>/.test(start)) return xmlReader(kind);
    return undefined;
  }
  const end = start.indexOf('\n');
  if (end < 0) return undefined;
  const reader = textReader(start.slice(0, end), kind);
  if (reader === undefined) throw new BadList('its first line names no columns');
  return linesWith(reader);
};

/** The first line is the header. */
const linesWith = (reader: LineReader) => {
  let rest = '';
  let isFirst = true;
  return (piece: string): readonly (RatedPlayer | undefined)[] => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new BadList('a line without an end');
    const players = (isFirst ? lines.slice(1) : lines).map(reader);
    if (lines.length > 0) isFirst = false;
    return players;
  };
};
