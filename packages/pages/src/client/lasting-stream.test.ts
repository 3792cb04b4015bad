import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastingStream } from './lasting-stream.ts';

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 0;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Source.all.push(this);
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
  fail(isForGood: boolean): void {
    this.readyState = isForGood ? Source.CLOSED : 0;
    this.dispatchEvent(new Event('error'));
  }
}

beforeEach(() => {
  Source.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stream that the browser gave up is opened again after the last event that was heard', () => {
  const heard: string[] = [];
  const stream = lastingStream(last => `/stream?after=${last || 7}`, {
    results: event => heard.push(event.data),
    error: () => heard.push('error'),
  });
  const [first] = Source.all;
  expect(first?.address).toBe('/stream?after=7');
  first?.dispatchEvent(new MessageEvent('results', { data: 'a', lastEventId: '12' }));
  // Cut: the browser itself comes back.
  first?.fail(false);
  vi.advanceTimersByTime(60_000);
  expect(Source.all).toHaveLength(1);
  // Refused: it would not.
  first?.fail(true);
  vi.advanceTimersByTime(60_000);
  expect(Source.all.map(({ address }) => address)).toEqual(['/stream?after=7', '/stream?after=12']);
  Source.all[1]?.dispatchEvent(new MessageEvent('results', { data: 'b' }));
  expect(heard).toEqual(['a', 'error', 'error', 'b']);
  Source.all[1]?.fail(true);
  stream.close();
  vi.advanceTimersByTime(60_000);
  expect(Source.all).toHaveLength(2);
});
