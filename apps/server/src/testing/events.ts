/** An event of a stream, as read. */
export interface StreamEvent {
  readonly event: string;
  readonly id?: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an event.
  readonly data: any;
}

export interface EventReader {
  readonly status: number;
  readonly events: readonly StreamEvent[];
  /** Until so many have come, or one that fits. */
  readonly until: (fits: (events: readonly StreamEvent[]) => boolean) => Promise<readonly StreamEvent[]>;
  readonly close: () => void;
}

export const readEvents = async (
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventReader> => {
  const stop = new AbortController();
  const response = await fetch(url, { headers, signal: stop.signal });
  const events: StreamEvent[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const read = async (): Promise<void> => {
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
      const blocks = (rest + decoder.decode(piece.value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event !== undefined) events.push(event);
      }
      for (const look of waiting) look();
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
      for (const look of waiting) look();
    });
  return {
    status: response.status,
    events,
    until: fits =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (fits(events)) {
            waiting.delete(look);
            resolve(events);
          } else if (isOver) {
            waiting.delete(look);
            reject(new Error(`the stream ended after ${JSON.stringify(events)}`));
          }
        };
        waiting.add(look);
        look();
      }),
    close: () => stop.abort(),
  };
};

const eventIn = (block: string): StreamEvent | undefined => {
  const field = (name: string) =>
    block
      .split('\n')
      .find(line => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const event = field('event');
  if (event === undefined) return undefined;
  const id = field('id');
  return { event, ...(id === undefined ? {} : { id: Number(id) }), data: JSON.parse(field('data') ?? '{}') };
};
