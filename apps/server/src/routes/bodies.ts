import type { IncomingMessage } from 'node:http';
import { jsonFault } from '../nesting.ts';
import type { Misunderstood } from '../texts/problem-texts.ts';

export class TooLarge extends Error {}
/** The other side went away in the middle. */
export class CutOff extends Error {}

/** Milliseconds for a body that is kept in memory; files that go to the disk have the time of the whole request. */
const LONGEST_BODY = 30_000;

/* The whole body, or `TooLarge` as soon as it is known to be. Read from Node's own request: a stream of the web for each
 * act costs more than the act. What comes after the limit is let run out unread, so that the answer still arrives. */
export const readBody = (request: IncomingMessage, largest: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const tooLarge = () => {
      request.removeAllListeners('data');
      request.resume();
      reject(new TooLarge());
    };
    if (Number(request.headers['content-length'] ?? 0) > largest) {
      tooLarge();
      return;
    }
    const alarm = setTimeout(() => request.destroy(), LONGEST_BODY);
    request.once('close', () => clearTimeout(alarm));
    request.once('end', () => clearTimeout(alarm));
    const pieces: Uint8Array[] = [];
    let length = 0;
    request.on('data', (piece: Uint8Array) => {
      length += piece.length;
      if (length > largest) tooLarge();
      else pieces.push(piece);
    });
    request.once('end', () => resolve(new Uint8Array(Buffer.concat(pieces))));
    request.once('error', () => reject(new CutOff()));
    request.once('close', () => reject(new CutOff()));
  });

type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly what: Misunderstood };

const WHAT = { 'too-deep': 'too-deep', 'too-many': 'too-many-values', nul: 'nul' } as const;

/** Looked at before it is parsed: what is nested without end never becomes a value. */
export const parsedJson = (bytes: Uint8Array): Parsed => {
  const fault = jsonFault(bytes);
  if (fault !== undefined) return { ok: false, what: WHAT[fault] };
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, what: 'not-json' };
  }
};
