/* The browser takes a stream up again by itself when its connection is cut, but gives up for good at an answer that is no
 * stream: a proxy whose server restarts, a database that is away, too many at once. Pages stay open for hours: they ask again. */

/** What we read of an event of the stream; `open` and `error` have none of it. */
export interface Heard {
  readonly data: string;
  readonly lastEventId?: string;
}

type Hears = Readonly<Record<string, (event: Heard) => void>>;

export interface LastingStream {
  readonly close: () => void;
}

/** Not all at once, and longer each time. */
const FIRST_WAIT = 3000;
const LAST_WAIT = 30_000;

/** `address`: with the id of the last event that was heard; empty before the first. */
export const lastingStream = (address: (last: string) => string, hears: Hears): LastingStream => {
  let last = '';
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource;
  const open = (): void => {
    const opened = new EventSource(address(last));
    source = opened;
    opened.addEventListener('open', () => {
      wait = FIRST_WAIT;
    });
    for (const [name, hear] of Object.entries(hears))
      opened.addEventListener(name, event => {
        const heard = event as unknown as Heard;
        last = heard.lastEventId || last;
        hear(heard);
      });
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, wait * (0.5 + Math.random()));
      wait = Math.min(LAST_WAIT, wait * 2);
    });
  };
  open();
  return {
    close: () => {
      clearTimeout(timer);
      source.close();
    },
  };
};
