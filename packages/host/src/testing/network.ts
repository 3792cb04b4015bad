import { refuse } from '@pareo/engine/model';
import type { Clock } from '../clock.ts';
import type { HostFault } from '../host.ts';
import type { Posted, Transport } from '../transport.ts';

/** Time that passes only when a test says so. */
export class FakeClock implements Clock {
  private time = Date.parse('2026-11-16T10:00:00.000Z');
  private timers: { at: number; then: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.time + milliseconds, then };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter(other => other !== timer);
    };
  }

  /** Everything that falls due meanwhile happens in its order, each after what the one before set going. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      await settled();
      const next = [...this.timers].sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.timers = this.timers.filter(timer => timer !== next);
      this.time = Math.max(this.time, next.at);
      next.then();
    }
    this.time = end;
    await settled();
  }
}

/** Promises that are under way come to rest. */
export const settled = (): Promise<void> => new Promise(done => setImmediate(done));

/** What can go wrong between a page and its journal. Each number is drawn from 0 to 1. */
export interface Weather {
  readonly next: () => number;
  readonly clock: Clock;
  /** Nothing gets through while this holds. */
  isOffline: boolean;
}

const OFFLINE: HostFault = { code: 'offline' };

/** A network that loses requests and answers, delays both, sends twice, and cuts streams. */
export const lossy =
  (weather: Weather) =>
  (transport: Transport): Transport => {
    const wait = () =>
      new Promise<void>(done => {
        weather.clock.after(Math.floor(weather.next() * 3000), done);
      });
    const asked = async <T>(ask: () => Promise<T>, lost: T): Promise<T> => {
      await wait();
      if (weather.isOffline || weather.next() < 0.2) return lost;
      const answer = await ask();
      await wait();
      return weather.isOffline || weather.next() < 0.2 ? lost : answer;
    };
    const unreached: Posted = { kind: 'unreached' };
    return {
      ...transport,
      opened: () => asked(transport.opened, refuse(OFFLINE)),
      after: seq => asked(() => transport.after(seq), refuse(OFFLINE)),
      post: request =>
        asked(async () => {
          const answer = await transport.post(request);
          // The same request arrives a second time.
          return weather.next() < 0.2 ? transport.post(request) : answer;
        }, unreached),
      stream: (after, hear, lost) => {
        let stop: (() => void) | undefined;
        let isOver = false;
        const cut = () => {
          if (isOver) return;
          isOver = true;
          stop?.();
          lost();
        };
        weather.clock.after(Math.floor(weather.next() * 2000), () => {
          if (isOver) return;
          if (weather.isOffline || weather.next() < 0.2) {
            cut();
            return;
          }
          stop = transport.stream(
            after,
            event =>
              weather.clock.after(Math.floor(weather.next() * 1500), () => {
                if (isOver) return;
                if (weather.isOffline || weather.next() < 0.05) cut();
                else hear(event);
              }),
            cut,
          );
        });
        return () => {
          isOver = true;
          stop?.();
        };
      },
    };
  };
