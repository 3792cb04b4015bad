import type { Clock } from '../clock.ts';
import type { StreamEvent } from '../wire.ts';

/** A heartbeat comes every 15 seconds: silence of this length is a dead connection. */
const SILENCE = 40_000;

export interface StreamParts {
  readonly address: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly hear: (event: StreamEvent) => void;
  /** Called once, when nothing more will come. */
  readonly lost: () => void;
}

/** Server-sent events by `fetch`, which tells a refusal from a cut and can be given up; gives the way to stop. */
export const readStream = ({ address, fetch, clock, hear, lost }: StreamParts): (() => void) => {
  const stop = new AbortController();
  let callOff = () => {};
  const cut = () => stop.abort();
  // The browser knows of a lost network long before the silence tells.
  if (typeof addEventListener === 'function') addEventListener('offline', cut);
  const alive = () => {
    callOff();
    callOff = clock.after(SILENCE, () => stop.abort());
  };
  const read = async () => {
    const response = await fetch(address, {
      headers: { accept: 'text/event-stream' },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: stop.signal,
    });
    if (!response.ok || !response.body) return;
    alive();
    const events = eventParser(hear);
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      events(decoder.decode(value, { stream: true }));
    }
  };
  // A cut connection is no fault of ours: it is lost, and the desk tries again.
  read()
    .catch(() => undefined)
    .finally(() => {
      callOff();
      if (typeof removeEventListener === 'function') removeEventListener('offline', cut);
      lost();
    });
  return () => stop.abort();
};

/** Pieces of text in, whole events out. Lines that we do not know, and heartbeats, are passed over. */
export const eventParser = (hear: (event: StreamEvent) => void): ((piece: string) => void) => {
  let rest = '';
  return piece => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventIn(block);
      if (event) hear(event);
    }
  };
};

const eventIn = (block: string): StreamEvent | undefined => {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) name = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  if (data.length === 0 && name === 'message') return undefined;
  const body = data.length === 0 ? {} : JSON.parse(data.join('\n'));
  switch (name) {
    case 'hello':
      return {
        kind: 'hello',
        version: body.version,
        build: body.build,
        ...(typeof body.acts === 'number' ? { acts: body.acts } : {}),
      };
    case 'entry':
      return { kind: 'entry', entry: body };
    case 'reset':
      return { kind: 'reset' };
    case 'bye':
      return { kind: 'bye', reason: body.reason ?? '' };
    default:
      return undefined;
  }
};
