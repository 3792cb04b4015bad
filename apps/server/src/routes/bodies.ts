import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@pareo/engine/model';
import { heavyOf } from '../access/turns.ts';
import type { Who } from '../access/who.ts';
import type { Server } from '../server.ts';
import type { JobOf } from '../work/jobs.ts';
import { WorkStopped } from '../work/work.ts';
import { type JsonBody, jsonBody } from './json-body.ts';
import { type Problem, problem, tooMany } from './problems.ts';
import type { Route } from './route.ts';

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

export interface Body {
  readonly kind: 'body';
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What the shape of the route makes of them. */
  readonly body?: unknown;
}

/** The body of a request as its route wants it. */
export const bodyOf = async (
  server: Server,
  { body: shape, largest = LIMITS.request, ...definition }: Route,
  given: { readonly who: Who; readonly incoming: IncomingMessage },
): Promise<Body | Problem> => {
  if (shape !== undefined && typeOf(given.incoming) !== 'application/json')
    return problem('wrong-media-type', { wanted: 'application/json' });
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = await readBody(given.incoming, largest);
  } catch (error) {
    if (error instanceof TooLarge) return problem('too-large', { limit: `${largest / 1024 / 1024} MB` });
    if (error instanceof CutOff) return problem('malformed', { what: 'cut-off' });
    throw error;
  }
  const wait = waitFor(server, given.who, bytes.length);
  if (wait > 0) return tooMany(wait);
  if (shape === undefined) return { kind: 'body', bytes };
  const { hasWish, readAside } = definition;
  const read =
    readAside === undefined || bytes.length <= LIMITS.request
      ? jsonBody(bytes, { shape, hasWish })
      : await aside(server, { of: readAside, bytes }, given.who);
  return read.kind === 'problem' ? read : { ...read, bytes };
};

const typeOf = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The largest body empties the bucket: it is never refused for ever. */
const waitFor = ({ rates, options }: Server, who: Who, bytes: number): number =>
  who.kind === 'nobody'
    ? 0
    : rates.take('bytes', who.session, Math.min(options.rates.bytes.count, Math.ceil(bytes / 1024)));

/** Where it can be ended: whatever is in it, it keeps nobody else waiting. */
const aside = async ({ work }: Server, large: JobOf<'body'>, who: Who): Promise<JsonBody> => {
  try {
    return await work.run('body', large, { thread: 'upload', of: who.kind === 'nobody' ? '' : heavyOf(who) });
  } catch (error) {
    if (error instanceof WorkStopped) return problem('work-stopped', {});
    throw error;
  }
};
