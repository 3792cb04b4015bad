import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { readStream } from './stream.ts';

afterEach(() => vi.unstubAllGlobals());

test('a stream ends when the browser is offline, not after forty seconds of silence', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  const silent: typeof fetch = async (_address, init) =>
    new Response(
      new ReadableStream({
        start: controller =>
          init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
      }),
    );
  const lost = vi.fn();
  readStream({ address: '/stream', fetch: silent, clock: systemClock, hear: () => undefined, lost });
  await new Promise(done => setTimeout(done, 10));
  expect(lost).not.toHaveBeenCalled();
  browser.dispatchEvent(new Event('offline'));
  await vi.waitUntil(() => lost.mock.calls.length > 0, { timeout: 60_000 });
  expect(lost).toHaveBeenCalledOnce();
});
