import type { IncomingMessage } from 'node:http';

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
